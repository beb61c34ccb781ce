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

/** Whether two things are equal, field by field; parts that they share are not looked at. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isRecord(one) || !isRecord(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name], other[name]))
  )
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
