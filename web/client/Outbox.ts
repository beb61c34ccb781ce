import type { Answer } from '../../shared/protocol/answer-in.ts'
import { pageLimits } from '../../shared/protocol/page-limits.ts'
import type { Command } from '../../shared/protocol/protocol.ts'

/**
 * Commands that the table has not answered yet, oldest first. Each new connection sends them again; the table handles each
 * id once, so nothing is lost and nothing happens twice. The table remembers a limited number of ids: commands beyond it
 * wait here for the first answers, and a command that is sent again names the last one that was accepted before it.
 */
export class Outbox {
  readonly #unanswered = new Map<string, Command>()
  /** For each command that was sent: the id of the seat's last command that was known as accepted then. */
  readonly #sentAfter = new Map<string, string | null>()
  /** The ids that were sent over the present connection. */
  readonly #sentIds = new Set<string>()
  #lastAccepted: string | null = null

  add(command: Command): void {
    this.#unanswered.set(command.id, command)
  }

  acknowledge(id: string, answer: Pick<Answer, 'type' | 'unchanged'>): void {
    this.#unanswered.delete(id)
    this.#sentAfter.delete(id)
    this.#sentIds.delete(id)
    // A command that changed nothing is stored nowhere: a table that starts again doesn't know its id.
    if (answer.type === 'done' && !answer.unchanged) this.#lastAccepted = id
  }

  /** @param lastAccepted the seat's last accepted command, sent by any page; undefined if the table knows none */
  startConnection(lastAccepted: string | undefined): void {
    this.#sentIds.clear()
    this.#lastAccepted = lastAccepted ?? this.#lastAccepted
  }

  /** Returns the commands to send over this connection now, each once. */
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
