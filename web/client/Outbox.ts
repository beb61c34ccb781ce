import type { Answer } from '../../shared/protocol/answer-in.ts'
import { pageLimits } from '../../shared/protocol/page-limits.ts'
import type { Command } from '../../shared/protocol/protocol.ts'

/**
 * Queues the commands that the server has not answered yet, the oldest first, and sends them again
 * over each new connection. The server handles each id once, so no command is lost or executed
 * twice.
 *
 * The server remembers only a limited number of ids, so at most that many commands are sent without
 * an answer. A resent command has a field `after`: the id of the last command that was accepted
 * before it was first sent. With `after`, the server recognises a command whose id it may have
 * forgotten.
 */
export class Outbox {
  readonly #unanswered = new Map<string, Command>()
  /**
   * Maps the id of each sent command to its `after`: the id of the last command that was accepted
   * before it was first sent.
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
    // The server does not store the id of a command that changed nothing, and does not know it
    // after a restart. So no later command may name it in `after`.
    if (answer.type === 'done' && !answer.unchanged) this.#lastAccepted = id
  }

  /**
   * Marks all commands as not sent, because a new connection has opened.
   * @param lastAccepted the id of the seat's last accepted command, which may come from another
   * page; undefined if the seat has none
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
