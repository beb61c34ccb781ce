import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

import { isInFrame } from '../client/in-frame.ts'

// Every open layer (a sheet, or a view over the table) has an entry in the browser's history, so
// that Back closes the layer and only the next Back leaves the page. Each entry contains how many
// layers are open: its depth.

interface Layer {
  readonly close: () => void
}

/** The open layers, the lowest first. */
let layers: readonly Layer[] = []
let depth = depthOf(history.state)
/**
 * Whether our own call of `history.go` is still pending. It is asynchronous and ends with a
 * `popstate`.
 */
let isTravelling = false
let isScheduled = false

function depthOf(state: unknown): number {
  const stored = (state as { readonly depth?: unknown } | null)?.depth
  return typeof stored === 'number' ? stored : 0
}

/** Whether the page was reloaded while a layer was open. */
export const wasReloadedWithLayerOpen = depth > 0

/** Lets the browser's Back button close a layer while it is open. Does nothing in an iframe, where the history belongs to the embedding page. */
export function useCloseOnBack(close: () => void, isOpen: boolean): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useLayoutEffect(() => {
    if (!isOpen || isInFrame) return undefined
    const layer: Layer = { close: () => latest.current() }
    layers = [...layers, layer]
    schedule()
    return () => {
      layers = layers.filter((one) => one !== layer)
      schedule()
    }
  }, [isOpen])
}

/**
 * Defers the update until the render is over, so that a sheet that replaces another sheet reuses
 * its history entry.
 */
function schedule(): void {
  if (isScheduled) return
  isScheduled = true
  queueMicrotask(() => {
    isScheduled = false
    matchHistory()
  })
}

function matchHistory(): void {
  if (isTravelling) return
  // Since the last update, the page may have navigated to an entry without a depth.
  depth = depthOf(history.state)
  while (depth < layers.length) {
    depth += 1
    history.pushState({ depth }, '')
  }
  if (depth > layers.length) travel(layers.length - depth)
}

function travel(steps: number): void {
  isTravelling = true
  history.go(steps)
}

addEventListener('popstate', () => {
  const before = depth
  depth = depthOf(history.state)
  if (isTravelling) {
    isTravelling = false
    return schedule()
  }
  const above = layers.slice(depth)
  for (const { close } of above.toReversed()) close()
  // After a reload no layer is open at this entry, so Back would seem to do nothing. The page goes
  // back once more.
  if (above.length === 0 && depth < before) return history.back()
  // The user went forward to a layer that is no longer open, so the page goes back again.
  if (depth > layers.length) travel(layers.length - depth)
})
