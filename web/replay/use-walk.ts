import { useEffect } from 'preact/hooks'

import type { Walk } from './walk.ts'

/**
 * Goes on by itself as long as the walk runs.
 * @param pace how long a step stays in sight
 */
export function useRunning({ running }: Walk, goOn: () => void, pace: number): void {
  const runs = running.value
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(goOn, pace)
    return () => clearInterval(timer)
  }, [runs])
}

interface Ways {
  readonly on: () => void
  readonly close: () => void
}

/** What has a use of its own for a key: a slider has none for Escape. */
const owners = (key: string): string =>
  key === 'Escape' ? 'input:not([type="range"]), select, dialog' : 'input, select, dialog'

/** Arrows, the first and the last by Home and End, and Escape. */
export function useKeys(walk: Walk, { on, close }: Ways): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(owners(event.key))) return
      const deed = deeds.get(event.key)
      if (deed === undefined) return
      event.preventDefault()
      event.stopPropagation()
      deed()
    }
    const deeds = new Map([
      ['ArrowLeft', () => walk.goTo(walk.step.peek() - 1)],
      ['ArrowRight', on],
      ['Home', () => walk.goTo(0)],
      ['End', () => walk.goTo(walk.last)],
      ['Escape', close],
    ])
    // Before the board, which has keys of its own.
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [walk])
}
