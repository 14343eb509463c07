// Our own small drawings, all on a 24 x 24 grid in the colour of the text.

import type { JSX } from 'preact';
import type { Kind, Role, System } from '../core/shapes';

const SPOKES = 'M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2L19 19M19 5l-2.8 2.8' +
  'M7.8 16.2L5 19';

const SYSTEM: Record<System, JSX.Element> = {
  mine: (
    <g><circle cx="12" cy="12" r="5.5" />
      <path d={SPOKES} /></g>
  ),
  torpedo: (
    <g><path d="M7 9h9c3 0 5 1.6 6 3-1 1.4-3 3-6 3H7z" /><path d="M7 9L3 6v12l4-3M3 12h4" /></g>
  ),
  drone: (
    <g><circle cx="12" cy="13" r="3" />
      <path d="M12 10V6M9.5 14.5L5 17M14.5 14.5L19 17" />
      <path d="M8 5h8M2.5 15.5l4 4M21.5 15.5l-4 4" /></g>
  ),
  sonar: (
    <g><circle cx="12" cy="12" r="9.5" /><circle cx="12" cy="12" r="5" />
      <path d="M12 12L19 5.5" /><circle cx="8.5" cy="14" r="1" class="solid" /></g>
  ),
  silence: (
    <g><path d="M3 9h4l5-5v16l-5-5H3z" /><path d="M16 9l5 6M21 9l-5 6" /></g>
  ),
  scenario: (
    <g><path d="M12 2l2.6 6.3 6.8.6-5.2 4.4 1.6 6.7L12 16.4 6.2 20l1.6-6.7L2.6 8.9l6.8-.6z" /></g>
  ),
};

export function SystemGlyph({ system, size = 24 }: { system: System; size?: number }) {
  return <svg class="glyph" viewBox="0 0 24 24" width={size} height={size}
    aria-hidden="true">{SYSTEM[system]}</svg>;
}

const BLADE = 'M10.3 8.95L7.25 3.77A9.5 9.5 0 0 1 16.75 3.77L13.7 8.95A3.5 3.5 0 0 0 10.3 8.95Z';

const KIND: Record<Kind, JSX.Element> = {
  weapon: <g><circle cx="12" cy="12" r="5" />
    <path d="M12 3v4M12 17v4M3 12h4M17 12h4" /></g>,
  detection: <g><path d="M4 17a8 8 0 0 1 16 0M8 17a4 4 0 0 1 8 0" />
    <circle cx="12" cy="17" r="1.2" class="solid" /></g>,
  special: <g><path d="M4 12c2.5-6 5.5-6 8 0s5.5 6 8 0" /></g>,
  radiation: <g><circle cx="12" cy="12" r="1.9" class="solid" />
    <path class="solid" d={BLADE} />
    <path class="solid" transform="rotate(120 12 12)" d={BLADE} />
    <path class="solid" transform="rotate(240 12 12)" d={BLADE} /></g>,
};

export function KindGlyph({ kind, size = 24 }: { kind: Kind; size?: number }): JSX.Element {
  return <svg class="glyph" viewBox="0 0 24 24" width={size} height={size}
    aria-hidden="true">{KIND[kind]}</svg>;
}

export const KIND_PATHS = KIND;

const SPANNER = 'M14 6.5a4.5 4.5 0 0 1 5.6-3L16.8 6.3l.9 2.7 2.7.9 1.4-1.4a4.5 4.5 0 0 1-6 4.7' +
  'L8 21l-4-4 8-7.6a4.5 4.5 0 0 1 2-2.9z';

const ROLE: Record<Role, JSX.Element> = {
  captain: <g><circle cx="12" cy="12" r="6" /><circle cx="12" cy="12" r="1.6" class="solid" />
    <path d={SPOKES} /></g>,
  first_mate: <g><path d="M3 17a9 9 0 0 1 18 0" />
    <path d="M12 17l4-6M3 17h18M7 11l1 1M12 8v1.5" />
    </g>,
  engineer: <g><path d={SPANNER} />
    </g>,
  radio_operator: <g><path d="M4 14v-2a8 8 0 0 1 16 0v2" />
    <rect x="2.5" y="13" width="4.5" height="7" rx="2" />
    <rect x="17" y="13" width="4.5" height="7" rx="2" />
    </g>,
};

