import { signal } from '@preact/signals'

import type { PageWish } from '../../../shared/embed/messages.ts'

/** What the page around has brought, or why it could not; null until it has. */
export const pageRecord = signal<Extract<PageWish, { type: 'record' | 'no-record' }> | null>(null)
