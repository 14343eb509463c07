// One person on all posts: where the enemy may be, on the Captain's own chart, if it is wanted.

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { HeatLayer } from '../../chart/layers';
import { kept, useSignal } from '../../core/signal';
import type { Space } from '../../core/space';
import { t } from '../../i18n';
import { Button } from '../../ui/basic';
import { surfaced, useGame, type Game } from '../game';
import { believe } from '../radio/belief';

const shown = kept('places', true);

const mayKnow = (game: Game): boolean => game.roles.includes('radio_operator') &&
  game.room.options.help === 'computer' && game.view.phase === 'playing' && !surfaced(game);

export function PlacesLayer(): JSX.Element | null {
  const game = useGame(), on = useSignal(shown) && mayKnow(game);
  const { view, events, team, room } = game;
  const heat = useMemo(() => (on ? believe(view, events, team, `${room.code}.${room.game}`)
    : new Map<Space, number>()), [events.length, team, on]);
  return on ? <HeatLayer heat={heat} /> : null;
}

export function PlacesButton(): JSX.Element | null {
  const on = useSignal(shown);
  if (!mayKnow(useGame())) return null;
  return <Button class="places" icon="eye" size="small" pressed={on} label={t('show-places')}
    onClick={() => shown.set(!on)} />;
}
