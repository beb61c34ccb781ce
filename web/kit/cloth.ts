import type { Cloth } from '../../shared/game/game.ts'
import './cloth.css'

const shades = ([day, evening]: readonly [string, string]): string =>
  `light-dark(${day}, ${evening})`

/** Returns the attributes for an element with a game's cloth: the colours, the weave and the card backs. */
export const clothProps = ({ cloth, spot, deep, weave, back }: Cloth) => ({
  'data-weave': weave,
  'data-back': back,
  style: { '--cloth': shades(cloth), '--spot': shades(spot), '--spot-deep': shades(deep) },
})
