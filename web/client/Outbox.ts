import type { Answer } from '../../shared/protocol/answer-in.ts'
import { pageLimits } from '../../shared/protocol/page-limits.ts'
import type { Command } from '../../shared/protocol/protocol.ts'

/**
 * Queues the commands that the server has not answered yet, the oldest first. Each new connection
 * sends them again. The server handles each id once, so no command is lost or executed twice. Since
 * the server remembers only a limited number of ids, further commands wait here until the first
 * ones are answered. A command that is sent again names the command that was accepted before it
 * (`after`).
 */
export class Outbox {
  readonly #unanswered = new Map<string, Command>()
  /**
   * By id of each sent command: the id of the command that was the last accepted one at that time.
   */
  readonly #sentAfter = new Map<string, string | null>()
  /** The ids of the commands that were sent over the current connection. */
  readonly #sentIds = new Set<string>()
  #lastAccepted: string | null = null

  add(command: Command): void {
    this.#unanswered.set(command.id, command)
  }

  acknowledge(id: string, answer: Pick<Answer, 'type' | 'unchanged'>): void {
    this.#unanswered.delete(id)
    this.#sentAfter.delete(id)
    this.#sentIds.delete(id)
    // The server does not store a command that changed nothing. After a restart, the server would not know the id of
    // that command, so the next command must not name it in `after`.
    if (answer.type === 'done' && !answer.unchanged) this.#lastAccepted = id
  }

  /**
   * Marks all commands as not sent, because a new connection has opened.
   * @param lastAccepted the seat's last accepted command, which may come from another page; undefined if the seat has
   * none
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
