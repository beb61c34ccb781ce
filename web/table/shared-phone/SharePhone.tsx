import './share-phone.css'

import { useState } from 'preact/hooks'

import { Icon } from '../../kit/Icon.tsx'
import type { TableSession } from '../../client/TableSession.ts'
import { AddPerson } from './AddPerson.tsx'
import { sharedPhoneWords } from '../../words/shared-phone.ts'

/** For whoever sits beside me and has no phone. */
export function SharePhone({ session }: { readonly session: TableSession }) {
  const [adding, add] = useState(false)
  return (
    <>
      <button class="share-phone" type="button" onClick={() => add(true)}>
        <Icon name="phone" />
        {sharedPhoneWords.value.add}
      </button>
      {adding && <AddPerson session={session} close={() => add(false)} />}
    </>
  )
}
