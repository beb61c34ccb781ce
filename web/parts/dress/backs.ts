import type { Cloth, Shades } from '../../../shared/game/game.ts'

export type BackName = Cloth['back']

/** A card back that the viewer can choose for the cards of every game. */
interface Back {
  /** The colours of the pattern: `spot` is the lighter one, `deep` the darker one. */
  readonly spot: Shades
  readonly deep: Shades
}

export const backs: Readonly<Record<BackName, Back>> = {
  rays: { spot: ['#dd4b2a', '#cf4325'], deep: ['#8f2413', '#6f1b0e'] },
  diamonds: { spot: ['#8c2f62', '#7e2957'], deep: ['#4c1636', '#3e122c'] },
  waves: { spot: ['#2f72b5', '#2a67a5'], deep: ['#173a63', '#122e50'] },
  dots: { spot: ['#c9821a', '#b97513'], deep: ['#6f4408', '#5c3806'] },
  braid: { spot: ['#7fae3f', '#6f9a35'], deep: ['#3b5a1a', '#2f4815'] },
  ember: { spot: ['#e07a35', '#d67230'], deep: ['#3a1c0e', '#2f170b'] },
  ripple: { spot: ['#63b3a6', '#5aa99c'], deep: ['#0f4a4c', '#0c3c3e'] },
}

const shades = ([day, evening]: Shades): string => `light-dark(${day}, ${evening})`

/** Returns the CSS properties that give card backs the colours of a `Back`. */
export const backInks = ({ spot, deep }: Back) => ({
  '--back-spot': shades(spot),
  '--back-deep': shades(deep),
})
