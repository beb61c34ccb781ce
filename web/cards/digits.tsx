/** Digits of our own, so that a card looks the same on every machine: one line each of a round pen, 100 units tall. */
const digits = [
  'M29 0C8 0 1 22 1 50s7 50 28 50 28-22 28-50S50 0 29 0Z',
  'M1 20 25 1v99',
  'M3 28C3 11 14 0 29 0s26 10 26 26C55 46 34 60 2 100h54',
  'M5 19C8 7 17 0 28 0c15 0 25 9 25 23S43 47 27 47c17 0 29 10 29 27s-12 26-28 26C14 100 5 92 2 79',
  'M45 100V0L1 70h60',
  'M52 0H12L8 45c5-5 12-8 20-8 17 0 29 12 29 31s-12 32-29 32C14 100 5 93 2 81',
  'M49 10C44 3 38 0 30 0 10 0 1 22 1 54c0 30 10 46 28 46 16 0 28-12 28-31S45 38 30 38C16 38 4 48 1 62',
  'M1 0h53L20 100',
  'M28 47C14 47 5 37 5 24S14 0 28 0s23 11 23 24-9 23-23 23Zm0 0C12 47 1 58 1 74s11 26 27 26 27-10 27-26-11-27-27-27Z',
  'M8 90c5 7 11 10 19 10 20 0 29-22 29-54C56 16 46 0 28 0 12 0 0 12 0 31s12 31 27 31c14 0 26-10 29-24',
]
const widthOf = (digit: string): number => (digit === '1' ? 26 : 57)
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
    width = x + widthOf(digit)
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
