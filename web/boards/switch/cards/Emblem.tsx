import type { Suit } from '../../../../shared/games/switch/rules/cards.ts'
import { emblems } from './drawings.ts'

/** A suit's sign around a point. */
export const Emblem = (props: {
  readonly of: Suit
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isUpsideDown?: boolean
}) => (
  <path
    class="emblem"
    d={emblems[props.of]}
    transform={`translate(${props.x} ${props.y}) scale(${(props.isUpsideDown ? -1 : 1) * (props.size / 100)})`}
  />
)
