import './seat-name.css'

import { textWidth, widestWordWidth } from './text-width.ts'

/**
 * The name on a name plate. The font is as large as the longest word allows, and lines break only
 * between words.
 */
export const SeatName = ({ name }: { readonly name: string }) => (
  <span
    class="seat-name"
    style={{
      '--wide': textWidth(name).toFixed(2),
      '--widest-word': widestWordWidth(name).toFixed(2),
    }}
  >
    {name}
  </span>
)
