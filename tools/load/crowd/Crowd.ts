import { Worker } from 'node:worker_threads'

import type { Recording } from './recording.ts'

/** Where they look on, and how many come in a second. */
export type Hall = { readonly address: string; readonly perSecond: number }

export type Request =
  | { readonly ask: 'come'; readonly watchers: readonly number[] }
  | { readonly ask: 'leave'; readonly watchers: readonly number[] }
  /** Waits until nobody has heard anything for so many milliseconds. */
  | { readonly ask: 'quiet'; readonly silence: number }
  /** Remembers how much each line has heard by now. */
  | { readonly ask: 'mark' }
  /** Sends everybody home. */
  | { readonly ask: 'recording' }
/** How many are connected, how many marks there are, or all that was heard. */
export type Answer = number | Recording

/** The watchers of one table, each known by a number. */
export class Crowd {
  readonly #thread: Worker
  readonly #waiting = new Map<number, (answered: Answer) => void>()
  readonly #broken: Promise<never>
  #requests = 0

  constructor(hall: Hall) {
    this.#thread = new Worker(new URL('thread.ts', import.meta.url), { workerData: hall })
    this.#thread.on('message', ({ id, answered }: { id: number; answered: Answer }) => {
      this.#waiting.get(id)?.(answered)
      this.#waiting.delete(id)
    })
    this.#broken = new Promise((_, reject) => this.#thread.once('error', reject))
    // It is told to whoever asks next.
    this.#broken.catch(() => undefined)
  }

  /** Answers when all of them have heard their first message. */
  come = (watchers: readonly number[]) => this.#ask({ ask: 'come', watchers }) as Promise<number>
  leave = (watchers: readonly number[]) => this.#ask({ ask: 'leave', watchers }) as Promise<number>
  quiet = (silence: number) => this.#ask({ ask: 'quiet', silence }) as Promise<number>
  mark = () => this.#ask({ ask: 'mark' }) as Promise<number>
  recording = () => this.#ask({ ask: 'recording' }) as Promise<Recording>

  end(): Promise<unknown> {
    return this.#thread.terminate()
  }

  #ask(request: Request): Promise<Answer> {
    this.#requests += 1
    const id = this.#requests
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve))
    this.#thread.postMessage({ id, request })
    return Promise.race([answered, this.#broken])
  }
}
