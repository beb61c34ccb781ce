import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

import { afterFirstPaint } from './after-first-paint.ts'
import { loadWithRetries } from '../client/load-with-retries.ts'

interface FallbackProps {
  /**
   * What to show until the component has loaded. Nothing by default, because loading is usually
   * fast.
   */
  readonly fallback?: ComponentChildren
}

/** A component in a chunk of its own, which loads when the component is first rendered. */
type LazyComponent<Props> = ComponentType<Props & FallbackProps> & {
  /** Loads the component in advance. */
  readonly preload: () => Promise<void>
}

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
        // Forgets the failed attempt, so that the next call tries again. A failure usually means
        // that the network or the server was not available.
        pending = null
        throw error
      },
    )
    return pending
  }

  function Lazy(props: Props & FallbackProps) {
    const [, setLoaded] = useState(loaded !== null)
    useEffect(() => {
      let isMounted = true
      let stop: (() => void) | undefined
      afterFirstPaint(() => {
        if (!isMounted) return
        // Renders this instance again after loading, even if another instance has loaded the
        // component since this render.
        stop = loadWithRetries(preload, () => setLoaded(loaded !== null))
      })
      return () => {
        isMounted = false
        stop?.()
      }
    }, [])
    const Loaded = loaded
    return Loaded === null ? (props.fallback ?? null) : <Loaded {...props} />
  }
  return Object.assign(Lazy, { preload })
}

/** Loads a component after the first paint, so that it is there when a game needs it. */
export function usePreloaded({ preload }: Pick<LazyComponent<never>, 'preload'>): void {
  useEffect(() => afterFirstPaint(() => void preload().catch(() => {})), [])
}
