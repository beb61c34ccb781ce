import { expect, test } from 'vitest'

import { canonical } from '../../../shared/canonical.ts'
import { randomNumbered } from '../../../shared/deal/random.ts'
import type { AnySignal, AnyView } from '../../../shared/game/game.ts'
import { games } from '../../../shared/games/all.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import type { Command } from '../../../shared/protocol/protocol.ts'
import { Script, type CommandInput } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { gameById, findGame } from '../games.ts'
import type { GameWithBots, Playing, Table } from './table.ts'
import { willBotsAct } from './bots.ts'
import { receive } from './receive.ts'
import { nextAlarmTime, tick } from './clock.ts'

// Everyone can see when bots act. So the time must not depend on hidden information.

const annasSeat = 0

const botAt = ({ phase }: Table): number | null =>
  phase.name === 'playing' ? phase.botsActAt : null

/** Returns the table with other hidden cards. Anna can't distinguish it from the given table. */
function withOtherHiddenCards(
  game: GameWithBots,
  table: Table,
  phase: Playing,
  number: number,
): Table {
  const state = game.redeal(phase.deal.state, annasSeat, randomNumbered(number))
  return { ...table, phase: { ...phase, deal: { ...phase.deal, state } } }
}

/** Returns the move that a bot would make in Anna's place. */
const liked = ({ game, table }: Script, view: AnyView) =>
  game.bot.move(view, table.options, {
    random: randomNumbered(0),
    urgency: 'urgent',
    strength: 'medium',
    effort: 0.1,
  })

/** Plays a game of Anna and two bots, and yields each state in which Anna or a bot acts next. */
function* statesOf(id: string, deal: number) {
  const script = new Script(gameById(id))
  const anna = script.sit('Anna')
  // The entropy of a test context is a counter, so advance it to get another deal.
  for (let drawn = 0; drawn < deal * 1_000; drawn++) script.context()
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'start' })
  for (let steps = 0; steps < 400; steps++) {
    const { table, game } = script
    if (table.phase.name !== 'playing') return
    const context = script.context()
    const hers = script.moves(anna).length > 0 ? liked(script, script.projection(anna).view) : null
    yield { game, table, phase: table.phase, moment: context, anna, hers }
    if (hers === null) script.advance(1_500)
    else script.send(anna, { ...script.moveInput(anna), move: hers } as never)
  }
}

/**
 * Returns the actions that Anna can take, whatever the hidden cards are: move, signal and pause.
 */
function possibleActions({ game, table, phase, hers }: Now): readonly (readonly CommandInput[])[] {
  const { state, turn } = phase.deal
  const [signal] = game.signals(game.view(state, annasSeat), table.options)
  return [
    ...(hers === null ? [] : [[{ type: 'move', turn, move: hers }]]),
    ...(signal === undefined ? [] : [[{ type: 'signal', signal }]]),
    [{ type: 'pause' }, { type: 'resume' }],
  ] as readonly (readonly CommandInput[])[]
}

/** Returns the table after each of Anna's commands. */
function afterActions(
  game: GameWithBots,
  table: Table,
  { anna, moment: context }: Now,
  sayings: readonly CommandInput[],
): Table[] {
  let before = table
  return sayings.map((input, index) => {
    const command = { id: `c${index}`, ...input } as Command
    const decided = receive(game, before, anna, command, context, findGame)
    if (!decided.ok) throw new Error(`it is refused: ${decided.refused.refusal}`)
    before = decided.value.table
    return before
  })
}
type Now = ReturnType<typeof statesOf> extends Iterable<infer One> ? One : never

/**
 * Returns what everyone sees after each action: the public view, or only that the game is over. If
 * these differ between two deals, for example because only one deal has ended, everyone can already
 * tell the deals apart. So the test does not compare the times of their bots.
 */
const publicViews = (game: GameWithBots, tables: readonly Table[]): readonly unknown[] =>
  tables.map(({ phase }) =>
    phase.name === 'playing' ? game.view(phase.deal.state, 'public') : phase.name,
  )

