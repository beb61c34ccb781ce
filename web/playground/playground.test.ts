import { describe, expect, test } from 'vitest'

import goFish from '../../examples/go-fish.ts'
import { defineGame } from '../../shared/define-game/define-game.ts'
import { GameFileError } from '../../shared/define-game/game-file-error.ts'
import { gameOf } from '../../shared/define-game/game.ts'
import type { AnyDefinition, AnyMoveRules } from '../../shared/define-game/layout.ts'
import type { State } from '../../shared/define-game/state.ts'
import { defaultsOf } from '../../shared/game/options.ts'
import hearts from '../../shared/games/hearts.ts'
import ohHell from '../../shared/games/oh-hell.ts'
import { conditionOf, dealUntil } from './deal-until.ts'
import { playGames, summaryOf } from './many-games.ts'
import { Playground } from './Playground.ts'
import { problemText } from './problem-text.ts'
import { replayLog, seedCount, seedNumbered, type LogEntry, type Setup } from './session.ts'
import { linesOf } from './state-tree.ts'

const ask = goFish.moves['ask'] as AnyMoveRules

const setupOf = ({ options = {} }: AnyDefinition, seats = 3): Setup => ({
  seed: 'KTR-31',
  seats,
  options: defaultsOf(options) as object,
})

/** Starts a game and plays its first legal move `count` times. Returns the moves. */
function firstMoves(definition: AnyDefinition, count: number, setup = setupOf(definition)) {
  const log: LogEntry[] = []
  for (let made = 0; made < count; made++) {
    const state = replayLog(definition, setup, log).states.at(-1)
    const seat = state?.turn[0] ?? 0
    const game = gameOf(definition)
    const [move] = state ? game.moves(game.view(state, seat), setup.options) : []
    if (move) log.push({ seat, move })
  }
  return log
}

/** Runs a generator to its end, and returns its result. */
function finish<Result>(task: Generator<unknown, Result>): Result {
  for (;;) {
    const step = task.next()
    if (step.done === true) return step.value
  }
}

describe('a replay', () => {
  const setup = setupOf(goFish)
  const log = firstMoves(goFish, 6)

  test('reaches the same position with the same seed', () => {
    const { states, problem } = replayLog(goFish, setup, log)
    expect(states).toHaveLength(7)
    expect(problem).toBeNull()
    expect(replayLog(goFish, setup, log).states).toEqual(states)
    expect(replayLog(goFish, { ...setup, seed: 'KTR-32' }, []).states).not.toEqual(states)
  })

  test('keeps the position if the file changes in a part that the moves do not use', () => {
    const { states } = replayLog(goFish, setup, log)
    const renamed: AnyDefinition = { ...goFish, name: 'Fish' }
    expect(replayLog(renamed, setup, log).states).toEqual(states)
  })

  test('reuses known positions, and only computes the new position', () => {
    const known = replayLog(goFish, setup, log.slice(0, 5))
    const { states } = replayLog(goFish, setup, log, known)
    expect(states.slice(0, 6).every((state, at) => state === known.states[at])).toBe(true)
    expect(states).toHaveLength(7)
  })

  test('keeps its log if the author steps forward to a move that fails', () => {
    const playground = new Playground()
    const file = { version: 1, name: 'go-fish', source: '', definition: goFish, error: null }
    playground.working.value = file
    playground.setup.value = setup
    const failing = [{ seat: 5, move: { do: 'ask' } }, ...log]
    playground.log.value = failing
    playground.forward()
    expect(playground.log.value).toBe(failing)
    expect(playground.problem.value).toMatchObject({ at: 0, entry: failing[0] })
  })

  test('has at most as many players as the chosen options allow', () => {
    const options = { pack: ['whole', 'half'] }
    const definition = { ...goFish, options, maxSeats } as AnyDefinition
    const playground = new Playground()
    playground.working.value = { version: 1, name: 'go-fish', source: '', definition, error: null }
    playground.deal({ seats: 5, options: { pack: 'whole' } })
    expect(playground.range.value).toEqual({ min: 2, max: 6 })
    playground.deal({ options: { pack: 'half' } })
    expect(playground.range.value).toEqual({ min: 2, max: 3 })
    expect(playground.setup.value.seats).toBe(3)
  })

  test('stops at the move that the new rules forbid', () => {
    const strict: AnyDefinition = {
      ...goFish,
      moves: { ask: { ...ask, when: () => false } },
    }
    const { states, problem } = replayLog(strict, setup, log)
    expect(states).toHaveLength(1)
    expect(problem).toMatchObject({ at: 0, entry: log[0], error: null })
  })

  test('stops at the move that loses a card', () => {
    const losing: AnyDefinition = { ...goFish, after: (g) => void stockOf(g).pop() }
    const { states, problem } = replayLog(losing, setup, log)
    expect(states).toHaveLength(1)
    expect(problem?.error).toBeInstanceOf(GameFileError)
  })

  test('stops at a position in which a condition or a sentence of the board fails', () => {
    const inWhen: AnyDefinition = { ...goFish, moves: { ask: { ...ask, when: fail } } }
    const inText: AnyDefinition = { ...goFish, en: { ...goFish.en, always: fail } }
    for (const failing of [inWhen, inText])
      expect(replayLog(failing, setup, log).problem?.error).toEqual(new Error('not now'))
  })

  test('stops before the first move if the deal fails', () => {
    const failing: AnyDefinition = { ...goFish, deal: () => {} }
    expect(replayLog(failing, setup, log)).toMatchObject({ states: [], problem: { at: -1 } })
  })
})

