// The debrief: both boats on one chart, the moments that decided it, step by step.

import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { moments, type Frame } from '../core/replay';
import { hosted } from '../core/place';
import { go } from '../core/route-to';
import { saveFile } from '../core/save-file';
import { shareLink } from '../core/share';
import { useSignal } from '../core/signal';
import type { Team } from '../core/shapes';
import { record, type Replay } from '../net/api';
import { state } from '../net/client';
import { t, words } from '../i18n';
import { TableBanner } from '../lobby/again';
import { winnerOf } from '../people/past';
import { Button } from '../ui/basic';
import { DebriefChart } from './debrief-chart';
import { Player } from './player';
import { Curve } from './curve';
import { Moments } from './moments';
import { SendGame } from './send';
import type { Analysis } from './analysis';
import { Learn } from './learn';
import { useOpened } from './opened';
import { heatAt, type Beliefs, type Shot } from './played';
import { TakeOver } from './take-over';
import { Later } from '../ui/later';
import { Decisive } from './decisive';
export { expect } from './opened';
import '../styles/chart.css';
import '../styles/stations.css';
import '../styles/debrief.css';

export function Debrief({ id }: { id: string }): JSX.Element {
  const { game, found, failed, list, bytes, beliefs } = useOpened(id);
  const [at, setAt] = useState(Infinity);
  const told = useSignal(words);
  // The rest of the client goes on around it: the boards are drawn again for their own sake only.
  const boards = useMemo(() => game && list && bytes &&
    <Boards game={game} found={found} list={list} bytes={bytes} beliefs={beliefs}
      at={Math.min(at, list.length - 1)} onAt={setAt} />, [game, found, list, beliefs, at, told]);
  const lookAt = (step: number) => {
    setAt(step);
    document.querySelector('.debrief-chart .chart-box')?.scrollIntoView({ block: 'nearest' });
  };
  if (failed) return <main class="loading stack"><h1>{t('replay-missing')}</h1>
    <Button onClick={() => go('/')}>{t('to-home')}</Button></main>;
  if (!game) return <p class="loading">{t('loading')}</p>;
  return (
    <main class="debrief">
      <TableBanner id={game.id} />
      <Head game={game} />
      <Learn game={game} found={found} onStep={lookAt} />
      {boards ?? <p class="loading">{t('loading')}</p>}
    </main>
  );
}

// Until it is worked out the curve keeps its place.
const NOT_YET = { blue: [], yellow: [] };

interface BoardsProps {
  game: Replay;
  found: Analysis | null;
  list: Frame[];
  bytes: Uint8Array;
  beliefs: Beliefs | null;
  at: number;
  onAt: (at: number) => void;
}

// The chart first, the rest in its turn.
function Boards({ game, found, list, bytes, beliefs, at, onAt }: BoardsProps): JSX.Element {
  const marks = useMemo(() => moments(list), [list]);
  const [heat, setHeat] = useState<Team | 'none'>('none');
  const shown = useMemo(() => (heat === 'none' || !beliefs ? null : heatAt(beliefs, heat, at)),
    [beliefs, heat, at]);
  return (
    <div class="debrief-grid">
      <DebriefChart game={game} list={list} at={at} heat={shown} which={heat} onWhich={setHeat} />
      <div class="stack">
        <Later>
          <Player count={list.length} marks={marks} at={at} onAt={onAt} frames={list}
            boats={game.boats}>
            <TakeOver game={game} bytes={bytes} at={at} over={list[at]!.view.phase === 'over'} />
          </Player>
        </Later>
        <Later><Curve places={beliefs?.places ?? NOT_YET} at={at} onAt={onAt}
          boats={game.boats} /></Later>
        <Later><Decisive found={found} boats={game.boats} onAt={onAt} /></Later>
        <Later><Moments marks={marks} at={at} onAt={onAt} boats={game.boats}
          shots={beliefs?.shots ?? NO_SHOTS} /></Later>
      </div>
    </div>
  );
}

const NO_SHOTS: Shot[] = [];

// A game that is only here is handed in first, where there is a host.
function Share({ game }: { game: Replay }): JSX.Element | null {
  if (game.here) return hosted ? <SendGame id={game.id} /> : null;
  return <Button size="small" icon="copy" onClick={() => void shareLink(location.href)}>
    {t('share-link')}</Button>;
}

const download = async (id: string): Promise<void> =>
  saveFile(`${id}.fathom`, await record(id));

// The way back leads to the table that one still sits at.
function Head({ game }: { game: Replay }): JSX.Element {
  const { room } = useSignal(state);
  return (
    <header class="row between debrief-head">
      <Button kind="quiet" icon="back" label={t(room ? 'back' : 'to-home')}
        onClick={() => go(room ? `/r/${room.code}` : '/')} />
      <div class="grow">
        <h1>{t('debrief-title', { blue: game.boats[0], yellow: game.boats[1] })}</h1>
        <p class="muted">{winnerOf(game)} · {t(`mode-${game.mode}`)} · {t(`map-${game.map}`)} ·
          {' '}{t(`preset-${game.options.preset}`)}</p>
      </div>
      <div class="row debrief-tools">
        <Share game={game} />
        <Button size="small" icon="down" onClick={() => void download(game.id)}>
          {t('download')}</Button>
      </div>
    </header>
  );
}
