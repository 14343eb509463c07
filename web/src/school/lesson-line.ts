// A lesson as a line: the stations speak to it as they speak to a server, and what happens comes
// back as a server would send it, at the pace of a human eye.

import type { Lesson, LessonStanding, LessonTold } from '../../../wasm/fathom.mjs';
import type { Order } from '../core/shapes';
import { kept } from '../core/signal';
import type { Message, Options, Room } from '../core/state';
import { t } from '../i18n';
import { state } from '../net/client';
import type { Answer, Transport } from '../net/transport';

const pace = kept('pace', 900); // ms between two things that happen
const OK: Answer = { ok: true };

interface Teacher {
  standing(now: LessonStanding): void;
}

// The table of a lesson: the learner on his seats, bots on all others.
export function roomOf({ opened }: Lesson, game: number, name: string): Room {
  const { mode, map, rules } = opened.view;
  const seats = Object.entries(opened.players).map(([seat, player]) => {
    const own = opened.seats.includes(seat);
    return { seat, player, member: own ? 1 : null, bot: own ? null : 'cadet', held: false,
      ready: true };
  });
  const options = { mode, map, set: rules, help: opened.help } as unknown as Options;
  return {
    code: '', name, link: '', state: 'playing', game, options, seats, host: 0,
    you: { member: 1, host: false, seats: opened.seats, may_sit: [], team: 'blue',
      voice: { problem: null, channel: 'crew', links: [] } },
    locked: false, again: null, heard_at: 0,
    boats: [t('boat-blue'), t('boat-yellow')],
    members: [{ member: 1, name: t('name-default'), present: true, muted: false }],
    pause: null, asks: { pause: [], swap: [] }, problem: null, result: null, replay: null,
  };
}

const words = (call: Record<string, unknown>): string =>
  ['call', ...Object.values(call)].join(' ');

export class LessonLine implements Transport {
  private v = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private lesson: Lesson, private room: Room, private hear: (message: Message) => void,
    private teacher: Teacher,
  ) {
    const { opened } = lesson;
    this.v = opened.events.length;
    hear({ type: 'room', room });
    hear({ type: 'view', game: room.game, v: this.v, view: opened.view, events: opened.events,
      calls: [], n: 0 });
    teacher.standing(opened);
  }

  // Calls to the crew are heard by the crew; everything else that one can ask of a server is not
  // a lesson's business.
  async send(message: Record<string, unknown>): Promise<Answer> {
    const call = message.call as Record<string, unknown> | undefined;
    if (!call) return OK;
    this.hear({ type: 'call', from: this.room.you.seats[0], member: 1, call });
    this.act(words(call));
    return OK;
  }

  async order(order: Order): Promise<Answer> {
    const signer = order.do === 'trace' ? this.signer() : {};
    return this.took(this.lesson.order({ ...order, ...signer }));
  }

  act(what: string): void {
    this.took(this.lesson.act(what));
  }

  stopped(error: string): boolean {
    const told = this.lesson.stopped(error);
    this.teacher.standing(told);
    return told.answer !== undefined && told.answer !== 'hint';
  }

  get steps(): number {
    return this.lesson.opened.steps;
  }

  close(): void {
    clearTimeout(this.timer);
    this.lesson.free();
  }

  // Of a crew that one learner plays, whoever may sign next.
  private signer(): Pick<Order, 'player'> {
    return { player: state.get().view?.boats.blue.signers?.[0] };
  }

  private took(told: LessonTold): Answer {
    this.tell(told);
    if (told.result === 'done') this.later();
    return told.result === 'refused' ? { ok: false, error: told.error } : OK;
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.goOn(), pace.get());
  }

  // What nobody hears needs no pause.
  private goOn(): void {
    for (;;) {
      const told = this.lesson.play();
      this.tell(told);
      if (told.state !== 'played') return;
      if (told.events.length || told.call) return this.later();
    }
  }

  private tell(told: LessonTold): void {
    const { events, patch, call } = told;
    this.v += events.length;
    if (events.length || patch) {
      this.hear({ type: 'events', game: this.room.game, v: this.v, events, patch });
    }
    if (call) this.hear({ type: 'call', from: call.from, member: null, call: call.call });
    this.teacher.standing(told);
  }
}
