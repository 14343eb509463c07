// What is left of the time that the whole table waits for somebody.

import type { JSX } from 'preact';
import { tableLeft } from '../core/clock';
import { Countdown } from '../ui/countdown';
import { useGame } from './game';

export function TableClock(): JSX.Element {
  const { clock } = useGame();
  return <Countdown left={(now) => tableLeft(clock, now)} />;
}
