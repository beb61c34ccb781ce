import type { Moment, MomentName } from './moment.ts'
import { apart, easings, pace } from './pace.ts'
import type { Move } from './running.ts'

/** What moves: the thing itself, the card that is lifted, something made for it at its place or over the whole cloth, or all cards that lie. */
export type Effect =
  | { readonly on: 'thing' | 'lifted'; readonly move: Move }
  | { readonly on: 'cards'; readonly move: (nth: number) => Move }
  | {
      readonly on: 'made'
      readonly at: 'thing' | 'cloth'
      readonly look: 'wedge' | 'piece' | 'flare' | 'dusk' | 'word'
      readonly moves: readonly Move[]
    }

/** Longer than anything that ends by itself may take. */
export const longest = 1_200

const shakes = [0, -6, 6, -4, 4, -2, 0]

/** A card that may not lie there. */
export const refuseShake: Effect = {
  on: 'lifted',
  move: {
    frames: shakes.map((x) => ({ translate: `${x}px 0` })),
    timing: { duration: 240 },
  },
}

/** Ten back: the card turns round once. */
export const turnRound: Effect = {
  on: 'thing',
  move: {
    frames: [{ rotate: '0deg', scale: 1 }, { scale: 1.12 }, { rotate: '360deg', scale: 1 }],
    timing: { duration: 700, easing: easings.lay },
  },
}

export const heartbeat: Effect = {
  on: 'thing',
  move: {
    frames: [1, 1.07, 1, 1.04, 1].map((scale) => ({ scale })),
    timing: { duration: pace.sweep },
  },
}

/** A card that waits to be caught. */
export const tremble: Effect = {
  on: 'thing',
  move: {
    frames: [0, 1.5, -1.5, 1, -1, 0].map((angle) => ({ rotate: `${angle}deg` })),
    timing: { duration: pace.quick, iterations: 3 },
  },
}

/** A tag that is stamped on. */
export const stamp: Effect = {
  on: 'thing',
  move: {
    frames: [{ scale: 1.25 }, { scale: 1 }],
    timing: { duration: pace.quick, easing: easings.in },
  },
}

/** A chip that is knocked over the edge, spins twice, and lies. */
export const pushHop: Effect = {
  on: 'thing',
  move: {
    frames: [
      { translate: '-60% 0', rotate: '0deg' },
      { translate: '-20% -90%', rotate: '360deg', offset: 0.45 },
      { translate: '0 0', rotate: '720deg' },
    ],
    timing: { duration: pace.sweep, easing: easings.out, delay: 3 * 60 },
  },
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
        {
          translate: `${x.toFixed(0)}px ${y.toFixed(0)}px`,
          rotate: `${nth * 70 - 210}deg`,
          opacity: 0,
        },
      ],
      timing: { duration: 700, easing: easings.out },
    }
  }),
}

/** The lamp flares up. */
export const burnFlare: Effect = {
  on: 'made',
  at: 'cloth',
  look: 'flare',
  moves: [{ frames: [0, 0.85, 0].map((opacity) => ({ opacity })), timing: { duration: 180 } }],
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

/** Pieces of painted wood rain down. */
export const piecesRain: Effect = {
  on: 'made',
  at: 'cloth',
  look: 'piece',
  moves: Array.from({ length: 18 }, (_, nth) => {
    const x = ((nth * 53) % 97) - 48
    return {
      frames: [
        { translate: `${x}vw -60vh`, rotate: '0deg', opacity: 1 },
        { translate: `${x + (nth % 5) - 2}vw 60vh`, rotate: `${nth * 80 - 600}deg`, opacity: 1 },
      ],
      timing: { duration: 800, delay: (nth % 6) * 60, easing: easings.in, fill: 'both' },
    }
  }),
}

/** The cards lie down one after another. */
export const fallDown: Effect = {
  on: 'cards',
  move: (nth) => ({
    frames: [
      { rotate: '0deg', translate: '0 0' },
      { rotate: '4deg', translate: '0 3%' },
      { rotate: '0deg', translate: '0 0' },
    ],
    timing: { duration: pace.card, delay: Math.min(nth, 8) * (apart + 20), easing: easings.in },
  }),
}

const effects: Partial<Readonly<Record<MomentName, readonly Effect[]>>> = {
  refuse: [refuseShake],
  'ten-back': [turnRound],
  'skull-covered': [heartbeat],
  speak: [stamp],
  burn: [burnWedges, burnFlare],
  push: [pushHop],
  egon: [lampDim],
  'switch-call': [wordAcross, tremble],
  'asked-to-draw': [stamp],
  'passed-on': [stamp],
  perfect: [piecesRain],
  won: [piecesRain],
  lost: [lampDim, fallDown],
}

/** What is seen of a moment beside what changes its place. */
export const effectsOf = ({ name }: Moment): readonly Effect[] => effects[name] ?? []
