import type { Cue, CueName } from './cues.ts'
import { easings, durations } from './durations.ts'
import type { AnimationSpec } from './animations.ts'

/** An animation of an existing element, or of an overlay that exists only during the animation. */
export type Effect =
  | {
      /**
       * What the effect animates: the target of the cue (the element that a move concerns), a part of the
       * target, the selected card,
       * the cards in the middle, the tablecloth (`cloth`), or the light on the tablecloth (`lamp`).
       */
      readonly on: 'target' | 'part' | 'selected' | 'cards' | 'cloth' | 'lamp'
      /** The CSS selector of that part, if `on` is `part`. */
      readonly part?: string
      readonly move: (nth: number) => AnimationSpec
    }
  | {
      readonly on: 'overlay'
      readonly at: 'target' | 'piece' | 'cloth'
      readonly look: 'knock' | 'wedge' | 'flare' | 'dusk' | 'word' | 'disc' | 'peg'
      readonly moves: readonly AnimationSpec[]
    }

/** The longest duration of any effect, in ms. */
export const maxEffectDuration = 1_200

/**
 * The first effect of a backwards trick in The Game (a card played exactly ten back): the card
 * rotates once.
 */
const turnRound: Effect = {
  on: 'target',
  move: () => ({
    frames: [{ rotate: '0deg', scale: 1 }, { scale: 1.12 }, { rotate: '360deg', scale: 1 }],
    timing: { duration: durations.sweep, easing: easings.lay },
  }),
}

/** The second effect of a backwards trick in The Game: the sun on the card sets in ten steps. */
const sunSets: Effect = {
  on: 'part',
  part: '.face-sun',
  move: () => ({
    frames: [{ translate: '0 -74px' }, { translate: '0 0' }],
    timing: { duration: 800, easing: 'steps(10, jump-end)', fill: 'backwards' },
  }),
}

const heartbeat: Effect = {
  on: 'target',
  move: () => ({
    frames: [1, 1.07, 1, 1.04, 1].map((scale) => ({ scale })),
    timing: { duration: durations.sweep },
  }),
}

/** The card of a player who has only one card left trembles. */
const tremble: Effect = {
  on: 'part',
  part: '.card-back-fan',
  move: () => ({
    frames: [0, 9, -9, 6, -6, 0].map((angle) => ({ rotate: `${angle}deg` })),
    timing: { duration: 200, iterations: 4 },
  }),
}

/** In Nix: a chip hops over the edge of the board's field and spins twice. */
const pushHop: Effect = {
  on: 'target',
  move: () => ({
    frames: [
      { translate: '0 0', rotate: '0deg' },
      { translate: '0 -90%', rotate: '360deg', offset: 0.45 },
      { translate: '0 0', rotate: '720deg' },
    ],
    timing: { duration: durations.sweep, easing: easings.out, delay: 60 },
  }),
}

