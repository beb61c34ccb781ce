import { pick, shuffle, type Random } from '../deal/random.ts'
import { firstValue, structuredCopy } from './facts.ts'
import { GameFileError } from './game-file-error.ts'
import {
  cardsIn,
  factShownAs,
  greatFactIn,
  sortCards,
  teamSums,
  type Layout,
  type Move,
} from './layout.ts'
import { everyoneOf, nextOf } from './seat-order.ts'
import type { Content, DealResult, State } from './state.ts'
import type { CardId, Seat, Zone } from './types.ts'

/** The source of a table's randomness. */
export interface Dice {
  below(limit: number): number
  shuffled<Item>(items: readonly Item[]): Item[]
}

/**
 * Returns a source that draws from a random stream. Its `random()` returns the position after the
 * draws.
 */
export function diceFrom(start: Random): Dice & { random(): Random } {
  let random = start
  return {
    below(limit) {
      const [value, after] = pick(random, limit)
      random = after
      return value
    },
    shuffled(items) {
      const [cards, after] = shuffle(random, items)
      random = after
      return cards
    },
    random: () => random,
  }
}

/**
 * Observes one move, and records data that the table itself does not store. Simulated games need
 * none of this data, so they have no observer.
 */
export interface MoveObserver {
  /** The cards that the move has shuffled, so that no player knows their order. */
  readonly mixed: Set<CardId>
  /** The cards that the move has shown to all players. */
  readonly shown: Set<CardId>
  /** Called when the move ends the deal, before the cards are gathered for the next one. */
  beforeDeal(table: Table): void
  /** The function of the game's file that runs now, such as "`does` of draw". Empty before the first deal. */
  part: string
  /** Called before each function of the game's file, with the name of the function. */
  entering?(part: string, table: Table): void
}

/**
 * Tells the observer of a move which function of the game's file runs next. Checks the cards first, so
 * that an error names the function that has lost a card.
 */
function enter(table: Table, part: string): void {
  const { follower } = table
  if (!follower) return
  if (follower.part !== '') checkCards(table, follower.part)
  follower.part = part
  follower.entering?.(part, table)
}

/**
 * The table that an author's functions read and change. It also has a property for each zone and
 * each fact.
 */
export class Table {
  [name: string]: unknown
  dealer: Seat = 0
  deals = 0
  turn: Seat[] = []
  out: Seat[] = []
  seat: Seat = 0
  isSimultaneous = false
  /** Whether the game is over, because `end()` was called or `over` returned true. */
  isOver = false
  /** Whether the deal is over, which ends a simulated game. */
  isDealOver = false
  sheet: DealResult[] = []
  readonly layout: Layout
  readonly seats: number
  readonly options: unknown
  readonly dice: Dice
  readonly follower: MoveObserver | null

  constructor(
    layout: Layout,
    seats: number,
    options: unknown,
    dice: Dice,
    follower: MoveObserver | null,
  ) {
    this.layout = layout
    this.seats = seats
    this.options = options
    this.dice = dice
    this.follower = follower
  }

  get everyone(): readonly Seat[] {
    return everyoneOf(this)
  }
  next(after: Seat, steps = 1): Seat {
    return nextOf(this, after, steps)
  }
  end(): void {
    this.turn = []
    this.isOver = true
  }
  shuffle(pile: readonly CardId[]): CardId[] {
    for (const card of pile) this.follower?.mixed.add(card)
    return this.dice.shuffled(pile)
  }
  show(cards: readonly CardId[]): void {
    for (const card of cards) this.follower?.shown.add(card)
  }
  deal(): void {
    const part = this.follower?.part ?? ''
    if (this.deals > 0) {
      this.isDealOver = true
      if (!this.follower) {
        clearDeal(this)
        throw endOfSimulation
      }
      const result = dealResultOf(this)
      this.follower.beforeDeal(this)
      this.sheet = [...this.sheet, result]
    }
    const { seat } = this
    dealAgain(this)
    this.seat = seat
    enter(this, part)
  }
}

