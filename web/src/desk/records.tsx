// What the server has written down: what was done here, who was turned away, what players report.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { Segmented } from '../ui/basic';
import type { Row } from './ask';
import { useRows } from './rows';

const KINDS = ['log', 'abuse', 'reports'] as const;

const told = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value));

function Note({ row: { at, ...rest } }: { row: Row }): JSX.Element {
  return (
    <li class="desk-person">
      <p class="desk-fine"><time dateTime={at}>{at}</time></p>
      <dl class="desk-note">
        {Object.entries(rest).map(([key, value]) => <div key={key}><dt>{key}</dt>
          <dd>{told(value)}</dd></div>)}
      </dl>
    </li>
  );
}

export function Records(): JSX.Element {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('log');
  const [rows] = useRows(kind);
  return (
    <section class="panel stack" aria-label={t('desk-records')}>
      <Segmented label={t('desk-records')} value={kind} onChange={setKind}
        options={KINDS.map((value) => ({ value, text: t(`desk-${value}`) }))} />
      {rows && !rows.length && <p>{t('desk-nothing')}</p>}
      <div role="log" aria-label={t(`desk-${kind}`)}>
        <ul class="desk-list">{rows?.map((row, i) => <Note key={i} row={row} />)}</ul>
      </div>
    </section>
  );
}
