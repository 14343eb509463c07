// The calls that matter for a role right now, one tap each; all others behind "more".

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isReady, mayDetect } from '../../core/orders';
import { panelOf } from '../../core/sheet';
import { wear } from '../../core/wear';
import { aloneOnBoard, type Call } from '../../core/state';
import { DIRS, SYSTEMS, type Role } from '../../core/shapes';
import type { View } from '../../core/view';
import { call as send } from '../../net/client';
import { t } from '../../i18n';
import { Button } from '../../ui/basic';
import { useGame, type Game } from '../game';
import { CallsDialog, callText } from './calls';

const MOST = 4;

// Courses after which the next cross costs damage, or takes the last symbols of one kind.
function warnings(view: View): Call[] {
  const { broken = [] } = view.boats[view.team!];
  const list: Call[] = [];
  for (const dir of DIRS) {
    const { left, hurts } = wear(view, panelOf(dir));
    const kinds = new Set(left.map((s) => s.kind));
    const [kind] = kinds;
    if (hurts) list.push({ call: 'danger', dir });
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

// Whom a call is for; the others are for everyone.
const FOR: Partial<Record<Call['call'], Role>> = {
  charge: 'first_mate', keep: 'engineer', ready: 'captain', danger: 'captain', breaks: 'captain',
  surface: 'captain', use: 'captain',
};
const FOR_ALL: Call[] = [{ call: 'wait' }, { call: 'well_done' }, { call: 'yes' }, { call: 'no' }];

interface Said {
  role: Role;
  call: Call;
}

// Nobody calls to himself: of several roles those calls are left that are for the mates.
function calls(game: Game): Said[] {
  const { roles } = game;
  const own = roles.flatMap((role) => SAID[role](game).map((call) => ({ role, call })));
  const all = [...own, ...FOR_ALL.map((call) => ({ role: roles[0]!, call }))]
    .filter(({ call }) => roles.length === 1 || !roles.includes(FOR[call.call]!));
  const words = all.map(({ call }) => JSON.stringify(call));
  return all.filter((_, i) => words.indexOf(words[i]!) === i).slice(0, MOST);
}

export function QuickCalls(): JSX.Element | null {
  const game = useGame();
  const [more, setMore] = useState(false);
  const { room, team, view } = game;
  if (view.phase !== 'playing') return null;
  if (aloneOnBoard(room)) return null;
  return (
    <section class="quick-calls" aria-label={t('calls')}>
      {calls(game).map(({ role, call }) => <Button key={JSON.stringify(call)}
        onClick={() => void send(call, `${team}.${role}`)}>{callText(call)}</Button>)}
      <Button kind="quiet" icon="call" label={t('calls-more')} onClick={() => setMore(true)} />
      {more && <CallsDialog heard={game.calls} seats={room.you.seats}
        onClose={() => setMore(false)} />}
    </section>
  );
}
