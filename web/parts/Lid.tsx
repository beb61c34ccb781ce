import type { ComponentType } from 'preact'

import { lazy } from '../kit/lazy.tsx'

// A lid is the picture on a game's box. Lids are bundled with the landing page, which shows all of
// them.
const lids = import.meta.glob<ComponentType>('../boards/*/pages/Lid.tsx', {
  eager: true,
  import: 'Lid',
})

// The lids of single-file games load separately, because they need the pictures of the court cards
// (jack, queen and king).
const OneFileLid = lazy(() =>
  import('../boards/one-file/OneFileLid.tsx').then((part) => part.OneFileLid),
)

/**
 * Draws the box lid of a game. The caller renders it inside an `svg` element of 200 by 270 units.
 */
export function Lid({ game }: { readonly game: string }) {
  const Crafted = lids[`../boards/${game}/pages/Lid.tsx`]
  return Crafted ? <Crafted /> : <OneFileLid game={game} />
}
