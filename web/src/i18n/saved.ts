// The language that the player chose, if he did.

import { kept } from '../core/signal';

export const savedLanguage = kept<string | null>('language', null);
