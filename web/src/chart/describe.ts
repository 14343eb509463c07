// A space in words, for those who hear the chart.

import { isHole, isIce, isIsland, repairOf, signAt, type Chart } from '../core/chart';
import { sectorOf } from '../core/sector';
import type { Space } from '../core/space';
import { language, place, t } from '../i18n';

// Words change only with the chart and the language; a chart has up to 225 of them.
const known = new Map<string, string>();
let knownFor = '';

export function describe(chart: Chart, at: Space): string {
  const key = `${language.get()} ${chart.side}`;
  if (key !== knownFor) {
    known.clear();
    knownFor = key;
  }
  const sign = `${at} ${signAt(chart, at)}`;
  let words = known.get(sign);
  if (words === undefined) {
    const sector = t('sector-number', { number: sectorOf(at, chart.side) });
    words = [place(at), ground(chart, at), sector].join(', ');
    known.set(sign, words);
  }
  return words;
}

function ground(chart: Chart, at: Space): string {
  const system = repairOf(chart, at);
  if (system) return t('space-repair', { system });
  if (signAt(chart, at) === 'V') return t('space-volcano');
  if (signAt(chart, at) === 'M') return t('space-archer');
  if (isIsland(chart, at)) return t('space-island');
  if (isHole(chart, at)) return t('space-hole');
  return isIce(chart, at) ? t('space-ice') : t('space-sea');
}
