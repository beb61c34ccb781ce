import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

import { afterFirstPaint } from './after-first-paint.ts'

interface FallbackProps {
  /**
   * Shown until the component has loaded. By default nothing is shown, because loading is usually
   * quick.
   */
  readonly fallback?: ComponentChildren
}

/** A component that is loaded from a separate chunk. */
export type LazyComponent<Props> = ComponentType<Props & FallbackProps> & {
  /** Loads the component before it is first shown. */
  readonly preload: () => Promise<void>
}

/** Delay in ms before a failed load is retried while the component is mounted. */
const pause = 4_000

export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null
  let pending: Promise<void> | null = null

  const preload = (): Promise<void> => {
    pending ??= load().then(
      (component) => {
        loaded = component
      },
      (error: unknown) => {
        // The network or the server was not available, so the next call tries again.
        pending = null
        throw error
      },
    )
    return pending
  }

  function Lazy(props: Props & FallbackProps) {
    const [, setLoaded] = useState(loaded !== null)
    useEffect(() => {
      let again: ReturnType<typeof setTimeout> | undefined
      let isWanted = true
      // This instance must render again, even if another instance loads the component between this
      // render and its effect.
      const ask = () =>
        preload().then(
          () => setLoaded(true),
          () => {
            if (isWanted) again = setTimeout(ask, pause)
          },
        )
      afterFirstPaint(ask)
      return () => {
        isWanted = false
        clearTimeout(again)
      }
    }, [])
    const Loaded = loaded
    return Loaded === null ? (props.fallback ?? null) : <Loaded {...props} />
  }
  return Object.assign(Lazy, { preload })
}
