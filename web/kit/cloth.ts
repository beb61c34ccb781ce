import type { Cloth } from '../../shared/game/game.ts'
import './cloth.css'

const shades = ([day, evening]: readonly [string, string]): string =>
  `light-dark(${day}, ${evening})`

/** What a game lays over the table, for the element that holds all of it: its colours, its weave and its backs. */
export const clothProps = ({ cloth, spot, deep, weave, back }: Cloth) => ({
  'data-weave': weave,
  'data-back': back,
  style: { '--cloth': shades(cloth), '--spot': shades(spot), '--spot-deep': shades(deep) },
})
