// The calls that matter for a role right now, one tap each; all others behind "more".

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { fate, isReady, mayDetect } from '../../core/orders';
import { panelOf } from '../../core/sheet';
import type { Call } from '../../core/state';
import { DIRS, SYSTEMS, type Kind, type Role } from '../../core/shapes';
import type { View } from '../../core/view';
import { call as send } from '../../net/client';
import { t } from '../../i18n';
import { Button } from '../../ui/basic';
import { useGame, type Game } from '../game';
import { CallsDialog, callText } from './calls';

const MOST = 4;

// Courses after which the next cross costs damage, or takes the last symbols of one kind.
function warnings(view: View): Call[] {
  const { crossed = [], broken = [] } = view.boats[view.team!];
  const list: Call[] = [];
  for (const dir of DIRS) {
    const left = panelOf(dir).filter((s) => !crossed.includes(s.name));
    const kinds = new Set(left.map((s) => s.kind as Kind));
    const [kind] = kinds;
    if (left.every((s) => fate(view, s.name) === 'damage')) list.push({ call: 'danger', dir });
    else if (kinds.size === 1 && kind !== 'radiation' && !broken.includes(kind!)) {
      list.push({ call: 'breaks', dir, kind });
    }
  }
  return list;
}

const READY = (view: View): Call[] => SYSTEMS.filter((s) => isReady(view, s))
  .map((system) => ({ call: 'ready', system }));

const SAID: Record<Role, (game: Game) => Call[]> = {
  captain: () => [{ call: 'charge', system: 'torpedo' }, { call: 'charge', system: 'silence' },
    { call: 'keep', kind: 'weapon' }, { call: 'well_done' }],
  first_mate: ({ view }) => [...READY(view), { call: 'wait' }, { call: 'yes' }, { call: 'no' }],
  engineer: ({ view }) => [...warnings(view), { call: 'surface' }, { call: 'wait' },
    { call: 'yes' }, { call: 'no' }],
  radio_operator: ({ view }) => [
    ...(mayDetect(view, 'captain') || mayDetect(view, 'first_mate')
      ? [{ call: 'use', system: 'sonar' }, { call: 'use', system: 'drone' }] : []),
    { call: 'wait' }, { call: 'surface' }],
};

export function QuickCalls(): JSX.Element | null {
  const game = useGame();
  const [more, setMore] = useState(false);
  const { room, roles, team, view } = game;
  if (view.phase !== 'playing' || roles.length > 1) return null;
  const from = `${team}.${roles[0]!}`;
  const alone = room.seats.every((s) =>
    !s.seat.startsWith(team) || s.member === room.you.member);
  if (alone) return null;
  return (
    <section class="quick-calls" aria-label={t('calls')}>
      {SAID[roles[0]!](game).slice(0, MOST).map((c) => <Button key={JSON.stringify(c)}
        onClick={() => void send(c, from)}>{callText(c)}</Button>)}
      <Button kind="quiet" icon="people" label={t('calls-more')} onClick={() => setMore(true)} />
      {more && <CallsDialog heard={game.calls} onClose={() => setMore(false)} />}
    </section>
  );
}
