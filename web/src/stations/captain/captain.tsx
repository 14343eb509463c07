// The Captain: the chart with his own boat, the course, and everything that he may activate.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { AnswerWords } from '../../chart/answer-layer';
import { awaited, whyNot } from '../../core/orders';
import { useSignal } from '../../core/signal';
import { stage } from '../../core/stage';
import type { Dir, Order } from '../../core/shapes';
import { t } from '../../i18n';
import { useKeys } from '../../ui/keys';
import { useGame, type Game } from '../game';
import { AnswerForm } from './answer-form';
import { CaptainChart } from './captain-chart';
import { Compass } from './compass';
import { Crew } from './crew';
import { Placing } from './placing';
import { Quick, quickDuty } from './quick';
import { SystemButtons } from './system-buttons';
import { TargetBar } from './target-bar';
import { TurnBar } from './turn-bar';
import { VolcanoChoice } from './volcano-choice';
import { aimNow, NOTHING, targets, type Aim } from './aim';
import { useSwipe } from './swipe';

export function Captain(): JSX.Element {
  const game = useGame();
  const [taken, setAim] = useState<Aim>(NOTHING);
  const { run } = useSignal(stage);
  const aim = run ? NOTHING : aimNow(game, taken);
  const steer = (dir: Dir) => sail(game, dir);
  useKeys({
    ArrowUp: () => steer('N'), ArrowRight: () => steer('E'),
    ArrowDown: () => steer('S'), ArrowLeft: () => steer('W'),
  }, aim.tool === null && !run);
  useEffect(() => dropStaleAim(game, taken, setAim), [game.view]);
  const swipe = useSwipe(steer, aim.tool === null && game.view.phase === 'playing');
  return (
    <section class="station captain" aria-label={t('role-captain')}>
      <div class="chart-box" {...swipe}>
        <CaptainChart aim={aim} onAim={setAim} />
        <AnswerWords events={game.events} team={game.team} boats={game.room.boats} />
      </div>
      {run ? <Running /> : <Controls aim={aim} setAim={setAim} steer={steer} />}
    </section>
  );
}

// While a torpedo runs there is nothing to do but to watch, or to touch the screen and go on.
function Running(): JSX.Element {
  return <div class="controls target"><p class="aim-text">{t('torpedo-runs')}</p></div>;
}

interface ControlsProps {
  aim: Aim;
  setAim: (aim: Aim) => void;
  steer: (dir: Dir) => void;
}

function Controls({ aim, setAim, steer }: ControlsProps): JSX.Element {
  const game = useGame();
  const { view, team } = game;
  const quick = quickDuty(game);
  if (view.phase === 'over') return <></>;
  if (view.phase === 'placing') return <Placing aim={aim} onAim={setAim} />;
  if (awaited(view, team, 'answer')) return <AnswerForm />;
  if (awaited(view, team, 'volcano')) return <VolcanoChoice />;
  if (aim.tool) return <TargetBar aim={aim} onAim={setAim} />;
  return (
    <div class={`controls ${quick ? 'has-quick' : ''}`}>
      <Crew />
      <TurnBar />
      <Quick />
      <div class="helm">
        <Compass steer={steer} />
        <SystemButtons onAim={setAim} />
      </div>
    </div>
  );
}

function sail(game: Game, dir: Dir): void {
  const order: Order = { do: 'course', dir }, why = whyNot(game.view, order);
  if (why) game.explain(why);
  else game.order(order);
}

// An aim whose target is no longer legal (the turn ended, the game stopped) is put away.
function dropStaleAim(game: Game, aim: Aim, setAim: (aim: Aim) => void): void {
  if (!aim.tool || game.view.phase === 'placing') return;
  if (targets(game.view, game.roles, aim.tool).size === 0) setAim(NOTHING);
}
