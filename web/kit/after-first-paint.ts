type Load = () => void

/** The callbacks that wait for the first paint; null once the page is painted. */
let waiting: Load[] | null = null

/** Runs `load` after the first paint, so that code which is not visible yet does not delay the cards on a slow phone. */
export function afterFirstPaint(load: Load): void {
  if (waiting === null) load()
  else waiting.push(load)
}

/**
 * Starts waiting for the first paint. Call this function just before the page is first rendered.
 */
export function startFirstPaint(): void {
  waiting = []
  // When the second frame begins, the first frame is on the screen.
  requestAnimationFrame(() => requestAnimationFrame(loadAll))
  // Browsers do not paint background tabs, so the callbacks also run after a timeout.
  setTimeout(loadAll, 1_000)
}

function loadAll(): void {
  const all = waiting ?? []
  waiting = null
  for (const load of all) load()
}
