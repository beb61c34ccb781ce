import { createJitter, disc } from '../woodcut.ts'

const hand = createJitter(4)

/** Path data of the winner's paper crown, on a 100 × 74 grid. */
export const crown = {
  paper: 'M8 70L3 20L27 40L50 6L73 40L97 20L92 70z',
  band: 'M10 56h80',
  stones: disc(hand, 50, 33, 5.5, 10) + disc(hand, 24, 46, 4, 9) + disc(hand, 76, 46, 4, 9),
} as const
