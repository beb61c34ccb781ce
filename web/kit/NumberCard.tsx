import type { ComponentChildren } from 'preact'

import { Numeral } from './digits.tsx'
import { rosette } from './rosette.ts'
import './cards.css'

/**
 * A card that is a number below 100, as a picture: whoever shows it also names it. Each ten has a flower of its own,
 * with one petal more than the ten before, and a tint between the lowest card's and the highest's.
 */
export function NumberCard(props: {
  readonly value: number
  /** What else is drawn on it, in a field of 100 by 140. */
  readonly children?: ComponentChildren
}) {
  const { value } = props
  return (
    <svg
      class="card"
      viewBox="0 0 100 140"
      aria-hidden="true"
      style={{ '--height-of-number': `${value}%` }}
    >
      <rect class="card-paper" x=".75" y=".75" width="98.5" height="138.5" rx="9" />
      <path class="card-flower" d={flowerOf(value)} />
      <g class="card-corner">
        <Numeral value={value} x={11} y={12} height={21} pen={18} />
      </g>
      <Numeral value={value} x={50} y={58} height={46} pen={15} centred />
      {props.children}
    </svg>
  )
}

const flowerOf = (value: number): string =>
  rosette(50, 81, Math.floor(value / 10) + 3, 41, 11 + (value % 10) * 1.7)
