import { useEffect, useState } from 'preact/hooks'

type Load<Arguments extends readonly string[], Part> = (...wanted: Arguments) => Promise<Part>

/** What has come, by what was asked for it: whoever asks again has it at once. */
const cache = new WeakMap<object, Map<string, unknown>>()

const cacheFor = <Part>(load: Load<never, Part>): Map<string, Part> => {
  const parts = (cache.get(load) as Map<string, Part> | undefined) ?? new Map<string, Part>()
  cache.set(load, parts)
  return parts
}

/** Loads it ahead of the moment when `useLoaded` is asked for it. */
export async function preload<Arguments extends readonly string[], Part>(
  load: Load<Arguments, Part>,
  ...wanted: Arguments
): Promise<Part> {
  const parts = cacheFor(load)
  const key = wanted.join()
  const part = parts.get(key) ?? (await load(...wanted))
  // Whoever else has waited for it gets the same.
  parts.set(key, parts.get(key) ?? part)
  return parts.get(key) ?? part
}

/** What a file of its own brings for these arguments; null until it is there, and where there is none. */
export function useLoaded<Arguments extends readonly string[], Part>(
  load: Load<Arguments, Part>,
  ...wanted: Arguments
): Part | null {
  const [part, setPart] = useState<Part | null>(() => cacheFor(load).get(wanted.join()) ?? null)
  useEffect(() => {
    let latest = true
    preload(load, ...wanted).then(
      (found) => latest && setPart(() => found),
      () => latest && setPart(null),
    )
    return () => {
      latest = false
    }
  }, wanted)
  return part
}
