import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A component that comes in a file of its own. Nothing stands in its place until then: it takes a blink. */
export type Lazy<Props> = ComponentType<Props> & {
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

  function Lazily(props: Props) {
    const [, setFetched] = useState(found !== null)
    useEffect(() => {
      // Also where somebody else's has come between this picture and its effect.
      fetch().then(
        () => setFetched(true),
        () => {},
      )
    }, [])
    const Found = found
    return Found === null ? null : <Found {...props} />
  }
  return Object.assign(Lazily, { fetch })
}
