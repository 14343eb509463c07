// Pencil: the operator draws the track himself, slides it, erases and writes notes.

import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { ChartView, UNIT } from '../../chart/chart';
import { AnswerLayer, AnswerWords } from '../../chart/answer-layer';
import { ArcherLayer } from '../../chart/features';
import { Blasts, Surfaced } from '../../chart/public-layers';
import {
  BLANK, begin, draw, erase, extend, note, slide, undo, type Pencilled,
} from '../../core/pencil';
import { MOVE } from '../../core/space';
import type { Dir } from '../../core/shapes';
import { chartOf, other, type Point } from '../../core/view';
import { t } from '../../i18n';
import { Button, Dialog, Segmented } from '../../ui/basic';
import { Icon, type IconName } from '../../ui/icons';
import { pencilRests, useGame } from '../game';
import { chartPoint, type DragHandlers } from './drag';
import { useKept } from './radio';
import { SlidePad } from './tracer';

type PencilTool = 'draw' | 'slide' | 'erase' | 'note';
const TOOLS: [PencilTool, IconName][] =
  [['draw', 'pencil'], ['slide', 'hand'], ['erase', 'eraser'], ['note', 'talk']];

export function Pencil(): JSX.Element {
  const game = useGame();
  const { view, team, events } = game;
  const chart = chartOf(view);
  const size = chart.side * UNIT;
  const [drawn, change] = useKept<Pencilled>('pencil', BLANK);
  const [tool, setTool] = useState<PencilTool>('draw');
  const [noting, setNoting] = useState<Point | null>(null);
  const rests = pencilRests(game);
  const hand = usePencil(tool, drawn, change, setNoting);
  const pad = (dir: Dir) => change((s) => (tool === 'slide' || rests
    ? slide(s, MOVE[dir][0] * UNIT, MOVE[dir][1] * UNIT)
    : draw(s, dir, UNIT, [size / 2 - UNIT / 2, size / 2 - UNIT / 2])));
  return (
    <div class="sheet-tool">
      <div class="chart-box sheet" {...(rests && tool !== 'slide' ? {} : hand)}>
        <ChartView chart={chart} label={t('radio-chart')} sheet>
          <AnswerLayer events={events} team={team} side={chart.side} />
          <ArcherLayer chart={chart} />
          <Surfaced view={view} events={events} team={other(team)} />
          <Blasts events={events} />
          <PencilLayer drawn={drawn} team={other(team)} />
        </ChartView>
        {rests ? <p class="on-chart" role="status">{t('pencil-rests')}</p>
          : <AnswerWords events={events} team={team} boats={game.room.boats} />}
      </div>
      <div class="sheet-bar">
        <SlidePad onSlide={pad} />
        <div class="stack grow">
          <Segmented label={t('pencil-tools')} value={tool} onChange={setTool}
            options={TOOLS.map(([value, icon]) => ({
              value, name: t(`pencil-${value}`), text: <Icon name={icon} size={22} />,
            }))} />
          <div class="row">
            <Button size="small" icon="undo" onClick={() => change(undo)}>{t('undo')}</Button>
            <Button size="small" onClick={() => change(() => BLANK)}>{t('pencil-clear')}</Button>
          </div>
        </div>
      </div>
      {noting && <NoteDialog onClose={() => setNoting(null)} onText={(text) => {
        change((s) => note(s, noting, text));
        setNoting(null);
      }} />}
    </div>
  );
}

function usePencil(
  tool: PencilTool, drawn: Pencilled, change: (f: (s: Pencilled) => Pencilled) => void,
  onNote: (at: Point) => void,
): DragHandlers {
  const last = useRef<Point | null>(null);
  const at = (e: PointerEvent): Point => chartPoint(e.currentTarget as Element, e);
  const under = (p: Point): Point => [p[0] - drawn.shift[0], p[1] - drawn.shift[1]];
  const stop = () => {
    last.current = null;
  };
  return {
    onPointerDown: (e) => {
      const p = at(e);
      if (tool === 'note') {
        onNote(under(p));
        return;
      }
      (e.currentTarget as Element).setPointerCapture(e.pointerId);
      last.current = p;
      if (tool === 'draw') change((s) => begin(s, under(p)));
      if (tool === 'erase') change((s) => erase(s, under(p)));
    },
    onPointerMove: (e) => {
      if (!last.current) return;
      const p = at(e), [dx, dy] = [p[0] - last.current[0], p[1] - last.current[1]];
      if (tool === 'draw') change((s) => extend(s, under(p)));
      if (tool === 'erase') change((s) => erase(s, under(p)));
      if (tool === 'slide') change((s) => slide(s, dx, dy));
      last.current = p;
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}

function PencilLayer({ drawn, team }: { drawn: Pencilled; team: string }): JSX.Element {
  const tip = drawn.strokes.at(-1)?.at(-1);
  return (
    <g class={`pencil ${team}`} transform={`translate(${drawn.shift.join(' ')})`}>
      {drawn.strokes.map((stroke, i) => (
        <path key={i} d={`M${stroke.map((p) => p.join(' ')).join('L')}${
          stroke.length === 1 ? 'h0.1' : ''}`} />
      ))}
      {tip && <circle class="tip" cx={tip[0]} cy={tip[1]} r={5} />}
      {drawn.notes.map((n, i) => <text key={i} x={n.at[0]} y={n.at[1]}>{n.text}</text>)}
    </g>
  );
}

function NoteDialog({ onClose, onText }: { onClose: () => void; onText: (t: string) => void }) {
  const [text, setText] = useState('');
  return (
    <Dialog title={t('pencil-note')} onClose={onClose}>
      <form class="stack" onSubmit={(e) => { e.preventDefault(); if (text) onText(text); }}>
        <label class="field">{t('pencil-note-text')}
          <input value={text} maxLength={24} onInput={(e) => setText(e.currentTarget.value)} />
        </label>
        <Button kind="main" type="submit" onClick={() => text && onText(text)}>
          {t('pencil-note-put')}</Button>
      </form>
    </Dialog>
  );
}
