// A player who does the next thing that his screen offers. Runs inside the page, through its
// buttons alone, and gives the name of what it did or null. He steers into the open: where most
// free water can be reached, and along its edge, so that he is rarely caught in his own route.

export const act = (page, wish) => page.evaluate(step, wish ?? null);

function step(wish) {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const press = (selector, pick = (list) => list[0]) => {
    const found = pick(all(selector));
    found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return found ? selector : null;
  };

  const answer = () => {
    const selects = all('.controls.answer select');
    const next = (select) => {
      select.selectedIndex = 1 + (select.selectedIndex % (select.options.length - 1));
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    if (selects[1].value !== '' && document.querySelector('.judged.good')) {
      return press('.controls.answer .main');
    }
    next(selects[document.querySelector('.answer-row.true') ? 1 : 0]);
    return 'answering';
  };

  const cells = new Map(all('.captain .chart .cell').map((c) => [Number(c.dataset.at), c]));
  const label = (at) => cells.get(at)?.getAttribute('aria-label') ?? 'island';
  const here = [...cells.keys()].find((at) => label(at).includes('your submarine'));
  const free = (at) => !/island|volcano|your/.test(label(at));
  const STEP = { N: -16, E: 1, S: 16, W: -1 };
  const around = (at) => Object.values(STEP).map((by) => at + by).filter(free);
  const water = (from) => {
    const seen = new Set([from]);
    for (const at of seen) for (const to of around(at)) seen.add(to);
    return seen.size;
  };
  const openness = (course) => {
    const to = here + STEP[course.classList[1]];
    return water(to) * 10 - around(to).length;
  };
  const best = (list) => list.sort((a, b) => openness(b) - openness(a))[0];
  const far = (list) => {
    const off = (c) => Math.max(Math.abs((c.dataset.at & 15) - (here & 15)),
      Math.abs((c.dataset.at >> 4) - (here >> 4)));
    return list.sort((a, b) => off(b) - off(a))[0];
  };

  const aim = () => {
    const bar = document.querySelector('.target');
    if (bar.querySelector('.sector-pad')) {
      if (!bar.querySelector('[aria-pressed="true"]')) return press('.sector-pad .button');
    } else if (bar.querySelector('.button[aria-disabled="true"]')) {
      return press('.captain .chart .cell.can', far);
    }
    return press('.target .row .button');
  };
  const wanted = wish?.system ? `.system-button.${wish.system}` : '.system-button';
  const ready = `${wanted}.ready:not([aria-disabled])`;
  const spared = (wish?.spare ?? []).map((kind) => `:not(.${kind})`).join('');
  const duty = () => (wish?.mark && press(`.quick [data-system="${wish.mark}"]:not([disabled])`)) ||
    press(`.quick .quick-button[data-symbol]:not([disabled]):not(.damage)${spared}`) ||
    press('.quick .quick-button:not([disabled]):not(.damage)') ||
    press('.quick .quick-button:not([disabled])') || press('.quick .main');
  const surface = () => wish?.surface && press('.turn-bar .orders .button:not([aria-disabled])');
  const course = () => (wish?.dir && press(`.compass .${wish.dir}:not([aria-disabled])`)) ||
    press('.compass .course:not([aria-disabled])', best);
  if (document.querySelector('.controls.answer')) return answer();
  if (document.querySelector('dialog')) return press('dialog .main');
  if (document.querySelector('.target .sector-pad, .target .aim-text')) {
    if (all('.target .button').length) return aim() ?? press('.target .button');
    return null;
  }
  return press('.confirming .main') || duty() || surface() || press(ready) || course() ||
    press('.turn-bar .button.main') || press('.turn-bar .button.warn');
}
