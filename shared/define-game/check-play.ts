import * as v from 'valibot'

import { findEqual } from '../canonical.ts'
import { pick, randomNumbered, type Random } from '../deal/random.ts'
import type { Viewer } from '../game/game.ts'
import { GameFileError } from './game-file-error.ts'
import { apply, gameOf, type OneFileGame } from './game.ts'
import { layoutOf, type AnyDefinition, type Layout, type Move } from './layout.ts'
import { viewSchemaOf } from './schemas.ts'
import type { State, View } from './state.ts'
import { diceFrom, pointsOf, tableFrom } from './table.ts'

interface Plan {
  readonly games: number
  /** The total number of moves after which no further game begins. */
  readonly moves: number
  /** A game that is longer than this number of moves counts as endless. */
  readonly longest: number
  /** Called before each function of the game's file, with the name of the function. */
  readonly entering?: (name: string) => void
}

/** How much `checkPlay` has played. */
export interface PlayCounts {
  readonly games: number
  readonly moves: number
}

/**
 * Plays random games by the rules in a game's file, and throws a `GameFileError` for the first
 * mistake that it finds. Returns how many games and moves it has played.
 */
export function checkPlay(definition: AnyDefinition, plan: Plan): PlayCounts {
  const layout = layoutOf(definition)
  const game = gameOf(definition)
  const schema = viewSchemaOf(layout)
  const made = new Set<string>()
  let total = 0
  let games = 0
  for (let number = 1; number <= plan.games && total < plan.moves; number++) {
    games++
    let random = randomNumbered(number)
    const any = <Item>(items: readonly Item[]): Item => {
      const [at, after] = pick(random, items.length)
      random = after
      return items[at] as Item
    }
    const options = Object.fromEntries(
      Object.entries(definition.options ?? {}).map(([option, values]) => [option, any(values)]),
    )
    const [min, max] = definition.seats
    const most = definition.maxSeats?.(options as never) ?? max
    const seats = min + (number % (most - min + 1))
    let state = inside('`deal`', plan, () => game.setup(seats, options, random, null))
    checkDeal(game, layout, seats, options, random)
    for (let moves = 0; state.points === null; moves++) {
      if (moves > plan.longest)
        throw new GameFileError('`moves`', endlessGame(layout, state, options, plan))
      checkState(game, schema, state, seats, moves)
      const seat = any(state.turn)
      const offered = inside('`when`, `forbids` or `ifAble`', plan, () =>
        game.moves(game.view(state, seat), options),
      )
      if (offered.length === 0)
        throw new GameFileError(
          '`moves`',
          `seat ${seat} is to move and has no move, after “${state.last?.do ?? 'deal'}”`,
        )
      const move = any(offered)
      made.add(move.do)
      const after = step(layout, state, seat, move, options, plan)
      checkFacts(game, layout, state, after, seat, move, options, number + moves)
      state = after
      total++
    }
    checkScore(state, seats)
    checkState(game, schema, state, seats, 0)
  }
  const never = Object.keys(definition.moves).filter((name) => !made.has(name))
  if (never.length > 0)
    throw new GameFileError(`\`when\` or \`forbids\` of ${never[0]}`, 'the move is never possible')
  return { games, moves: total }
}

/**
 * Returns the message for a game that does not end. The deals and scores show whether the game
 * approaches its end and only takes long, for example because an option asks for many points.
 */
function endlessGame(layout: Layout, state: State, options: object, plan: Plan): string {
  const { seats, deals, last } = state
  const chosen = Object.entries(options).map(([option, value]) => `, ${option}: ${String(value)}`)
  const points = inside('`score`', plan, () =>
    pointsOf(tableFrom(layout, state, options, diceFrom(state.random), null)),
  )
  return (
    `a game of random moves (${seats} players${chosen.join('')}) has not ended after ${plan.longest} moves ` +
    `and ${deals} deals, with the scores ${points.join(', ')}; the last move is “${last?.do}”`
  )
}

function step(
  layout: Layout,
  state: State,
  seat: number,
  move: Move,
  options: object,
  plan: Plan,
): State {
  let where = `\`does\` of ${move.do}`
  const entering = (name: string): void => {
    where = name
    plan.entering?.(name)
  }
  try {
    return apply(layout, state, seat, move, options, entering)
  } catch (error) {
    throw error instanceof GameFileError ? error : inFile(where, error)
  }
}

function inside<Result>(where: string, plan: Plan, run: () => Result): Result {
  plan.entering?.(where)
  try {
    return run()
  } catch (error) {
    throw error instanceof GameFileError ? error : inFile(where, error)
  }
}

const inFile = (where: string, error: unknown): GameFileError => {
  const mistake = new GameFileError(where, error instanceof Error ? error.message : String(error))
  // Use the stack of the original error, because it contains the line of the game's file.
  if (error instanceof Error && error.stack) mistake.stack = error.stack
  return mistake
}

/**
 * Checks one state: `turn` contains only existing seats, the facts match their declared types, and
 * no view reveals hidden cards.
 */
