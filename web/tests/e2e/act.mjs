// A player who does the next thing that his screen offers. Runs inside the page, through its
// buttons alone, and gives the name of what it did or null.

export const act = (page, wish) => page.evaluate(step, wish ?? null);

function step(wish) {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const press = (selector, pick = (list) => list[0]) => {
    const found = pick(all(selector));
    found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return found ? selector : null;
  };
  const any = (list) => list[Math.floor(Math.random() * list.length)];

  const answer = () => {
    const selects = all('.controls.answer select');
    const set = (select, value) => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    if (selects[1].value !== '' && document.querySelector('.verdict.good')) {
      return press('.controls.answer .main');
    }
    if (!document.querySelector('.answer-row.true')) {
      set(selects[0], String(1 + (Number(selects[0].value) % (selects[0].options.length - 1))));
    } else set(selects[1], String((Number(selects[1].value || 0) + 1) %
      (selects[1].options.length - 1)));
    return 'answering';
  };
  const aim = () => {
    const bar = document.querySelector('.target');
    if (bar.querySelector('.sector-pad')) {
      if (!bar.querySelector('[aria-pressed="true"]')) return press('.sector-pad .button', any);
    } else if (bar.querySelector('.button[aria-disabled="true"]')) {
      return press('.chart .cell.can', (list) => list.at(-1));
    }
    return press('.target .row .button');
  };
  const wanted = wish?.system ? `.system-button.${wish.system}` : '.system-button';
  const ready = `${wanted}.ready:not([aria-disabled])`;
  const spared = (wish?.spare ?? []).map((kind) => `:not(.${kind})`).join('');
  const duty = () => (wish?.mark && press(`.quick [data-system="${wish.mark}"]:not([disabled])`)) ||
    press(`.quick .quick-button[data-symbol]:not([disabled]):not(.damage)${spared}`, any) ||
    press('.quick .quick-button:not([disabled]):not(.damage)', any) ||
    press('.quick .quick-button:not([disabled])') || press('.quick .main');
  const surface = () => wish?.surface && press('.turn-bar .orders .button:not([aria-disabled])');
  if (document.querySelector('.controls.answer')) return answer();
  if (document.querySelector('dialog')) return press('dialog .main');
  if (document.querySelector('.target .sector-pad, .target .aim-text')) {
    if (all('.target .button').length) return aim() ?? press('.target .button');
    return null;
  }
  return press('.confirming .main') || duty() || surface() || press(ready, any) ||
    press('.compass .course:not([aria-disabled])', any) ||
    press('.turn-bar .button.main') || press('.turn-bar .button.warn');
}
