import { ok, refuse, type Result } from '../../shared/result.ts'
import type { BotLine, BotOffer } from '../../shared/wire/bots.ts'
import { limits, patience } from '../../shared/wire/limits.ts'
import type { Refused } from '../../shared/wire/refusals.ts'
import { closing } from '../../shared/wire/socket.ts'
import { close, isOpen, openSocket, send } from '../socket.ts'
import { SeatRates } from '../table/sockets/SeatRates.ts'

/** What is kept beside the line of a bot, as long as it is open and no longer. */
export type OfferLine = {
  readonly bot: string
  readonly offer: BotOffer
  /** A fingerprint; null where nobody can tell. */
  readonly network: string | null
  readonly since: number
}

/** The bots that have offered themselves: each has one line, and is there for as long as that is open. */
export class BotOffers {
  readonly #ctx: DurableObjectState
  readonly #calls = new SeatRates(limits.botCalls, limits.botCallsRefill)

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx
  }

  /** A new line; null if there are too many. */
  open(line: OfferLine): Response | null {
    const lines = this.#lines()
    const before = lines.filter(({ kept }) => kept.bot === line.bot)
    const others = lines.filter(({ kept }) => kept.bot !== line.bot)
    const siblings = others.filter(
      ({ kept }) => line.network !== null && kept.network === line.network,
    )
    if (others.length >= limits.bots || siblings.length >= limits.botsOfOne) return null
    const { server, answer } = openSocket(null)
    this.#ctx.acceptWebSocket(server)
    server.serializeAttachment(line)
    for (const { socket } of before) close(socket, closing.replaced)
    this.#say(server, { type: 'offered', bot: line.bot, ...line.offer })
    return answer
  }

  /** What the bot says of itself to a host who would like to call it. */
  offerOf(bot: string, now: number): Result<BotOffer, Refused> {
    const line = this.#lineOf(bot)
    if (!line) return refuse({ refusal: 'no-such-bot' })
    if (this.#calls.charge(bot, now) !== 'fine') return refuse({ refusal: 'too-fast' })
    return ok(line.kept.offer)
  }

  /** Gives the bot a seat; false if it is gone. */
  call(bot: string, call: Extract<BotLine, { type: 'called' }>): boolean {
    const line = this.#lineOf(bot)
    if (line) this.#say(line.socket, call)
    return line !== undefined
  }

  closeDead(now: number): void {
    for (const { socket, kept } of this.#lines()) {
      const pinged = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0
      if (Math.max(pinged, kept.since) + patience.deadSocket < now) close(socket, 1001)
    }
  }

  isAny(): boolean {
    return this.#lines().length > 0
  }

  #lineOf(bot: string) {
    return this.#lines().find(({ kept }) => kept.bot === bot)
  }

  #lines(): { readonly socket: WebSocket; readonly kept: OfferLine }[] {
    return this.#ctx
      .getWebSockets()
      .filter(isOpen)
      .flatMap((socket) => {
        const kept: unknown = socket.deserializeAttachment()
        return isOfferLine(kept) ? [{ socket, kept }] : []
      })
  }

  #say(socket: WebSocket, line: BotLine): void {
    send(socket, [JSON.stringify(line)])
  }
}

/** Beside the lines of those who watch the list stands only since when they do. */
export const isOfferLine = (kept: unknown): kept is OfferLine =>
  typeof kept === 'object' && kept !== null
