import { signal } from '@preact/signals'

import type { Cloth } from '../../shared/game/game.ts'
import './cloth.css'

const shades = ([day, evening]: readonly [string, string]): string =>
  `light-dark(${day}, ${evening})`

/**
 * The card back that the viewer has chosen for every game. If it is null, each game shows its own
 * card back.
 */
export const ownBack = signal<Cloth['back'] | null>(null)

/**
 * Returns the attributes that give an element the tablecloth of a game: its colours, its weave
 * (pattern) and its card backs.
 */
export const clothProps = ({ cloth, spot, deep, weave, back }: Cloth) => ({
  'data-weave': weave,
  'data-back': ownBack.value ?? back,
  style: { '--cloth': shades(cloth), '--spot': shades(spot), '--spot-deep': shades(deep) },
})
