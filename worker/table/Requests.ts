import type { Seat } from '../../shared/game/game.ts'
import { playedToday } from '../../shared/deal/replay.ts'
import { reviewerOf, reviewing } from '../../shared/deal/review.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { readCommand } from '../../shared/protocol/commands.ts'
import type { Done, Seated, PendingJoin } from '../../shared/protocol/protocol.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import type { Work } from '../../shared/work.ts'
import { SingleFlightCache } from '../SingleFlightCache.ts'
import { cooperativeScheduler } from '../CooperativeScheduler.ts'
import { encodePng } from '../preview/png.ts'
import { rasterize } from '../preview/raster.ts'
import type { Drawing } from '../preview/shapes.ts'
import type { RelayId } from '../spectators/relay-id.ts'
import { againAt, openTable, type Opening } from './decisions/opening.ts'
import { reasonOf } from './decisions/play.ts'
import { withoutAsker } from './decisions/seats.ts'
import { called, sit } from './decisions/presence.ts'
import { seatOf, type Change, type Table } from './decisions/table.ts'
import { gameRecord, missedBy } from './decisions/records.ts'
import { bar, close } from './decisions/listing.ts'
import { publicState } from './decisions/views.ts'
import { gameAt, gameNamed } from './games.ts'
import type { LiveTable } from './LiveTable.ts'
import type { Subscription } from './Relays.ts'
import { SeatRates } from './SeatRates.ts'
import { askerWith, hashOf, humanWith } from './tokens.ts'

/** Of whoever sits down, as the route knows them. */
export type Sitting = {
  readonly name: string
  /** The token of the seat that the same browser had here before, as it says itself. */
  readonly was: string | null
  readonly network: string | null
  readonly piece: number | undefined
  readonly comes: boolean
  readonly program: true | undefined
}

const orders = {
  bar,
  close,
  delete: (table: Table): Change => ({ table, deletes: true }),
} as const
/** Takes the table off the list of public ones, ends what goes on there, or deletes it. All of it is for good. */
export type Order = keyof typeof orders

/** What the routes ask of a table on behalf of people and programs, and what relays ask on behalf of watchers. */
export class Requests {
  readonly #live: LiveTable
  readonly #rates: SeatRates
  readonly #lookingBack = new SeatRates(limits.missedBurst, limits.missedRefill)
  /** What follows from a long log: one for each seat, and one for the game that is over. */
  #fromLog = new SingleFlightCache<Result<string, Refused>>(8, 8)
  /** Apart from those, which do not wait for it. */
  #reviews = new SingleFlightCache<Result<string, Refused>>(1, 2)

  constructor(live: LiveTable, rates: SeatRates) {
    this.#live = live
    this.#rates = rates
  }

