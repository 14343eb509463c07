// Play the moment again: from here on against bots, in this browser. Whose seats one takes is said
// before one does.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { go } from '../core/route-to';
import { useSignal } from '../core/signal';
import { TEAMS, type Role, type Team } from '../core/shapes';
import { roleOf } from '../core/state';
import { listed, t } from '../i18n';
import { botLevel, LevelChoice } from '../lobby/level-choice';
import type { Replay } from '../net/api';
import { ask, create, isHere, leave, playerName, practise, state } from '../net/client';
import { Button, Dialog, Segmented } from '../ui/basic';
import { RoleGlyph } from '../ui/icons';
import { toast } from '../ui/toasts';

interface Props {
  game: Replay;
  bytes: Uint8Array; // of its record
  at: number; // how many things have happened
  over: boolean; // by then
}

export function TakeOver(props: Props): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button wide icon="dive" class="take-over" why={props.over ? t('takeover-over') : null}
        onWhy={toast} onClick={() => setOpen(true)}>{t('takeover')}</Button>
      {open && <TakeOverDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

// The posts of a crew by who held them, and all of them together.
interface Post {
  roles: Role[];
  seats: string[]; // one for each player
  names: string[];
}

function postsOf({ seats }: Replay, team: Team): Post[] {
  const crew = seats.filter((p) => p.seat.startsWith(`${team}.`));
  const players = [...new Set(crew.map((p) => p.player))].map((player): Post => {
    const own = crew.filter((p) => p.player === player);
    return { roles: own.map((p) => roleOf(p.seat)), seats: [own[0]!.seat],
      names: [own[0]!.name ?? t('a-bot')] };
  });
  const all: Post = { roles: players.flatMap((p) => p.roles),
    seats: players.flatMap((p) => p.seats), names: [...new Set(players.flatMap((p) => p.names))] };
  return players.length > 1 ? [all, ...players] : [all];
}

async function begin({ game, bytes, at }: Props, post: Post, level: string): Promise<void> {
  const [local] = await Promise.all([import('../net/local'), practise()]);
  if (!isHere()) {
    toast(t('takeover-not-here'));
    return;
  }
  if (!playerName.get()) playerName.set(t('name-default'));
  local.localLend(game.id, bytes);
  await ask({ do: 'name', name: playerName.get() });
  const code = await create({
    name: t('solo-room'), mode: game.mode, map: game.map, players: game.players,
    preset: game.options.preset, set: game.rules, help: 'computer', bots_count: true,
    listed: false, boats: game.boats,
  });
  if (!code) return;
  for (const seat of post.seats) await ask({ do: 'sit', seat, more: true });
  await ask({ do: 'fill', level });
  const answer = await ask({ do: 'moment', replay: game.id, steps: at });
  if (answer.ok) go(`/r/${code}`);
  else await leave();
}

function TakeOverDialog(props: Props & { onClose: () => void }): JSX.Element {
  const { game, at, onClose } = props;
  const level = useSignal(botLevel), { room } = useSignal(state);
  const [team, setTeam] = useState<Team>('blue');
  const [busy, setBusy] = useState(false);
  const start = (post: Post) => {
    if (busy) return;
    setBusy(true);
    void begin(props, post, level).finally(() => setBusy(false));
  };
  return (
    <Dialog title={t('takeover')} onClose={onClose}>
      <p>{t('takeover-about', { step: at })}</p>
      {room && !isHere() && <p class="muted">{t('takeover-leaves')}</p>}
      <div class="field">{t('bot-level')}
        <LevelChoice value={level} onChange={(l) => botLevel.set(l)} /></div>
      <div class="field">{t('takeover-boat')}
        <Segmented label={t('takeover-boat')} value={team} onChange={setTeam}
          options={TEAMS.map((value, i) => ({ value, text: game.boats[i]! }))} /></div>
      {postsOf(game, team).map((post) => <PostCard key={post.seats.join()} post={post} busy={busy}
        onTake={() => start(post)} />)}
    </Dialog>
  );
}

interface CardProps {
  post: Post;
  busy: boolean;
  onTake: () => void;
}

function PostCard({ post, busy, onTake }: CardProps): JSX.Element {
  const whole = post.roles.length === 4;
  return (
    <button type="button" class="play-card turn" disabled={busy} onClick={onTake}>
      <RoleGlyph role={post.roles[0]!} size={30} />
      <span><b>{whole ? t('play-solo') : listed(post.roles.map((role) => t(`role-${role}`)))}</b>
        <small>{t('takeover-instead', { names: listed(post.names) })}</small></span>
    </button>
  );
}