/**
 * Thrown by `deal()` in a simulated game, which ends with the deal. The author's code after it must
 * not run, since it can expect the cards of the next deal. `step` catches it.
 */
const endOfSimulation = new Error('a simulated game ends with its deal')

function dealAgain(table: Table): void {
  const { layout, dice, follower } = table
  table.deals++
  table.dealer = table.deals === 1 ? (dice.below(table.seats) as Seat) : table.next(table.dealer)
  table.turn = [table.next(table.dealer)]
  table.seat = table.dealer
  enter(table, '`deal`')
  clearDeal(table)
  follower?.shown.clear()
  for (const card of layout.game.cards) follower?.mixed.add(card)
  layout.game.deal(table, dice.shuffled(layout.game.cards))
  table.isSimultaneous = table.turn.length > 1
}

/** Empties all zones, and resets the facts in `perDeal`. */
function clearDeal(table: Table): void {
  const { zones, game } = table.layout
  for (const [name, kind] of zones) table[name] = emptyZone(kind, table.seats)
  for (const [name, fact] of Object.entries(game.perDeal ?? {}))
    table[name] = firstValue(fact, table.seats)
}

/** Returns the points of each seat. Partners all have the sum of their team. */
export function pointsOf(table: Table): number[] {
  const { layout } = table
  enter(table, '`score`')
  // A sum is never -0, which would not survive JSON.
  return teamSums(layout, [...layout.game.score(table)])
}

/** Returns the result of the deal that ends now, for the score sheet. */
function dealResultOf(table: Table): DealResult {
  const points = pointsOf(table)
  const bids = table[factShownAs(table.layout, 'bid') ?? ''] as (number | null)[] | undefined
  const tricks = table[factShownAs(table.layout, 'tricks') ?? ''] as number[] | undefined
  const great = greatFactIn(table.layout, table)
  return {
    points,
    ...(bids &&
      tricks && { bids: bids.map((bid, seat) => [bid ?? 0, tricks[seat] ?? 0] as const) }),
    ...(great !== null && { great: table[great] as Seat }),
  }
}

function emptyZone(kind: Zone, seats: number): Content {
  switch (kind) {
    case 'card':
      return null
    case 'own':
    case 'open each':
      return Array.from({ length: seats }, () => [])
    case 'card each':
      return Array.from({ length: seats }, () => null)
    default:
      return []
  }
}

function copyZone(kind: Zone, content: unknown): unknown {
  switch (kind) {
    case 'card':
      return content
    case 'own':
    case 'open each':
    case 'piles': {
      const piles = (content as readonly (readonly CardId[])[]).slice()
      for (let at = 0; at < piles.length; at++) piles[at] = (piles[at] ?? []).slice()
      return piles
    }
    default:
      return (content as readonly unknown[]).slice()
  }
}

/** Returns the table of a new game, before its first deal. */
export function newTable(
  layout: Layout,
  seats: number,
  options: unknown,
  dice: Dice,
  follower: MoveObserver | null,
): Table {
  const table = new Table(layout, seats, options, dice, follower)
  for (const [name, kind] of layout.zones) table[name] = emptyZone(kind, seats)
  for (const facts of [layout.game.facts, layout.game.perDeal])
    for (const [name, fact] of Object.entries(facts ?? {})) table[name] = firstValue(fact, seats)
  return table
}

/** Returns a table with copies of everything that the functions of a game definition can change. */
export function tableFrom(
  layout: Layout,
  state: State,
  options: unknown,
  dice: Dice,
  follower: MoveObserver | null,
): Table {
  const table = new Table(layout, state.seats, options, dice, follower)
  copyInto(table, state, { ...state.zones, ...state.facts })
  table.isOver = state.points !== null
  table.sheet = [...state.sheet]
  return table
}

