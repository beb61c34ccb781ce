import type { Rank, Suit } from '../../../../shared/games/switch/rules/cards.ts'

// Our own drawings for playing cards, each in a field of about 100 by 100 around its middle.

export const emblems: Readonly<Record<Suit, string>> = {
  clubs:
    'M-22-27a22 22 0 1 1 44 0a22 22 0 0 1-10 18a22 22 0 1 1-6 32q2 16 13 25h-38q11-9 13-25a22 22 0 1 1-6-32a22 22 0 0 1-10-18Z',
  diamonds: 'M0-52C8-32 20-14 38 0C20 14 8 32 0 52C-8 32-20 14-38 0C-20-14-8-32 0-52Z',
  spades:
    'M0-50C9-27 45-9 45 17C45 33 33 40 22 40C14 40 8 36 4 30C5 39 9 45 17 50H-17C-9 45-5 39-4 30C-8 36-14 40-22 40C-33 40-45 33-45 17C-45-9-9-27 0-50Z',
  hearts:
    'M0 48C-13 26-47 8-47-19C-47-36-36-45-24-45C-12-45-3-37 0-24C3-37 12-45 24-45C36-45 47-36 47-19C47 8 13 26 0 48Z',
}

/** What the court wears above its shield: a bonnet with a feather, a coronet with pearls, a closed crown. */
export const headgear = {
  J: 'M-33 34C-36 14-20 4 2 4C24 4 36 14 33 34C12 42-12 42-33 34ZM10 5C8-16 18-36 46-46C44-34 46-26 38-18C40-10 32-2 24 8M14 0C18-14 26-26 38-36',
  Q: 'M-32 38C-34 22-38 8-44-6C-34 0-26 2-20-12C-16-20-8-26 0-38C8-26 16-20 20-12C26 2 34 0 44-6C38 8 34 22 32 38C12 33-12 33-32 38ZM-46-12a5 5 0 1 1 .1 0ZM0-42a6 6 0 1 1 .1 0ZM46-12a5 5 0 1 1 .1 0ZM-24-18a4 4 0 1 1 .1 0ZM24-18a4 4 0 1 1 .1 0Z',
  K: 'M-36 38V20C-50 4-44-18-26-20C-14-21-4-14 0-6C4-14 14-21 26-20C44-18 50 4 36 20V38ZM-36 20C-12 14 12 14 36 20M0-6V16M0-12V-44M-11-33H11',
} as const

export const shield = 'M-38-42C-20-36 20-36 38-42C38-10 42 24 0 50C-42 24-38-10-38-42Z'

/** A fool's cap: three horns with bells. */
export const foolsCap =
  'M-30 44C-32 22-40 0-58-4C-40-18-24-12-16 2C-16-20-8-38 0-50C8-38 16-20 16 2C24-12 40-18 58-4C40 0 32 22 30 44C12 36-12 36-30 44ZM-62-8a6 6 0 1 1 .1 0ZM0-62a6 6 0 1 1 .1 0ZM62-8a6 6 0 1 1 .1 0ZM-28 54C-12 47 12 47 28 54'

/** Where a pip stands: across from -1 to 1, down from -1 to 1. */
type Place = readonly [x: number, y: number]

const row = (y: number): readonly Place[] => [
  [-1, y],
  [1, y],
]
const middle = (y: number): Place => [0, y]

/** The pips of a number, as all packs of cards have them. */
export const pipsOf: Readonly<Partial<Record<Rank, readonly Place[]>>> = {
  2: [middle(-1), middle(1)],
  3: [middle(-1), middle(0), middle(1)],
  4: [...row(-1), ...row(1)],
  5: [...row(-1), middle(0), ...row(1)],
  6: [...row(-1), ...row(0), ...row(1)],
  7: [...row(-1), middle(-0.5), ...row(0), ...row(1)],
  8: [...row(-1), middle(-0.5), ...row(0), middle(0.5), ...row(1)],
  9: [...row(-1), ...row(-1 / 3), middle(0), ...row(1 / 3), ...row(1)],
  10: [...row(-1), middle(-2 / 3), ...row(-1 / 3), ...row(1 / 3), middle(2 / 3), ...row(1)],
}
