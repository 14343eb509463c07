// The chart of this game, and the choice of another.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ChartView } from '../chart/chart';
import { ArcherLayer } from '../chart/features';
import type { Room } from '../core/state';
import { maps, type MapCard } from '../net/api';
import { t } from '../i18n';
import { change } from './wishes';

export function MapChoice({ room }: { room: Room }): JSX.Element {
  const [list, setList] = useState<MapCard[]>([]);
  useEffect(() => {
    maps().then(setList, () => undefined);
  }, []);
  const { map, mode } = room.options;
  const card = list.find((m) => m.name === map);
  const rows = card?.[mode];
  const chart = rows && { name: map, side: rows.length, rows };
  return (
    <section class="panel stack map-choice" aria-label={t('map')}>
      <label class="field">{t('map')}
        <select value={map} disabled={!room.you.host}
          onChange={(e) => {
            const next = e.currentTarget.value;
            void change(() => ({ map: next }));
          }}>
          {list.map((m) => <option key={m.name} value={m.name}>{t(`map-${m.name}`)}</option>)}
        </select>
      </label>
      <p class="muted small-text">{t(`map-about-${map}`)}</p>
      {chart && <div class="map-preview"><ChartView chart={chart} label={t(`map-${map}`)}>
        <ArcherLayer chart={chart} /></ChartView></div>}
    </section>
  );
}
