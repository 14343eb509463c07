// The belief over the enemy's position. One radio a game, fed with what is new.

import { heatOf, newRadio } from '../../core/engine';
import type { GameEvent } from '../../core/events';
import type { Space } from '../../core/space';
import type { Team } from '../../core/types';
import type { View } from '../../core/view';

type Radio = Awaited<ReturnType<typeof newRadio>>;
let now: { key: string; radio: Radio; heard: number } | null = null;

// The chart at the beginning: the radio itself takes lava and Archer mines away as it hears them.
const firstCharts = new Map<string, string[]>();

export async function believe(
  view: View, events: GameEvent[], team: Team, game: string,
): Promise<Map<Space, number>> {
  const key = `${game}.${team}.${view.map}`;
  if (!firstCharts.has(key)) firstCharts.set(key, await originalChart(view));
  if (!now || now.key !== key || now.heard > events.length) {
    now?.radio.free();
    const radio = await newRadio({ rows: firstCharts.get(key)!, rules: view.rules, team });
    now = { key, radio, heard: 0 };
  }
  for (; now.heard < events.length; now.heard++) now.radio.hear({ ...events[now.heard]! });
  return heatOf(now.radio);
}

async function originalChart(view: View): Promise<string[]> {
  if (view.scenario === 'none') return view.chart;
  const { maps } = await import('../../net/api');
  const card = (await maps()).find((m) => m.name === view.map);
  return card?.[view.mode] ?? view.chart;
}
