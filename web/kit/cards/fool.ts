import { disc, rays, wobble } from '../knife.ts'

const hand = wobble(7)

/** A sun with a laughing face, around its middle: what is on a card that counts as any other. */
export const fool = {
  shape: rays(hand, 20, 48, 8, 26) + disc(hand, 0, 0, 24, 20),
  cuts: `${disc(hand, -8, -5, 3.4, 9)}${disc(hand, 8, -5, 3.4, 9)}M-12 5Q0 19 12 5L9 4Q0 12-9 4z`,
} as const
