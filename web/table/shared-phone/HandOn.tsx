import './hand-on.css'

import { Icon } from '../../kit/Icon.tsx'
import { sharedPhoneWords } from '../../words/shared-phone.ts'

interface HandOnProps {
  readonly name: string
  readonly cover: () => void
}

/** Stands over the hand of somebody whose turn is over: who gets the phone now. */
export const HandOn = ({ name, cover }: HandOnProps) => (
  <button class="button hand-on" data-look="main" data-size="big" type="button" onClick={cover}>
    <Icon name="phone" />
    {sharedPhoneWords.value.handTo(name)}
  </button>
)
