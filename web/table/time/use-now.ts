import { useEffect, useState } from 'preact/hooks'

/** Returns the current time. Renders the component again at each of the times in `moments`. */
export function useNow(moments: readonly number[]): number {
  const [, look] = useState(0)
  const now = Date.now()
  const next = Math.min(...moments.filter((moment) => moment > now))
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined
    // Waits 50 ms longer, because a timer can fire a little early.
    const timer = setTimeout(() => look((looks) => looks + 1), next - Date.now() + 50)
    return () => clearTimeout(timer)
  }, [next])
  return now
}