test.each(games.map(({ about }) => [about.name, about.id] as const))(
  '%s: bots act at the same time in two deals that a player cannot distinguish',
  (_, id) => {
    const looks: [here: unknown, there: unknown][] = []
    for (let deal = 0; deal < 3; deal++)
      for (const one of statesOf(id, deal)) {
        const { game, table, phase } = one
        const other = withOtherHiddenCards(game, table, phase, looks.length)
        for (const sayings of possibleActions(one)) {
          const [connected = [], there = []] = [table, other].map((at) =>
            afterActions(game, at, one, sayings),
          )
          const [seen, seenThere] = [connected, there].map((at) => publicViews(game, at))
          if (canonical(seen) === canonical(seenThere))
            looks.push([connected.map(botAt), there.map(botAt)])
        }
      }
    expect(looks.length).toBeGreaterThan(100)
    for (const [connected, there] of looks) expect(there).toEqual(connected)
  },
)

test('bots often have something to signal in only one of two such deals', () => {
  let differ = 0
  for (let deal = 0; deal < 4; deal++)
    for (const { game, table, phase, moment: context } of statesOf('the-game', deal)) {
      const other = withOtherHiddenCards(game, table, phase, 7)
      const has = (one: Table) => willBotsAct(game, one, one.phase as Playing, context.now)
      if (has(table) !== has(other)) differ += 1
    }
  expect(differ).toBeGreaterThan(5)
})

/** Returns a position after Anna's move, in which the first of two bots has to move. */
function botIsNext() {
  const script = new Script(tinyGame, { free: false })
  const anna = script.sit('Anna')
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'start' })
  while (script.moves(anna).length === 0) script.advance(100)
  script.send(anna, script.moveInput(anna))
  return { script, anna }
}

/**
 * Returns a position in which it is Anna's turn and two bots may signal. Either both bots have
 * something to signal, or neither has.
 */
function annaIsNext(says: 'something' | 'nothing') {
  const signal = () => (says === 'something' ? ({ wink: true } as unknown as AnySignal) : null)
  const script = new Script({ ...tinyGame, bot: { ...tinyGame.bot, signal } }, { free: false })
  const anna = script.sit('Anna')
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'start' })
  while (script.moves(anna).length === 0) script.advance(1)
  return { script, anna }
}

const wakesIn = ({ game, table, now }: Script) => nextAlarmTime(game, table, now) - now
const looksIn = ({ table, now }: Script) => (botAt(table) ?? Infinity) - now

test('an alarm is set for the turn of a bot', () => {
  const { script } = botIsNext()
  expect(wakesIn(script)).toBe(looksIn(script))
  expect(wakesIn(script)).toBeLessThanOrEqual(timeouts.botPaceMax)
})

test('an alarm is set for bots that will signal, and none for bots that will not', () => {
  const [one, other] = [annaIsNext('something').script, annaIsNext('nothing').script]
  expect(wakesIn(one)).toBe(looksIn(one))
  expect(looksIn(other)).toBeLessThan(timeouts.slow)
  expect(wakesIn(other)).toBe(timeouts.slow)
})

test('an alarm marks a slow turn', () => {
  const { script } = annaIsNext('nothing')
  const slow = () =>
    script.table.phase.name === 'playing' &&
    script.table.phase.pendingTurns.some(({ isSlow }) => isSlow)
  script.advance(timeouts.slow - 1)
  expect(slow()).toBe(false)
  script.advance(1)
  expect(slow()).toBe(true)
})

test('a person’s signal schedules the bots again', () => {
  const { script, anna } = annaIsNext('nothing')
  script.advance(timeouts.botPaceMax + timeouts.dealAnimation)
  expect(looksIn(script)).toBeLessThanOrEqual(0)
  script.send(anna, { type: 'signal', signal: { wink: true } })
  expect(looksIn(script)).toBeGreaterThanOrEqual(timeouts.botPaceMin)
})

test('bots that have nothing to do change nothing', () => {
  const { script } = annaIsNext('nothing')
  script.now += looksIn(script)
  const { game, table } = script
  expect(tick(game, table, script.context(), findGame).table).toBe(table)
})
