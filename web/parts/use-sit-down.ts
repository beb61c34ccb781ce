import { useState } from 'preact/hooks'

import type { Refused } from '../../shared/protocol/protocol.ts'
import { sentenceFor } from '../words/sentence-for.ts'
import { myName } from './my-name.ts'

/**
 * Returns what a form needs to take a seat under the viewer's name.
 * @param sit requests the seat, and returns why it was refused; null if it was not
 */
export function useSitDown(sit: (name: string) => Promise<Refused | null>) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const name = myName.value.trim()
  async function sitDown(): Promise<void> {
    setBusy(true)
    const refused = await sit(name)
    setProblem(refused && sentenceFor(refused))
    // After a success, the form stays for one more round trip, until the connection with the new
    // seat is open. A second tap would take a second seat.
    if (refused !== null) setBusy(false)
  }
  return {
    name,
    problem,
    canSit: name !== '',
    /** The button shows this with `aria-disabled`, since `disabled` would take its focus. */
    isBusy,
    sitNow(event: Event): void {
      event.preventDefault()
      if (!isBusy) void sitDown()
    },
  }
}
