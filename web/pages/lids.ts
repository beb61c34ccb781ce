import type { ComponentType } from 'preact'

// What lies on top of a game's box: a small drawing in a field of 200 by 270, with all the landing page.
const lids = import.meta.glob<ComponentType>('../boards/*/pages/Lid.tsx', {
  eager: true,
  import: 'Lid',
})

/** A draft may come without one. */
export const lidOf = (game: string): ComponentType | undefined =>
  lids[`../boards/${game}/pages/Lid.tsx`]
