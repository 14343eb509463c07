// The enemy's sonar: two statements, exactly one of them true, checked as they are filled in.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { invented, judge, statements, truth, wireAnswer, type Answer, type Statement } from
  '../../core/answer';
import { parseSpace, sectorCount } from '../../core/space';
import { columnLetter, placeNamed, t } from '../../i18n';
import { Button } from '../../ui/basic';
import { Icon } from '../../ui/icons';
import { useGame } from '../game';

const KINDS: Statement[] = ['row', 'column', 'sector'];

export function AnswerForm(): JSX.Element {
  const game = useGame();
  const [answer, setAnswer] = useState<Answer>({});
  const at = parseSpace(game.boat.at ?? 'A1');
  const verdict = judge(answer, at, game.view.side);
  const real = truth(at, game.view.side);
  const state = (kind: Statement) => answer[kind] === undefined ? ''
    : answer[kind] === real[kind] ? 'true' : 'false';
  return (
    <div class="controls target answer">
      <h2>{t('answer-title')}</h2>
      <p class="aim-text">{t('answer-help', { space: placeNamed(game.boat.at ?? 'A1') })}</p>
      <div class="answer-rows">
        {KINDS.map((kind) => (
          <AnswerRow key={kind} kind={kind} side={game.view.side} value={answer[kind]}
            state={state(kind)} onChange={(value) => setAnswer({ ...answer, [kind]: value })} />
        ))}
      </div>
      <p class={`verdict ${verdict}`} role="status">
        {verdict === 'good' && <Icon name="check" size={18} />}{t(`answer-${verdict}`)}
      </p>
      <div class="row">
        <Button kind="main" class="grow" disabled={verdict !== 'good'}
          onClick={() => game.order({ do: 'answer', ...wireAnswer(answer) })}>
          {t('answer-send', { count: statements(answer).length })}
        </Button>
        <Button onClick={() => setAnswer(invented(at, game.view.side))}>{t('place-random')}</Button>
      </div>
    </div>
  );
}

interface RowProps {
  kind: Statement;
  side: number;
  value: number | undefined;
  state: string;
  onChange: (value: number | undefined) => void;
}

function AnswerRow({ kind, side, value, state, onChange }: RowProps): JSX.Element {
  const count = kind === 'sector' ? sectorCount(side) : side;
  const first = kind === 'column' ? 0 : 1;
  const numbers = Array.from({ length: count }, (_, i) => i + first);
  const text = (n: number) => (kind === 'column' ? columnLetter(n) : String(n));
  return (
    <label class={`answer-row ${state}`}>
      <span>{t(`answer-${kind}`)}</span>
      <select value={value === undefined ? '' : String(value)}
        onChange={(e) => onChange(e.currentTarget.value === '' ? undefined
          : Number(e.currentTarget.value))}>
        <option value="">{t('answer-unsaid')}</option>
        {numbers.map((n) => <option key={n} value={n}>{text(n)}</option>)}
      </select>
      <em>{state ? t(`answer-is-${state}`) : ''}</em>
    </label>
  );
}
