import { Card as CardFrame, CardNumber } from '../../../kit/cards/Card.tsx'
import { cut, disc, rays, waveCuts, createJitter } from '../../../kit/woodcut.ts'
import { ghost, type Value } from '../../../../shared/games/high-low/rules/state.ts'
import './face.css'

const hand = createJitter(7)
const crest = Array.from({ length: 6 }, () => 'q4.2-11 8.5-3q4.2 6 8.5 1.5').join('')
const swell = `M-6 8${crest}V140H-6z`
const foam = waveCuts(hand, { top: 17, bottom: 130, step: 8.5, width: 90, stroke: 2.6 })

interface FaceProps {
  readonly value: Value
  /** Whether to draw a thick lower edge, as for the top card of a stack. */
  readonly thick?: boolean
}

/**
 * Draws a card of High & Low. The higher the number, the higher the tide in the picture. Special
 * cards have pictures of their own, and the ghost card is translucent.
 */
export function Face({ value, thick }: FaceProps) {
  const picture = pictures[value]
  return (
    <CardFrame
      index={value}
      thick={thick}
      art={
        <>
          {value !== ghost && (
            <g transform={`translate(0 ${118 - value * 8.2})`} opacity=".92">
              <path d={swell} />
              <path class="carved" d={foam} />
            </g>
          )}
          {picture && (
            <g class="face-picture" data-of={value} transform="translate(46 8) scale(.38)">
              {picture}
            </g>
          )}
        </>
      }
    >
      <CardNumber>{value}</CardNumber>
    </CardFrame>
  )
}

/** Pictures of the special cards, on a 100 × 100 grid. */
const pictures: Partial<Record<Value, ReturnType<typeof Face>>> = {
  // The 2 restarts the pile. Its picture is a circular arrow.
  2: (
    <>
      <path class="face-line" stroke-width="9" d="M82 58A34 34 0 1 1 74 28" />
      <path d="M84 8v27H57z" />
    </>
  ),
  3: (
    <>
      <path
        class="face-line"
        stroke-width="5"
        stroke-dasharray="9 5"
        d="M50 6C26 6 16 24 16 46V92L28 82L39 93L50 82L61 93L72 82L84 92V46C84 24 74 6 50 6z"
      />
      <path d={disc(hand, 38, 42, 6.5, 10) + disc(hand, 62, 42, 6.5, 10)} />
      <path d={disc(hand, 50, 62, 7, 11)} />
    </>
  ),
  // After a 7, the next card must be lower. Its picture is an anchor.
  7: (
    <path
      class="face-line"
      stroke-width="8"
      d="M50 8a11 11 0 1 1-.1 0M50 30V90M28 42h44M14 62C16 80 32 91 50 92C68 91 84 80 86 62M14 62l-6 12M14 62l12 8M86 62l6 12M86 62l-12 8"
    />
  ),
  10: (
    <g transform="translate(50 50)">
      <path d={rays(hand, 18, 46, 18, 9) + disc(hand, 0, 0, 20, 18)} />
      <path class="carved" d={rays(hand, 5, 14, 8, 4) + cut(hand, -4, 0, 4, 0, 3)} />
    </g>
  ),
}
