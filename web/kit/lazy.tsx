import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

import { oncePainted } from './once-painted.ts'

interface Meanwhile {
  /** What stands in its place until it is there; mostly nothing, since that takes a blink. */
  readonly meanwhile?: ComponentChildren
}

/** A component that comes in a file of its own. */
export type Lazy<Props> = ComponentType<Props & Meanwhile> & {
  /** Fetches it ahead of the moment when it is shown. */
  readonly fetch: () => Promise<void>
}

/** How long something that is to be shown and could not be had waits before it is asked for again. */
const pause = 4_000

export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Lazy<Props> {
  let found: ComponentType<Props> | null = null
  let coming: Promise<void> | null = null

  const fetch = (): Promise<void> => {
    coming ??= load().then(
      (component) => {
        found = component
      },
      (error: unknown) => {
        // No network now, or the service is on its way back; whoever asks next tries again.
        coming = null
        throw error
      },
    )
    return coming
  }

  function Lazily(props: Props & Meanwhile) {
    const [, setFetched] = useState(found !== null)
    useEffect(() => {
      let again: ReturnType<typeof setTimeout> | undefined
      let isWanted = true
      // Also where somebody else's has come between this picture and its effect.
      const ask = () =>
        fetch().then(
          () => setFetched(true),
          () => {
            if (isWanted) again = setTimeout(ask, pause)
          },
        )
      oncePainted(ask)
      return () => {
        isWanted = false
        clearTimeout(again)
      }
    }, [])
    const Found = found
    return Found === null ? (props.meanwhile ?? null) : <Found {...props} />
  }
  return Object.assign(Lazily, { fetch })
}
