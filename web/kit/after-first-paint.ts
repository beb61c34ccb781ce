type Load = () => void

/**
 * The callbacks that wait for the first paint. Null before rendering begins and after the first
 * paint; callbacks then run immediately.
 */
let waiting: Load[] | null = null

/**
 * Runs `load` after the first paint. Loading code earlier would delay the first cards on a slow
 * phone.
 */
export function afterFirstPaint(load: Load): void {
  if (waiting === null) load()
  else waiting.push(load)
}

/**
 * Makes callbacks wait for the first paint. Called just before the page is rendered for the first
 * time.
 */
export function startFirstPaint(): void {
  waiting = []
  // The callback of the second animation frame runs after the first frame has been painted.
  requestAnimationFrame(() => requestAnimationFrame(loadAll))
  // Browsers run no animation frames in background tabs, so a timeout runs the callbacks there.
  setTimeout(loadAll, 1_000)
}

function loadAll(): void {
  const all = waiting ?? []
  waiting = null
  for (const load of all) load()
}
