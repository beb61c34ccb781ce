import type { Seat } from '../../shared/game/game.ts'
import { answerIn } from '../../shared/wire/answer-in.ts'
import type { Command, ServerMessage } from '../../shared/wire/protocol.ts'
import { seatInDeal } from '../../shared/wire/seat-in-deal.ts'
import { closing, heartbeat } from '../../shared/wire/socket.ts'
import type { Sat, SentCommand } from '../crash-test/testimony.ts'
import { wasSo } from '../crash-test/was-so.ts'
import type { Chronicle } from './Chronicle.ts'
import type { SocketWatcher } from './simulation/browser/BrowserSocket.ts'
import type { Timeline } from './simulation/Timeline.ts'

/** What was chosen when the table was opened. */
type Opened = Parameters<typeof wasSo>[1]

/** So many messages are under way to several pages at most. */
const mostRead = 32

/** All that goes over the lines of one table, compared at once with what the table has made safe. */
export class Witness {
  readonly commands: SentCommand[] = []
  readonly sat: Sat[] = []
  readonly #byId = new Map<string, SentCommand>()
  /** On which seats of the deal each was said over a line: what is said again may be by somebody who has moved up meanwhile. */
  readonly #saidOn = new Map<string, Set<unknown>>()
  /** Of each page, what was said and has no answer. */
  readonly #unanswered = new Map<string, Set<string>>()
  /** Of each page, with whose token it opened its last line. */
  readonly #tokens = new Map<string, string>()
  readonly #read = new Map<string, ServerMessage>()
  /** Of each page, the last command of its seat that it was told of as accepted when its last line began. */
  readonly #accepted = new Map<string, string>()
  readonly #chronicle: Chronicle
  readonly #opened: Opened
  readonly complain: (what: string) => void
  readonly #timeline: Timeline

  constructor(
    chronicle: Chronicle,
    choices: Opened,
    timeline: Timeline,
    complain: (what: string) => void,
  ) {
    this.#chronicle = chronicle
    this.#opened = choices
    this.complain = complain
    this.#timeline = timeline
  }

  /** A page opens one more line. */
  socket(page: string, url: string, token: string): SocketWatcher {
    const unanswered = this.#unanswered.get(page) ?? new Set()
    this.#unanswered.set(page, unanswered)
    // What was said on another seat, where somebody sat before, is given up.
    if (this.#tokens.get(page) !== token) unanswered.clear()
    this.#tokens.set(page, token)
    const isSeat = url.includes('/seat')
    let seat: Seat | null = null
    let after: number | null = null
    const hear = (message: ServerMessage, text: string) => {
      if (message.type === 'snapshot' && message.accepted !== undefined)
        this.#accepted.set(page, message.accepted)
      if (message.type === 'snapshot' || message.type === 'table')
        seat = message.seat === null ? null : seatInDeal(message.table, message.seat)
      const shown = message.type === 'snapshot' ? message.shown : message
      if (shown && 'view' in shown) {
        this.#chronicle.saw(shown, seat, text)
        if (after !== null && shown.seq < after)
          this.complain(`${page} was shown ${shown.seq} after ${after}`)
        if (isSeat && seat !== null && after !== null)
          this.#chronicle.followed(after, shown.seq, seat)
        after = shown.seq
      }
      const answer = answerIn(message)
      if (!answer) return
      unanswered.delete(answer.id ?? '')
      this.answered(answer.id ?? '', answer.type)
    }
    return {
      sent: (text) => {
        this.#timeline.note(`${page} says ${text}`)
        if (text === heartbeat.ping) return
        const command = JSON.parse(text) as Command
        unanswered.add(command.id)
        this.#saidOn.set(command.id, (this.#saidOn.get(command.id) ?? new Set()).add(seat))
        this.sent(command)
      },
      heard: (text) => {
        this.#timeline.note(`${page} hears ${text}`)
        if (text === heartbeat.pong) return
        this.#chronicle.tells(text)
        hear(this.#messageIn(text), text)
      },
      ended: (code) => {
        // What was said on a seat that is lost to this page is given up.
        if (Object.values<number>(closing).includes(code)) unanswered.clear()
      },
    }
  }

  /** What many hear is one text. */
  #messageIn(text: string): ServerMessage {
    const known = this.#read.get(text)
    if (known) return known
    if (this.#read.size === mostRead) this.#read.clear()
    const message = JSON.parse(text) as ServerMessage
    this.#read.set(text, message)
    return message
  }

  sent(command: Command): void {
    const known = this.#byId.get(command.id)
    if (known) return void known.sent++
    const { id, type } = command
    const text = type === 'chat' ? { text: command.text } : {}
    const one: SentCommand = {
      id,
      type,
      ...text,
      params: { ...command },
      sent: 1,
      done: 0,
      refused: 0,
    }
    this.#byId.set(id, one)
    this.commands.push(one)
  }

  /** What is acknowledged is safe, and has happened once. */
  answered(id: string, answer: 'done' | 'refused'): void {
    const one = this.#byId.get(id)
    if (!one) return
    one[answer] += 1
    if (answer === 'refused' || one.type === 'chat') return
    const [on, mover] = [this.#saidOn.get(id), this.#chronicle.movers.get(id)]
    if (on && !on.has(null) && mover !== undefined && !on.has(mover))
      this.complain(
        `${id} was said on seat ${[...on].join()}, and is a move of seat ${String(mover)}`,
      )
    if (this.#chronicle.counts.get(id) === 1 || this.#chronicle.isGone) return
    if (!wasSo(one, this.#opened, this.#chronicle.log))
      this.complain(`${one.type} ${id} was acknowledged, and is not in the log`)
  }

  /** The last command of its seat that a page was told of as accepted. */
  lastAcceptedOf(page: string): string | null {
    return this.#accepted.get(page) ?? null
  }

  /** What was said on a page has nobody there any more who waits for an answer. */
  givenUp(page: string): void {
    this.#unanswered.get(page)?.clear()
  }

  /** What somebody has said on a page, and nobody has answered. */
  unansweredOf(page: string): readonly string[] {
    return [...(this.#unanswered.get(page) ?? [])]
  }
}
