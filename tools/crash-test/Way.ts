import type { ServerMessage } from '../../shared/wire/protocol.ts'
import { NoLine, openLine, type OpenLine } from '../../tests/support/seat-client.ts'
import type { Road } from './road.ts'

/** How long somebody waits for an answer, or for a line, before they try anew. */
export const patience = 10_000

/** How one of them gets at a table: by one line after another, and by HTTP. */
export class Way {
  /** The newest one. */
  line: OpenLine | null = null
  readonly #code: string
  readonly #road: Road

  constructor(code: string, road: Road) {
    this.#code = code
    this.#road = road
  }

  isOpen(): boolean {
    return this.line !== null && !this.line.isGone()
  }

  /** The code that it was closed with, if it does not open; a token is for a seat. */
  async open(
    end: 'watch' | `seat${string}`,
    token: string | null,
    hears: (message: ServerMessage) => void,
  ): Promise<{ readonly closed: number } | OpenLine> {
    const tooLong = setTimeout(() => this.#road.cut(), patience)
    try {
      const path = `/api/tables/${this.#code}/${end}`
      this.line = await openLine(this.#road.origin, path, token, hears)
      return this.line
    } catch (error) {
      if (!(error instanceof NoLine)) throw error
      this.line = null
      return { closed: error.code }
    } finally {
      clearTimeout(tooLong)
    }
  }

  /** Null if no answer comes. */
  async ask(
    path: string,
    how: RequestInit,
  ): Promise<{ readonly status: number; readonly text: string } | null> {
    try {
      const answer = await fetch(`${this.#road.origin}/api/tables/${this.#code}${path}`, {
        ...how,
        signal: AbortSignal.timeout(patience),
      })
      return { status: answer.status, text: await answer.text() }
    } catch {
      return null
    }
  }
}