export function checkState(
  game: OneFileGame,
  schema: v.GenericSchema,
  state: State,
  seats: number,
  number: number,
): void {
  const wrong = state.turn.find((seat) => !(Number.isInteger(seat) && seat >= 0 && seat < seats))
  if (wrong !== undefined)
    throw new GameFileError(
      whereOf(state),
      `\`turn\` has ${JSON.stringify(wrong)}, which is no seat`,
    )
  if (new Set(state.turn).size !== state.turn.length)
    throw new GameFileError(whereOf(state), '`turn` has a seat twice')
  const view = game.view(state, 'public')
  const read = v.safeParse(schema, view)
  if (!read.success) {
    const [issue] = read.issues
    const name = String(issue.path?.[0]?.key ?? '')
    throw new GameFileError(
      whereOf(state),
      `\`${name}\` is ${JSON.stringify(view[name]) ?? 'undefined'}, which does not fit its declaration`,
    )
  }
  for (const [name, value] of Object.entries(state.facts))
    if (
      JSON.stringify(JSON.parse(JSON.stringify(value) ?? 'null')) !== JSON.stringify(value) ||
      hasLoss(value)
    )
      throw new GameFileError(whereOf(state), `the fact \`${name}\` does not survive JSON`)
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'public']
  for (const viewer of viewers) {
    const redealt = game.redeal(state, viewer, randomNumbered(number + 1))
    if (JSON.stringify(game.view(redealt, viewer)) !== JSON.stringify(game.view(state, viewer)))
      throw new GameFileError(
        whereOf(state),
        `the view of ${viewer} shows cards that it should not`,
      )
  }
}

const hasLoss = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isFinite(value) || Object.is(value, -0)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasLoss)

const whereOf = ({ last }: State): string => (last ? `\`does\` of ${last.do}` : '`deal`')

function checkScore({ points }: State, seats: number): void {
  if (points?.length !== seats)
    throw new GameFileError(
      '`score`',
      `there are ${points?.length ?? 0} numbers for ${seats} seats`,
    )
  if (!points.every(Number.isFinite))
    throw new GameFileError('`score`', `${JSON.stringify(points)} has a value that is no number`)
}

/**
 * Checks that no fact depends on cards that some players cannot see. All players see facts, so such a
 * fact would reveal these cards. Tries other hidden cards that look the same to the player who moves,
 * and others that look the same to spectators.
 */
export function checkFacts(
  game: OneFileGame,
  layout: Layout,
  before: State,
  after: State,
  seat: number,
  move: Move,
  options: object,
  number: number,
): void {
  if (after.deals !== before.deals || after.points) return
  const here = game.view(after, 'public')
  for (const viewer of [seat, 'public'] as const) {
    const other = game.redeal(before, viewer, randomNumbered(number + 7))
    // With other hidden cards the same move can be illegal. Then there is nothing to compare.
    if (findEqual(game.moves(game.view(other, seat), options), move) === undefined) continue
    const elsewhere = apply(layout, { ...other, random: before.random }, seat, move, options)
    // At the end of a deal the cards become visible, so facts may depend on them.
    if (elsewhere.deals !== after.deals || elsewhere.points) continue
    const told = toldFact(layout, here, game.view(elsewhere, 'public'))
    if (told === null) continue
    const isToldBefore = (): boolean => {
      const [one, another] = [before, { ...other, random: before.random }].map((state) =>
        valueBeforeAfter(layout, state, seat, move, options, told),
      )
      return one !== another
    }
    throwTold(told, !layout.game.after || isToldBefore() ? `\`does\` of ${move.do}` : '`after`')
  }
}

/**
 * Makes a move again. Returns the value, as JSON, that a fact or `turn` has between `does` and
 * `after`.
 */
function valueBeforeAfter(
  layout: Layout,
  state: State,
  seat: number,
  move: Move,
  options: object,
  fact: string,
): string {
  let value = ''
  apply(layout, state, seat, move, options, (name, table) => {
    if (name === '`after`') value = JSON.stringify(table[fact])
  })
  return value
}

function checkDeal(
  game: OneFileGame,
  layout: Layout,
  seats: number,
  options: object,
  random: Random,
): void {
  // Deal the same cards, but with the hidden cards in another order. The visible cards keep their
  // places.
  const dealt = game.setup(seats, options, random, null)
  const visible = new Set(
    layout.open.flatMap((zone) => [dealt.zones[zone]].flat(2).filter((card) => card !== null)),
  )
  const hidden = layout.game.cards.filter((card) => !visible.has(card))
  const swapped = new Map(
    hidden.map((card, at) => [card, hidden[(at + 1) % hidden.length] ?? card]),
  )
  const { deal } = layout.game
  const other: AnyDefinition = {
    ...layout.game,
    deal: (table, pack) =>
      deal(
        table,
        pack.map((card) => swapped.get(card) ?? card),
      ),
  }
  let elsewhere: State
  try {
    elsewhere = gameOf(other).setup(seats, options, random, null)
  } catch {
    return
  }
  const told = toldFact(layout, game.view(dealt, 'public'), game.view(elsewhere, 'public'))
  if (told !== null) throwTold(told, '`deal`')
}

/** Returns a fact that differs although both views have the same visible cards; null if none does. */
function toldFact(layout: Layout, here: View, there: View): string | null {
  const cards = (view: View): string =>
    JSON.stringify([layout.open.map((zone) => view[zone]), view.count, view.left, view.known])
  if (cards(here) !== cards(there)) return null
  const told = [...layout.facts, 'turn'].find(
    (name) => JSON.stringify(here[name]) !== JSON.stringify(there[name]),
  )
  return told ?? null
}

function throwTold(fact: string, where: string): never {
  throw new GameFileError(
    where,
    `\`${fact}\` tells all players about hidden cards: make it depend on open ones, or call \`show\``,
  )
}
