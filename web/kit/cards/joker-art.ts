import { disc, rays, createJitter } from '../woodcut.ts'

const hand = createJitter(7)

/** The picture on a joker, centred on 0,0: a sun with a laughing face. */
export const jokerArt = {
  shape: rays(hand, 20, 48, 8, 26) + disc(hand, 0, 0, 24, 20),
  cuts: `${disc(hand, -8, -5, 3.4, 9)}${disc(hand, 8, -5, 3.4, 9)}M-12 5Q0 19 12 5L9 4Q0 12-9 4z`,
} as const
