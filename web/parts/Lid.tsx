import type { ComponentType } from 'preact'

import { lazy } from '../kit/lazy.tsx'

// The pictures on the boxes of games (lids), 200 by 270 units. They load with the landing page.
const lids = import.meta.glob<ComponentType>('../boards/*/pages/Lid.tsx', {
  eager: true,
  import: 'Lid',
})

// Loaded lazily, because the court cards belong to it.
const OneFileLid = lazy(() =>
  import('../boards/one-file/OneFileLid.tsx').then((part) => part.OneFileLid),
)

/** Draws the lid of a game, as the content of an `svg`. */
export function Lid({ game }: { readonly game: string }) {
  const Crafted = lids[`../boards/${game}/pages/Lid.tsx`]
  return Crafted ? <Crafted /> : <OneFileLid game={game} />
}
