import './sit-down.css'

import { useState } from 'preact/hooks'

import type { Refused } from '../../../shared/protocol/protocol.ts'
import { Icon } from '../../kit/Icon.tsx'
import { myName, setMyName } from '../../parts/my-name.ts'
import { NameField } from '../../parts/NameField.tsx'
import { useSitDown } from '../../parts/use-sit-down.ts'
import { seatEndsWithPage } from '../../client/storage-access.ts'
import { words } from '../../words/index.ts'

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
  const { name, problem, canSit, isBusy, sitNow } = useSitDown(sit)
  return (
    <form class="sit-down" onSubmit={sitNow}>
      {naming && <NameField name={myName.value} onName={setMyName} />}
      <div class="sit-down-buttons">
        <button
          class="button"
          data-look="main"
          type="submit"
          disabled={!canSit}
          aria-disabled={isBusy}
        >
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
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
