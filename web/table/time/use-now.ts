import { useEffect, useState } from 'preact/hooks'

/** The time; whoever asks for it is drawn again when one of these moments has come. */
export function useNow(moments: readonly number[]): number {
  const [, look] = useState(0)
  const now = Date.now()
  const next = Math.min(...moments.filter((moment) => moment > now))
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined
    // Not a moment too soon: then nothing would have changed.
    const timer = setTimeout(() => look((looks) => looks + 1), next - Date.now() + 50)
    return () => clearTimeout(timer)
  }, [next])
  return now
}
