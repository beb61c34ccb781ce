import { pushKeys } from '../../../worker/push/house.ts'
import { Problem } from './problem.ts'

/** Whoever has set keys wants people to be told of their turn: keys that are none are said at once. */
export function checkPushKeys(): void {
  const { PUSH_KEYS = '', PUSH_CONTACT = '' } = process.env
  if (PUSH_KEYS === '' && PUSH_CONTACT === '') return
  if (!pushKeys({ PUSH_KEYS, PUSH_CONTACT }))
    throw new Problem(
      'PUSH_KEYS is what npm run keys prints, and PUSH_CONTACT an address like mailto:you@example.com: one of them is not so.',
    )
}
