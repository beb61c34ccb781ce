import type { Direction } from '../../../../shared/games/switch/rules/state.ts'
import './ring.css'

/** Sewn into the cloth: round the piles, with two arrowheads for the direction of play. */
export const Ring = ({ direction }: { readonly direction: Direction }) => (
  <div class="ring" data-direction={direction} data-thing="ring" aria-hidden="true">
    <svg viewBox="0 0 320 220" preserveAspectRatio="none">
      <ellipse cx="160" cy="110" rx="160" ry="110" vector-effect="non-scaling-stroke" />
    </svg>
    <i />
    <i />
  </div>
)
