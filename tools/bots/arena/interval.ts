/** Returns `count` as a percentage of `of`, with its 95 % Wilson interval. */
export function share(count: number, of: number): string {
  const [low, high] = interval(count, of)
  return `${percent(count / of)} % (${percent(low)}–${percent(high)})`
}

function interval(count: number, of: number): readonly [low: number, high: number] {
  const z = 1.96
  const p = count / of
  const middle = (p + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

/**
 * Returns the mean of the parts as a percentage, with its 95 % interval. Each part is the share of
 * wins in one deal, which the player has played from every seat, so that good cards favour neither
 * side.
 */
export function meanShare(parts: readonly number[]): string {
  const count = parts.length
  const mean = parts.reduce((sum, part) => sum + part, 0) / count
  const squares = parts.reduce((sum, part) => sum + (part - mean) ** 2, 0)
  const half = studentsT(count - 1) * Math.sqrt(squares / (count - 1) / count)
  const [low, high] = [Math.max(0, mean - half), Math.min(1, mean + half)]
  return `${percent(mean)} % (${percent(low)}–${percent(high)})`
}

/**
 * Returns the 97.5 % quantile of Student's t, approximated by the first three terms of its series.
 */
function studentsT(degrees: number): number {
  const z = 1.96
  return (
    z +
    (z ** 3 + z) / (4 * degrees) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degrees ** 3)
  )
}

export const percent = (part: number): string => (100 * part).toFixed(1)
