import * as v from 'valibot'

import { findEqual } from '../canonical.ts'
import { pick, randomNumbered, type Random } from '../deal/random.ts'
import { deepFreeze } from '../deep-freeze.ts'
import type { Viewer } from '../game/game.ts'
import { languages } from '../language.ts'
import { botsFor } from './bot.ts'
import { GameFileError } from './game-file-error.ts'
import { apply, gameOf, type OneFileGame } from './game.ts'
import { concludeExclusion, isExclusionTrue } from './knowledge.ts'
import { layoutOf, type AnyDefinition, type Layout, type Move } from './layout.ts'
import { movesOf } from './moves.ts'
import { viewSchemaOf } from './schemas.ts'
import { seatViewFrom } from './seat-view.ts'
import type { State, View } from './state.ts'
import { diceFrom, pointsOf, tableFrom, type Table } from './table.ts'
import type { Seat } from './types.ts'
import { viewOf } from './view.ts'
import { tableWordsOf } from './words.ts'

interface Plan {
  readonly games: number
  /** The total number of moves after which no further game begins. */
  readonly moves: number
  /** A game that is longer than this number of moves counts as endless. */
  readonly longest: number
  /** Called before each function of the game's file, with the name of the function. */
  readonly entering?: (name: string) => void
}

/** A move in a random game, with the states before and after it. */
interface Turn {
  readonly layout: Layout
  readonly options: object
  readonly seat: number
  readonly move: Move
  readonly before: State
  readonly after: State
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
  checkSynchronous(layout)
  const schema = viewSchemaOf(layout)
  const possible = new Set<string>()
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
    if (!(most >= min && most <= max))
      throw new GameFileError('`maxSeats`', `${most} is not a number from ${min} to ${max}`)
    const seats = min + (number % (most - min + 1))
    const dealt = deepFreeze(inside('`deal`', plan, () => game.setup(seats, options, random, null)))
    let state = dealt
    checkDeal(game, layout, seats, options, random)
    checkState(game, schema, state, 0)
    for (let moves = 0; state.points === null; moves++) {
      if (moves > plan.longest)
        throw new GameFileError('`moves`', endlessGame(layout, state, options, plan))
      checkCalls(layout, state, options, plan)
      const seat = any(state.turn)
      const offered = movesIn(layout, state, seat, options, plan)
      if (offered.length === 0)
        throw new GameFileError(
          '`moves`',
          `seat ${seat} is to move and has no move, after \`${state.last?.do ?? 'deal'}\``,
        )
      const names = new Set(offered.map((one) => one.do))
      for (const one of names) possible.add(one)
      // Chooses the name first, so that a move with few choices, such as a knock, is tried often.
      const chosen = any([...names])
      const move = any(offered.filter((one) => one.do === chosen))
      const begun = { layout, options, seat, move, before: state }
      inside(conditionsOf(move.do), plan, () => checkExclusion(begun))
      const after = make(begun, plan.entering)
      const turn = { ...begun, after }
      checkRepeat(turn)
      checkState(game, schema, after, moves, (name) => partThatSet(turn, name))
      checkFacts(game, turn, number + moves)
      state = after
      total++
    }
    if (games === 1) checkBot(definition, dealt, options, plan)
  }
  const never = Object.keys(definition.moves).filter((name) => !possible.has(name))
  if (never.length > 0)
    throw new GameFileError(`\`when\` or \`forbids\` of ${never[0]}`, 'the move is never possible')
  return { games, moves: total }
}

/**
 * Checks that no function of the rules is `async`. Its moves would happen too late, and as a
 * condition it would always count as true.
 */
function checkSynchronous({ game, moves }: Layout): void {
  const { deal, after, over, score, worth, maxSeats } = game
  const parts = [
    ...named({ deal, after, over, score, worth, maxSeats }, ''),
    ...moves.flatMap(([name, { when, forbids, ifAble, does }]) => [
      ...named({ when, does }, ` of ${name}`),
      ...named({ ...forbids, ...ifAble }, ` of ${name}`),
    ]),
  ]
  for (const [name, part] of parts)
    if (part?.constructor.name === 'AsyncFunction')
      throw new GameFileError(name, 'a function of a game cannot be `async`')
}

const named = (parts: object, of: string) =>
  Object.entries(parts).map(([name, part]) => [`\`${name}\`${of}`, part] as const)

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
    `and ${deals} ${deals === 1 ? 'deal' : 'deals'}, with the scores ${points.join(', ')}; the last move is \`${last?.do}\``
  )
}

/**
 * Makes a move and returns the state after it. An error names the function of the game's file that
 * has thrown it.
 * @param entering called before each function of the file
 */
function make(
  { layout, options, seat, move, before }: Omit<Turn, 'after'>,
  entering?: (part: string, table: Table) => void,
): State {
  let where = conditionsOf(move.do)
  try {
    // A condition that changes its view then throws an error, instead of changing the state.
    return deepFreeze(
      apply(layout, before, seat, move, options, (part, table) => {
        where = part
        entering?.(part, table)
      }),
    )
  } catch (error) {
    throw error instanceof GameFileError ? error : inFile(where, error)
  }
}

