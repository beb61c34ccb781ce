import { pageLimits } from '../../../shared/wire/page-limits.ts'
import type { Command } from '../../../shared/wire/protocol.ts'

/**
 * Commands that the table has not answered yet, oldest first. They are said again over every new line; the table counts
 * each id once, so nothing is lost and nothing happens twice. It remembers only so many ids, though: what goes beyond
 * waits here for the first answers.
 */
export class Outbox {
  readonly #unanswered = new Map<string, Command>()
  /** The ids of those that were said over the present line. */
  readonly #sentIds = new Set<string>()

  add(command: Command): void {
    this.#unanswered.set(command.id, command)
  }

  confirm(id: string): void {
    this.#unanswered.delete(id)
    this.#sentIds.delete(id)
  }

  lineOpened(): void {
    this.#sentIds.clear()
  }

  /** What is to be said over this line now; each is given out once a line. */
  next(): readonly Command[] {
    const next = this.unanswered
      .slice(0, pageLimits.commandsRemembered)
      .filter(({ id }) => !this.#sentIds.has(id))
    for (const { id } of next) this.#sentIds.add(id)
    return next
  }

  get unanswered(): readonly Command[] {
    return [...this.#unanswered.values()]
  }

  clear(): void {
    this.#unanswered.clear()
    this.#sentIds.clear()
  }
}
