// The operator's page: what `fathom admin` does, with buttons. The server has it at a port of its
// own; it knows nothing without the key in its address.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useSignal } from '../core/signal';
import { t, words } from '../i18n';
import { Segmented } from '../ui/basic';
import { trouble, type Trouble } from './ask';
import { Bans } from './bans';
import { Everyone } from './everyone';
import { Records } from './records';
import { Rooms } from './rooms';
import '../styles/desk.css';

const PARTS = { rooms: Rooms, bans: Bans, everyone: Everyone, records: Records };
type Part = keyof typeof PARTS;

// What the server says of a refusal is for operators, in English, as on the command line.
function Why({ of }: { of: Trouble }): JSX.Element {
  return (
    <p class="alert" role="alert">{t(`desk-trouble-${of.kind}`)}
      {of.kind === 'no' && <> <q lang="en">{of.why}</q></>}</p>
  );
}

export function Desk(): JSX.Element {
  const [part, setPart] = useState<Part>('rooms');
  const wrong = useSignal(trouble), spoken = useSignal(words);
  const Shown = PARTS[part];
  useEffect(() => { document.title = t('desk-title'); }, [spoken]);
  return (
    <main class="desk stack">
      <h1>{t('desk-title')}</h1>
      <Segmented label={t('desk-parts')} value={part} onChange={setPart}
        options={(Object.keys(PARTS) as Part[]).map((value) =>
          ({ value, text: t(`desk-${value}`) }))} />
      {wrong && <Why of={wrong} />}
      <Shown />
    </main>
  );
}
