import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

import { isInFrame } from '../client/in-frame.ts'

// A sheet or a room over the table is an entry in the browser's history, so that Back closes it and only the next Back leaves
// the page. An entry stores how many of them are open (its depth).

interface Layer {
  readonly close: () => void
}

/** The ones that are open, the lowest first. */
let layers: readonly Layer[] = []
let depth = depthOf(history.state)
/** Whether a `popstate` of our own is still to come: `history.go` is asynchronous. */
let isTravelling = false
let isScheduled = false

function depthOf(state: unknown): number {
  const stored = (state as { readonly depth?: unknown } | null)?.depth
  return typeof stored === 'number' ? stored : 0
}

/** Returns whether the page was reloaded while something was open over it. */
export const wasReloadedBelow = depth > 0

/** Makes Back close something for as long as it is open. In a frame it doesn't: that history is the other page's. */
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

/** Waits until all of this render is done: a sheet that makes room for the next one keeps its entry. */
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
  // The page may have moved on since, to an entry without any.
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
  // After a reload nothing is open at this entry, so Back would seem to do nothing.
  if (above.length === 0 && depth < before) return history.back()
  // Forward, to something that is closed by now.
  if (depth > layers.length) travel(layers.length - depth)
})
