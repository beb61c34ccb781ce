import './share-phone.css'

import { useState } from 'preact/hooks'

import { pageLimits } from '../../../shared/protocol/page-limits.ts'
import type { Refused } from '../../../shared/protocol/protocol.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { localise } from '../../words/index.ts'
import { sentenceFor } from '../../words/sentence-for.ts'
import { sharedPhoneWords } from '../../words/shared-phone.ts'
import { sharePhone } from './stored-phone.ts'

interface PlayerNameFieldProps {
  readonly label: string
  readonly name: string
  readonly onName: (name: string) => void
}

/**
 * A field for a player's name, without autocomplete: one person often types the names of all
 * players, and the stored name belongs to only one.
 */
export const PlayerNameField = ({ label, name, onName }: PlayerNameFieldProps) => (
  <label class="field">
    {label}
    <input
      value={name}
      maxLength={pageLimits.nameLetters}
      autocomplete="off"
      spellcheck={false}
      onInput={(event) => onName(event.currentTarget.value)}
    />
  </label>
)

interface AddPlayerProps {
  readonly session: TableSession
  readonly close: () => void
}

/** The form that adds another player on this phone. */
function AddPlayer({ session, close }: AddPlayerProps) {
  const text = localise(sharedPhoneWords)
  const [name, setName] = useState('')
  const [refused, setRefused] = useState<Refused | null>(null)
  const [busy, setBusy] = useState(false)

  async function add(event: Event): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const no = await (session.sharedPhone?.addPlayer ?? ((one) => sharePhone(session, one)))(
      name.trim(),
    )
    setBusy(false)
    setRefused(no)
    if (no === null) close()
  }

  return (
    <Drawer title={text.add} subtitle={text.means} onClose={close}>
      <form class="column" onSubmit={(event) => void add(event)}>
        <PlayerNameField label={text.addName} name={name} onName={setName} />
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

/** A button that adds a player who has no phone. */
export function SharePhone({ session }: { readonly session: TableSession }) {
  const [adding, add] = useState(false)
  return (
    <>
      <button class="share-phone" type="button" onClick={() => add(true)}>
        <Icon name="phone" />
        {localise(sharedPhoneWords).add}
      </button>
      {adding && <AddPlayer session={session} close={() => add(false)} />}
    </>
  )
}
