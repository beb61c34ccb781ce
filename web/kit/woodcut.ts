/** Returns a new random value from -0.5 to 0.5, which makes drawings look as if cut by hand. */
export type Jitter = () => number

/** Returns a random generator. The same seed always yields the same values. */
export function createJitter(seed: number): Jitter {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647 - 0.5
  }
}

const short = (value: number): number => Math.round(value * 10) / 10
const point = (x: number, y: number): string => `${short(x)} ${short(y)}`

/** Returns the path of a disc with a rough edge, made of many short straight lines. */
export function disc(hand: Jitter, x: number, y: number, radius: number, edges = 22, rough = 0.05) {
  const corners = Array.from({ length: edges }, (_, at) => {
    const angle = (at / edges) * Math.PI * 2
    const reach = radius * (1 + hand() * rough)
    return point(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  })
  return `M${corners.join('L')}z`
}

/** Returns the path of a single cut between two points. It is widest shortly before its middle. */
export function cut(hand: Jitter, x1: number, y1: number, x2: number, y2: number, width = 3) {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [((-dy / length) * width) / 2, ((dx / length) * width) / 2]
  const belly = 0.35 + hand() * 0.2
  const [bx, by] = [x1 + dx * belly, y1 + dy * belly]
  return `M${point(x1, y1)}L${point(bx + nx, by + ny)}L${point(x2, y2)}L${point(bx - nx, by - ny)}z`
}

/** Returns the path of cuts that point away from 0,0 in all directions. */
export function rays(hand: Jitter, inner: number, outer: number, count: number, width: number) {
  return Array.from({ length: count }, (_, at) => {
    const angle = ((((at + 0.5) * 360) / count + hand() * 2) * Math.PI) / 180
    const reach = outer * (1 + hand() * 0.16)
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return cut(hand, x * reach, y * reach, x * inner, y * inner, width)
  }).join('')
}

interface WaveCutsOptions {
  readonly top: number
  readonly bottom: number
  readonly step: number
  readonly width: number
  readonly stroke: number
}

/** Returns the path of rows of short horizontal cuts, which look like water. */
export function waveCuts(
  hand: Jitter,
  { top, bottom, step, width, stroke }: WaveCutsOptions,
): string {
  let cuts = ''
  for (let y = top, row = 0; y < bottom; y += step, row++) {
    let x = (row % 2) * 9 - 10 + hand() * 8
    while (x < width) {
      const length = 14 + (hand() + 0.5) * 20
      cuts += cut(hand, x, y + hand(), x + length, y + hand(), stroke)
      x += length + 3 + (hand() + 0.5) * 4
    }
  }
  return cuts
}
