import type { Answer } from '../../shared/protocol/answer-in.ts'
import { pageLimits } from '../../shared/protocol/page-limits.ts'
import type { Command } from '../../shared/protocol/protocol.ts'

/**
 * Queues the commands that the table has not answered yet, oldest first. Each new connection resends them. The table
 * handles each id once, so no command is lost or executed twice. The table remembers a limited number of ids: further
 * commands wait here for the first answers. A resent command names the last command that was accepted before it
 * (`after`).
 */
export class Outbox {
  readonly #unanswered = new Map<string, Command>()
  /** For each sent command: the id of the last accepted command at the time of sending. */
  readonly #sentAfter = new Map<string, string | null>()
  /** The ids that were sent over the current connection. */
  readonly #sentIds = new Set<string>()
  #lastAccepted: string | null = null

  add(command: Command): void {
    this.#unanswered.set(command.id, command)
  }

  acknowledge(id: string, answer: Pick<Answer, 'type' | 'unchanged'>): void {
    this.#unanswered.delete(id)
    this.#sentAfter.delete(id)
    this.#sentIds.delete(id)
    // A command that changed nothing is not stored, so after a restart the table would not know its
    // id as `after`.
    if (answer.type === 'done' && !answer.unchanged) this.#lastAccepted = id
  }

  /**
   * Marks all commands as unsent.
   * @param lastAccepted the seat's last accepted command, from any page; undefined if there is none
   */
  startConnection(lastAccepted: string | undefined): void {
    this.#sentIds.clear()
    this.#lastAccepted = lastAccepted ?? this.#lastAccepted
  }

  /** Returns the commands to send over this connection now, and marks them as sent. */
  takeUnsent(): readonly Command[] {
    return this.unanswered
      .slice(0, pageLimits.commandsRemembered)
      .filter(({ id }) => !this.#sentIds.has(id))
      .map((command) => this.#sent(command))
  }

  get unanswered(): readonly Command[] {
    return [...this.#unanswered.values()]
  }

  clear(): void {
    this.#unanswered.clear()
    this.#sentAfter.clear()
    this.#sentIds.clear()
    this.#lastAccepted = null
  }

  #sent(command: Command): Command {
    this.#sentIds.add(command.id)
    const after = this.#sentAfter.get(command.id)
    if (after !== undefined) return { ...command, after }
    this.#sentAfter.set(command.id, this.#lastAccepted)
    return command
  }
}
