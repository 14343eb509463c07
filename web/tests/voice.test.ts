// What leaves the page when a link is set up: nothing that tells more than it must. And links that
// find each other, whatever happens on the way.

import { webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { withoutCandidates, withoutOrigin, type Kind, type Wishes } from '../src/voice/link';
import { Mesh, type Peer } from '../src/voice/mesh';

globalThis.crypto ??= webcrypto as Crypto; // every browser has it, Node 18 has not

test('a relay candidate does not tell from where the relay was reached', () => {
  const relay =
    'candidate:1 1 udp 7 198.51.100.9 50001 typ relay raddr 203.0.113.7 rport 6 ufrag x';
  expect(withoutOrigin(relay)).toBe(
    'candidate:1 1 udp 7 198.51.100.9 50001 typ relay raddr 0.0.0.0 rport 0 ufrag x');
  expect(withoutOrigin('candidate:1 1 udp 7 198.51.100.9 50001 typ relay'))
    .toBe('candidate:1 1 udp 7 198.51.100.9 50001 typ relay');
});

test('a description goes without its candidates, and is whole else', () => {
  const before = 'v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\n';
  const after = 'a=ice-options:trickle\r\na=mid:0\r\n';
  const host = 'a=candidate:1 1 udp 7 10.0.0.2 6 typ host\r\na=end-of-candidates\r\n';
  expect(withoutCandidates(before + host + after)).toBe(before + after);
  expect(withoutCandidates(before + after)).toBe(before + after);
});

// A table without browsers: a server that passes on what it may, lines that break, people who
// change places, turn voice off, reload their page. A link here is a number; two are connected when
// each has the other's.
const PEOPLE = [1, 2, 3, 4];
const STEPS = 120;

function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = state + 0x6d2b79f5 | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

interface Mail { from: number; kind: Kind | 'room'; text: string }

class Page {
  mesh: Mesh | null = null;
  up = true;
  out: { to: number; kind: Kind; text: string }[] = [];
  inbox: Mail[] = [];

  constructor(readonly me: number, private readonly table: Table) {}

  turnOn(): void {
    this.mesh ??= new Mesh(this.me, {
      send: (to, kind, text) => this.up && this.out.push({ to, kind, text }),
      link: (wishes) => new Stand(wishes, this.table), onChange: () => undefined,
    });
    if (this.up) this.mesh.allow(this.table.linksOf(this.me));
  }

  turnOff(): void {
    this.mesh?.close();
    this.mesh = null;
  }

  // Without a word to anybody.
  reload(): void {
    for (const link of this.mesh?.links.values() ?? []) link.close();
    this.mesh = null;
    this.breakLine();
  }

  breakLine(): void {
    this.up = false;
    this.out = [];
    this.inbox = [];
  }

  comeBack(): void {
    if (this.up) return;
    this.up = true;
    this.mesh?.allow(this.table.linksOf(this.me));
    this.mesh?.lineIsBack();
  }

  read(): void {
    const mail = this.inbox.shift();
    if (mail?.kind === 'room') this.mesh?.allow(JSON.parse(mail.text));
    else if (mail) this.mesh?.hear(mail.from, mail.kind, mail.text);
  }
}

class Table {
  readonly pages = new Map(PEOPLE.map((me) => [me, new Page(me, this)]));
  readonly crew = new Map(PEOPLE.map((me) => [me, me % 2]));
  readonly links = new Map<number, Stand>();
  inGame = false;

  linksOf(me: number): { member: number; relayed: boolean }[] {
    return PEOPLE.filter((other) => this.may(me, other)).map((member) =>
      ({ member, relayed: this.crew.get(me) !== this.crew.get(member) }));
  }

  may(one: number, other: number): boolean {
    return one !== other && (!this.inGame || this.crew.get(one) === this.crew.get(other));
  }

  tellAll(): void {
    for (const page of this.pages.values()) {
      const text = JSON.stringify(this.linksOf(page.me));
      if (page.up) page.inbox.push({ from: 0, kind: 'room', text });
    }
  }

  passOn(from: Page): void {
    const mail = from.out.shift();
    if (!mail || !this.may(from.me, mail.to)) return;
    const other = this.pages.get(mail.to)!;
    if (other.up) other.inbox.push({ from: from.me, kind: mail.kind, text: mail.text });
  }

  // Until every link that does not come about has been given up and begun anew.
  waitLong(): void {
    this.settle();
    for (const page of this.pages.values()) {
      for (const link of [...page.mesh!.links.values()] as Stand[]) {
        if (!link.connected) link.wishes.onLost();
      }
    }
    this.settle();
    for (const page of this.pages.values()) page.mesh!.remind();
    this.settle();
  }

  settle(): void {
    const busy = () => [...this.pages.values()].some((p) => p.out.length || p.inbox.length);
    for (let i = 0; busy() && i < 10_000; i++) {
      for (const page of this.pages.values()) {
        this.passOn(page);
        page.read();
      }
    }
    expect(busy()).toBe(false);
  }
}

let numbers = 0;

class Stand implements Peer {
  readonly id = ++numbers;
  other = 0;
  closed = false;

  constructor(readonly wishes: Wishes, private readonly table: Table) {
    table.links.set(this.id, this);
  }

  get connected(): boolean {
    const there = this.table.links.get(this.other);
    return !!there && !there.closed && there.other === this.id;
  }

  begin(): void {
    this.wishes.send('offer', String(this.id));
  }

  take(kind: Kind, text: string): void {
    const [from, answered] = text.split(' ').map(Number);
    expect(this.other || from).toBe(from); // never from another link than before
    if (kind === 'answer') expect(answered).toBe(this.id);
    this.other = from!;
    if (kind === 'offer') this.wishes.send('answer', `${this.id} ${from}`);
  }

  level(): number {
    return 0;
  }

  close(): void {
    this.closed = true;
  }
}

function happen(table: Table, page: Page, what: number): void {
  if (what === 0) page.turnOn();
  else if (what === 1) page.turnOff();
  else if (what === 2) page.reload();
  else if (what === 3) page.breakLine();
  else if (what === 4) page.comeBack();
  else if (what === 5) ([...page.mesh?.links.values() ?? []][0] as Stand)?.wishes.onLost();
  else if (what === 6) {
    table.inGame = !table.inGame;
    table.tellAll();
  } else if (what === 7) {
    table.crew.set(page.me, 1 - table.crew.get(page.me)!);
    table.tellAll();
  } else if (what === 8) page.out.shift(); // a signal is lost
  else if (what % 2) table.passOn(page);
  else page.read();
}

test('an offer that is lost with a line is made anew', () => {
  const table = new Table(), [ann, ben] = [table.pages.get(1)!, table.pages.get(2)!];
  ann.turnOn();
  ben.turnOn();
  while (!ben.inbox.some((mail) => mail.kind === 'offer')) {
    for (const page of [ann, ben]) table.passOn(page);
    ann.read();
    if (ben.inbox[0]?.kind !== 'offer') ben.read();
  }
  ben.breakLine();
  ben.comeBack();
  table.settle();
  expect(ann.mesh!.links.get(2)!.connected).toBe(true);
});

test('links find each other whatever happens on the way', () => {
  for (let seed = 1; seed <= 400; seed++) {
    const roll = dice(seed), table = new Table();
    for (let i = 0; i < STEPS; i++) {
      happen(table, table.pages.get(PEOPLE[roll(PEOPLE.length)]!)!, roll(40));
    }
    for (const page of table.pages.values()) {
      page.comeBack();
      page.turnOn();
    }
    table.waitLong();
    for (const page of table.pages.values()) {
      const linked = [...page.mesh!.links].filter(([, l]) => l.connected).map(([m]) => m).sort();
      const wanted = table.linksOf(page.me).map((l) => l.member);
      expect({ seed, me: page.me, linked }).toEqual({ seed, me: page.me, linked: wanted });
      expect(page.mesh!.links.size).toBe(wanted.length);
      for (const { member, relayed } of table.linksOf(page.me)) {
        const link = page.mesh!.links.get(member) as Stand;
        if (relayed) expect(link.wishes.relayed).toBe(true);
      }
    }
  }
});
