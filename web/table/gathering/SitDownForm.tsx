import './sit-down.css'

import { useState } from 'preact/hooks'

import type { Refused } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { myName, setMyName } from '../../parts/my-name.ts'
import { NameField } from '../../parts/NameField.tsx'
import { seatEndsWithPage } from '../../client/storage-access.ts'
import { words } from '../../words/index.ts'
import { sentenceFor } from '../../words/sentence-for.ts'

interface SitDownFormProps {
  readonly sit: (name: string) => Promise<Refused | null>
}

/**
 * A button that takes a seat under the suggested name, and a second one for changing the name
 * first.
 */
export function SitDownForm({ sit }: SitDownFormProps) {
  const text = words.value
  const [naming, setNaming] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [busy, setBusy] = useState(false)
  const name = myName.value.trim()

  async function sitNow(event: Event): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const refusal = await sit(name)
    setRefused(refusal)
    // After a success, the form stays for one more round trip, until the connection with the new
    // seat is open. A second tap would take a second seat.
    if (refusal !== null) setBusy(false)
  }

  return (
    <form class="sit-down" onSubmit={(event) => void sitNow(event)}>
      {naming && <NameField name={myName.value} onName={setMyName} />}
      <div class="sit-down-buttons">
        <button class="button" data-look="main" type="submit" disabled={busy || name === ''}>
          <Icon name="chair" />
          <span>{text.sitDownAs(name)}</span>
        </button>
        {!naming && (
          <button
            class="icon-button"
            type="button"
            aria-label={text.otherName}
            onClick={() => setNaming(true)}
          >
            <Icon name="pencil" />
          </button>
        )}
      </div>
      {seatEndsWithPage.value && <p class="seat-ends">{text.seatEndsWithPage}</p>}
      {refused !== null && (
        <p class="problem" role="alert">
          {sentenceFor(refused)}
        </p>
      )}
    </form>
  )
}
