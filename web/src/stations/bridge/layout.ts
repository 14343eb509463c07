// Phone or wide screen: decides between tabs and side by side.

import { signal } from '../../core/signal';

const query = typeof matchMedia === 'undefined' ? null : matchMedia('(max-width: 899px)');

export const compact = signal(query?.matches ?? true);
query?.addEventListener('change', () => compact.set(query.matches));
