// What the server's analysis says: the moments that decided the game, the chances not taken.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Frame } from '../core/replay';
import { TEAMS, type Team } from '../core/shapes';
import { analysis } from '../net/api';
import { placeNamed, t } from '../i18n';
import { boatName } from '../sound/announce';

interface DecisiveMoment {
  turn: number;
  kind: 'hit' | 'found' | 'lost' | 'end';
  boat?: Team;
  damage?: number;
  cause?: string;
  before?: number;
  after?: number;
}
interface Missed {
  turn: number;
  team: Team;
  do: string;
  at: string;
  direct: number;
  indirect: number;
}
interface Analysis {
  moments: DecisiveMoment[];
  missed: Missed[];
}

const TRIES = 10, AGAIN_MS = 2000;

function useAnalysis(id: string): Analysis | null {
  const [found, setFound] = useState<Analysis | null>(null);
  useEffect(() => {
    let live = true;
    const load = (tries: number): void => {
      analysis(id).then((a) => live && setFound(a as Analysis), () => {
        if (live && tries) setTimeout(() => load(tries - 1), AGAIN_MS);
      });
    };
    load(TRIES);
    return () => {
      live = false;
    };
  }, [id]);
  return found;
}

const POINTS = new Set(['course', 'surface', 'silence']);

// The frame in which a point of the analysis begins: courses, surfacings and silences are points.
export function frameOfTurn(frames: Frame[], turn: number): number {
  let seen = -1;
  for (const [i, f] of frames.entries()) {
    if (f.events.some((e) => POINTS.has(e.event))) seen++;
    if (seen === turn) return i;
  }
  return frames.length - 1;
}

// The frame of a moment: of a hit, where the damage is announced.
export function frameOfMoment(frames: Frame[], m: DecisiveMoment): number {
  const from = frameOfTurn(frames, m.turn);
  if (m.kind !== 'hit') return from;
  const hit = frames.findIndex((f, i) => i >= from &&
    f.events.some((e) => e.event === 'damage' && e.team === m.boat));
  return hit < 0 ? from : hit;
}

function bestMissed(missed: Missed[], team: Team): Missed | undefined {
  const chance = (m: Missed) => m.direct * 2 + m.indirect;
  return missed.filter((m) => m.team === team).sort((a, b) => chance(b) - chance(a))[0];
}

interface Props {
  id: string;
  frames: Frame[];
  boats: [string, string];
  onAt: (at: number) => void;
}

export function Verdict({ id, frames, boats, onAt }: Props): JSX.Element {
  const found = useAnalysis(id);
  const missed = TEAMS.map((team) => bestMissed(found?.missed ?? [], team)).filter((m) => !!m);
  return (
    <section class={`panel stack verdict-panel ${found ? 'found' : ''}`}
      aria-label={t('verdict')}>
      <h2>{t('verdict')}</h2>
      {!found && <p class="muted">{t('loading')}</p>}
      <ol tabIndex={0} aria-label={t('verdict')}>
        {found?.moments.map((m, i) => (
          <li key={i}><button type="button" class={`moment ${m.boat ?? ''}`}
            onClick={() => onAt(frameOfMoment(frames, m))}>
            {t(`verdict-${m.kind}`, { boat: boatName(boats, m.boat), damage: m.damage ?? 0,
              before: m.before ?? 0, after: m.after ?? 0,
              cause: m.cause ?? '' })}</button></li>
        ))}
        {missed.map((m) => (
          <li key={m.team}><button type="button" class={`moment ${m.team}`}
            onClick={() => onAt(frameOfTurn(frames, m.turn))}>
            {t('verdict-missed', { boat: boatName(boats, m.team), space: placeNamed(m.at),
              percent: Math.round((m.direct + m.indirect) * 100) })}</button></li>
        ))}
      </ol>
    </section>
  );
}
