/** Of a figure that is told, its standard error is at most this part. */
const mostDoubt = 1 / 10

/**
 * By how much these grow from one to the next, by the straight line that comes nearest to them all; not a number where they lie too
 * far from any line to say.
 */
export function growthOf(held: readonly number[]): number {
  const middle = (held.length - 1) / 2
  const mean = held.reduce((sum, one) => sum + one, 0) / held.length
  let [spread, rise] = [0, 0]
  for (const [at, one] of held.entries()) {
    spread += (at - middle) ** 2
    rise += (at - middle) * one
  }
  const growth = rise / spread
  const off = held.map((one, at) => (one - mean - growth * (at - middle)) ** 2)
  const variance = off.reduce((sum, one) => sum + one, 0) / (held.length - 2)
  return Math.sqrt(variance / spread) < mostDoubt * growth ? growth : Number.NaN
}