const conditionsOf = (move: string): string => `\`when\`, \`forbids\` or \`ifAble\` of ${move}`

/** Returns all legal moves of a seat. Lists them by name, so that an error names the move. */
function movesIn(
  layout: Layout,
  state: State,
  seat: Seat,
  options: object,
  plan: Plan,
): readonly Move[] {
  const seen = seatViewFrom(layout, viewOf(layout, state, seat), options)
  return layout.moves.flatMap((rules) =>
    inside(conditionsOf(rules[0]), plan, () => movesOf({ ...layout, moves: [rules] }, seen)),
  )
}

/**
 * Checks that no condition of a move with `ifAble` depends on the rest of the hand. The cards that a
 * seat seems to lack would then include cards that it holds.
 */
function checkExclusion({ layout, options, seat, move, before }: Omit<Turn, 'after'>): void {
  const table = tableFrom(layout, before, options, diceFrom(before.random), null)
  const excluded = concludeExclusion(table, seat as Seat, move)
  if (excluded && !isExclusionTrue(table, seat as Seat, excluded))
    throw new GameFileError(
      `\`ifAble\` of ${move.do}`,
      'a condition looks at the rest of the hand, which would tell other players about it: use `forbids` without `ifAble`',
    )
}

/**
 * Calls the functions of a game's file that boards and bots call between two moves: `always`,
 * `perSeat`, and `worth` or, if there is none, `score`.
 */
function checkCalls(layout: Layout, state: State, options: object, plan: Plan): void {
  const { game } = layout
  inside('`always`', plan, () => {
    for (const language of languages)
      if (game[language]?.always)
        for (const viewer of viewersOf(state))
          tableWordsOf(game, language).words.always(
            viewOf(layout, state, viewer),
            options,
            seatNames,
          )
  })
  const withText = languages.filter((language) => game[language]?.perSeat)
  if (withText.length > 0)
    inside('`perSeat`', plan, () => {
      for (const language of withText)
        for (const viewer of viewersOf(state)) {
          const view = viewOf(layout, state, viewer)
          const { words } = tableWordsOf(game, language)
          for (let seat = 0; seat < state.seats; seat++) words.perSeat(view, options, seat)
        }
    })
  const table = tableFrom(layout, state, options, diceFrom(state.random), null)
  const { worth } = game
  const seats = Array.from({ length: state.seats }, (_, seat) => seat as Seat)
  const [part, valuesOf] = worth
    ? (['`worth`', () => seats.map((seat) => worth(table, seat))] as const)
    : (['`score`', () => pointsOf(table)] as const)
  checkNumbers(part, inside(part, plan, valuesOf), state.seats)
}

/** Lets a bot choose a move. Its simulated games end with the deal, and then have no cards. */
function checkBot(definition: AnyDefinition, state: State, options: object, plan: Plan): void {
  const view = gameOf(definition).view(state, state.turn[0] ?? 0)
  const context = { random: state.random, urgency: 'urgent', strength: 'easy' } as const
  inside('a simulated game of a bot', plan, () =>
    botsFor(definition).bot.move(view, options, context),
  )
}

const seatNames = ['1', '2', '3', '4', '5', '6']

function inside<Result>(where: string, plan: Plan, run: () => Result): Result {
  plan.entering?.(where)
  try {
    return run()
  } catch (error) {
    throw error instanceof GameFileError ? error : inFile(where, error)
  }
}

const inFile = (where: string, error: unknown): GameFileError =>
  new GameFileError(where, error instanceof Error ? error.message : String(error), error)

/**
 * Checks one state: `turn` contains only existing seats, the facts match their declared types, and
 * no view reveals hidden cards.
 * @param partFor returns the function that has set a fact or `turn`, given its name
 */
export function checkState(
  game: OneFileGame,
  schema: v.GenericSchema,
  state: State,
  number: number,
  partFor: (name: string) => string = () =>
    state.last ? `\`does\` of ${state.last.do}` : '`deal`',
): void {
  const wrong = state.turn.find(
    (seat) => !(Number.isInteger(seat) && seat >= 0 && seat < state.seats),
  )
  if (wrong !== undefined)
    throw new GameFileError(
      partFor('turn'),
      `\`turn\` has ${JSON.stringify(wrong)}, which is no seat`,
    )
  if (new Set(state.turn).size !== state.turn.length)
    throw new GameFileError(partFor('turn'), '`turn` has a seat twice')
  const scored = state.sheet.at(-1)
  if (scored) checkNumbers('`score`', scored.points, state.seats)
  const view = game.view(state, 'public')
  const read = v.safeParse(schema, view)
  if (!read.success) {
    const [issue] = read.issues
    const name = String(issue.path?.[0]?.key ?? '')
    throw new GameFileError(
      partFor(name),
      `\`${name}\` is ${jsonOf(view[name])}, which does not fit its declaration`,
    )
  }
  for (const [name, value] of Object.entries(state.facts))
    if (
      JSON.stringify(JSON.parse(JSON.stringify(value) ?? 'null')) !== JSON.stringify(value) ||
      hasLoss(value)
    )
      throw new GameFileError(partFor(name), `the fact \`${name}\` does not survive JSON`)
  for (const viewer of viewersOf(state)) {
    const redealt = game.redeal(state, viewer, randomNumbered(number + 1))
    if (JSON.stringify(game.view(redealt, viewer)) !== JSON.stringify(game.view(state, viewer)))
      throw new GameFileError(partFor(''), `the view of ${viewer} shows cards that it should not`)
  }
}

