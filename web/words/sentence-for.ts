import type { Refused } from '../../shared/protocol/refusals.ts'
import { words } from './index.ts'

/**
 * Returns the sentence that the viewer reads about a refusal. A server error, or a `refusal` that
 * this page does not know, gets a general sentence. After a server error, the request's id follows
 * in brackets, so that the viewer can report it to the operator.
 */
export function sentenceFor({
  refusal,
  requestId: request,
}: Pick<Refused, 'refusal' | 'requestId'>): string {
  const { failed, refusals } = words.value
  if (request !== undefined) return `${failed} (${request})`
  return Object.hasOwn(refusals, refusal) ? refusals[refusal] : failed
}
