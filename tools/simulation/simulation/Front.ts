import { Reset } from './Instance.ts'
import { Life } from './Life.ts'
import type { SocketResponse } from './platform-globals.ts'
import type { Timeline } from './Timeline.ts'

/** The part of the program that keeps nothing: it answers requests. */
export type App = {
  fetch(request: Request, env: unknown, ctx: object): Promise<Response> | Response
}

/** One machine's copy of the program, until it is replaced by a newer one. */
export class Front extends Life {
  readonly #app: App
  readonly #env: unknown
  readonly #asked = new Set<(error: Error) => void>()

  constructor(timeline: Timeline, app: App, env: (life: Life) => unknown) {
    super(timeline)
    this.#app = app
    this.#env = env(this)
  }

  /** An error where the machine is gone meanwhile. */
  ask(request: Request): Promise<SocketResponse> {
    if (this.isOver) return Promise.reject(new Reset('the machine is gone'))
    const { promise, resolve, reject } = Promise.withResolvers<SocketResponse>()
    this.#asked.add(reject)
    const context = { waitUntil() {}, passThroughOnException() {} }
    this.act(() => this.#answer(request, context)).then(resolve, reject)
    const forget = () => this.#asked.delete(reject)
    promise.then(forget, forget)
    return promise
  }

  override end(): void {
    super.end()
    for (const reject of this.#asked) reject(new Reset('the machine is gone'))
  }

  async #answer(request: Request, context: object): Promise<SocketResponse> {
    return (await this.#app.fetch(request, this.#env, context)) as SocketResponse
  }
}
