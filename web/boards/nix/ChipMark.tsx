import type { Chip, Owner } from '../../../shared/games/nix/rules/state.ts'
import './chip-mark.css'

/** One outline for each seat and one for EGON, in a field of 40 by 40: players differ by shape as well as by colour. */
const outlines = [
  'M20 3.5a16.5 16.5 0 1 0 .01 0Z',
  'M9 5h22a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Z',
  'M20 1 39 20 20 39 1 20Z',
  'M20 0.8 26.9 11.8 39.5 15 31.2 24.9 32 37.9 20 33.1 8 37.9 8.8 24.9 0.5 15 13.1 11.8Z',
  'M13.5 4h13v9.5H36v13h-9.5V36h-13v-9.5H4v-13h9.5Z',
]
const egon = 'M20 1 40 36.5H0Z'

/** A chip, transparent so that the field shows through; the ring makes it a super-chip. */
export const ChipMark = ({ owner, super: isSuper }: Chip) => (
  <svg class="chip" data-owner={owner} viewBox="0 0 40 40" aria-hidden="true">
    <path
      class="chip-shape"
      d={owner === 'egon' ? egon : outlines[owner]}
      transform={isSuper ? 'translate(4.2 4) scale(.79)' : undefined}
    />
    {isSuper && <circle class="chip-ring" cx="20" cy="20" r="18.6" />}
  </svg>
)

/** Whose something is. */
export const OwnerMark = ({ owner }: { readonly owner: Owner }) => (
  <ChipMark owner={owner} super={false} />
)
