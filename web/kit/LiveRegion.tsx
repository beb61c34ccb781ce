interface LiveRegionProps {
  /** Sentences about the latest move. */
  readonly news: readonly string[]
  /** The latest message, or what the viewer has to do now. */
  readonly status: string
}

/** Announces game events and the current status to screen readers. */
export const LiveRegion = ({ news, status }: LiveRegionProps) => (
  <>
    <p class="visually-hidden" role="log">
      {news.join(' ')}
    </p>
    <p class="visually-hidden" role="status">
      {status}
    </p>
  </>
)
