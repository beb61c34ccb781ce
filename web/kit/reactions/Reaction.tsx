import './reaction-word.css'

import type { Reaction } from '../../../shared/game/reaction.ts'
import { localise } from '../../words/index.ts'
import { reactionWords } from '../../words/reactions.ts'

/** The eyes of each reaction as path data, on the 40 × 40 grid of ../pieces/face-paths.ts. */
const eyes = {
  squeezed:
    'M10.200 13.500L17.400 16.800L10.400 20.800L9.500 19.400L13.800 16.900L9.500 15zM29.800 13.500L22.600 16.800L29.600 20.800L30.500 19.400L26.200 16.900L30.500 15z',
  drooping:
    'M8.800 15.200Q13 16.800 17.200 14.600L17.300 16.200Q16.200 20.300 13 20.300Q9.800 20.300 8.900 16.800zM31.200 15.200Q27 16.800 22.800 14.600L22.700 16.200Q23.800 20.300 27 20.300Q30.200 20.300 31.100 16.800z',
  raised:
    'M9.400 17.600Q13.600 10.700 17.600 16.900L16.100 17.500Q13.600 13.700 10.800 18.200zM30.600 17.600Q26.400 10.700 22.400 16.900L23.900 17.500Q26.400 13.700 29.200 18.200z',
  round:
    'M13.700 12.100a5.100 5.100 0 1 0 .1 0zM13.700 13.600a2 2 0 1 1-.1 0zM26.300 12.100a5.100 5.100 0 1 0 .1 0zM26.300 13.600a2 2 0 1 1-.1 0z',
  closed:
    'M8.600 14.300Q13 21.500 17.600 14.300L16 13.700Q13 17.800 10.100 13.700zM31.400 14.300Q27 21.500 22.400 14.300L24 13.700Q27 17.800 29.900 13.700z',
  half: 'M8.800 14.400H17.800V16.400A4.500 4.500 0 0 1 8.800 16.400zM13.600 15.200a1.900 1.900 0 0 0 3.800 0zM22.200 14.400H31.200V16.400A4.500 4.500 0 0 1 22.200 16.400zM27 15.200a1.900 1.900 0 0 0 3.800 0z',
}
const mouths = {
  roaring:
    'M11.600 22.400H28.400Q28 33 20 33Q12 33 11.600 22.400zM14.200 24.300L14.700 26.300H25.300L25.800 24.300z',
  puffing:
    'M12.600 27.800Q17 22 21.200 27.400L20.300 28.300Q17 25 13.600 28.700zM23 24.600q4.200-2.300 6.600.6l-.8 1.200q-2.300-1.900-5.400-.4zM24.200 28q2.800-1.300 4.400.6l-.8 1.100q-1.600-1.200-3.300-.4z',
  oval: 'M20 22.600a4.200 5.400 0 1 0 .1 0z',
  heart:
    'M20 33.600C15.800 30.600 13.700 28.600 13.700 26.100C13.700 24.300 15.100 23.100 16.700 23.100C18.200 23.100 19.400 23.900 20 25.200C20.600 23.900 21.800 23.100 23.300 23.100C24.900 23.100 26.300 24.300 26.300 26.100C26.300 28.600 24.200 30.600 20 33.600z',
  zigzag:
    'M12.600 27.600L15.800 24.200L18.600 27L21.400 24.200L24.200 27L27.400 23.800L28.400 25L24.200 29.600L21.400 26.800L18.600 29.600L15.800 26.800L13.600 29z',
  /** Two clapping hands under a smile. */
  clapping:
    'M14 20.300Q20 26.300 26 20.300L25 19.600Q20 23.700 15 19.600zM19.400 32.800L16 31.900Q14 31.300 14 29.200L14.400 25.900Q14.500 24.800 15.500 24.900Q16.300 25.100 16.300 26.100L16.400 27.400L18.500 24.500Q19.200 23.800 19.400 24.900zM20.600 32.800L24 31.900Q26 31.300 26 29.200L25.600 25.900Q25.500 24.800 24.500 24.900Q23.700 25.100 23.700 26.100L23.600 27.400L21.500 24.500Q20.800 23.800 20.600 24.900z',
}

const parts: Readonly<Record<Reaction, readonly [keyof typeof eyes, keyof typeof mouths]>> = {
  laugh: ['squeezed', 'roaring'],
  sigh: ['drooping', 'puffing'],
  clap: ['raised', 'clapping'],
  amazed: ['round', 'oval'],
  thanks: ['closed', 'heart'],
  hurry: ['half', 'zigzag'],
}

/**
 * Draws the face of a reaction on a piece. It loads after the board, because most games start
 * without a reaction.
 */
export function ReactionFace({ reaction }: { readonly reaction: Reaction }) {
  const [eye, mouth] = parts[reaction]
  return <path class="piece-face" fill-rule="evenodd" d={eyes[eye] + mouths[mouth]} />
}

/**
 * Shows the word of a reaction below the player's name plate. It is hidden from screen readers,
 * because the live region announces it.
 */
export const ReactionWord = ({ reaction }: { readonly reaction: Reaction }) => (
  <span class="reaction-word" aria-hidden="true">
    {localise(reactionWords).seen[reaction]}
  </span>
)
