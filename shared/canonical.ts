/** JSON with the fields of every record in one order: equal values, equal text. Only for what survives JSON. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Our own one that equals a stranger's. */
export function equalAmong<Value>(wanted: Value, ours: readonly Value[]): Value | undefined {
  const text = canonical(wanted)
  return ours.find((one) => canonical(one) === text)
}