/** In High & Low: seven wedges of burnt paper fly away from the pile. */
const burnWedges: Effect = {
  on: 'overlay',
  at: 'target',
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

/** The light over the table flares up. */
const burnFlare: Effect = {
  on: 'overlay',
  at: 'cloth',
  look: 'flare',
  moves: [{ frames: [0, 0.6, 0].map((opacity) => ({ opacity })), timing: { duration: 180 } }],
}

/** The light on the table dims by a third and comes back. */
const lampDim: Effect = {
  on: 'overlay',
  at: 'cloth',
  look: 'dusk',
  moves: [
    {
      frames: [0, 0.34, 0.34, 0].map((opacity) => ({ opacity })),
      timing: { duration: maxEffectDuration },
    },
  ],
}

/** A word appears across the table. */
const wordAcross: Effect = {
  on: 'overlay',
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

/** An illegal card shakes. */
const refuseShake: Effect = {
  on: 'selected',
  move: () => ({
    frames: [0, -6, 6, -4, 4, -2, 0].map((x) => ({ translate: `${x}px 0` })),
    timing: { duration: 240 },
  }),
}

/** A tag appears as if stamped on the table. */
const stamp: Effect = {
  on: 'target',
  move: () => ({
    frames: [{ scale: 1.25 }, { scale: 1 }],
    timing: { duration: durations.quick, easing: easings.in },
  }),
}

/** Three rings spread from a player's piece, one after the other. */
const knockLines: Effect = {
  on: 'overlay',
  at: 'piece',
  look: 'knock',
  moves: [0, 1, 2].map((nth) => ({
    frames: [
      { scale: 0.7, opacity: 0 },
      { scale: 1 + 0.2 * nth, opacity: 1, offset: 0.3 },
      { scale: 1.2 + 0.2 * nth, opacity: 0 },
    ],
    timing: { duration: durations.quick, delay: nth * durations.quick, easing: easings.out },
  })),
}

/** The name plate of a new player slides in. Then `pieceDrops` drops the player's piece on it. */
const plateSlides: Effect = {
  on: 'target',
  move: () => ({
    frames: [
      { translate: '0 -40px', opacity: 0 },
      { translate: '0 0', opacity: 1 },
    ],
    timing: { duration: durations.card, easing: easings.out, fill: 'backwards' },
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
    timing: {
      duration: durations.quick,
      delay: durations.card,
      easing: easings.in,
      fill: 'backwards',
    },
  }),
}

/** When a player knocks on the table, the piece of that player and the cards jump twice. */
const knockJump = {
  move: (): AnimationSpec => ({
    frames: ['0 0', '0 -3px', '0 0'].map((translate) => ({ translate })),
    timing: { duration: durations.quick, iterations: 2 },
  }),
}

/** A paper disc, like a moon, rises from a piece. */
const discRises: Effect = {
  on: 'overlay',
  at: 'piece',
  look: 'disc',
  moves: [
    {
      frames: [
        { translate: '0 30px', scale: 0.6, opacity: 0, easing: easings.out },
        { translate: '0 -40px', scale: 1, opacity: 1, offset: 0.5 },
        { translate: '0 -46px', opacity: 1, offset: 0.8 },
        { translate: '0 -52px', opacity: 0 },
      ],
      timing: { duration: 1_100 },
    },
  ],
}

/** The strip of a player's lives wobbles, and one peg tips over and rolls off. */
const stripWobbles: Effect = {
  on: 'target',
  move: () => ({
    frames: [0, -6, 5, -3, 0].map((angle) => ({ rotate: `${angle}deg` })),
    timing: { duration: durations.sweep },
  }),
}

const pegRolls: Effect = {
  on: 'overlay',
  at: 'target',
  look: 'peg',
  moves: [
    {
      frames: [
        { translate: '0 0', rotate: '0deg', opacity: 1 },
        { translate: '14px -6px', rotate: '70deg', opacity: 1, offset: 0.4 },
        { translate: '38px 34px', rotate: '340deg', opacity: 0 },
      ],
      timing: { duration: durations.sweep, easing: easings.in },
    },
  ],
}

/** The tablecloth unrolls from the far edge of a new table. Then `lampComesOn` lights it. */
const clothUnrolls: Effect = {
  on: 'cloth',
  move: () => ({
    frames: [{ clipPath: 'inset(0 0 100%)' }, { clipPath: 'inset(0 0 0)' }],
    timing: { duration: durations.cloth, easing: easings.out, fill: 'backwards' },
  }),
}

const lampComesOn: Effect = {
  on: 'lamp',
  move: () => ({
    frames: [{ opacity: 0 }, { opacity: 1 }],
    timing: { duration: 400, delay: durations.cloth, easing: easings.out, fill: 'backwards' },
  }),
}

const effects: Partial<Readonly<Record<CueName, readonly Effect[]>>> = {
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
  knock: [
    { on: 'part', part: '.piece', ...knockJump },
    { on: 'cards', ...knockJump },
  ],
  'great-deal': [discRises, burnFlare],
  'life-lost': [stripWobbles, pegRolls],
  lost: [lampDim],
}

/**
 * Returns the animations of a cue. `flights.ts` has those that move cards from one place to
 * another.
 */
export const effectsOf = ({ name }: Cue): readonly Effect[] => effects[name] ?? []
