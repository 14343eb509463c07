// All links of this page. Whom it may be linked to the server says with every room message; those
// who have voice on as well find each other by a `hello` with a word for that pair. A new word says
// that its sender begins anew: the other side does the same and greets back. Descriptions carry
// both words, so that one which was under way meanwhile belongs to nothing. Of two, the one with
// the smaller number makes the first offer.

import type { Kind, Wishes } from './link';

interface Allowed {
  member: number;
  relayed: boolean;
}

// What the mesh needs of a link (link.ts).
export interface Peer {
  readonly connected: boolean;
  begin(): void;
  take(kind: Kind, text: string): void;
  level(): number;
  close(): void;
}

interface World {
  send: (to: number, kind: Kind, text: string) => void;
  link: (wishes: Wishes) => Peer;
  onChange: () => void;
}

const describes = (kind: Kind): boolean => kind === 'offer' || kind === 'answer';

export class Mesh {
  readonly links = new Map<number, Peer>();
  private readonly page = crypto.getRandomValues(new Uint32Array(2)).join('-');
  private given = 0;
  private readonly mine = new Map<number, string>(); // the word to each
  private readonly theirs = new Map<number, string>();
  private allowed = new Map<number, boolean>(); // whether it must be relayed

  constructor(private readonly me: number, private readonly world: World) {}

  // What is not allowed any more ends at once; who is new is greeted.
  allow(list: Allowed[]): void {
    const before = this.allowed;
    this.allowed = new Map(list.map((a) => [a.member, a.relayed]));
    for (const member of before.keys()) if (!this.allowed.has(member)) this.forget(member);
    for (const [member, relayed] of this.allowed) {
      if (!before.has(member)) this.greet(member);
      else if (relayed && !before.get(member)) this.renew(member);
    }
  }

  // The line to the server was away: what stands stays, all else is begun anew, for an offer may
  // have been lost with the line.
  lineIsBack(): void {
    for (const member of this.allowed.keys()) {
      if (this.links.get(member)?.connected) this.greet(member);
      else this.renew(member);
    }
  }

  // A signal may be lost on the way, refused by a busy server or with somebody's line: who is not
  // linked yet is greeted again now and then.
  remind(): void {
    for (const member of this.allowed.keys()) {
      if (!this.links.get(member)?.connected) this.greet(member);
    }
  }

  hear(from: number, kind: Kind, text: string): void {
    if (!this.allowed.has(from)) return;
    if (kind === 'hello') this.met(from, text);
    else if (kind === 'bye') this.forget(from);
    else if (kind === 'candidates') this.links.get(from)?.take(kind, text);
    else this.hearDescription(from, kind, text);
  }

  close(): void {
    for (const member of this.theirs.keys()) this.world.send(member, 'bye', '');
    for (const member of [...this.links.keys()]) this.drop(member);
    this.allowed.clear();
  }

  private greet(member: number): void {
    if (!this.mine.has(member)) this.mine.set(member, `${this.page}-${++this.given}`);
    this.world.send(member, 'hello', this.mine.get(member)!);
  }

  private renew(member: number): void {
    this.drop(member);
    this.mine.delete(member);
    this.greet(member);
  }

  private met(from: number, word: string): void {
    if (this.theirs.get(from) !== word) {
      this.drop(from);
      this.theirs.set(from, word);
      this.greet(from);
    }
    if (this.me < from && !this.links.has(from)) this.linkTo(from).begin();
    this.world.onChange();
  }

  private hearDescription(from: number, kind: Kind, text: string): void {
    const end = text.indexOf('\n');
    if (text.slice(0, end) !== `${this.theirs.get(from)} ${this.mine.get(from)}`) return;
    const link = kind === 'offer' ? this.linkTo(from) : this.links.get(from);
    link?.take(kind, text.slice(end + 1));
  }

  private linkTo(member: number): Peer {
    const there = this.links.get(member);
    if (there) return there;
    const words = `${this.mine.get(member)} ${this.theirs.get(member)}\n`;
    const link = this.world.link({
      relayed: this.allowed.get(member) ?? true, polite: this.me > member,
      send: (kind, text) => this.world.send(member, kind, describes(kind) ? words + text : text),
      onChange: this.world.onChange, onLost: () => this.renew(member),
    });
    this.links.set(member, link);
    return link;
  }

  private drop(member: number): void {
    this.links.get(member)?.close();
    this.links.delete(member);
    this.world.onChange();
  }

  private forget(member: number): void {
    this.mine.delete(member);
    this.theirs.delete(member);
    this.drop(member);
  }
}
