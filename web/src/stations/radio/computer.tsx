// Computer: where the enemy may be, exactly, worked out in this browser from what was heard.

import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { ChartView } from '../../chart/chart';
import { AnswerLayer, AnswerWords } from '../../chart/answer-layer';
import { ArcherLayer } from '../../chart/features';
import { HeatLayer } from '../../chart/layers';
import { Blasts } from '../../chart/public-layers';
import { spaceName, type Space } from '../../core/space';
import { aloneOnBoard } from '../../core/state';
import { chartOf } from '../../core/view';
import { place, t } from '../../i18n';
import { call } from '../../net/client';
import { Button } from '../../ui/basic';
import { surfaced, useGame } from '../game';
import { believe } from './belief';

export function Computer(): JSX.Element {
  const game = useGame();
  const { view, events, team, room } = game;
  const lost = surfaced(game);
  const chart = chartOf(view);
  const [picked, pick] = useState<Space | null>(null);
  const heat = useMemo(() => (lost ? new Map<Space, number>()
    : believe(view, events, team, `${room.code}.${room.game}`)), [events.length, team, lost]);
  const best = [...heat].sort((a, b) => b[1] - a[1])[0];
  const target = picked ?? best?.[0] ?? null;
  return (
    <div class="sheet-tool">
      <div class="chart-box">
        <ChartView chart={chart} label={t('radio-chart')} onPick={pick}
          note={(at) => (heat.has(at) ? t('note-possible') : '')}>
          <HeatLayer heat={heat} />
          <AnswerLayer events={events} team={team} side={chart.side} />
          <ArcherLayer chart={chart} />
          <Blasts events={events} />
        </ChartView>
        <AnswerWords events={events} team={team} boats={game.room.boats} />
      </div>
      <div class="sheet-bar">
        <p class="grow" role="status">
          {lost ? t('computer-lost') : t('computer-places', { count: heat.size })}</p>
        {target !== null && !aloneOnBoard(room) && (
          <Button size="small" icon="talk" class="report" onClick={() => void call(
            { call: 'enemy', at: spaceName(target), places: heat.size })}>
            {t('call-enemy-there', { space: place(target) })}</Button>
        )}
      </div>
    </div>
  );
}
