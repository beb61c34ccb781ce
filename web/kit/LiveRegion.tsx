import { useRef } from 'preact/hooks'

interface LiveRegionProps {
  /** Sentences about the latest move, such as “Anna plays 42”. */
  readonly news: readonly string[]
  /** The latest message, or what the viewer can do now. */
  readonly status: string
  /**
   * The number of moves so far, or the latest message. Whenever it changes, the status is announced
   * again even if its text is the same.
   */
  readonly occasion?: number | object | undefined
}

/** Announces game events and the current status to screen readers. */
export const LiveRegion = ({ news, ...now }: LiveRegionProps) => (
  <>
    <NewsRegion news={news} />
    <StatusRegion {...now} />
  </>
)

export const StatusRegion = ({ status, occasion }: Omit<LiveRegionProps, 'news'>) => (
  <p class="visually-hidden" role="status">
    <span key={occasion}>{status}</span>
  </p>
)

/**
 * Announces events to screen readers. Each new list of sentences is a new element. If two events
 * had the same text in the same element, a screen reader would not announce the second one.
 */
export function NewsRegion({ news }: Pick<LiveRegionProps, 'news'>) {
  const latest = useRef({ news, key: 0 })
  if (latest.current.news !== news) latest.current = { news, key: latest.current.key + 1 }
  return (
    <p class="visually-hidden" role="log">
      <span key={latest.current.key}>{news.join(' ')}</span>
    </p>
  )
}
