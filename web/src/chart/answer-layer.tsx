// The enemy's answer to our sonar on the chart: the row, the column and the sector that were named,
// of which exactly one is true.

import type { JSX } from 'preact';
import { pinnedAnswer } from '../core/sonar';
import type { GameEvent, Team } from '../core/shapes';
import { announce } from '../sound/announce';
import { t } from '../i18n';
import { UNIT } from './chart';
import { SectorWash } from './public-layers';

interface Props {
  events: GameEvent[];
  team: Team;
}

export function AnswerLayer({ events, team, side }: Props & { side: number }): JSX.Element | null {
  const answer = pinnedAnswer(events, team);
  return answer && <AnswerWash answer={answer} side={side} />;
}

interface WashProps {
  answer: Pick<GameEvent, 'row' | 'column' | 'sector'>;
  side: number;
}

export function AnswerWash({ answer, side }: WashProps): JSX.Element {
  const { row, column, sector } = answer, size = side * UNIT;
  const left = column ? (column.charCodeAt(0) - 65) * UNIT : 0;
  return (
    <g class="answer-wash">
      {row && <rect class="wash found" x={0} y={(row - 1) * UNIT} width={size} height={UNIT} />}
      {column && <rect class="wash found" x={left} y={0} width={UNIT} height={size} />}
      {sector && <SectorWash sector={sector} side={side} kind="found" />}
    </g>
  );
}

export function AnswerWords(
  { events, team, boats }: Props & { boats: [string, string] },
): JSX.Element | null {
  const answer = pinnedAnswer(events, team);
  if (!answer) return null;
  return <p class="on-chart">{announce(answer, boats)} <b>{t('one-is-true')}</b></p>;
}