/** Returns a copy of a table for a simulated game, so that its moves do not change the original. */
export function copyTable(from: Table, dice: Dice): Table {
  const { layout } = from
  const table = new Table(layout, from.seats, from.options, dice, null)
  copyInto(table, from, from)
  table.seat = from.seat
  table.isOver = from.isOver
  table.isDealOver = from.isDealOver
  return table
}

/** Copies what tables and states share. `content` has the zones and facts. */
function copyInto(table: Table, from: Table | State, content: Readonly<Record<string, unknown>>) {
  table.dealer = from.dealer
  table.deals = from.deals
  table.turn = from.turn.slice()
  table.out = from.out.slice()
  table.isSimultaneous = from.isSimultaneous
  const { zones, facts } = table.layout
  for (const [name, kind] of zones) table[name] = copyZone(kind, content[name])
  for (const name of facts) table[name] = structuredCopy(content[name])
}

/**
 * Returns the zones and facts as a state stores them. Sorts all hands, so that the order of the
 * cards reveals nothing.
 */
export function contentOf(table: Table): Pick<State, 'zones' | 'facts'> {
  const { layout } = table
  for (const zone of layout.own)
    for (const pile of table[zone] as CardId[][]) sortCards(layout, pile)
  return {
    zones: Object.fromEntries(layout.zones.map(([name]) => [name, table[name] as Content])),
    facts: Object.fromEntries(layout.facts.map((name) => [name, table[name]])),
  }
}

/**
 * Makes a move: sets the usual next turn, and then calls the author's `does`, `after` and `over`. In
 * a simulated game, a new deal ends the move at once.
 */
export function step(table: Table, seat: Seat, move: Move): void {
  try {
    makeMove(table, seat, move)
  } catch (error) {
    if (error !== endOfSimulation) throw error
  }
}

function makeMove(table: Table, seat: Seat, move: Move): void {
  const { game } = table.layout
  table.seat = seat
  const usual = table.isSimultaneous
    ? table.turn.filter((other) => other !== seat)
    : [table.next(seat)]
  const usually = usual.length
  table.turn = usual
  enter(table, `\`does\` of ${move.do}`)
  game.moves[move.do]?.does?.(table, move)
  if (game.after) {
    enter(table, '`after`')
    game.after(table)
  }
  if (!table.isOver && game.over) {
    enter(table, '`over`')
    if (game.over(table)) table.end()
  }
  if (table.isOver) {
    table.turn = []
    if (table.follower) table.sheet = [...table.sheet, dealResultOf(table)]
    return
  }
  if (table.turn !== usual || table.turn.length !== usually)
    table.isSimultaneous = table.turn.length > 1
  if (table.out.length > 0) skipFinished(table)
}

function skipFinished(table: Table): void {
  const { out, turn } = table
  if (!turn.some((seat) => out.includes(seat))) return
  const [only = 0] = turn
  table.turn = turn.length === 1 ? [table.next(only)] : turn.filter((seat) => !out.includes(seat))
}

/** @throws GameFileError if a card was lost or doubled */
export function checkCards(table: Table, where: string): void {
  const { order, zones, game } = table.layout
  const found = new Uint8Array(order.size)
  let count = 0
  for (const [name] of zones)
    for (const card of cardsIn(table[name])) {
      const index = order.get(card)
      if (index === undefined || found[index] !== 0)
        throw new GameFileError(
          where,
          index === undefined
            ? `${JSON.stringify(card)} in \`${name}\` is not a card of this game`
            : `the card ${String(card)} was doubled`,
        )
      found[index] = 1
      count++
    }
  if (count === order.size) return
  const lost = game.cards.filter((_, index) => found[index] === 0).map(String)
  throw new GameFileError(
    where,
    lost.length === 1
      ? `the card ${lost[0]} was lost`
      : `${lost.length} cards were lost: ${lost.slice(0, 5).join(', ')}${lost.length > 5 ? ', …' : ''}`,
  )
}
