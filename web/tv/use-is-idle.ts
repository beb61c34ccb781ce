import { useEffect, useState } from 'preact/hooks'

/** How long nothing may happen before the screen gets darker, in ms. */
const idleAfter = 10 * 60_000

/**
 * Returns whether nothing has happened for ten minutes. The screen gets darker then, because a picture that stands still for
 * hours burns into some screens.
 * @param shown what the screen shows; any change of this value ends the idle time
 */
export function useIsIdle(shown: unknown): boolean {
  const [idleAt, setIdleAt] = useState<unknown>(never)
  useEffect(() => {
    const timer = setTimeout(() => setIdleAt(() => shown), idleAfter)
    return () => clearTimeout(timer)
  }, [shown])
  return idleAt === shown
}

const never = Symbol('never')
