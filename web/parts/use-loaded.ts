import { useEffect, useState } from 'preact/hooks'

/** What a file of its own brings for these arguments; null until it is there, and where there is none. */
export function useLoaded<Arguments extends readonly string[], Part>(
  load: (...wanted: Arguments) => Promise<Part>,
  ...wanted: Arguments
): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  useEffect(() => {
    let latest = true
    load(...wanted).then(
      (found) => latest && setPart(() => found),
      () => latest && setPart(null),
    )
    return () => {
      latest = false
    }
  }, wanted)
  return part
}
