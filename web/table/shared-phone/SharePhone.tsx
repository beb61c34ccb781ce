import './share-phone.css'

import { useState } from 'preact/hooks'

import { Icon } from '../../kit/Icon.tsx'
import type { Visit } from '../../client/visit.ts'
import { AddPerson } from './AddPerson.tsx'
import { sharedPhoneWords } from './shared-phone-words.ts'

/** For whoever sits beside me and has no phone. */
export function SharePhone({ visit }: { readonly visit: Visit }) {
  const [adding, add] = useState(false)
  return (
    <>
      <button class="share-phone" type="button" onClick={() => add(true)}>
        <Icon name="phone" />
        {sharedPhoneWords.value.add}
      </button>
      {adding && <AddPerson visit={visit} close={() => add(false)} />}
    </>
  )
}
