import { batch, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/**
 * A list of steps and the current position in it. The viewer can change the position, or let the
 * steps advance automatically.
 */
export abstract class Playback {
  readonly step = signal(0)
  /** Whether the steps advance automatically now. */
  readonly running = signal(false)

  abstract get last(): number

  readonly goTo = (step: number): void => {
    batch(() => {
      this.running.value = false
      this.step.value = Math.max(0, Math.min(step, this.last))
    })
  }

  /** Starts the playback. If it is at the end, starts again from the beginning. */
  readonly run = (): void => {
    batch(() => {
      if (this.step.value === this.last) this.step.value = 0
      this.running.value = true
    })
  }
}

/**
 * Advances the playback by a timer while it runs.
 * @param pace the duration of a step in ms
 */
export function usePlaybackTimer({ running }: Playback, goOn: () => void, pace: number): void {
  const runs = running.value
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(goOn, pace)
    return () => clearInterval(timer)
  }, [runs])
}

interface KeyActions {
  readonly on: () => void
  readonly close: () => void
}

/**
 * Returns a selector for elements that handle the key themselves. A slider, for example, handles
 * the arrow keys but not Escape.
 */
const owners = (key: string): string =>
  key === 'Escape' ? 'input:not([type="range"]), select, dialog' : 'input, select, dialog'

/** Lets the viewer control the playback with the arrow keys, Home, End and Escape. */
export function usePlaybackKeys(playback: Playback, { on, close }: KeyActions): void {
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
      ['ArrowLeft', () => playback.goTo(playback.step.peek() - 1)],
      ['ArrowRight', on],
      ['Home', () => playback.goTo(0)],
      ['End', () => playback.goTo(playback.last)],
      ['Escape', close],
    ])
    // Listens in the capture phase, so that the playback handles a key before the board's shortcuts
    // do.
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [playback])
}
