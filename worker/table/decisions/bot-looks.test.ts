import { expect, test } from 'vitest'

import { randomNumbered } from '../../../shared/deal/random.ts'
import type { AnySignal, AnyView } from '../../../shared/game/game.ts'
import { games } from '../../../shared/games/all.ts'
import { patience } from '../../../shared/protocol/limits.ts'
import type { Command } from '../../../shared/protocol/protocol.ts'
import { Script, type Saying } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { gameNamed, gameOffered } from '../games.ts'
import type { GameWithBots, Playing, Table } from './table.ts'
import { botsHaveToAct } from './bots.ts'
import { receive } from './receive.ts'
import { nextWake, wake } from './clock.ts'

// When bots act is seen by everybody, so when they look at a table may not follow from what somebody cannot see.

const annasSeat = 0

const botAt = ({ phase }: Table): number | null => (phase.name === 'playing' ? phase.botAt : null)

/** Returns the same table for Anna, who cannot tell whether it is this one or the other. */
function dealtAnew(game: GameWithBots, table: Table, phase: Playing, number: number): Table {
  const state = game.redeal(phase.deal.state, annasSeat, randomNumbered(number))
  return { ...table, phase: { ...phase, deal: { ...phase.deal, state } } }
}

/** What a bot would do in her place. */
const liked = ({ game, table }: Script, view: AnyView) =>
  game.bot.move(view, table.options, {
    random: randomNumbered(0),
    waiting: 'urgently',
    strength: 'even',
  })

/** Anna with two bots, and each moment of a game at which she is about to do something, or the bots look. */
function* momentsOf(id: string, deal: number) {
  const evening = new Script(gameNamed(id))
  const anna = evening.sits('Anna')
  // Moments draw their chance from a count.
  for (let drawn = 0; drawn < deal * 1_000; drawn++) evening.moment()
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'start' })
  for (let steps = 0; steps < 400; steps++) {
    const { table, game } = evening
    if (table.phase.name !== 'playing') return
    const moment = evening.moment()
    const hers =
      evening.moves(anna).length > 0 ? liked(evening, evening.projection(anna).view) : null
    yield { game, table, phase: table.phase, moment, anna, hers }
    if (hers === null) evening.passes(1_500)
    else evening.says(anna, { ...evening.moveOf(anna), move: hers } as never)
  }
}

/** What she can do in both deals: move, signal, and pause the table for a while. */
function doings({ game, table, phase, hers }: Now): readonly (readonly Saying[])[] {
  const { state, turn } = phase.deal
  const [signal] = game.signals(game.view(state, annasSeat), table.options)
  return [
    ...(hers === null ? [] : [[{ type: 'move', turn, move: hers }]]),
    ...(signal === undefined ? [] : [[{ type: 'signal', signal }]]),
    [{ type: 'pause' }, { type: 'resume' }],
  ] as readonly (readonly Saying[])[]
}

/** Returns the table after each of her doings. */
function afterDoings(
  game: GameWithBots,
  table: Table,
  { anna, moment }: Now,
  sayings: readonly Saying[],
): Table[] {
  let before = table
  return sayings.map((saying, index) => {
    const command = { id: `c${index}`, ...saying } as Command
    const decided = receive(game, before, anna, command, moment, gameOffered)
    if (!decided.ok) throw new Error(`it is refused: ${decided.refused.refusal}`)
    before = decided.value.table
    return before
  })
}
type Now = ReturnType<typeof momentsOf> extends Iterable<infer One> ? One : never

/** Games end in one deal and go on in another, as everybody sees. */
const isEnd = (tables: readonly Table[]): boolean =>
  tables.some(({ phase }) => phase.name === 'over')

test.each(games.map(({ about }) => [about.name, about.id] as const))(
  '%s: bots look at the same time at two deals that somebody at the table cannot tell apart',
  (_, id) => {
    const looks: [here: unknown, there: unknown][] = []
    for (let deal = 0; deal < 3; deal++)
      for (const one of momentsOf(id, deal)) {
        const { game, table, phase } = one
        const other = dealtAnew(game, table, phase, looks.length)
        for (const sayings of doings(one)) {
          const [here = [], there = []] = [table, other].map((at) =>
            afterDoings(game, at, one, sayings),
          )
          if (!isEnd(here) && !isEnd(there)) looks.push([here.map(botAt), there.map(botAt)])
        }
      }
    expect(looks.length).toBeGreaterThan(100)
    for (const [here, there] of looks) expect(there).toEqual(here)
  },
)

test('bots that may talk often have something to say in one of two such deals, and nothing in the other', () => {
  let differ = 0
  for (let deal = 0; deal < 4; deal++)
    for (const { game, table, phase, moment } of momentsOf('the-game', deal)) {
      const other = dealtAnew(game, table, phase, 7)
      const has = (one: Table) => botsHaveToAct(game, one, one.phase as Playing, moment.now)
      if (has(table) !== has(other)) differ += 1
    }
  expect(differ).toBeGreaterThan(5)
})

/** Anna has moved, and it is the turn of one of two bots. */
function botIsNext() {
  const evening = new Script(tinyGame, { free: false })
  const anna = evening.sits('Anna')
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'start' })
  while (evening.moves(anna).length === 0) evening.passes(100)
  evening.says(anna, evening.moveOf(anna))
  return { evening, anna }
}

/** It is Anna's turn, and two bots may speak: both have something to say, or neither has. */
function annaIsNext(says: 'something' | 'nothing') {
  const signal = () => (says === 'something' ? ({ wink: true } as unknown as AnySignal) : null)
  const evening = new Script({ ...tinyGame, bot: { ...tinyGame.bot, signal } }, { free: false })
  const anna = evening.sits('Anna')
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'start' })
  while (evening.moves(anna).length === 0) evening.passes(1)
  return { evening, anna }
}

const wakesIn = ({ game, table, now }: Script) => nextWake(game, table, now) - now
const looksIn = ({ table, now }: Script) => (botAt(table) ?? Infinity) - now

test('an alarm is set for the turn of a bot', () => {
  const { evening } = botIsNext()
  expect(wakesIn(evening)).toBe(looksIn(evening))
  expect(wakesIn(evening)).toBeLessThanOrEqual(patience.botPaceMax)
})

test('an alarm is set for bots that have something to say, and none for bots that have not', () => {
  const [one, other] = [annaIsNext('something').evening, annaIsNext('nothing').evening]
  expect(wakesIn(one)).toBe(looksIn(one))
  expect(looksIn(other)).toBeLessThan(patience.slow)
  expect(wakesIn(other)).toBe(patience.slow)
})

test('an alarm shows to everybody who takes long over a turn', () => {
  const { evening } = annaIsNext('nothing')
  const slow = () =>
    evening.table.phase.name === 'playing' &&
    evening.table.phase.thinking.some(({ isSlow }) => isSlow)
  evening.passes(patience.slow - 1)
  expect(slow()).toBe(false)
  evening.passes(1)
  expect(slow()).toBe(true)
})

test('a signal of a person has the bots look again', () => {
  const { evening, anna } = annaIsNext('nothing')
  evening.passes(patience.botPaceMax + patience.dealing)
  expect(looksIn(evening)).toBeLessThanOrEqual(0)
  evening.says(anna, { type: 'signal', signal: { wink: true } })
  expect(looksIn(evening)).toBeGreaterThanOrEqual(patience.botPaceMin)
})

test('a look of the bots at nothing changes nothing', () => {
  const { evening } = annaIsNext('nothing')
  evening.now += looksIn(evening)
  const { game, table } = evening
  expect(wake(game, table, evening.moment()).table).toBe(table)
})