const maxSeats = ({ pack }: { pack: string }) => (pack === 'half' ? 3 : 6)
const fail = (): never => {
  throw new Error('not now')
}
const stockOf = (g: object): string[] => (g as { stock: string[] }).stock

test('every number has a different seed', () => {
  const numbers = [0, 1, 99, 100, 190_000, seedCount - 1]
  expect(new Set(numbers.map(seedNumbered)).size).toBe(numbers.length)
  for (const number of numbers) expect(seedNumbered(number)).toMatch(/^[A-Z]{3}-\d\d$/)
})

const lineAt = (definition: AnyDefinition, state: State, key: string) =>
  linesOf(definition, state, null).find((line) => line.key === key)

describe('the state tree', () => {
  test('lists the zones and facts in the order of the file', () => {
    const [state] = replayLog(ohHell, setupOf(ohHell), []).states
    const names = state && linesOf(ohHell, state, null).flatMap((one) => one.parent ?? one.key)
    expect([...new Set(names)].join(' ')).toBe(
      'turn hand stock trump trick played scores size bids tricks leader best',
    )
  })

  test('shows that a hand is seen by its own seat, an open card by all seats, and the stock by no seat', () => {
    const [state] = replayLog(ohHell, setupOf(ohHell), []).states as [State]
    expect(lineAt(ohHell, state, 'hand/1')?.seen).toEqual(['none', 'all', 'none'])
    expect(lineAt(ohHell, state, 'trump')?.seen).toEqual(['all', 'all', 'all'])
    expect(lineAt(ohHell, state, 'stock')?.seen).toEqual(['none', 'none', 'none'])
  })

  test('shows that a seat that passed cards knows a part of another hand', () => {
    const log = firstMoves(hearts, 3)
    const after = replayLog(hearts, setupOf(hearts), log).states.at(-1) as State
    const [first] = log
    const receiver = ((first?.seat ?? 0) + 1) % 3
    const seen = lineAt(hearts, after, `hand/${receiver}`)?.seen
    expect(seen?.[first?.seat ?? 0]).toBe('some')
    expect(seen?.[receiver]).toBe('all')
  })

  test('marks what the last move has changed', () => {
    const log = firstMoves(ohHell, 1)
    const [before, after] = replayLog(ohHell, setupOf(ohHell), log).states as [State, State]
    const changed = linesOf(ohHell, after, before).filter(({ isChanged }) => isChanged)
    expect(changed.map(({ key }) => key)).toEqual(['turn', 'bids'])
  })
})