  create(opening: Opening): boolean {
    if (this.#live.table || this.#live.isNewer) return false
    // Another table may have had this code before.
    this.#fromLog = new SingleFlightCache(8, 8)
    this.#reviews = new SingleFlightCache(1, 2)
    const moment = this.#live.moment()
    this.#live.begin(openTable(gameNamed(opening.game), opening, moment), moment.now)
    return true
  }

  /** @param token the one that the seat will have */
  sit(
    { name, was, network, piece, comes, program }: Sitting,
    token: string,
  ): Result<Seated | PendingJoin, Refused> {
    const live = this.#live
    return live.attempt(() => {
      if (!live.table) return refuse(live.refusal())
      const moment = live.moment()
      const wasHash = was === null ? null : hashOf(was)
      const newcomer = { name, tokenHash: hashOf(token), wasHash, network, piece, comes, program }
      const taken = sit(gameAt(live.table), live.table, newcomer, moment)
      if (!taken.ok) return taken
      live.commit(live.table, taken.value, moment)
      const { value } = taken
      return ok('seat' in value ? { seat: value.seat, token } : { person: value.person, token })
    })
  }

  look(): string | null | Refused {
    const { table, relays, isNewer } = this.#live
    if (isNewer) return this.#live.refusal()
    return table && JSON.stringify(publicState(gameAt(table), table, relays.watchers()))
  }

  lookFrom(token: string): Result<string, Refused> {
    const visit = this.#visit(token)
    if (!visit.ok) return visit
    const { table, id } = visit.value
    return ok(this.#live.firstMessage(table, seatOf(table, id)))
  }

  async missed(token: string, since: number): Promise<Result<string, Refused>> {
    const visit = this.#visit(token)
    if (!visit.ok) return visit
    const { table, id } = visit.value
    const mayAsk = () => this.#lookingBack.charge(id, this.#live.now()) === 'fine'
    const work = () =>
      missedBy(gameAt(table), table, seatOf(table, id), since, (deal) =>
        this.#live.storage.steps(deal.from, table.seq),
      )
    return answerOnce(this.#fromLog, `missed ${id} ${since} ${table.seq}`, work, mayAsk)
  }

  reason(seat: Seat, token: string | null): Result<string, Refused> {
    const visit = token === null ? null : this.#visit(token)
    if (visit && !visit.ok) return visit
    const { table } = this.#live
    if (!table) return refuse(this.#live.refusal())
    const found = reasonOf(
      gameAt(table),
      table,
      seat,
      visit ? seatOf(table, visit.value.id) : 'public',
    )
    return found.ok ? ok(JSON.stringify(found.value)) : found
  }

  say(token: string, data: string): Result<Done, Refused> {
    const visit = this.#visit(token)
    if (!visit.ok)
      return visit.refused.refusal === 'unanswered' ? this.#withdraw(token, data) : visit
    const done = this.#live.obey(visit.value.id, data)
    this.#live.closeUnseated(visit.value.table)
    return done
  }

  /** What whoever runs the service wants done. */
  order(order: Order): boolean | Refused {
    const { table, isNewer } = this.#live
    if (isNewer) return this.#live.refusal()
    if (!table) return false
    this.#live.commit(table, orders[order](table), this.#live.moment())
    this.#live.closeUnseated(table)
    return true
  }

  async game(): Promise<Result<string, Refused>> {
    const { table, storage } = this.#live
    if (!table) return refuse(this.#live.refusal())
    const { finished } = table
    if (!finished) return refuse({ refusal: 'game-not-over' })
    return answerOnce(this.#fromLog, `game ${finished.from}`, function* () {
      const steps = storage.steps(finished.from, finished.to).map(({ step }) => step)
      return ok(yield* gameRecord(table, finished, steps))
    })
  }

  /**
   * Takes seconds of the processor, in slices between which the table goes on. The table does it and not the worker, since
   * the free plan of the platform gives a request 10 ms, and an object 30 seconds.
   */
  async review(): Promise<Result<string, Refused>> {
    const { table, storage } = this.#live
    if (!table) return refuse(this.#live.refusal())
    const { finished } = table
    if (!finished) return refuse({ refusal: 'game-not-over' })
    const game = gameNamed(finished.game ?? table.game)
    const reviewer = reviewerOf(game, game.bot)
    if (!reviewer) return refuse({ refusal: 'no-review' })
    return answerOnce(this.#reviews, `review ${finished.from}`, function* () {
      const steps = storage.steps(finished.from, finished.to).map(({ step }) => step)
      const played = playedToday(reviewer.game, yield* gameRecord(table, finished, steps))
      return played ? ok(yield* reviewing(reviewer, played)) : refuse({ refusal: 'older-rules' })
    })
  }

  async draw(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
    return encodePng(await cooperativeScheduler.run(rasterize(drawing)))
  }

  again(): Result<Omit<Opening, 'code'>, Refused> {
    const { table } = this.#live
    if (!table) return refuse(this.#live.refusal())
    // Another game may have been chosen since.
    return againAt(gameNamed(table.finished?.game ?? table.game), table)
  }

  attach(attachment: Subscription, heard: number, ask: number): boolean | Refused {
    const { table, relays, isNewer } = this.#live
    if (isNewer) return this.#live.refusal()
    if (!table) return false
    relays.subscribe(attachment, heard)
    relays.sendSnapshot(table.code, attachment, this.#live.firstMessage(table, 'public'), ask)
    return true
  }

  report(place: RelayId, generation: number, watchers: number): boolean {
    return this.#live.count(place, generation, watchers)
  }

  /** One question or command over HTTP: its seat is found, and it counts like a message over a line. */
  #visit(token: string): Result<{ table: Table; id: string }, Refused> {
    const live = this.#live
    if (!live.table) return refuse(live.refusal())
    const human = humanWith(live.table, token)
    if (!human)
      return refuse({ refusal: askerWith(live.table, token) ? 'unanswered' : 'wrong-token' })
    const moment = live.moment()
    if (this.#rates.charge(human.id, moment.now) !== 'fine') return refuse({ refusal: 'too-fast' })
    live.commit(live.table, called(gameAt(live.table), live.table, human.id, moment), moment)
    return ok({ table: live.table, id: human.id })
  }

  /** The one thing that somebody can say who waits for an answer: that they do so no longer. */
  #withdraw(token: string, data: string): Result<Done, Refused> {
    const read = readCommand(data)
    const { table } = this.#live
    const asker = table && askerWith(table, token)
    if (!read.ok) return read
    if (!table || !asker || read.value.type !== 'leave') return refuse({ refusal: 'unanswered' })
    this.#live.commit(table, { table: withoutAsker(table, asker.id) }, this.#live.moment())
    return ok({ id: read.value.id })
  }
}

/** As JSON, piece by piece: others play at this table meanwhile. */
async function answerOnce<Answer>(
  answers: SingleFlightCache<Result<string, Refused>>,
  key: string,
  work: () => Work<Result<Answer, Refused>>,
  mayAsk: () => boolean = () => true,
): Promise<Result<string, Refused>> {
  const known = answers.get(key)
  if (known) return known
  if (answers.isBusy() || !mayAsk()) return refuse({ refusal: 'too-fast' })
  return answers.compute(key, async () => {
    const found = await cooperativeScheduler.run(work())
    return found.ok ? ok(JSON.stringify(found.value)) : found
  })
}
