/**
 * Serialises a value as JSON with sorted keys, so that equal values have equal texts. The value
 * must contain only data that JSON can represent.
 */
export const canonical = (value: unknown): string => JSON.stringify(inOrder(value))

/**
 * Returns a copy with sorted keys. Sorting a copy is twice as fast as a replacer function, because
 * `JSON.stringify` would call that function for every value inside.
 */
function inOrder(value: unknown): unknown {
  if (!isRecord(value)) return value
  if (Array.isArray(value)) return value.map(inOrder)
  const names = Object.keys(value).sort()
  return Object.fromEntries(names.map((name) => [name, inOrder(value[name])]))
}

/**
 * Returns the item of a list that deeply equals `value`, or undefined. Callers then use this item
 * instead of the object that a client has sent.
 */
export const findEqual = <Value>(items: readonly Value[], value: Value): Value | undefined =>
  items.find((item) => isSame(item, value))

/**
 * Whether two values are deeply equal, whatever the order of their fields. Two references to one
 * object are equal without a comparison.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isRecord(one) || !isRecord(other)) return false
  if (isList(one) || isList(other))
    return (
      isList(one) &&
      isList(other) &&
      one.length === other.length &&
      one.every((part, at) => isSame(part, other[at]))
    )
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  )
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isList: (value: unknown) => value is readonly unknown[] = Array.isArray
