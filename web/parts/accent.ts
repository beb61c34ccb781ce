import type { About } from '../../shared/game/game.ts'

/** The game's colour for all that lies inside; the browser picks the shade that fits the ground. */
export const accentOf = (about: About | undefined): Record<string, string> =>
  about === undefined
    ? {}
    : { '--accent': `light-dark(${about.accent.light}, ${about.accent.dark})` }
