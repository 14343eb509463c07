// The sonar answer: two statements of two different kinds, exactly one of them true.

import { columnOf, rowOf, sectorCount, sectorOf, type Space } from './space';

export type Statement = 'row' | 'column' | 'sector';
export interface Answer {
  row?: number;
  column?: number;
  sector?: number;
}

export type AnswerVerdict = 'too_few' | 'too_many' | 'both_true' | 'both_false' | 'good';

export function truth(at: Space, side: number): Required<Answer> {
  return { row: rowOf(at) + 1, column: columnOf(at), sector: sectorOf(at, side) };
}

export function statements(answer: Answer): Statement[] {
  return (['row', 'column', 'sector'] as Statement[]).filter((s) => answer[s] !== undefined);
}

export function judge(answer: Answer, at: Space, side: number): AnswerVerdict {
  const made = statements(answer);
  if (made.length < 2) return 'too_few';
  if (made.length > 2) return 'too_many';
  const real = truth(at, side);
  const right = made.filter((s) => answer[s] === real[s]).length;
  return right === 1 ? 'good' : right === 2 ? 'both_true' : 'both_false';
}

// Some legal answer, for a Captain who does not want to invent one.
export function invented(at: Space, side: number, random = Math.random): Answer {
  const real = truth(at, side);
  const kinds: Statement[] = ['row', 'column', 'sector'];
  kinds.splice(Math.floor(random() * 3), 1);
  if (random() < 0.5) kinds.reverse();
  const [honest, lie] = kinds as [Statement, Statement];
  const count = lie === 'sector' ? sectorCount(side) : side;
  const first = lie === 'column' ? 0 : 1;
  const off = 1 + Math.floor(random() * (count - 1));
  return { [honest]: real[honest], [lie]: first + (real[lie] - first + off) % count };
}

export function wireAnswer(answer: Answer): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  if (answer.row !== undefined) out.row = answer.row;
  if (answer.column !== undefined) out.column = String.fromCharCode(65 + answer.column);
  if (answer.sector !== undefined) out.sector = answer.sector;
  return out;
}
