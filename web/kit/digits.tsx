import { digits, digitWidth } from '../../shared/pen/digits.ts'

const gap = 26

/** A number written with the round pen. `x` is its left edge, or its middle where it is `centred`. */
export function Numeral(props: {
  readonly value: number
  readonly x: number
  readonly y: number
  readonly height: number
  /** How broad the pen is, in hundredths of the height. */
  readonly pen: number
  readonly centred?: true
}) {
  const scale = props.height / 100
  let width = -gap
  const parts = [...String(props.value)].map((digit, place) => {
    const x = width + gap
    width = x + digitWidth(digit)
    return <path key={place} d={digits[Number(digit)]} transform={`translate(${x})`} />
  })
  const left = props.centred ? props.x - (width * scale) / 2 : props.x
  return (
    <g
      class="numeral"
      stroke-width={props.pen}
      transform={`translate(${left} ${props.y}) scale(${scale})`}
    >
      {parts}
    </g>
  )
}
