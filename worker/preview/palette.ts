import type { Cloth } from '../../shared/game/game.ts'
import type { Theme } from '../../shared/appearance.ts'
import { channels } from './pixels.ts'
import type { Colour } from './shapes.ts'

const sharedColours = {
  ink: '#221a16',
  lamp: '#ffc857',
  lampHigh: '#ffe3a1',
  onCloth: '#fff4dc',
  piece1: '#2a63ac',
  piece2: '#bd3527',
  piece3: '#2c7650',
  piece4: '#7445a0',
  piece5: '#a85a0c',
  piece6: '#b23a77',
} as const

/**
 * The colours of `web/styles/tokens.css` for the light theme, which is the default. A picture can't
 * follow the viewer's system theme.
 */
export const lightPalette = {
  ...sharedColours,
  bareWood: '#dcb17a',
  onBareWood: '#2a1a0d',
  wood: '#cf9f67',
  woodLow: '#94643a',
  paper: '#fffaee',
  paperEdge: '#d8c8a8',
  ink2: '#635141',
  red: '#c02a26',
} as const

export type Palette = Readonly<Record<keyof typeof lightPalette, Colour>>

export const darkPalette: Palette = {
  ...sharedColours,
  bareWood: '#2c1c12',
  onBareWood: '#f6e8cc',
  wood: '#4b3222',
  woodLow: '#2a1a11',
  paper: '#efe3ca',
  paperEdge: '#a8946f',
  ink2: '#594838',
  red: '#b2211e',
}

export const paletteOf = (theme: Theme): Palette => (theme === 'dark' ? darkPalette : lightPalette)

export type Fabric = Readonly<Record<'cloth' | 'spot' | 'deep', Colour>>

/** Returns the colours of the table's felt (`cloth`) and of the card backs for a theme. */
export function fabricOf({ cloth, spot, deep }: Cloth, theme: Theme): Fabric {
  const index = theme === 'dark' ? 1 : 0
  return { cloth: cloth[index] as Colour, spot: spot[index] as Colour, deep: deep[index] as Colour }
}

/** The colours of the table's felt for a game that defines none. */
export const defaultCloth: Cloth = {
  cloth: ['#7b4a35', '#3d241a'],
  spot: ['#b4512e', '#b4512e'],
  deep: ['#7b2f17', '#7b2f17'],
  weave: 'baize',
  back: 'rays',
}

/** Mixes two colours. `part` is the opacity of the upper colour, from 0 to 1. */
export function blend(over: Colour, under: Colour, part: number): Colour {
  const [above, below] = [channels(over), channels(under)]
  const mixed = above.map((value, at) =>
    Math.round(value * part + (below[at] ?? 0) * (1 - part))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}
