// Announcements: what an event sounds like in words. Empty for events that are not announced.

import { TEAMS, type GameEvent, type Team } from '../core/shapes';
import { other } from '../core/view';
import { columnLetter, placeNamed, t } from '../i18n';

type Boats = [string, string];

export const boatName = (boats: Boats, team: Team | undefined): string =>
  team === undefined ? '' : boats[team === 'blue' ? 0 : 1];

const PLAIN = new Set(['course', 'torpedo', 'mine', 'trigger', 'sonar', 'silence', 'failed',
  'surface', 'dive', 'archer', 'system_repaired', 'draw_offered', 'ready', 'secured',
  'rejected', 'traced', 'damage', 'cancelled']);

export function announce(e: GameEvent, boats: Boats): string {
  const boat = boatName(boats, e.team);
  if (PLAIN.has(e.event)) return t(`say-${e.event}`, { boat, ...facts(e) });
  switch (e.event) {
    case 'blast': return blast(e, boats);
    case 'drone': return t(`say-drone-${e.answer}`, { boat, sector: e.sector ?? 0 });
    case 'answer': return answer(e, boat);
    case 'volcano': return t(`say-volcano-${e.kind}`, { boat });
    case 'stop': return e.system ? t('say-stop-for', { boat, system: e.system })
      : t('say-stop', { boat });
    case 'resume': return t('say-resume');
    case 'begin': return t('say-begin');
    case 'end': return ending(e, boats);
    default: return '';
  }
}

// What the catalogue needs to choose its words: facts and codes, never other words.
function facts(e: GameEvent): Record<string, string | number> {
  return {
    dir: e.dir ?? '', system: e.system ?? e.gauge ?? '', cause: e.cause ?? '',
    space: e.at ? placeNamed(e.at) : '', sector: e.sector ?? 0, section: e.section ?? 0,
    amount: e.amount ?? 0, hull: e.hull ?? 0,
  };
}

function blast(e: GameEvent, boats: Boats): string {
  const parts = TEAMS.map((team) =>
    t(`say-blast-${e.result?.[team] ?? 'clear'}`, { boat: boatName(boats, team) }));
  return [t('say-blast', { space: placeNamed(e.at!) }), ...parts].join(' ');
}

function answer(e: GameEvent, boat: string): string {
  const said = (['row', 'column', 'sector'] as const).filter((kind) => e[kind]).join('-');
  const column = e.column ? columnLetter(e.column.charCodeAt(0) - 65) : '';
  return t(`say-answer-${said}`, { boat, row: e.row ?? 0, column, sector: e.sector ?? 0 });
}

function ending(e: GameEvent, boats: Boats): string {
  if (e.winner === 'draw') return t('say-draw');
  const winner = e.winner as Team;
  return t(`say-end-${e.reason}`,
    { boat: boatName(boats, winner), loser: boatName(boats, other(winner)) });
}
