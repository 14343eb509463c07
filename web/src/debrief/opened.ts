// A game that is opened, as it comes: what its server says of it, what is played again from its
// record, and the analysis. All of them are asked for at once.

import { useEffect, useState } from 'preact/hooks';
import { analysis, record, replay, type Replay } from '../net/api';
import { analysed, type Analysis } from './analysis';
import { playAgain, type Played } from './played';

interface Questions {
  id: string;
  game: Promise<Replay>;
  record: Promise<Uint8Array>;
  analysis: Promise<Analysis>;
}

let early: Questions | null = null;

const questions = (id: string): Questions =>
  ({ id, game: replay(id), record: record(id), analysis: analysis<Analysis>(id) });

// Asks before there is a screen to show the answers.
export function expect(id: string): void {
  early = questions(id);
  for (const answer of [early.game, early.record, early.analysis]) answer.catch(() => undefined);
}

function asked(id: string): Questions {
  const known = early?.id === id ? early : null;
  early = null;
  return known ?? questions(id);
}

interface Opened extends Played {
  game: Replay | null;
  found: Analysis | null;
}

const NOTHING: Opened =
  { game: null, found: null, list: null, bytes: null, beliefs: null, failed: false };

export function useOpened(id: string): Opened {
  const [opened, setOpened] = useState(NOTHING);
  useEffect(() => {
    let live = true;
    const tell = (part: Partial<Opened>) => live && setOpened((old) => ({ ...old, ...part }));
    setOpened(NOTHING);
    const { game, record: bytes, analysis: first } = asked(id);
    game.then((g) => tell({ game: g }), () => tell({ failed: true }));
    analysed(id, first, () => live).then((found) => tell({ found }), () => undefined);
    const stop = playAgain(bytes, tell);
    return () => {
      live = false;
      stop();
    };
  }, [id]);
  return opened;
}