export function RoleGlyph({ role, size = 24 }: { role: Role; size?: number }): JSX.Element {
  return <svg class="glyph" viewBox="0 0 24 24" width={size} height={size}
    aria-hidden="true">{ROLE[role]}</svg>;
}

const MISC = {
  back: 'M15 5l-7 7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7',
  sound: 'M4 9h4l5-5v16l-5-5H4zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12',
  call: 'M4 10.2v3.6l3 .9L19 19V5L7 9.3zM7.5 15v2.2a2.6 2.6 0 0 0 5.2 0v-.4M22 10v4',
  mic: 'M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5 11a7 7 0 0 0 14 0M12 18v3M8 21h8',
  micoff: 'M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5 11a7 7 0 0 0 14 0M12 18v3' +
    'M8 21h8M4 3l16 18',
  onair: 'M12 4a2.5 2.5 0 0 0-2.5 2.5v5a2.5 2.5 0 0 0 5 0v-5A2.5 2.5 0 0 0 12 4z' +
    'M12 17v4M9 21h6M5.5 7a8 8 0 0 0 0 8M18.5 7a8 8 0 0 1 0 8M2.5 5a12 12 0 0 0 0 12' +
    'M21.5 5a12 12 0 0 1 0 12',
  mute: 'M4 9h4l5-5v16l-5-5H4zM17 9l5 6M22 9l-5 6',
  talk: 'M4 5h16v11H9l-5 4z',
  up: 'M12 20V5M5 12l7-7 7 7',
  surface: 'M12 15V3M7 8l5-5 5 5M2 19c2-2 4-2 5 0s4 2 5 0 4-2 5 0 4 2 5 0',
  dive: 'M12 9v12M7 16l5 5 5-5M2 5c2-2 4-2 5 0s4 2 5 0 4-2 5 0 4 2 5 0',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  tracer: 'M4 19h5v-6h6V6h5M4 19h0M20 6h0',
  chip: 'M7 7h10v10H7zM9.5 3v4M14.5 3v4M9.5 17v4M14.5 17v4M3 9.5h4M3 14.5h4M17 9.5h4M17 14.5h4',
  eraser: 'M8 20h12M5 14l8-9 7 6-7 8H9z',
  hand:
    'M8 12V5a1.6 1.6 0 0 1 3.2 0v5M11.2 10V3.8a1.6 1.6 0 0 1 3.2 0V10M14.4 10.500V6' +
    'a1.6 1.6 0 0 1 3.200 0v8' +
    'c0 4-2 7-5.600 7-4 0-5.5-2-8-6.500-.8-1.600 1.200-2.800 2.400-1.400L8 15',
  undo: 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  next: 'M6 5l9 7-9 7zM18 5v14',
  prev: 'M18 5l-9 7 9 7zM6 5v14',
  flag: 'M5 22V3h13l-3 5 3 5H5',
  eye: 'M2 12c4-8 16-8 20 0-4 8-16 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  book: 'M4 5c3-2 6-1 8 1 2-2 5-3 8-1v14c-3-2-6-1-8 1-2-2-5-3-8-1zM12 6v14',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  down: 'M12 4v15M5 12l7 7 7-7',
  bolt: 'M13 2L5 14h6l-1 8 9-13h-6z',
  people:
    'M8 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2 20c0-4 3-6 6-6s6 2 6 6M16 11' +
    'a3 3 0 1 0-1-6M17 14c3 0 5 2 5 5',
  person: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 21c0-4.5 3.5-7 7.5-7s7.5 2.5 7.5 7',
  robot: 'M5 9h14v10H5zM12 9V5M12 4h0M9 13v2M15 13v2M2 12v4M22 12v4',
  target: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM12 2v6M12 16v6M2 12h6M16 12h6',
  calendar: 'M4 6h16v14H4zM4 10.500h16M8 3v5M16 3v5',
  globe:
    'M12 2.5a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19zM2.5 12h19M12 2.5' +
    'c5 5 5 14 0 19-5-5-5-14 0-19z',
} as const;

export type IconName = keyof typeof MISC;

export function Icon({ name, size = 24 }: { name: IconName; size?: number }): JSX.Element {
  return <svg class="glyph" viewBox="0 0 24 24" width={size} height={size}
    aria-hidden="true"><path d={MISC[name]} /></svg>;
}
