// Time controls by name: what a room's form sets at once. The first is how every room begins.

export const TIME_CONTROLS = ['relaxed', 'club', 'quick'] as const;
type TimeControl = (typeof TIME_CONTROLS)[number];

type Limits = Record<'turn_limit_ms' | 'answer_limit_ms' | 'aim_limit_ms' | 'confirm_limit_ms',
  string>;

// As server/bounds.h has it.
const RELAXED: Limits = { turn_limit_ms: '0', answer_limit_ms: '45000', aim_limit_ms: '20000',
  confirm_limit_ms: '10000' };

export const LIMITS: Record<TimeControl, Limits> = {
  relaxed: RELAXED,
  club: { ...RELAXED, turn_limit_ms: '60000' },
  quick: { ...RELAXED, turn_limit_ms: '20000', answer_limit_ms: '20000', aim_limit_ms: '10000' },
};

// The control that these house rules are, undefined when they are one of the host's own.
export const controlOf = (set: Record<string, string>): TimeControl | undefined =>
  TIME_CONTROLS.find((name) => Object.entries(LIMITS[name]).every(([rule, value]) =>
    (set[rule] ?? '0') === value));