describe('deal until', () => {
  const setup = setupOf(goFish)

  test('finds a deal for which an expression over zones is true', () => {
    const isWanted = conditionOf(goFish, `hand[0].includes('7♣') && turn[0] === 0`)
    const found = finish(dealUntil(goFish, setup, isWanted, 1))
    const replay = replayLog(goFish, { ...setup, seed: found?.seed ?? '' }, found?.log ?? [])
    expect(found?.log).toEqual([])
    const [dealt] = replay.states as [State]
    expect((dealt.zones['hand'] as string[][])[0]).toContain('7♣')
  })

  test('searches positions in random games if no deal meets the condition', () => {
    const isWanted = conditionOf(goFish, 'books.some((cards) => cards.length > 0)')
    const found = finish(dealUntil(goFish, { ...setup, seats: 2 }, isWanted, 1))
    const { states } = replayLog(
      goFish,
      { ...setup, seats: 2, seed: found?.seed ?? '' },
      found?.log ?? [],
    )
    expect(found?.log.length).toBeGreaterThan(0)
    expect(isWanted(states.at(-1) as State)).toBe(true)
    expect(isWanted(states.at(-2) as State)).toBe(false)
  })

  test('refuses a text that is not an expression', () => {
    expect(() => conditionOf(goFish, 'hand[')).toThrow(SyntaxError)
  })
})

const played = (definition: AnyDefinition, count: number) => {
  const setup = setupOf(definition)
  return [...playGames(definition, setup, 'random', count)].filter((game) => game !== null)
}

describe('many games', () => {
  test('all end, and each seat can win', () => {
    const games = played(goFish, 12)
    const summary = summaryOf(games, 3)
    expect(summary).toMatchObject({ games: 12, stuck: [], broken: null })
    expect(summary.bars.reduce((sum, bar) => sum + bar, 0)).toBe(12)
    expect(summary.wins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(summary.shortest).toBeLessThanOrEqual(summary.middle)
    expect(summary.middle).toBeLessThanOrEqual(summary.longest)
  })

  test('a game without a legal move is stuck', () => {
    const rules = { ...ask, when: (g: object) => stockLeft(g) > 28 }
    const games = played({ ...goFish, moves: { ask: rules } }, 3)
    expect(summaryOf(games, 3).stuck).toHaveLength(3)
  })

  test('a game in which the file throws ends with the moves up to the mistake', () => {
    const losing: AnyDefinition = { ...goFish, after: (g) => void stockOf(g).pop() }
    const [game] = played(losing, 1)
    const { problem } = replayLog(
      losing,
      { ...setupOf(goFish), seed: game?.seed ?? '' },
      game?.log ?? [],
    )
    expect(game?.end).toBe('error')
    expect(problem?.at).toBe((game?.log.length ?? 0) - 1)
  })
})

const stockLeft = (g: object): number => (g as { left: { stock: number } }).left.stock

describe('a mistake', () => {
  const source = `export default defineGame({
  moves: {
    ask: {
      does(g) {
        take(g.stock)
      },
    },
  },
})`

  test('with a lost card names the card, its last place and the line of the move', () => {
    const [before] = replayLog(goFish, setupOf(goFish), []).states as [State]
    const [card = ''] = (before.zones['hand'] as string[][])[1] ?? []
    const error = new GameFileError('`does` of ask', `the card ${card} was lost`)
    const text = problemText(error, source, goFish, before)
    expect(text).toMatchObject({ title: 'is nowhere', card, line: 4 })
    expect(text.detail).toContain('`hand[1]`')
    expect(text.excerpt.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('has the line number from the stack of the error', () => {
    const error = new TypeError('x is not a function')
    error.stack = 'TypeError: x\n    at does (http://localhost:5180/playground-game-3.js:5:9)'
    expect(problemText(error, source, goFish, null)).toMatchObject({
      title: 'X is not a function',
      line: 5,
    })
  })

  test('that is found when the file is loaded has the line of the name that is wrong', () => {
    const wrong = { ...goFish, en: { ...goFish.en, rules: { ...goFish.en.rules, 'GF-9': 'x' } } }
    const file = `export default defineGame({\n  en: {\n    rules: {\n      'GF-9': 'x',`
    expect(() => defineGame(wrong as never)).toThrow(GameFileError)
    const error = new GameFileError('`rules`', '“GF-9” is not a clause like GF-01, up to GF-97')
    error.stack = 'GameFileError\n    at http://localhost:5180/playground-game-3.js:1:16'
    expect(problemText(error, file, null, null).line).toBe(4)
  })
})
