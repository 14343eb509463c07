// The language that the player chose, if he did.

import { shared } from '../core/signal';

export const savedLanguage = shared<string | null>('language', null);
