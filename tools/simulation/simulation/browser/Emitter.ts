// Events as pages know them. Node's own would end the process where a listener throws.

export class PageEvent {
  readonly type: string

  constructor(type: string, fields: object = {}) {
    this.type = type
    Object.assign(this, fields)
  }
}

type Listener = (event: PageEvent) => void

export class Emitter {
  readonly #listeners = new Map<string, Set<Listener>>()

  addEventListener(type: string, listener: Listener): void {
    const known = this.#listeners.get(type) ?? new Set()
    this.#listeners.set(type, known.add(listener))
  }

  removeEventListener(type: string, listener: Listener): void {
    this.#listeners.get(type)?.delete(listener)
  }

  dispatchEvent(event: PageEvent): boolean {
    for (const listener of new Set(this.#listeners.get(event.type))) listener(event)
    return true
  }
}
