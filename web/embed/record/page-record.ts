import { signal } from '@preact/signals'

import type { PageWish } from '../../../shared/embed/messages.ts'

/** The saved game from the embedding page, or the reason why it is missing; null until then. */
export const pageRecord = signal<Extract<PageWish, { type: 'record' | 'no-record' }> | null>(null)
