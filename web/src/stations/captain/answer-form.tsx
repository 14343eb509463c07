// The enemy's sonar: two statements, exactly one of them true, checked as they are filled in.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { could, whyNot } from '../../core/orders';
import type { Order } from '../../core/shapes';
import { sectorCount } from '../../core/sector';
import { parseSpace, rowOf } from '../../core/space';
import type { Boat, View } from '../../core/view';
import { columnLetter, placeNamed, t } from '../../i18n';
import { Button } from '../../ui/basic';
import { Icon } from '../../ui/icons';
import { useGame } from '../game';
import { TableClock } from '../table-clock';

const KINDS = ['row', 'column', 'sector'] as const;
type Kind = (typeof KINDS)[number];
type Answer = Pick<Order, Kind>;

const truth = ({ at, sector }: Boat): Answer =>
  (at ? { row: rowOf(parseSpace(at)) + 1, column: at[0]!, sector: sector! } : {});

export function judge(view: View, answer: Answer): string {
  const real = truth(view.boats[view.team!]);
  const made = KINDS.filter((kind) => answer[kind] !== undefined);
  if (made.length !== 2) return made.length < 2 ? 'too_few' : 'too_many';
  if (!whyNot(view, { do: 'answer', ...answer })) return 'good';
  return made.every((kind) => answer[kind] === real[kind]) ? 'both_true' : 'both_false';
}

// Some legal answer, for a Captain who does not want to invent one.
export function invented(view: View): Answer {
  const list = could(view, 'answer');
  const { row, column, sector } = list[Math.floor(Math.random() * list.length)]!;
  return { row, column, sector };
}

export function AnswerForm(): JSX.Element {
  const { view, boat, order } = useGame();
  const [answer, setAnswer] = useState<Answer>({});
  const judged = judge(view, answer), real = truth(boat);
  const state = (kind: Kind) => answer[kind] === undefined ? ''
    : answer[kind] === real[kind] ? 'true' : 'false';
  return (
    <div class="controls target answer">
      <h2>{t('answer-title')} <TableClock /></h2>
      <p class="aim-text">{t('answer-help', { space: placeNamed(boat.at ?? 'A1') })}</p>
      <div class="answer-rows">
        {KINDS.map((kind) => (
          <AnswerRow key={kind} kind={kind} side={view.side} value={answer[kind]}
            state={state(kind)} onChange={(value) => setAnswer({ ...answer, [kind]: value })} />
        ))}
      </div>
      <p class={`judged ${judged}`} role="status">
        {judged === 'good' && <Icon name="check" size={18} />}{t(`answer-${judged}`)}
      </p>
      <div class="row">
        <Button kind="main" class="grow" disabled={judged !== 'good'}
          onClick={() => order({ do: 'answer', ...answer })}>{t('answer-send')}</Button>
        <Button onClick={() => setAnswer(invented(view))}>{t('place-random')}</Button>
      </div>
    </div>
  );
}

interface RowProps {
  kind: Kind;
  side: number;
  value: number | string | undefined;
  state: string;
  onChange: (value: number | string | undefined) => void;
}

// What can be said of a row, a column or a sector, and how it reads.
function choices(kind: Kind, side: number): [number | string, string][] {
  return Array.from({ length: kind === 'sector' ? sectorCount(side) : side }, (_, i) =>
    (kind === 'column' ? [String.fromCharCode(65 + i), columnLetter(i)] : [i + 1, String(i + 1)]));
}

function AnswerRow({ kind, side, value, state, onChange }: RowProps): JSX.Element {
  const list = choices(kind, side);
  const chosen = (text: string) => list.find(([said]) => String(said) === text)?.[0];
  return (
    <label class={`answer-row ${state}`}>
      <span>{t(`answer-${kind}`)}</span>
      <select value={value ?? ''} onChange={(e) => onChange(chosen(e.currentTarget.value))}>
        <option value="">{t('answer-unsaid')}</option>
        {list.map(([said, text]) => <option key={said} value={said}>{text}</option>)}
      </select>
      <em>{state ? t(`answer-is-${state}`) : ''}</em>
    </label>
  );
}
