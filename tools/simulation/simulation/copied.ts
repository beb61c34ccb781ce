/** A copy, as whoever gets it on another machine has it. Most of it is plain data, which is copied sooner by hand. */
export function copied<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copied) as Value
  if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value)
  const copy: Copy = {}
  for (const name of Object.keys(value)) copy[name] = copied((value as Copy)[name])
  return copy as Value
}

type Copy = Record<string, unknown>
