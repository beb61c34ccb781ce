import { Script } from 'node:vm'

export type Globals = Readonly<Record<string, unknown>>

type Run = (...values: unknown[]) => unknown

/**
 * A bundle that can be run again and again, each time as a program of its own: what it takes for globals is given to it, so
 * that several may run beside each other in different worlds.
 */
export class Code {
  readonly #names: readonly string[]
  readonly #run: Run

  /** @param text makes a variable `made` of what the bundle exports */
  constructor(text: string, names: readonly string[]) {
    this.#names = names
    const script = new Script(`(function (${names.join()}) {${text}; return made})`)
    this.#run = script.runInThisContext() as Run
  }

  run<Made>(globals: Globals): Made {
    return this.#run(...this.#names.map((name) => globals[name])) as Made
  }
}
