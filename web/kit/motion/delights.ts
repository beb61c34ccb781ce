import type { Effect } from './effect.ts'
import { easings, pace } from './pace.ts'

/** Longer than any delight may take. */
export const longest = 1_200

/** Ten back: the card turns round once. */
export const turnRound: Effect = {
  on: 'thing',
  move: () => ({
    frames: [{ rotate: '0deg', scale: 1 }, { scale: 1.12 }, { rotate: '360deg', scale: 1 }],
    timing: { duration: pace.sweep, easing: easings.lay },
  }),
}

/** And the sun on it sets by ten steps. */
export const sunSets: Effect = {
  on: 'part',
  part: '.face-sun',
  move: () => ({
    frames: [{ translate: '0 -74px' }, { translate: '0 0' }],
    timing: { duration: 800, easing: 'steps(10, jump-end)', fill: 'backwards' },
  }),
}

export const heartbeat: Effect = {
  on: 'thing',
  move: () => ({
    frames: [1, 1.07, 1, 1.04, 1].map((scale) => ({ scale })),
    timing: { duration: pace.sweep },
  }),
}

/** The last card in a hand waits to be caught. */
export const tremble: Effect = {
  on: 'part',
  part: '.back-fan',
  move: () => ({
    frames: [0, 9, -9, 6, -6, 0].map((angle) => ({ rotate: `${angle}deg` })),
    timing: { duration: 200, iterations: 4 },
  }),
}

/** A chip that hops over the edge, spins twice, and lies. */
export const pushHop: Effect = {
  on: 'thing',
  move: () => ({
    frames: [
      { translate: '0 0', rotate: '0deg' },
      { translate: '0 -90%', rotate: '360deg', offset: 0.45 },
      { translate: '0 0', rotate: '720deg' },
    ],
    timing: { duration: pace.sweep, easing: easings.out, delay: 60 },
  }),
}

/** Seven wedges of burnt paper fly out of where the pile was. */
export const burnWedges: Effect = {
  on: 'made',
  at: 'thing',
  look: 'wedge',
  moves: Array.from({ length: 7 }, (_, nth) => {
    const angle = ((nth * 360) / 7 + 13) * (Math.PI / 180)
    const [x, y] = [Math.cos(angle) * 150, Math.sin(angle) * 120]
    return {
      frames: [
        { translate: '0 0', rotate: '0deg', opacity: 1 },
        { opacity: 1, offset: 0.6 },
        {
          translate: `${x.toFixed(0)}px ${y.toFixed(0)}px`,
          rotate: `${nth * 70 - 210}deg`,
          opacity: 0,
        },
      ],
      timing: { duration: 700, delay: 180, easing: easings.out },
    }
  }),
}

/** The lamp flares up. */
export const burnFlare: Effect = {
  on: 'made',
  at: 'cloth',
  look: 'flare',
  moves: [{ frames: [0, 0.6, 0].map((opacity) => ({ opacity })), timing: { duration: 180 } }],
}

/** The lamp goes down by a third, and up again. */
export const lampDim: Effect = {
  on: 'made',
  at: 'cloth',
  look: 'dusk',
  moves: [
    {
      frames: [0, 0.34, 0.34, 0].map((opacity) => ({ opacity })),
      timing: { duration: longest },
    },
  ],
}

/** One word is printed across the cloth. */
export const wordAcross: Effect = {
  on: 'made',
  at: 'cloth',
  look: 'word',
  moves: [
    {
      frames: [
        { scale: 1.6, opacity: 0, easing: easings.out },
        { scale: 1, opacity: 1, offset: 0.2 },
        { scale: 1, opacity: 1, offset: 0.8 },
        { scale: 1, opacity: 0 },
      ],
      timing: { duration: 900 },
    },
  ],
}

/** The cards that were left lie down one after another. */
export const fallDown: Effect = {
  on: 'cards',
  move: (nth) => ({
    frames: [
      { rotate: '-8deg', translate: '0 -60px', opacity: 0 },
      { rotate: '0deg', translate: '0 0', opacity: 1 },
    ],
    timing: {
      duration: pace.card,
      delay: Math.min(nth, 9) * 90,
      easing: easings.in,
      fill: 'backwards',
    },
  }),
}
