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

  constructor(timeline: Timeline, app: App, env: (life: Life) => unknown) {
    super(timeline)
    this.#app = app
    this.#env = env(this)
  }

  /** Never settles where the machine is gone meanwhile: whoever has asked finds out by the line. */
  async ask(request: Request): Promise<SocketResponse> {
    if (this.isOver) throw new Reset('the machine is gone')
    const context = { waitUntil() {}, passThroughOnException() {} }
    return (await this.act(() => this.#app.fetch(request, this.#env, context))) as SocketResponse
  }
}
