import './seat-name.css'

import { wideOf, widestWordOf } from './name-width.ts'

/** A name on a plate: as large as its longest word allows, and broken between words alone. */
export const SeatName = ({ name }: { readonly name: string }) => (
  <span
    class="seat-name"
    style={{ '--wide': wideOf(name).toFixed(2), '--widest-word': widestWordOf(name).toFixed(2) }}
  >
    {name}
  </span>
)
