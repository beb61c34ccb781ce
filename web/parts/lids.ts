import type { ComponentType } from 'preact'

// The pictures on the boxes of games (lids), 200 by 270 units. They load with the landing page.
const lids = import.meta.glob<ComponentType>('../boards/*/pages/Lid.tsx', {
  eager: true,
  import: 'Lid',
})

/** Returns the lid of a game, or undefined for a draft without a lid. */
export const lidOf = (game: string): ComponentType | undefined =>
  lids[`../boards/${game}/pages/Lid.tsx`]
