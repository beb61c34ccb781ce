import './suit-sign.css'

import { colourOf, type Suit } from '../../../../shared/games/switch/rules/cards.ts'
import { suitDrawings } from './drawings.ts'

/** A suit symbol that is large enough for the details of its woodcut style. */
export const SuitSign = ({ of }: { readonly of: Suit }) => (
  <svg class="suit-sign" viewBox="0 0 100 100" data-ink={colourOf(of)} aria-hidden="true">
    <path d={suitDrawings[of].shape} />
    <path class="carved" d={suitDrawings[of].cuts} />
  </svg>
)
