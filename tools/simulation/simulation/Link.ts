import { broken, type Frame, type Line } from './Line.ts'
import type { Timeline } from './Timeline.ts'

/** How things travel between a browser and the service. */
export type Weather = { readonly latency: () => number; readonly notices: () => number }

/** What carries a socket between two machines: in order, in its own time, and not for ever. */
export class Link {
  readonly #timeline: Timeline
  readonly #weather: Weather
  readonly #toTab: (frame: Frame) => void
  #line: Line | null = null
  readonly #last = { up: 0, down: 0 }
  #state: 'whole' | 'deaf' | 'dead' = 'whole'

  constructor(timeline: Timeline, weather: Weather, toTab: (frame: Frame) => void) {
    this.#timeline = timeline
    this.#weather = weather
    this.#toTab = toTab
  }

  /** The service's end is there. */
  attach(line: Line): void {
    this.#line = line
    line.listen((frame) => this.#carry('down', () => this.#toTab(frame)))
  }

  send(frame: Frame): void {
    this.#carry('up', () => this.#line?.hear(frame))
  }

  /** Both sides learn that it broke, each in its own time; what was under way is lost. */
  cut(): void {
    if (this.#state === 'dead') return
    this.#state = 'dead'
    this.#timeline.in(this.#weather.notices(), () => this.#toTab(broken))
    this.#timeline.in(this.#weather.notices(), () => this.#line?.hear(broken))
  }

  /** Nothing comes through any more, and nobody is told. */
  die(): void {
    this.#state = 'dead'
  }

  /** What the service says gets lost on its way. */
  goDeaf(): void {
    if (this.#state === 'whole') this.#state = 'deaf'
  }

  #carry(way: 'up' | 'down', arrive: () => void): void {
    if (!this.#goes(way)) return
    this.#last[way] = Math.max(this.#last[way], this.#timeline.now + this.#weather.latency())
    this.#timeline.at(this.#last[way], () => {
      if (this.#goes(way)) arrive()
    })
  }

  #goes(way: 'up' | 'down'): boolean {
    return this.#state === 'whole' || (this.#state === 'deaf' && way === 'up')
  }
}
