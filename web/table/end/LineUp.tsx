import './line-up.css'

import { Piece } from '../../kit/pieces/Piece.tsx'
import { createJitter, disc } from '../../kit/woodcut.ts'
import { lineUp, type Result } from './result.ts'

const hand = createJitter(4)
export const crownShape = 'M8 70L3 20L27 40L50 6L73 40L97 20L92 70z'
export const crownStones =
  disc(hand, 50, 33, 5.5, 10) + disc(hand, 24, 46, 4, 9) + disc(hand, 76, 46, 4, 9)

/**
 * The pieces of the players on the upper edge of the result slip. Screen readers get the list of
 * places instead.
 */
export function LineUp({ result }: { readonly result: Result }) {
  const standing = lineUp(result)
  return (
    <ol
      class="line-up"
      aria-hidden="true"
      data-together={result.isTogether}
      data-count={standing.length}
    >
      {standing.map(({ seat, piece, face, place, isMe, speech }, at) => (
        <li
          key={seat ?? 'guest'}
          data-me={isMe}
          data-first={place === 1}
          style={{ '--lean': at - (standing.length - 1) / 2, '--late': at }}
        >
          {place === 1 && <Crown />}
          <Piece of={piece} face={face} />
          {speech !== null && <span class="line-up-speech">{speech}</span>}
        </li>
      ))}
    </ol>
  )
}

const Crown = () => (
  <svg class="line-up-crown" viewBox="0 0 100 74">
    <path class="line-up-crown-paper" d={crownShape} />
    <path class="line-up-crown-band" d="M10 56h80" />
    <path class="line-up-crown-stones" d={crownStones} />
  </svg>
)
