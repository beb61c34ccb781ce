import { useEffect, useState } from 'preact/hooks'

import { loadWithRetries } from '../client/load-with-retries.ts'

type GameAndLanguage = readonly [game: string, ...language: string[]]
type Load<Arguments extends readonly string[], Part> = (...wanted: Arguments) => Promise<Part>

/**
 * The loaded values, by loader and arguments. If another component needs a loaded value, it gets
 * the value in its first render.
 */
const cache = new WeakMap<object, Map<string, unknown>>()

const cacheFor = <Part>(load: Load<never, Part>): Map<string, Part> => {
  const parts = (cache.get(load) as Map<string, Part> | undefined) ?? new Map<string, Part>()
  cache.set(load, parts)
  return parts
}

/**
 * Loads a value in advance. A component that later calls `useLoaded` gets the value in its first
 * render.
 */
export async function preload<Arguments extends readonly string[], Part>(
  load: Load<Arguments, Part>,
  ...wanted: Arguments
): Promise<Part> {
  const parts = cacheFor(load)
  const key = wanted.join()
  const part = parts.get(key) ?? (await load(...wanted))
  // If two callers load the value at the same time, both get the value that arrived first.
  parts.set(key, parts.get(key) ?? part)
  return parts.get(key) ?? part
}

/**
 * Returns the value that `load` returns for a game in a language; null until it is loaded. While
 * another language loads, returns the value in the previous language, so that the page does not
 * flicker. A failed load is retried while the component is mounted.
 */
export function useLoaded<Arguments extends GameAndLanguage, Part>(
  load: Load<Arguments, Part>,
  ...wanted: Arguments
): Part | null {
  const [game] = wanted
  const cached = cacheFor(load).get(wanted.join())
  const [last, setLast] = useState(cached === undefined ? null : { game, part: cached })
  useEffect(
    () =>
      loadWithRetries(
        () => preload(load, ...wanted),
        // A value that the component shows already causes no further render.
        (part) =>
          part &&
          setLast((shown) =>
            shown?.game === game && shown.part === part ? shown : { game, part },
          ),
      ),
    wanted,
  )
  return cached ?? (last?.game === game ? last.part : null)
}
