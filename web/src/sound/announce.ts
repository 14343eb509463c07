// Announcements: what an event sounds like in words. Empty for events that are not announced.

import type { GameEvent } from '../core/events';
import { other, type Team } from '../core/types';
import { columnLetter, placeNamed, t } from '../i18n';

type Boats = [string, string];

export const boatName = (boats: Boats, team: Team | undefined): string =>
  team === undefined ? '' : boats[team === 'blue' ? 0 : 1];

const PLAIN = new Set(['course', 'torpedo', 'mine', 'trigger', 'sonar', 'silence', 'failed',
  'surface', 'dive', 'archer', 'system_repaired', 'draw_offered', 'ready', 'secured',
  'rejected', 'traced']);

export function announce(e: GameEvent, boats: Boats): string {
  const boat = boatName(boats, e.team);
  const space = e.at ? placeNamed(e.at) : '';
  if (PLAIN.has(e.event)) return t(`say-${e.event}`, { boat, space, ...words(e) });
  switch (e.event) {
    case 'damage': return t('say-damage', { boat, amount: e.amount ?? 0, hull: e.hull ?? 0,
      cause: t(`cause-${e.cause}`) });
    case 'blast': return blast(e, boats);
    case 'drone': return t(`say-drone-${e.answer}`, { boat, sector: e.sector ?? 0 });
    case 'answer': return t('say-answer', { boat, statements: statements(e) });
    case 'volcano': return t(`say-volcano-${e.kind}`, { boat });
    case 'stop': return t('say-stop');
    case 'resume': return t('say-resume');
    case 'begin': return t('say-begin');
    case 'end': return ending(e, boats);
    default: return '';
  }
}

function words(e: GameEvent): Record<string, string | number> {
  const system = e.system ?? e.gauge;
  return {
    dir: e.dir ? t(`dir-${e.dir}`) : '', sector: e.sector ?? 0, section: e.section ?? 0,
    system: system ? t(`system-${system}`) : '',
  };
}

function blast(e: GameEvent, boats: Boats): string {
  const parts = (['blue', 'yellow'] as Team[]).map((team) =>
    t(`say-blast-${e.result?.[team] ?? 'clear'}`, { boat: boatName(boats, team) }));
  return t('say-blast', { space: placeNamed(e.at!), results: parts.join(' ') });
}

export function statements(e: GameEvent): string {
  const parts: string[] = [];
  if (e.row) parts.push(t('state-row', { row: e.row }));
  if (e.column) parts.push(t('state-column',
    { column: columnLetter(e.column.charCodeAt(0) - 65) }));
  if (e.sector) parts.push(t('state-sector', { sector: e.sector }));
  return parts.join(', ');
}

function ending(e: GameEvent, boats: Boats): string {
  if (e.winner === 'draw') return t('say-draw');
  const winner = e.winner as Team;
  return t(`say-end-${e.reason}`,
    { boat: boatName(boats, winner), loser: boatName(boats, other(winner)) });
}
