/** The delay in ms before a failed load is retried. */
const pause = 4_000

/**
 * Calls `load` until it succeeds, and passes its result to `show`. Passes null after each failure.
 * Returns a function that stops this.
 *
 * Chromium does not request a file again after its import has failed. But each failed attempt makes
 * `reloadIfFilesAreMissing` check whether the page can be reloaded.
 */
export function loadWithRetries<Part>(
  load: () => Promise<Part>,
  show: (part: Part | null) => void,
): () => void {
  let isWanted = true
  let again: ReturnType<typeof setTimeout> | undefined
  const attempt = (): void =>
    void load().then(
      (part) => {
        if (isWanted) show(part)
      },
      () => {
        if (!isWanted) return
        show(null)
        again = setTimeout(attempt, pause)
      },
    )
  attempt()
  return () => {
    isWanted = false
    clearTimeout(again)
  }
}
