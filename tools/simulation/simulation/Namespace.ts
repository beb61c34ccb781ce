import { copied } from './copied.ts'
import type { Life } from './Life.ts'
import type { Instance } from './Instance.ts'

/** Who can be called by a name. */
export type Callee = {
  run(act: (instance: Instance) => unknown, name?: string): Promise<unknown>
}

/** How calls travel. */
export type Way = {
  readonly latency: () => number
  /** Whether the caller never gets the answer to a call of this method, or not even the call arrives. */
  readonly loses: (method: string) => 'answer' | 'call' | null
}

/**
 * Objects of one class, as code that wants to call them sees them. Calls of one stub arrive in their order; those of two
 * stubs may overtake each other, also where both are of the same object.
 */
export class Namespace {
  readonly #place: (name: string) => Callee
  readonly #life: Life
  readonly #way: Way

  constructor(place: (name: string) => Callee, life: Life, way: Way) {
    this.#place = place
    this.#life = life
    this.#way = way
  }

  getByName(name: string): object {
    const place = this.#place(name)
    let last = 0
    const call =
      (method: string) =>
      (...args: unknown[]): Promise<unknown> => {
        const copies = args.map(handed)
        const { timeline } = this.#life
        return this.#life.waitFor((come, fail) =>
          this.#life.out(() => {
            last = Math.max(last, timeline.now + this.#way.latency())
            timeline.at(last, () => {
              timeline.note(`${name} is asked to ${method} ${written(copies)}`)
              const back =
                (settle: (value: unknown) => void) =>
                (value: unknown): void =>
                  void timeline.in(this.#way.latency(), () => settle(handed(value)))
              const lost = this.#way.loses(method)
              if (lost) timeline.note(`${name}: the ${lost} is lost`)
              if (lost === 'call') return
              place
                .run(({ shell }) => (shell[method] as Method).apply(shell, copies), name)
                .then(lost ? () => {} : back(come), lost ? () => {} : back(fail))
            })
          }),
        )
      }
    return new Proxy(
      {},
      { get: (_, method) => (method === 'then' ? undefined : call(String(method))) },
    )
  }
}

type Method = (...args: unknown[]) => unknown

/** Requests and answers are handed on as they are; all else is a copy. */
const handed = (value: unknown): unknown =>
  value instanceof Request || value instanceof Response || value instanceof Error
    ? value
    : copied(value)

const written = (args: readonly unknown[]): string =>
  JSON.stringify(args.map((arg) => (arg instanceof Request ? arg.url : arg)))
