// Surfaced, real-time: the crew traces the hull, section by section, signs, and dives again.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { confirmLeft } from '../core/clock';
import { hull } from '../core/hull';
import { awaited } from '../core/orders';
import { nameOf } from '../core/state';
import type { Point } from '../core/view';
import { t } from '../i18n';
import { surfaced, useGame, type Game } from '../stations/game';
import { Button } from '../ui/basic';
import { Countdown } from '../ui/countdown';
import { HullDrawing } from './hull-drawing';
import { Stroke } from './stroke';
import { KeyTrace } from './key-trace';

export const tracingNow = (game: Game): boolean => surfaced(game) &&
  !(game.roles.includes('captain') && awaited(game.view, game.team, 'answer'));

// The players (p1..p4) that this person is.
function ownPlayers({ room, team }: Game): string[] {
  return room.seats.filter((s) => s.member === room.you.member && s.seat.startsWith(team))
    .map((s) => s.player);
}

export function Tracing(): JSX.Element {
  const game = useGame();
  const { boat } = game;
  return (
    <section class="station tracing" aria-label={t('tracing-title')}>
      <h2>{t('tracing-title')}</h2>
      <HullDrawing hull={hull()} strokes={boat.sheet} traced={boat.traced}
        label={t('tracing-done', { count: boat.traced.length })} />
      <Now />
    </section>
  );
}

function Now(): JSX.Element {
  const game = useGame();
  const { boat, roles } = game;
  if (boat.depth === 'confirming') return <Awaiting />;
  if (boat.depth === 'secured') {
    return roles.includes('captain')
      ? <Button kind="main" wide icon="dive" onClick={() => game.order({ do: 'dive' })}>
        {t('dive')}</Button>
      : <p class="panel">{t('tracing-secured')}</p>;
  }
  const mine = ownPlayers(game).some((p) => boat.signers?.includes(p));
  if (mine) return <Trace />;
  return (
    <div class="panel stack" role="status">
      <p class="now">{waiting(game)}</p>
      <p class="muted">{t('tracing-rest')}</p>
    </div>
  );
}

function Awaiting(): JSX.Element {
  const { clock } = useGame();
  return <p class="panel">{t('tracing-confirming')} <Countdown left={(now) =>
    confirmLeft(clock, now)} /></p>;
}

function waiting(game: Game): string {
  const names = game.room.seats
    .filter((s) => s.seat.startsWith(game.team) && game.boat.signers?.includes(s.player))
    .map((s) => (s.member === null ? t('a-bot') : nameOf(game.room, s.member)));
  return t('tracing-waiting', { names: [...new Set(names)].join(', ') });
}

const initialsOf = (name: string): string =>
  name.split(/\s+/).map((w) => w[0] ?? '').join('').slice(0, 3).toUpperCase();

function Trace(): JSX.Element {
  const game = useGame();
  const left = hull().filter((s) => !game.boat.traced.includes(s.section));
  const [byKeys, setByKeys] = useState(false);
  const [initials, setInitials] = useState(initialsOf(nameOf(game.room, game.room.you.member)));
  const section = left[0];
  if (!section) return <Awaiting />;
  const send = (stroke: Point[]) => game.order({
    do: 'trace', section: section.section, initials: initials || '?', stroke,
  });
  return (
    <div class="stack trace-box">
      <p class="now mine">{t('tracing-your-turn', { section: section.section })}</p>
      {byKeys ? <KeyTrace key={section.section} section={section} onDone={send} />
        : <Stroke key={section.section} section={section} onDone={send} />}
      <div class="row">
        <label class="field initials">{t('initials')}
          <input value={initials} maxLength={3}
            onInput={(e) => setInitials(e.currentTarget.value)} /></label>
        <Button size="small" pressed={byKeys} onClick={() => setByKeys(!byKeys)}>
          {t('trace-by-keys')}</Button>
      </div>
    </div>
  );
}
