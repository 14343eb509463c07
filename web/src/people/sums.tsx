// What somebody has done so far, in numbers.

import type { ComponentChildren, JSX } from 'preact';
import { ROLES, SYSTEMS, type Role, type System } from '../core/shapes';
import { language, t } from '../i18n';
import { RoleGlyph, SystemGlyph } from '../ui/icons';

type Score = [games: number, won: number, drawn: number];

// PROFILE of docs/PROTOCOL.md.
export interface Profile {
  all?: Score; // none without a game
  roles: Partial<Record<Role, Score>>;
  modes: Record<string, Score>;
  maps: Record<string, Score>;
  streak: number;
  best_streak: number;
  shots: number;
  hits: number;
  used: Partial<Record<System, number>>;
  ratings: Record<string, Rating>; // by mode
}

interface Rating {
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean;
}

const share = (part: number, whole: number): string =>
  new Intl.NumberFormat(language.get(), { style: 'percent' }).format(whole ? part / whole : 0);

export function Sums({ profile }: { profile: Profile }): JSX.Element {
  if (!profile.all) return <p class="panel">{t('profile-empty')}</p>;
  return (
    <section class="panel stack" aria-label={t('profile-sums')}>
      <h2>{t('profile-sums')}</h2>
      <Tiles profile={profile} all={profile.all} />
      <Ratings ratings={profile.ratings} />
      <div class="score-tables">
        <Scores title={t('by-role')} rows={ROLES.filter((r) => profile.roles[r]).map((r) =>
          [t(`role-${r}`), profile.roles[r]!, <RoleGlyph key={r} role={r} size={20} />])} />
        <Scores title={t('by-mode')} rows={Object.entries(profile.modes).map(([mode, score]) =>
          [t(`mode-${mode}`), score])} />
        <Scores title={t('by-map')} rows={Object.entries(profile.maps)
          .sort(([, a], [, b]) => b[0] - a[0]).map(([map, score]) => [t(`map-${map}`), score])} />
        <Favourites used={profile.used} />
      </div>
    </section>
  );
}

function Tiles({ profile, all: [games, won, drawn] }: { profile: Profile; all: Score },
): JSX.Element {
  const { streak, best_streak, shots, hits } = profile;
  const number = new Intl.NumberFormat(language.get());
  const tiles: [string, string][] = [
    [t('sum-games'), number.format(games)],
    [t('sum-won'), share(won, games)],
    [t(streak < 0 ? 'sum-lost-streak' : 'sum-streak'), number.format(Math.abs(streak))],
    [t('sum-best-streak'), number.format(best_streak)],
    [t('sum-hit-rate'), shots ? share(hits, shots) : '–'],
    ...(drawn ? [[t('sum-drawn'), number.format(drawn)] as [string, string]] : []),
  ];
  return (
    <dl class="tiles">
      {tiles.map(([name, value]) => <div key={name}><dt>{name}</dt><dd>{value}</dd></div>)}
    </dl>
  );
}

const whole = (n: number): string =>
  new Intl.NumberFormat(language.get(), { maximumFractionDigits: 0, useGrouping: false }).format(n);

function Ratings({ ratings }: { ratings: Profile['ratings'] }): JSX.Element | null {
  const modes = Object.keys(ratings);
  if (!modes.length) return null;
  return (
    <dl class="tiles ratings">
      {modes.map((mode) => {
        const { rating, deviation, provisional } = ratings[mode]!;
        return (
          <div key={mode}>
            <dt>{t(`rating-${mode}`)}{provisional && <><br />{t('rating-provisional')}</>}</dt>
            <dd>{whole(rating)} <small>± {whole(deviation)}</small></dd>
          </div>
        );
      })}
    </dl>
  );
}

interface ScoresProps {
  title: string;
  rows: [name: string, score: Score, glyph?: ComponentChildren][];
}

// How many were won of how many, as a bar and in words.
function Scores({ title, rows }: ScoresProps): JSX.Element | null {
  if (!rows.length) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul class="scores">
        {rows.map(([name, [games, won], glyph]) => (
          <li key={name}>
            <span class="score-name">{glyph}{name}</span>
            <span class="small-text">{t('won-of', { won, games })}</span>
            <Bar part={won / games} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const Bar = ({ part }: { part: number }): JSX.Element =>
  <span class="bar" aria-hidden="true"><span style={{ width: `${part * 100}%` }} /></span>;

function Favourites({ used }: { used: Profile['used'] }): JSX.Element | null {
  const list = SYSTEMS.filter((s) => used[s]).sort((a, b) => used[b]! - used[a]!);
  if (!list.length) return null;
  return (
    <div>
      <h3>{t('favourites')}</h3>
      <ul class="scores">
        {list.map((s) => (
          <li key={s}>
            <span class="score-name"><SystemGlyph system={s} size={20} />{t(`system-${s}`)}</span>
            <span class="small-text">{t('times-used', { count: used[s]! })}</span>
            <Bar part={used[s]! / used[list[0]!]!} />
          </li>
        ))}
      </ul>
    </div>
  );
}