const hasLoss = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isFinite(value) || Object.is(value, -0)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasLoss)

const viewersOf = ({ seats }: State): readonly Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'public',
]

/** Checks that `score` or `worth` has returned a number for each seat. */
function checkNumbers(part: string, values: readonly number[], seats: number): void {
  if (values.length !== seats)
    throw new GameFileError(part, `there are ${values.length} numbers for ${seats} seats`)
  const seat = values.findIndex((value) => !Number.isFinite(value))
  if (seat >= 0)
    throw new GameFileError(part, `seat ${seat} gets ${String(values[seat])}, which is no number`)
}

/**
 * Checks that no fact depends on cards that some players cannot see. All players see facts, so such a
 * fact would reveal these cards. Tries other hidden cards that look the same to the player who moves,
 * and others that look the same to spectators.
 */
export function checkFacts(game: OneFileGame, turn: Turn, number: number): void {
  const { layout, options, seat, move, before, after } = turn
  if (after.deals !== before.deals || after.points) return
  const here = game.view(after, 'public')
  for (const viewer of [seat, 'public'] as const) {
    const other = game.redeal(before, viewer, randomNumbered(number + 7))
    // With other hidden cards the same move can be illegal. Then there is nothing to compare.
    if (findEqual(game.moves(game.view(other, seat), options), move) === undefined) continue
    const elsewhereTurn = { ...turn, before: { ...other, random: before.random } }
    const elsewhere = make(elsewhereTurn)
    // At the end of a deal the cards become visible, so facts may depend on them.
    if (elsewhere.deals !== after.deals || elsewhere.points) continue
    const told = revealedField(layout, here, game.view(elsewhere, 'public'))
    if (told === null) continue
    // Chance that is not from the seed can look like a fact that depends on hidden cards.
    for (let again = 0; again < 10; again++) checkRepeat(turn)
    throwTold(
      told,
      partOf(turn, valueAfterDoes(turn, told) === valueAfterDoes(elsewhereTurn, told)),
    )
  }
}

/**
 * Checks that a move has the same result when it is made again, as in a replay. Random numbers and
 * data outside of the table, such as a variable of the file, change the result.
 */
function checkRepeat(turn: Turn): void {
  const { layout, after } = turn
  const again = make(turn)
  if (jsonOf(again) === jsonOf(after)) return
  const { sheet, points } = again
  if (jsonOf(again) === jsonOf({ ...after, sheet, points }))
    throw new GameFileError('`score`', repeatMistake)
  const names = [...layout.zones.map(([zone]) => zone), ...layout.facts]
  const values = (): string => jsonOf(names.map((name) => valueAfterDoes(turn, name)))
  throw new GameFileError(partOf(turn, values() === values()), repeatMistake)
}

const repeatMistake =
  'the result is another one each time, so replays would differ: shuffle with `g.shuffle`, and store all data in `facts`'

/** Returns the function that gave a fact or `turn` the value that it has after a move. */
function partThatSet(turn: Turn, name: string): string {
  const { zones, facts } = turn.after
  const value = { ...turn.after, ...zones, ...facts }[name]
  return partOf(turn, valueAfterDoes(turn, name) !== jsonOf(value))
}

/** Returns the name of the function that made a mistake in a turn: `after`, or `does` of the move. */
const partOf = ({ layout, move }: Turn, isAfter: boolean): string =>
  layout.game.after && isAfter ? '`after`' : `\`does\` of ${move.do}`

/** Returns a value as JSON, with the numbers and the `undefined` that JSON lacks. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part === undefined || (typeof part === 'number' && !Number.isFinite(part)) ? `${part}` : part,
  )

/**
 * Makes a move again. Returns the value, as JSON, that a fact or `turn` has between `does` and
 * `after`.
 */
function valueAfterDoes(turn: Turn, name: string): string {
  let value = ''
  make(turn, (entered, table) => {
    // If `after` deals again, it is entered a second time.
    if (entered === '`after`' && value === '') value = jsonOf(table[name])
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
  if (jsonOf(dealt) !== jsonOf(game.setup(seats, options, random, null)))
    throw new GameFileError('`deal`', repeatMistake)
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
  const told = revealedField(layout, game.view(dealt, 'public'), game.view(elsewhere, 'public'))
  if (told !== null) throwTold(told, '`deal`')
}

/**
 * Returns the name of a fact, `turn` or `out` that differs although both views have the same visible
 * cards. Null if none differs.
 */
function revealedField(layout: Layout, here: View, there: View): string | null {
  const cards = (view: View): string =>
    JSON.stringify([layout.open.map((zone) => view[zone]), view.count, view.left, view.known])
  if (cards(here) !== cards(there)) return null
  const told = [...layout.facts, 'turn', 'out'].find(
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
