type Load = () => void

/** What waits for the page to be painted for the first time; null once it is. */
let waiting: Load[] | null = null

/** For what nobody looks at yet: a phone that is to paint somebody's cards has enough to do. */
export function oncePainted(load: Load): void {
  if (waiting === null) load()
  else waiting.push(load)
}

/** To be said just before the page is rendered for the first time. */
export function awaitPaint(): void {
  waiting = []
  // Where a second frame begins, the first one is on the screen.
  requestAnimationFrame(() => requestAnimationFrame(loadAll))
  // In the background nothing is painted.
  setTimeout(loadAll, 1_000)
}

function loadAll(): void {
  const all = waiting ?? []
  waiting = null
  for (const load of all) load()
}
