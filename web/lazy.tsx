import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

import { oncePainted } from './kit/once-painted.ts'

interface Meanwhile {
  /** What stands in its place until it is there; mostly nothing, since that takes a blink. */
  readonly meanwhile?: ComponentChildren
}

/** A component that comes in a file of its own. */
export type Lazy<Props> = ComponentType<Props & Meanwhile> & {
  /** Fetches it ahead of the moment when it is shown. */
  readonly fetch: () => Promise<void>
}

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
        // No network now; whoever asks next tries again.
        coming = null
        throw error
      },
    )
    return coming
  }

  function Lazily(props: Props & Meanwhile) {
    const [, setFetched] = useState(found !== null)
    useEffect(() => {
      // Also where somebody else's has come between this picture and its effect.
      oncePainted(() =>
        fetch().then(
          () => setFetched(true),
          () => {},
        ),
      )
    }, [])
    const Found = found
    return Found === null ? (props.meanwhile ?? null) : <Found {...props} />
  }
  return Object.assign(Lazily, { fetch })
}
