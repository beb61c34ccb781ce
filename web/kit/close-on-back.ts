import { useLayoutEffect, useRef } from 'preact/hooks'

import { isInFrame } from '../client/in-frame.ts'

// Each open layer (a drawer, or a view that covers the table) adds an entry to the browser's
// history. The browser's Back button then closes the layer, and only the next Back leaves the page.
// The state of each entry is its depth: the number of open layers.

interface Layer {
  readonly close: () => void
}

/** The open layers, from the lowest to the topmost. */
let layers: readonly Layer[] = []
let depth = depthOf(history.state)
/**
 * Whether a call of `history.go` by this module is pending. It completes later, with a `popstate`
 * event.
 */
let isTravelling = false
let isScheduled = false

function depthOf(state: unknown): number {
  const stored = (state as { readonly depth?: unknown } | null)?.depth
  return typeof stored === 'number' ? stored : 0
}

/**
 * Whether the page was reloaded while a layer was open. The history entry of the layer then still
 * exists, but the layer does not.
 */
export const wasReloadedWithLayerOpen = depth > 0

/**
 * Makes the browser's Back button close a layer. Does nothing in an iframe, where the history
 * belongs to the embedding page.
 */
export function useCloseOnBack(close: () => void, isOpen: boolean): void {
  const latest = useRef(close)
  // A layout effect, because the user can press Back before the next frame.
  useLayoutEffect(() => {
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
 * Updates the history after the current render. If one drawer replaces another in that render, the
 * number of layers stays the same, and so does the history.
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
  // Reads the depth again, because the page may have navigated to an entry without a depth.
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
  // After a reload, the entry that the user has left had no layer, so Back would seem to do
  // nothing. Goes back once more.
  if (above.length === 0 && depth < before) return history.back()
  // The user pressed Forward to the entry of a layer that no longer exists. Goes back again.
  if (depth > layers.length) travel(layers.length - depth)
})
