import type { Random } from '../deal/random.ts'
import type { Clause, Game, Outcome, Seat as AnySeat, Viewer } from '../game/game.ts'
import { noSignals } from '../game/no-signals.ts'
import { placesBy } from '../game/places.ts'
import { aboutOf } from './about.ts'
import { GameFileError } from './game-file-error.ts'
import {
  everyone,
  updateExclusions,
  findExclusion,
  updateKnownBy,
  publicCards,
  publicMove,
} from './knowledge.ts'
import { cardsIn, layoutOf, type AnyDefinition, type Layout, type Move } from './layout.ts'
import { moveSchemaOf } from './schemas.ts'
import {
  checkCards,
  contentOf,
  diceFrom,
  newTable,
  pointsOf,
  step,
  tableFrom,
  type MoveObserver,
  type Table,
} from './table.ts'
import type { CardId, Seat } from './types.ts'
import { viewRulesOf } from './view-rules.ts'
import type { State, View } from './state.ts'
import { viewOf } from './view.ts'
import { redeal } from './worlds.ts'

export type OneFileGame = Game<object, State, Move, never, View>

const games = new WeakMap<AnyDefinition, OneFileGame>()

/**
 * Returns the game that a definition describes, as an implementation of `Game`, like the games with
 * their own folders.
 */
export function gameOf(definition: AnyDefinition): OneFileGame {
  const known = games.get(definition)
  if (known) return known
  const layout = layoutOf(definition)
  const { options = {}, maxSeats, versions } = definition
  const game: OneFileGame = {
    about: aboutOf(definition),
    choices: {
      values: options,
      ...(maxSeats && { maxSeats: maxSeats as (options: object) => number }),
    },
    ...(versions && { versions }),
    moveSchema: moveSchemaOf(layout),
    ...noSignals,
    ...viewRulesOf(layout),
    setup: (seats, chosen, random) => setup(layout, seats, chosen, random),
    toMove: ({ turn }) => turn,
    view: (state, viewer: Viewer) => viewOf(layout, state, viewer),
    apply: (state, seat, move, chosen) => apply(layout, state, seat, move, chosen),
    chatForbiddenBy: (): Clause | null => null,
    outcome: (state) => outcomeOf(layout, state),
    redeal: (state, viewer, random) => redeal(layout, state, viewer, random),
    isTurnOver: (before, after) => isTurnOver(layout, before, after),
  }
  games.set(definition, game)
  return game
}

function setup(layout: Layout, seats: number, options: object, random: Random): State {
  const dice = diceFrom(random)
  const follower = newFollower()
  const table = newTable(layout, seats, options, dice, follower)
  table.deal()
  const shown = [...follower.shown].map((card) => [String(card), everyone] as const)
  return {
    ...baseOf(table),
    knownBy: Object.fromEntries(shown),
    excluded: {},
    last: null,
    points: null,
    random: dice.random(),
  }
}

/**
 * Returns the state after a move.
 * @throws GameFileError if the author's code loses a card, or leaves the game running without a seat that can move
 */
export function apply(
  layout: Layout,
  before: State,
  bySeat: AnySeat,
  move: Move,
  options: object,
  entering?: MoveObserver['entering'],
): State {
  const seat = bySeat as Seat
  const dice = diceFrom(before.random)
  let atDeal: Set<CardId> | null = null
  const follower: MoveObserver = {
    ...newFollower(),
    beforeDeal(table_) {
      if (atDeal) return
      const knownBy = updateKnownBy(layout, before, table_, follower, move)
      atDeal = publicCards(layout, table_, knownBy, seat)
    },
    ...(entering && { entering }),
  }
  const table = tableFrom(layout, before, options, dice, follower)
  const excludes = findExclusion(table, seat, move)
  step(table, seat, move)
  checkCards(table, follower.part)
  if (table.turn.length === 0 && !table.isOver)
    throw new GameFileError(
      layout.game.after ? '`after`' : `\`does\` of ${move.do}`,
      'no seat moves next, and the game is not over: set `turn`, or call `end()`',
    )
  const knownBy = updateKnownBy(layout, before, table, follower, move)
  const seen = atDeal ?? publicCards(layout, table, knownBy, seat)
  const isSeen =
    excludes && cardsIn(Object.values(move)).every((one) => !isCard(layout, one) || seen.has(one))
  const news = isSeen ? { ...excludes, seat } : null
  return {
    ...baseOf(table),
    knownBy,
    excluded: atDeal ? {} : updateExclusions(layout, before, table, knownBy, news),
    last: publicMove(layout, seat, move, seen),
    points: table.isOver ? pointsOf(table) : null,
    random: dice.random(),
  }
}

const isCard = ({ order }: Layout, value: unknown): boolean => order.has(value)

const newFollower = (): MoveObserver => ({
  mixed: new Set(),
  shown: new Set(),
  part: '',
  beforeDeal() {},
})

const baseOf = (table: Table) => ({
  seats: table.seats,
  dealer: table.dealer,
  deals: table.deals,
  turn: table.turn,
  isSimultaneous: table.isSimultaneous,
  out: table.out,
  ...contentOf(table),
  sheet: table.sheet,
})

/**
 * Returns whether a turn ended between two views: a trick was taken, all players have chosen, or the
 * cards were dealt again. Otherwise a seat that moves again is still in the same turn.
 */
function isTurnOver({ zones }: Layout, before: View, after: View): boolean {
  return (
    before.deals !== after.deals ||
    before.isSimultaneous !== after.isSimultaneous ||
    zones.some(
      ([name, kind]) => kind === 'card each' && hasCards(before[name]) && !hasCards(after[name]),
    )
  )
}

const hasCards = (content: unknown): boolean =>
  (content as readonly (CardId | null)[]).some((card) => card !== null)

function outcomeOf({ game }: Layout, { points }: State): Outcome | null {
  if (points === null) return null
  const places = placesBy(game.winner === 'fewest' ? points.map((own) => -own) : points)
  return { kind: 'places', points, places }
}
