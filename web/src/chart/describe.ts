// A space in words, for those who hear the chart.

import { isHole, isIce, isIsland, repairOf, signAt, type Chart } from '../core/chart';
import { sectorOf, type Space } from '../core/space';
import { place, t } from '../i18n';

export function describe(chart: Chart, at: Space): string {
  const parts = [place(at), ground(chart, at)];
  parts.push(t('sector-number', { number: sectorOf(at, chart.side) }));
  return parts.join(', ');
}

function ground(chart: Chart, at: Space): string {
  const system = repairOf(chart, at);
  if (system) return t('space-repair', { system: t(`system-${system}`) });
  if (signAt(chart, at) === 'V') return t('space-volcano');
  if (signAt(chart, at) === 'M') return t('space-archer');
  if (isIsland(chart, at)) return t('space-island');
  if (isHole(chart, at)) return t('space-hole');
  return isIce(chart, at) ? t('space-ice') : t('space-sea');
}
