// Whoever plays by keyboard or by ear never loses his place. When the thing that has the focus is
// taken away (a duty is done, a screen changes), the focus goes to what came in its place, or back
// to where it was before.

// Not the chart: on it the arrows walk from space to space, everywhere else they steer.
const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"]';
const REMEMBERED = 8;

let been: Element[] = []; // newest first
let around: Node[] = []; // what the focused thing lay in, from the inside out
let byPointer = false;

const shown = (e: Element): boolean => e.isConnected && e.checkVisibility();
const usable = (e: Element): boolean =>
  shown(e) && !e.matches(':disabled, [aria-disabled="true"]');

function firstIn(node: Node): Element | undefined {
  if (!(node instanceof Element)) return undefined;
  const screen = node.matches('main') ? node : node.querySelector('main');
  if (screen) return screen;
  return [node, ...node.querySelectorAll(CONTROLS)].find((e) => e.matches(CONTROLS) && usable(e));
}

// Of all that was added, the first control of what lies nearest to the place that is gone.
function successor(records: MutationRecord[]): Element | undefined {
  return records.filter((r) => around.includes(r.target))
    .sort((a, b) => around.indexOf(a.target) - around.indexOf(b.target))
    .flatMap((r) => [...r.addedNodes].map(firstIn))
    .find((e) => e);
}

// A new screen begins at its top, which may lie above its main part.
function give(e: Element): void {
  const screen = e.matches('main');
  if (screen) e.setAttribute('tabindex', '-1');
  (e as HTMLElement).focus({ preventScroll: byPointer || screen });
}

function mend(records: MutationRecord[]): void {
  const last = been[0], now = document.activeElement;
  if (!last || shown(last) || (now !== document.body && now !== last)) return;
  const next = successor(records) ?? been.find((e) => e.matches(CONTROLS) && usable(e)) ??
    around.map((node) => (node.isConnected ? firstIn(node) : undefined)).find((e) => e);
  if (next) give(next);
}

export function keepFocus(root: Element): void {
  document.addEventListener('focusin', ({ target }) => {
    been = [target as Element, ...been.filter((e) => e !== target && e.isConnected)]
      .slice(0, REMEMBERED);
    around = [];
    for (let node = (target as Node).parentNode; node; node = node.parentNode) around.push(node);
  });
  addEventListener('pointerdown', () => { byPointer = true; }, true);
  addEventListener('keydown', () => { byPointer = false; }, true);
  new MutationObserver(mend).observe(root, { childList: true, subtree: true });
}
