interface ForEarsProps {
  /** What has just happened. */
  readonly news: readonly string[]
  /** What is asked of whoever listens, or what they have to know now. */
  readonly now: string
}

/** What is said aloud to those who do not look at the table. */
export const ForEars = ({ news, now }: ForEarsProps) => (
  <>
    <p class="for-ears" role="log">
      {news.join(' ')}
    </p>
    <p class="for-ears" role="status">
      {now}
    </p>
  </>
)
