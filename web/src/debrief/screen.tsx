// The debrief: both boats on one chart, the moments that decided it, step by step.

import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { frames, moments, type Frame } from '../core/replay';
import { hosted } from '../core/place';
import { go } from '../core/route-to';
import { saveFile } from '../core/save-file';
import { shareLink } from '../core/share';
import { useSignal } from '../core/signal';
import type { Team } from '../core/shapes';
import { record, replay, type Replay } from '../net/api';
import { state } from '../net/client';
import { t } from '../i18n';
import { TableBanner } from '../lobby/again';
import { Button } from '../ui/basic';
import { DebriefChart } from './debrief-chart';
import { Player } from './player';
import { Curve } from './curve';
import { Moments } from './moments';
import { SendGame } from './send';
import { useAnalysis } from './analysis';
import { useBeliefs } from './beliefs';
import { Learn } from './learn';
import { TakeOver } from './take-over';
import { useDrawn } from '../ui/drawn';
import { Decisive } from './decisive';
import '../styles/chart.css';
import '../styles/stations.css';
import '../styles/debrief.css';

export function Debrief({ id }: { id: string }): JSX.Element {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all([replay(id), record(id)])
      .then(async ([game, bytes]) => setLoaded({ game, bytes, list: await frames(bytes) }))
      .catch(() => setFailed(true));
  }, [id]);
  if (failed) return <main class="loading stack"><h1>{t('replay-missing')}</h1>
    <Button onClick={() => go('/')}>{t('to-home')}</Button></main>;
  if (!loaded) return <p class="loading">{t('loading')}</p>;
  return <Loaded {...loaded} />;
}

// Until it is worked out the curve keeps its place.
const NOT_YET = { blue: [], yellow: [] };

interface LoadedGame {
  game: Replay;
  bytes: Uint8Array;
  list: Frame[];
}

function Loaded({ game, bytes, list }: LoadedGame): JSX.Element {
  const marks = useMemo(() => moments(list), [list]);
  const [at, setAt] = useState(list.length - 1);
  const [heat, setHeat] = useState<Team | 'none'>('none');
  const beliefs = useBeliefs(game, list), found = useAnalysis(game.id);
  const drawn = useDrawn();
  const shown = heat === 'none' ? null : beliefs?.heat[heat][at] ?? null;
  const lookAt = (step: number) => {
    setAt(Math.min(step, list.length - 1));
    document.querySelector('.debrief-chart .chart-box')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <main class="debrief">
      <TableBanner id={game.id} />
      <Head game={game} />
      <Learn game={game} found={found} onStep={lookAt} />
      <div class="debrief-grid">
        <DebriefChart game={game} list={list} at={at} heat={shown} which={heat} onWhich={setHeat} />
        <div class="stack">
          <Player count={list.length} marks={marks} at={at} onAt={setAt} frames={list}
            boats={game.boats}>
            <TakeOver game={game} bytes={bytes} at={at} over={list[at]!.view.phase === 'over'} />
          </Player>
          {drawn && <>
            <Curve places={beliefs?.places ?? NOT_YET} at={at} onAt={setAt} boats={game.boats} />
            <Decisive found={found} frames={list} boats={game.boats} onAt={setAt} />
            <Moments marks={marks} at={at} onAt={setAt} boats={game.boats}
              shots={beliefs?.shots ?? []} />
          </>}
        </div>
      </div>
    </main>
  );
}

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
  const winner = game.winner === 'draw' ? t('draw')
    : t('won-by', { boat: game.boats[game.winner === 'blue' ? 0 : 1] });
  return (
    <header class="row between debrief-head">
      <Button kind="quiet" icon="back" label={t(room ? 'back' : 'to-home')}
        onClick={() => go(room ? `/r/${room.code}` : '/')} />
      <div class="grow">
        <h1>{t('debrief-title', { blue: game.boats[0], yellow: game.boats[1] })}</h1>
        <p class="muted">{winner} · {t(`mode-${game.mode}`)} · {t(`map-${game.map}`)} ·
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
