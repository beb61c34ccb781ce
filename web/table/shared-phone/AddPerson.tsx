import { useState } from 'preact/hooks'

import type { Refused } from '../../../shared/wire/protocol.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import type { TableSession } from '../../client/TableSession.ts'
import { sentenceFor } from '../../words/sentence-for.ts'
import { beginSharing } from './begin-sharing.ts'
import { PersonName } from './PersonName.tsx'
import { sharedPhoneWords } from '../../words/shared-phone.ts'

interface AddPersonProps {
  readonly session: TableSession
  readonly close: () => void
}

/** Somebody sits down who has no phone at hand. */
export function AddPerson({ session, close }: AddPersonProps) {
  const text = sharedPhoneWords.value
  const [name, setName] = useState('')
  const [refused, setRefused] = useState<Refused | null>(null)
  const [busy, setBusy] = useState(false)

  async function add(event: Event): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const no = await (session.sharing?.add ?? ((one) => beginSharing(session, one)))(name.trim())
    setBusy(false)
    setRefused(no)
    if (no === null) close()
  }

  return (
    <Drawer title={text.add} about={text.means} onClose={close}>
      <form class="column" onSubmit={(event) => void add(event)}>
        <PersonName label={text.addName} name={name} onName={setName} />
        <button class="button" data-look="main" type="submit" disabled={busy || name.trim() === ''}>
          {text.sit}
        </button>
        {refused !== null && (
          <p class="problem" role="alert">
            {sentenceFor(refused)}
          </p>
        )}
      </form>
    </Drawer>
  )
}
