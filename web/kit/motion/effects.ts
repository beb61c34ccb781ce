import {
  burnFlare,
  burnWedges,
  fallDown,
  heartbeat,
  lampDim,
  pushHop,
  sunSets,
  tremble,
  turnRound,
  wordAcross,
} from './delights.ts'
import type { Effect } from './effect.ts'
import type { Moment, MomentName } from './moment.ts'
import { easings, pace } from './pace.ts'

/** A card that may not lie there. */
export const refuseShake: Effect = {
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
export const knockLines: Effect = {
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
