import type { Refused } from '../../shared/protocol/refusals.ts'
import { words } from './index.ts'

/**
 * Returns the sentence for a refusal. An unknown code and an error of the service get a general
 * sentence. For an error, the request's id follows in brackets, so that the viewer can report it to
 * the operator.
 */
export function sentenceFor({
  refusal,
  requestId: request,
}: Pick<Refused, 'refusal' | 'requestId'>): string {
  const { failed, refusals } = words.value
  if (request !== undefined) return `${failed} (${request})`
  return Object.hasOwn(refusals, refusal) ? refusals[refusal] : failed
}
