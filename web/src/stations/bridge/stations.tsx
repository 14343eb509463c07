// The held roles: tabs on a phone, side by side on a wide screen.

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '../../core/signal';
import { isAsked } from '../../core/orders';
import type { Role } from '../../core/shapes';
import { aloneOnBoard } from '../../core/state';
import { t } from '../../i18n';
import { RoleGlyph } from '../../ui/icons';
import { Tracing, tracingNow } from '../../surface/tracing';
import { Confirming } from '../../surface/confirming';
import { Captain } from '../captain/captain';
import { Engineer } from '../engineer/engineer';
import { FirstMate } from '../first-mate/first-mate';
import { useGame } from '../game';
import { Radio } from '../radio/radio';
import { compact, shown, shownOf } from './layout';
import { LogPanel } from './log';
import { QuickCalls } from './quick-calls';

const STATION: Record<Role, () => JSX.Element> = {
  captain: Captain, first_mate: FirstMate, engineer: Engineer, radio_operator: Radio,
};

export function Stations(): JSX.Element {
  const game = useGame();
  const narrow = useSignal(compact);
  const asked = game.boat.confirm && game.roles.includes('engineer');
  return (
    <>
      {asked && <Confirming />}
      {tracingNow(game) ? <Tracing /> : narrow && game.roles.length > 1 ? <Tabs />
        : <SideBySide />}
    </>
  );
}

function Tabs(): JSX.Element {
  const game = useGame();
  useSignal(shown);
  const current = shownOf(game.roles);
  const Station = STATION[current];
  useEffect(() => {
    if (game.roles.includes('captain') && isAsked(game.view, 'captain')) shown.set('captain');
  }, [game.view.await?.what, game.view.await?.team]);
  useEffect(() => () => shown.set(null), []);
  return (
    <>
      <div class="tab-panel" role="tabpanel" id="station" aria-labelledby={`tab-${current}`}>
        <Station />
      </div>
      <QuickCalls />
      <div class="tabs" role="tablist" aria-label={t('stations')}>
        {game.roles.map((r) => (
          <button key={r} id={`tab-${r}`} role="tab" type="button" aria-selected={r === current}
            aria-controls="station" data-about={`role-${r}`}
            class={isAsked(game.view, r) ? 'busy' : ''} onClick={() => shown.set(r)}>
            <RoleGlyph role={r} size={22} />
            <span>{t(`role-short-${r}`)}</span>
          </button>
        ))}
      </div>
    </>
  );
}

function SideBySide(): JSX.Element {
  const { roles, events, room } = useGame();
  const crew = !aloneOnBoard(room);
  return (
    <div class={`side-by-side count-${roles.length}`}>
      {roles.map((r) => {
        const Station = STATION[r];
        return (
          <div key={r} class={`slot ${r}`}>
            {roles.length > 1 && <h2 class="slot-title" data-about={`role-${r}`}>
              <RoleGlyph role={r} size={18} />{t(`role-${r}`)}
              {crew && <small class="slot-duty">{t(`duty-of-${r}`)}</small>}</h2>}
            <Station />
          </div>
        );
      })}
      {roles.length > 2 && <LogPanel events={events} room={room} />}
    </div>
  );
}
