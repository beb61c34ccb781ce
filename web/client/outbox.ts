import type { Answer } from '../../shared/wire/answer-in.ts'
import { pageLimits } from '../../shared/wire/page-limits.ts'
import type { Command } from '../../shared/wire/protocol.ts'

/**
 * Commands that the table has not answered yet, oldest first. They are said again over every new line; the table counts
 * each id once, so nothing is lost and nothing happens twice. It remembers only so many ids, though: what goes beyond
 * waits here for the first answers, and whatever is said again names the last one that was accepted before it.
 */
export class Outbox {
  readonly #unanswered = new Map<string, Command>()
  /** Of those that were said: the last command of the seat that was known as accepted then. */
  readonly #saidAfter = new Map<string, string | null>()
  /** The ids of those that were said over the present line. */
  readonly #sentIds = new Set<string>()
  #lastAccepted: string | null = null

  add(command: Command): void {
    this.#unanswered.set(command.id, command)
  }

  answered(id: string, answer: Pick<Answer, 'type' | 'unchanged'>): void {
    this.#unanswered.delete(id)
    this.#saidAfter.delete(id)
    this.#sentIds.delete(id)
    // What has changed nothing is stored nowhere: a table that starts again does not know of it.
    if (answer.type === 'done' && !answer.unchanged) this.#lastAccepted = id
  }

  /** @param lastAccepted of all commands of the seat, whatever page has said it; undefined where none is known */
  lineOpened(lastAccepted: string | undefined): void {
    this.#sentIds.clear()
    this.#lastAccepted = lastAccepted ?? this.#lastAccepted
  }

  /** What is to be said over this line now; each is given out once a line. */
  next(): readonly Command[] {
    return this.unanswered
      .slice(0, pageLimits.commandsRemembered)
      .filter(({ id }) => !this.#sentIds.has(id))
      .map((command) => this.#said(command))
  }

  get unanswered(): readonly Command[] {
    return [...this.#unanswered.values()]
  }

  clear(): void {
    this.#unanswered.clear()
    this.#saidAfter.clear()
    this.#sentIds.clear()
    this.#lastAccepted = null
  }

  #said(command: Command): Command {
    this.#sentIds.add(command.id)
    const after = this.#saidAfter.get(command.id)
    if (after !== undefined) return { ...command, after }
    this.#saidAfter.set(command.id, this.#lastAccepted)
    return command
  }
}
