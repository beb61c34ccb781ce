/** Which fields and kinds of values are found at each place of some data; all entries of a list are one place. */
export type Shapes = ReadonlyMap<string, ReadonlySet<string>>

export function shapesOf(values: Iterable<unknown>): Shapes {
  const shapes = new Map<string, Set<string>>()
  for (const value of values)
    for (const [place, shape] of placesIn(value))
      shapes.set(place, (shapes.get(place) ?? new Set()).add(shape))
  return shapes
}

/** The first of these values, by their number, that have between them every shape that any of them has. */
export function withAllShapes(values: readonly unknown[]): number[] {
  const seen = new Set<string>()
  return values.flatMap((value, at) => {
    const before = seen.size
    for (const [place, shape] of placesIn(value)) seen.add(`${place} ${shape}`)
    return seen.size > before ? [at] : []
  })
}

/** Where a value has a shape that none of those has which are known, each place as a sentence. */
export function unknownShapes(value: unknown, known: Shapes): string[] {
  const strange: string[] = []
  for (const [place, shape] of placesIn(value)) {
    const shapes = known.get(place)
    if (!shapes) strange.push(`${place} is ${shape}, and nothing is there`)
    else if (!shapes.has(shape)) strange.push(`${place} is ${shape}, and not ${among(shapes)}`)
  }
  return [...new Set(strange)]
}

const among = (shapes: ReadonlySet<string>): string => [...shapes].join(' or ')

function* placesIn(
  value: unknown,
  place = 'it',
): Generator<readonly [place: string, shape: string]> {
  if (Array.isArray(value)) {
    yield [place, 'a list']
    for (const entry of value) yield* placesIn(entry, `${place}[]`)
  } else if (typeof value === 'object' && value !== null) {
    yield [place, `{ ${Object.keys(value).toSorted().join(', ')} }`]
    for (const [name, part] of Object.entries(value)) yield* placesIn(part, `${place}.${name}`)
  } else yield [place, value === null ? 'null' : `a ${typeof value}`]
}
