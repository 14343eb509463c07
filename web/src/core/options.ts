// The words between which a host chooses, as server/words.h and bots/bot.h have them; a test holds
// one against the other.

export const CHOICES = {
  help: ['pencil', 'tracer', 'computer'],
  spectators: ['none', 'public', 'both'],
  voice: ['off', 'crew', 'table'],
  absent: ['bot', 'wait', 'abandon'],
  manner: ['plain', 'hunter', 'lurker', 'miner'],
} as const;

export type Chosen = { [Option in keyof typeof CHOICES]: (typeof CHOICES)[Option][number] };
