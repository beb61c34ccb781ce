import type { Refused } from '../../shared/protocol/refusals.ts'
import { words } from './index.ts'

/**
 * Returns the sentence for a refusal. A code that this page doesn't know, and an error of the service, get a general one; the id
 * of an error follows in brackets, for a report to the operator.
 */
export function sentenceFor({
  refusal,
  requestId: request,
}: Pick<Refused, 'refusal' | 'requestId'>): string {
  const { failed, refusals } = words.value
  if (request !== undefined) return `${failed} (${request})`
  return Object.hasOwn(refusals, refusal) ? refusals[refusal] : failed
}
