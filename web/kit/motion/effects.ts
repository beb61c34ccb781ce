import type { Moment, MomentName } from './moment.ts'
import { easings, pace } from './pace.ts'
import type { Move } from './running.ts'

/** What moves: what is there already, or something that is made for it and gone with it. */
export type Effect =
  | {
      /** The thing itself, a part of it, the card that is lifted, the cloth, the lamp over it, or all cards that lie. */
      readonly on: 'thing' | 'part' | 'lifted' | 'cloth' | 'lamp' | 'cards'
      /** What finds that part. */
      readonly part?: string
      readonly move: (nth: number) => Move
    }
  | {
      readonly on: 'made'
      readonly at: 'thing' | 'piece' | 'cloth'
      readonly look: 'knock' | 'wedge' | 'flare' | 'dusk' | 'word'
      readonly moves: readonly Move[]
    }

/** Longer than any delight may take. */
export const longest = 1_200

/** Ten back: the card turns round once. */
const turnRound: Effect = {
  on: 'thing',
  move: () => ({
    frames: [{ rotate: '0deg', scale: 1 }, { scale: 1.12 }, { rotate: '360deg', scale: 1 }],
    timing: { duration: pace.sweep, easing: easings.lay },
  }),
}

/** And the sun on it sets by ten steps. */
const sunSets: Effect = {
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
const tremble: Effect = {
  on: 'part',
  part: '.card-back-fan',
  move: () => ({
    frames: [0, 9, -9, 6, -6, 0].map((angle) => ({ rotate: `${angle}deg` })),
    timing: { duration: 200, iterations: 4 },
  }),
}

/** A chip that hops over the edge, spins twice, and lies. */
const pushHop: Effect = {
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
const burnWedges: Effect = {
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
const burnFlare: Effect = {
  on: 'made',
  at: 'cloth',
  look: 'flare',
  moves: [{ frames: [0, 0.6, 0].map((opacity) => ({ opacity })), timing: { duration: 180 } }],
}

/** The lamp goes down by a third, and up again. */
const lampDim: Effect = {
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
const wordAcross: Effect = {
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
const fallDown: Effect = {
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

/** A card that may not lie there. */
const refuseShake: Effect = {
  on: 'lifted',
  move: () => ({
    frames: [0, -6, 6, -4, 4, -2, 0].map((x) => ({ translate: `${x}px 0` })),
    timing: { duration: 240 },
  }),
}

/** A tag that is stamped on. */
export const stamp: Effect = {
  on: 'thing',
  move: () => ({
    frames: [{ scale: 1.25 }, { scale: 1 }],
    timing: { duration: pace.quick, easing: easings.in },
  }),
}

/** Three knocks go out from a piece, one after the other. */
const knockLines: Effect = {
  on: 'made',
  at: 'piece',
  look: 'knock',
  moves: [0, 1, 2].map((nth) => ({
    frames: [
      { scale: 0.7, opacity: 0 },
      { scale: 1 + 0.2 * nth, opacity: 1, offset: 0.3 },
      { scale: 1.2 + 0.2 * nth, opacity: 0 },
    ],
    timing: { duration: pace.quick, delay: nth * pace.quick, easing: easings.out },
  })),
}

/** The place card of whoever sits down slides in, and then their piece drops on it. */
const plateSlides: Effect = {
  on: 'thing',
  move: () => ({
    frames: [
      { translate: '0 -40px', opacity: 0 },
      { translate: '0 0', opacity: 1 },
    ],
    timing: { duration: pace.card, easing: easings.out, fill: 'backwards' },
  }),
}

const pieceDrops: Effect = {
  on: 'part',
  part: '.piece',
  move: () => ({
    frames: [
      { translate: '0 -34px', opacity: 0 },
      { translate: '0 0', opacity: 1 },
    ],
    timing: { duration: pace.quick, delay: pace.card, easing: easings.in, fill: 'backwards' },
  }),
}

/** The cloth unrolls from the far edge, and then the lamp comes on. */
const clothUnrolls: Effect = {
  on: 'cloth',
  move: () => ({
    frames: [{ clipPath: 'inset(0 0 100%)' }, { clipPath: 'inset(0 0 0)' }],
    timing: { duration: pace.cloth, easing: easings.out, fill: 'backwards' },
  }),
}

const lampComesOn: Effect = {
  on: 'lamp',
  move: () => ({
    frames: [{ opacity: 0 }, { opacity: 1 }],
    timing: { duration: 400, delay: pace.cloth, easing: easings.out, fill: 'backwards' },
  }),
}

const effects: Partial<Readonly<Record<MomentName, readonly Effect[]>>> = {
  'open-table': [clothUnrolls, lampComesOn],
  'sit-down': [plateSlides, pieceDrops],
  refuse: [refuseShake],
  nudge: [knockLines],
  speak: [stamp],
  'ten-back': [turnRound, sunSets],
  'skull-covered': [heartbeat],
  burn: [burnWedges, burnFlare],
  push: [pushHop],
  egon: [lampDim],
  'switch-call': [wordAcross, tremble],
  'asked-to-draw': [stamp],
  'passed-on': [stamp],
  lost: [lampDim, fallDown],
}

/** What is seen of a moment beside what changes its place. */
export const effectsOf = ({ name }: Moment): readonly Effect[] => effects[name] ?? []
