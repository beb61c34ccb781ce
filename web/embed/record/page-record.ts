import { signal } from '@preact/signals'

import type { PageToFrameMessage } from '../../../shared/embed/messages.ts'

/**
 * The saved game that the embedding page has sent, or why it could not send one. Null until the
 * page has answered.
 */
export const pageRecord = signal<Extract<
  PageToFrameMessage,
  { type: 'record' | 'no-record' }
> | null>(null)
