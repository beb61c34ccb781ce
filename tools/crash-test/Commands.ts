import type { Answer } from '../../shared/wire/answer-in.ts'
import type { OpenLine } from '../../tests/support/seat-client.ts'
import { Outbox } from '../../web/client/Outbox.ts'
import type { Counts } from './counts.ts'
import type { Saying } from './saying.ts'
import type { SentCommand } from './testimony.ts'

export type Command = Saying & { readonly id: string }

/** All that one person has said, and what of it was answered, kept as the page keeps it. */
export class Commands {
  readonly all: SentCommand[] = []
  readonly #counts: Counts
  readonly #outbox = new Outbox()
  readonly #byId = new Map<string, SentCommand>()
  #line: OpenLine | null = null

  constructor(counts: Counts) {
    this.#counts = counts
  }

  /** Something to be said: nothing goes out before `sayNext`. */
  add(name: string, saying: Saying): Command {
    const command = { ...saying, id: `${name}-${this.all.length}` }
    const text = saying['text']
    const sent: SentCommand = {
      id: command.id,
      type: saying.type,
      params: saying,
      ...(typeof text === 'string' && { text }),
      sent: 0,
      done: 0,
      refused: 0,
    }
    this.all.push(sent)
    this.#byId.set(command.id, sent)
    this.#counts.add('commands')
    this.#counts.add(`commands: ${saying.type}`)
    // The page's outbox keeps what it is given, whatever it is.
    this.#outbox.add(command as unknown as Parameters<Outbox['add']>[0])
    return command
  }

  /**
   * A new line: what is unanswered is said over it again.
   * @param lastAccepted the last command of the seat that the table has told of as accepted
   */
  follow(line: OpenLine, lastAccepted: string | undefined): void {
    this.#line = line
    this.#outbox.connectionOpened(lastAccepted)
    this.sayNext()
  }

  sayNext(): void {
    if (!this.#line || this.#line.isGone()) return
    for (const command of this.#outbox.next()) {
      if ((this.#byId.get(command.id)?.sent ?? 0) > 0) this.#counts.add('commands said again')
      this.#send(command)
    }
  }

  sayTwice(command: Command): void {
    this.sayNext()
    this.#counts.add('commands said twice at once')
    this.#send(command)
  }

  #send(command: { readonly id: string }): void {
    if (!this.#line || this.#line.isGone()) return
    this.sent(command.id)
    this.#line.send(JSON.stringify(command))
  }

  sent(id: string): void {
    const sent = this.#byId.get(id)
    if (sent) sent.sent++
  }

  /** By whatever way the answer came. */
  answered(id: string | null, answer: Pick<Answer, 'type' | 'unchanged'>): void {
    const sent = id === null ? undefined : this.#byId.get(id)
    if (!sent) return
    sent[answer.type]++
    this.#counts.add(answer.type)
    this.#outbox.answered(sent.id, answer)
    this.sayNext()
  }

  waitFor(id: string): boolean {
    return this.#outbox.unanswered.some((one) => one.id === id)
  }

  areAllAnswered(): boolean {
    return this.#outbox.unanswered.length === 0
  }

  /** With the seat goes the right to say them. */
  giveUp(): void {
    this.#outbox.clear()
  }
}
