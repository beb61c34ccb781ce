import { expect, test } from 'vitest'

import { randomNumbered } from '../../../../shared/deal/random.ts'
import type { AnyView } from '../../../../shared/game/game.ts'
import { games } from '../../../../shared/games/all.ts'
import { type Command } from '../../../../shared/wire/protocol.ts'
import { Script, type Saying } from '../../../testing/script.ts'
import { gameNamed, gameOffered } from '../../games.ts'
import type { Change, GameWithBots, Moment } from '../decision.ts'
import { botsHaveToAct } from '../play/bots.ts'
import { receive } from '../receive.ts'
import type { Playing, Table } from '../table.ts'
import { news, snapshot } from '../views/projection.ts'
import { inSameBreath, wake } from './clock.ts'
import { tapTimes } from './taps.ts'

// When bots look at a table, its pages are told beforehand. So nothing of it may follow from what somebody cannot see.

const annasSeat = 0
type Told = {
  readonly type: string
  readonly due?: number
  readonly table?: { readonly phase: string }
}

/** The same table for Anna, who cannot tell whether it is this one or the other. */
function dealtAnew(game: GameWithBots, table: Table, phase: Playing, number: number): Table {
  const state = game.redeal(phase.deal.state, annasSeat, randomNumbered(number))
  return { ...table, phase: { ...phase, deal: { ...phase.deal, state } } }
}

/** Where her page is the first to tap, and where another one is. */
const toldOf = (game: GameWithBots, before: Table, change: Change, { now }: Moment) =>
  [annasSeat, annasSeat + 1]
    .flatMap(
      (first) => news(game, before, change, 0, tapTimes(game, first, now))?.(annasSeat) ?? [],
    )
    .map((text) => JSON.parse(text) as Told)

const duesIn = (told: readonly Told[]) => told.map(({ type, due }) => [type, due])

const firstHeard = (game: GameWithBots, table: Table, { now }: Moment) =>
  snapshot(game, table, annasSeat, { chat: [], watchers: 0, missed: 0, now })

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

/** What she is told of it, one doing after the other. */
function toldOfDoing(
  game: GameWithBots,
  table: Table,
  { anna, moment }: Now,
  sayings: readonly Saying[],
) {
  let before = table
  return sayings.flatMap((saying, index) => {
    const command = { id: `c${index}`, ...saying } as Command
    const decided = receive(game, before, anna, command, moment, gameOffered)
    if (!decided.ok) throw new Error(`it is refused: ${decided.refused.refusal}`)
    const told = toldOf(game, before, decided.value, moment)
    before = decided.value.table
    return told
  })
}
type Now = ReturnType<typeof momentsOf> extends Iterable<infer One> ? One : never

/** Games end in one deal and go on in another, as everybody sees. */
const isEnd = (told: readonly Told[]): boolean => told.some(({ table }) => table?.phase === 'over')

test.each(games.map(({ about }) => [about.name, about.id] as const))(
  '%s: what pages are told of `due` is the same for two deals that nobody there can tell apart',
  (_, id) => {
    const dues: [here: unknown, there: unknown][] = []
    for (let deal = 0; deal < 3; deal++)
      for (const one of momentsOf(id, deal)) {
        const { game, table, phase, moment } = one
        const other = dealtAnew(game, table, phase, dues.length)
        dues.push([firstHeard(game, table, moment), firstHeard(game, other, moment)])
        for (const sayings of doings(one)) {
          const [here, there] = [table, other].map((at) => toldOfDoing(game, at, one, sayings))
          if (here && there && !isEnd(here) && !isEnd(there))
            dues.push([duesIn(here), duesIn(there)])
        }
      }
    expect(dues.length).toBeGreaterThan(100)
    for (const [here, there] of dues) expect(there).toEqual(here)
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

/** What Anna is told when the bots look at the table, and of what is said in the same breath. */
function toldOfLook(game: GameWithBots, table: Table, moment: Moment): (readonly Told[])[] {
  const look = wake(game, table, moment)
  if (look.table === table) return []
  const changes = [look, ...inSameBreath(game, look, moment)]
  return changes.map((each, at) => toldOf(game, changes[at - 1]?.table ?? table, each, moment))
}

test('after a look of the bots pages are told the same time whatever was said, and nothing where nothing was', () => {
  const counts = { silent: 0, one: 0, more: 0 }
  const dues: unknown[] = []
  for (let deal = 0; deal < 16; deal++)
    for (const { game, table, phase, moment } of momentsOf('the-game', deal)) {
      if (game.toMove(phase.deal.state).join() !== String(annasSeat)) continue
      const later = { ...moment, now: moment.now + 3_000 }
      for (let number = 0; number < 4; number++) {
        const told = toldOfLook(game, dealtAnew(game, table, phase, number), later)
        counts[told.length === 0 ? 'silent' : told.length === 1 ? 'one' : 'more'] += 1
        for (const each of told) dues.push([deal, moment.entropy, duesIn(each)])
      }
    }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(20)
  const perLook = new Map(dues.map((one) => [JSON.stringify((one as unknown[]).slice(0, 2)), 0]))
  // One time for each look, however much was said in it.
  expect(new Set(dues.map((one) => JSON.stringify(one))).size).toBe(perLook.size)
})
