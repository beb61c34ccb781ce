import { pick, randomNumbered } from '../../shared/deal/random.ts'
import type { AnyGame, AnyOptions, AnyView } from '../../shared/game/game.ts'
import { defaultsOf } from '../../shared/game/options.ts'
import { gameOf } from '../../shared/games/all.ts'
import { botsOf } from '../../shared/games/bots.ts'
import type { View } from '../../shared/games/the-game/rules/state.ts'
import type { CreatedTable } from '../../shared/protocol/protocol.ts'
import type { Receive } from './raw-socket.ts'
import { Client, numberIn, post, toMoveIn } from './client.ts'

/** A function that picks a move from a view. */
type MoveChooser = (view: AnyView) => unknown

type TableOptions = {
  readonly game: string
  /** The number of people. The first one is the host. */
  readonly seats: number
  readonly chooses: MoveChooser
  /** The number of hard bots. */
  readonly bots?: number
  /** Called with each message to a seat. */
  readonly receive?: (seat: number) => Receive
}

/** A table with a client for each person, after the start of its game. */
export class Table {
  readonly code: string
  readonly clients: readonly Client[]
  readonly #chooses: MoveChooser
  #seq = 0
  #commands = 0

  static async open(origin: URL, wish: TableOptions): Promise<Table> {
    const { code } = await post<CreatedTable>(origin, '/api/tables', { game: wish.game })
    const clients: Client[] = []
    for (let seat = 0; seat < wish.seats; seat++)
      clients.push(await Client.sitDown(origin, code, wish.receive?.(seat)))
    const table = new Table(code, clients, wish.chooses)
    for (let bot = 0; bot < (wish.bots ?? 0); bot++)
      table.#send(0, { type: 'add-bot', strength: 'hard' })
    table.#send(0, { type: 'start' })
    return table
  }

  private constructor(code: string, clients: readonly Client[], chooses: MoveChooser) {
    this.code = code
    this.clients = clients
    this.#chooses = chooses
  }

  /**
   * Makes one move, and returns the milliseconds until the player received the new view. If the
   * game is over, first starts a new game, which is not measured.
   */
  async move(): Promise<number> {
    let seat = await this.#seatToMove()
    while (seat === null) {
      this.#send(0, { type: 'rematch' })
      this.#seq += 1
      seat = await this.#seatToMove()
    }
    const mover = this.#client(seat)
    await mover.shown(this.#seq)
    const { view, turn } = mover.parsed()
    const move = this.#chooses(view)
    await mover.mayGoOn()
    const before = performance.now()
    this.#send(seat, { type: 'move', turn, move })
    // If a bot signals meanwhile, the new view has the same turn. So the loop waits for the view of
    // the next turn.
    do this.#seq = numberIn(await mover.shown(this.#seq + 1), 'seq')
    while (numberIn(await mover.shown(this.#seq), 'turn') === turn)
    return mover.shownAt - before
  }

  async isOver(): Promise<boolean> {
    return (await this.#seatToMove()) === null
  }

  /** Deletes the table. Its further work would disturb the next measurement. */
  leave(): void {
    this.#send(0, { type: 'delete-table' })
    for (const client of this.clients) client.leave()
  }

  /** Waits until a person may move, and returns the seat. Returns null at the end of the game. */
  async #seatToMove(): Promise<number | null> {
    for (;;) {
      const seats = toMoveIn(await this.#client(0).shown(this.#seq))
      if (seats.length === 0) return null
      const seat = seats.find((one) => one < this.clients.length)
      if (seat !== undefined) return seat
      this.#seq += 1
    }
  }

  #client(seat: number): Client {
    const client = this.clients[seat]
    if (!client) throw new Error(`seat ${seat} is empty`)
    return client
  }

  #send(seat: number, command: object): void {
    this.#client(seat).send({ ...command, id: `c${(this.#commands += 1)}` })
  }
}

/**
 * Returns a chooser for a table of the baseline. It plays the first card of the hand on the next
 * pile.
 */
export const baselineMove = (): MoveChooser => {
  let pile = 0
  return (view) => ({
    card: (view as unknown as { hand: readonly number[] }).hand[0],
    pile: (pile = (pile + 1) % 4),
  })
}

/**
 * Chooses a move in The Game with default rules. Ends the turn as soon as possible, or plays the
 * card nearest to its pile, which makes games long. Calls the rules of the game only if the turn
 * cannot be completed, since the client must use little processor time.
 */
export const nearestCard: MoveChooser = (view) => {
  const seen = view as unknown as View
  const wanted = seen.draw === 0 ? 1 : 2
  if (seen.played.length >= wanted) return { do: 'end' }
  const [best] = fitting(seen.hand, seen.tops).sort((a, b) => a.cost - b.cost)
  if (best && (seen.played.length + 1 >= wanted || goesOn(seen, best)))
    return { do: 'play', card: best.card, pile: best.pile }
  // The player cannot complete the turn, and loses with any legal move.
  const { game, options } = usual('the-game')
  return game.moves(view, options)[0]
}

type Play = { readonly card: number; readonly pile: number; readonly cost: number }

function fitting(hand: readonly number[], tops: readonly number[]): Play[] {
  const plays: Play[] = []
  for (const card of hand)
    for (let pile = 0; pile < tops.length; pile++) {
      const cost = pile < 2 ? card - (tops[pile] ?? 0) : (tops[pile] ?? 0) - card
      if (cost > 0 || cost === -10) plays.push({ card, pile, cost })
    }
  return plays
}

const goesOn = ({ hand, tops }: View, { card, pile }: Play): boolean =>
  fitting(
    hand.filter((one) => one !== card),
    tops.with(pile, card),
  ).length > 0

/** Returns a chooser that plays the moves of the game's bot. */
export function botsMove(id: string): MoveChooser {
  const { game, options } = usual(id)
  let asked = 0
  return (view) => {
    const random = randomNumbered((asked += 1))
    return botsOf(game).bot.move(view, options, {
      random,
      urgency: 'urgent',
      strength: 'easy',
    })
  }
}

/**
 * Returns a chooser that plays random legal moves. If the move `ready` is legal, plays this move,
 * which ends a phase of preparation.
 */
export function anyMove(id: string): MoveChooser {
  const { game, options } = usual(id)
  let asked = 0
  return (view) => {
    const moves = game.moves(view, options)
    const ready = moves.find((move) => 'do' in move && move['do'] === 'ready')
    return ready ?? moves[pick(randomNumbered((asked += 1)), moves.length)[0]]
  }
}

function usual(id: string): { game: AnyGame; options: AnyOptions } {
  const game = gameOf(id)
  if (!game) throw new Error(`no game ${id}`)
  return { game, options: defaultsOf(game.choices.values) as AnyOptions }
}
