import { useRef } from 'preact/hooks'

interface LiveRegionProps {
  /** Sentences about the latest move. */
  readonly news: readonly string[]
  /** The latest message, or what the viewer has to do now. */
  readonly status: string
  /** The number of moves so far. The same status is announced again after a move. */
  readonly turn?: number | undefined
}

/**
 * Announces game events and the current status to screen readers. Screen readers only announce
 * changes, so each announcement is a new element: two moves can have the same words.
 */
export function LiveRegion({ news, status, turn }: LiveRegionProps) {
  const latest = useRef({ news, key: 0 })
  if (latest.current.news !== news) latest.current = { news, key: latest.current.key + 1 }
  return (
    <>
      <p class="visually-hidden" role="log">
        <span key={latest.current.key}>{news.join(' ')}</span>
      </p>
      <p class="visually-hidden" role="status">
        <span key={turn}>{status}</span>
      </p>
    </>
  )
}
