import type { Command } from '../../shared/protocol.ts'

/**
 * Commands that the table has not answered yet, oldest first. They are said again after every new connection; the table
 * counts each id once, so nothing is lost and nothing happens twice.
 */
export class Outbox {
  readonly #unanswered = new Map<string, Command>()

  add(command: Command): void {
    this.#unanswered.set(command.id, command)
  }

  answered(id: string): void {
    this.#unanswered.delete(id)
  }

  get unanswered(): readonly Command[] {
    return [...this.#unanswered.values()]
  }

  clear(): void {
    this.#unanswered.clear()
  }
}
