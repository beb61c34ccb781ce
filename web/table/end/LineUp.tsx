import './line-up.css'

import { crown } from '../../kit/pieces/crown.ts'
import { Piece } from '../../kit/pieces/Piece.tsx'
import { lineUp, type Result } from './result.ts'

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
    <path class="line-up-crown-paper" d={crown.paper} />
    <path class="line-up-crown-band" d={crown.band} />
    <path class="line-up-crown-stones" d={crown.stones} />
  </svg>
)
