// Computer: where the enemy may be, exactly, worked out in this browser from what was heard.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ChartView } from '../../chart/chart';
import { ArcherLayer } from '../../chart/features';
import { HeatLayer } from '../../chart/layers';
import { Blasts } from '../../chart/public-layers';
import type { Space } from '../../core/space';
import { chartOf } from '../../core/view';
import { place, t } from '../../i18n';
import { call } from '../../net/client';
import { Button } from '../../ui/basic';
import { useGame } from '../game';
import { spaceName } from '../../core/space';
import { believe } from './belief';

export function Computer(): JSX.Element {
  const { view, events, team, room } = useGame();
  const chart = chartOf(view);
  const [heat, setHeat] = useState<Map<Space, number> | null>(null);
  const [picked, pick] = useState<Space | null>(null);
  const [failed, fail] = useState(false);
  useEffect(() => {
    let live = true;
    const game = `${room.code}.${room.game}`;
    believe(view, events, team, game)
      .then((h) => live && setHeat(h), () => live && fail(true));
    return () => {
      live = false;
    };
  }, [events.length, team]);
  const best = heat && [...heat].sort((a, b) => b[1] - a[1])[0];
  const target = picked ?? best?.[0] ?? null;
  return (
    <div class="sheet-tool">
      <div class="chart-box">
        <ChartView chart={chart} label={t('radio-chart')} onPick={pick}
          note={(at) => (heat?.has(at) ? t('note-possible') : '')}>
          {heat && <HeatLayer heat={heat} />}
          <ArcherLayer chart={chart} />
          <Blasts events={events} />
        </ChartView>
      </div>
      <div class="sheet-bar">
        <p class="grow" role="status">{failed ? t('computer-failed') : heat
          ? t('computer-places', { count: heat.size }) : t('computer-thinking')}</p>
        {heat && target !== null && (
          <Button size="small" icon="talk" onClick={() => void call(
            { call: 'enemy', at: spaceName(target), places: heat.size })}>
            {t('call-enemy-there', { space: place(target) })}</Button>
        )}
      </div>
    </div>
  );
}
