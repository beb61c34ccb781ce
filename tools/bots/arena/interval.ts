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

export const percent = (part: number): string => (100 * part).toFixed(1)
