import type { ServerMessage } from '../../shared/wire/protocol.ts'

/** So long after its time a tap is no longer late only because others came first. */
const grace = 1_000

type Owed = { readonly at: number; readonly since: number }

/** A line was told when a bot is due, and has to tap then. */
export class TapsOwed {
  /** Since when nothing goes wrong, and every page is awake; null while it may. */
  calmSince: number | null = null
  readonly #byPage = new Map<string, Owed>()

  /** What a line hears takes the place of what it was told before. */
  hear(page: string, message: ServerMessage, now: number): void {
    if (message.type !== 'snapshot' && message.type !== 'view') return
    if (message.due === undefined) this.#byPage.delete(page)
    else this.#byPage.set(page, { at: now + message.due, since: now })
  }

  /** It has tapped, or has no line any more. */
  forget(page: string): void {
    this.#byPage.delete(page)
  }

  isLate(page: string, now: number): boolean {
    const owed = this.#byPage.get(page)
    if (!owed || this.calmSince === null) return false
    return owed.since >= this.calmSince && owed.at + grace < now
  }
}
