// The rules, complete, for the rule book that is chosen: what all editions share in our words,
// and in each section the points on which this ruleset decides, from the engine's own table.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { bookOf, goalOf, hasGoals, HULL } from '../core/books';
import { useSignal } from '../core/signal';
import { has, language, t } from '../i18n';
import { state } from '../net/client';
import type { RuleField } from '../net/api';
import { go } from '../core/route-to';
import { ruleValue, useTables } from '../lobby/rules-summary';
import { Button } from '../ui/basic';
import { GoalChoice } from '../lobby/goal-choice';
import { Choice } from '../lobby/options-form';
import { Figure } from './figures';
import '../styles/chart.css';
import '../styles/stations.css';
import '../styles/rules.css';

const SECTIONS: { key: string; fields: string[] }[] = [
  { key: 'goal', fields: ['hull'] },
  { key: 'crew', fields: ['realtime_min_players', 'open_bridge'] },
  { key: 'course', fields: ['own_mine_blocks', 'turn_limit_ms'] },
  { key: 'mate', fields: ['detection_by', 'shy_first_mate', 'ready_public'] },
  { key: 'engineer', fields: ['repair_beats_damage'] },
  { key: 'radio', fields: [] },
  { key: 'activate', fields: ['broken_activation', 'course_between_activations', 'aim_limit_ms',
    'stop_hold_ms'] },
  { key: 'torpedo', fields: ['torpedo_min', 'torpedo_path', 'torpedo_chain'] },
  { key: 'mine', fields: ['mine_trigger_from', 'mine_trigger_needs_weapons'] },
  { key: 'drone', fields: [] },
  { key: 'sonar', fields: ['answer_limit_ms'] },
  { key: 'silence', fields: ['silence_zero', 'silence_gauge_order', 'silence_told'] },
  { key: 'surface', fields: ['surface_again_forfeits', 'confirm_limit_ms'] },
  { key: 'scenarios', fields: ['archer_as', 'volcano_gauge_by', 'eruption'] },
  { key: 'end', fields: ['abandon_limit_ms'] },
];

// What a long press says at the stations, said here as well.
const LEADS: Record<string, string[]> = {
  goal: ['hull'], crew: ['role-captain'], course: ['course'], mate: ['role-first_mate', 'gauge'],
  engineer: ['role-engineer', 'panel', 'circuit', 'kind-radiation', 'reactor'],
  radio: ['role-radio_operator'], torpedo: ['system-torpedo'], mine: ['system-mine', 'trigger'],
  drone: ['system-drone'], sonar: ['system-sonar'], silence: ['system-silence'],
  surface: ['surface'], scenarios: ['system-archer', 'system-volcano', 'system-repair'],
};

// All that a section says, for those who look for a word.
function textOf(key: string, fields: RuleField[]): string {
  const leads = (LEADS[key] ?? []).map((about) => `about-${about}`);
  const rules = fields.map((f) => `rule-${f.name}`);
  const keys = [`rules-${key}`, ...leads, ...paragraphs(key), ...rules];
  return keys.map((k) => t(k)).join(' ').toLocaleLowerCase(language.get());
}

// A page of its own, or, while a game is on, a sheet over the game.
export function Rules({ over = false }: { over?: boolean }): JSX.Element {
  const table = useTables();
  const [sought, seek] = useState('');
  const { room } = useSignal(state);
  const [preset, setPreset] = useState(room?.options.preset ?? bookOf(language.get()));
  const inForce = room?.options.preset === preset ? room.options.set : {};
  const [hull, setHull] = useState<string | null>(null);
  const goal = goalOf(preset, hull ?? inForce.hull ?? HULL.quick);
  const value = (f: RuleField) => (f.name === 'hull' && goal ? HULL[goal]
    : inForce[f.name] ?? f.presets[preset] ?? '');
  const fieldsOf = (s: (typeof SECTIONS)[number]) =>
    table?.fields.filter((f) => s.fields.includes(f.name)) ?? [];
  const word = sought.trim().toLocaleLowerCase(language.get());
  const found = SECTIONS.filter((s) => textOf(s.key, fieldsOf(s)).includes(word));
  const Page = over ? 'div' : 'main';
  return (
    <Page class="rules">
      <header class="row between">
        {!over && <Button kind="quiet" icon="back" label={t('to-home')} onClick={() => go('/')} />}
        {!over && <h1 class="grow">{t('rules')}</h1>}
        <label class="field grow">{t('rules-search')}
          <input type="search" value={sought} onInput={(e) => seek(e.currentTarget.value)} />
        </label>
        {table && <Choice label={t('rule-book')} value={preset} off={false} onChange={setPreset}
          list={table.presets.map((p) => [p.name, t(`preset-${p.name}`)])} />}
      </header>
      <nav class="rules-nav" aria-label={t('contents')}>
        {found.map((s) => <a key={s.key} href={`#${s.key}`}>{t(`rules-${s.key}`)}</a>)}
      </nav>
      {!found.length && <p role="status">{t('rules-search-none')}</p>}
      {found.map((s) => (
        <section key={s.key} id={s.key} class="panel rules-section">
          <h2>{t(`rules-${s.key}`)}</h2>
          <div class="rules-body">
            <div class="stack">
              {s.key === 'goal' && hasGoals(preset) &&
                <GoalChoice value={goal} onChange={(next) => setHull(HULL[next])} />}
              {(LEADS[s.key] ?? []).map((about) => <p key={about}>{t(`about-${about}`)}</p>)}
              {paragraphs(s.key).map((p) => <p key={p}>{t(p)}</p>)}
              <Decided fields={fieldsOf(s)} value={value} />
            </div>
            <Figure name={s.key} />
          </div>
        </section>
      ))}
    </Page>
  );
}

function paragraphs(key: string): string[] {
  return [1, 2, 3, 4, 5, 6].map((n) => `rules-${key}-${n}`).filter((k) => has(k));
}

function Decided({ fields, value }: { fields: RuleField[]; value: (f: RuleField) => string }) {
  if (!fields.length) return null;
  return (
    <dl class="decided">
      {fields.map((f) => (
        <div key={f.name}><dt>{t(`rule-${f.name}`)}</dt><dd>{ruleValue(f, value(f))}</dd></div>
      ))}
    </dl>
  );
}
