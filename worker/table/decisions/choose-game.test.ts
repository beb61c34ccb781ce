import { describe, expect, test } from 'vitest'

import { limits } from '../../../shared/protocol/limits.ts'
import { verifyRecord } from '../../../shared/deal/record.ts'
import { runToCompletion } from '../../../shared/cooperative-task.ts'
import { Script } from '../../testing/script.ts'
import { sameDealOpening } from './opening.ts'
import { gameById } from '../games.ts'
import { dealAt } from './table.ts'
import { gameRecord } from './records.ts'
import { publicTable } from './views.ts'

const other = 'nix'
const most = (id: string) => gameById(id).about.seats.max

function over() {
  const script = new Script()
  for (const name of ['Anna', 'Ben', 'Cleo']) script.sit(name)
  script.send('s1', { type: 'start' })
  script.playOut()
  return { script, table: () => publicTable(script.table, 0) }
}

describe('the host chooses another game', () => {
  test('after the end: players keep their seats and can start at once', () => {
    const { script, table } = over()
    const people = table().seats.map(({ person }) => person)
    expect(script.send('s1', { type: 'choose-game', game: other })).toBe(null)
    expect(table()).toMatchObject({
      game: other,
      phase: 'gathering',
      outcome: null,
      code: 'KTRMVX',
    })
    expect(table().seats.map(({ person }) => person)).toEqual(people)
    expect(script.send('s2', { type: 'start' })).toEqual({ refusal: 'not-host' })
    expect(script.send('s1', { type: 'start' })).toBe(null)
    expect(dealAt(script.table)?.number).toBe(2)
    expect(script.playOut()).not.toBe(null)
  })

  test('before the start, with options', () => {
    const script = new Script()
    script.sit('Anna')
    const [option, [, unusual]] = Object.entries(gameById(other).choices.values)[0] ?? ['', []]
    const options = { [option]: unusual }
    expect(script.send('s1', { type: 'choose-game', game: other, options })).toBe(null)
    expect(publicTable(script.table, 0)).toMatchObject({ game: other, options })
  })

  test('or the same game with other options', () => {
    const { script, table } = over()
    const { game } = table()
    expect(script.send('s1', { type: 'choose-game', game })).toBe(null)
    expect(table()).toMatchObject({ game, phase: 'gathering' })
  })

  test('and seats that were left are removed', () => {
    const { script, table } = over()
    script.send('s3', { type: 'leave' })
    script.send('s1', { type: 'choose-game', game: other })
    expect(table().seats.map(({ name }) => name)).toEqual(['Anna', 'Ben'])
  })

  test('but not during a game, and not with an unknown game or option', () => {
    const { script } = over()
    const says = (input: object) =>
      script.send('s1', { type: 'choose-game', game: other, ...input })
    expect(says({ game: 'chess' })).toEqual({ refusal: 'no-such-game' })
    expect(says({ options: { luck: 7 } })).toMatchObject({ refusal: 'no-such-option' })
    script.send('s1', { type: 'rematch' })
    expect(says({})).toEqual({ refusal: 'not-now' })
    expect(script.send('s2', { type: 'choose-game', game: other })).toEqual({
      refusal: 'not-host',
    })
  })

  test('but not a game with fewer seats than players', () => {
    const { script } = over()
    script.send('s1', { type: 'gather' })
    const largest = ['switch', 'high-low', other].toSorted((one, two) => most(two) - most(one))[0]
    script.send('s1', { type: 'choose-game', game: largest ?? '' })
    while (script.send('s1', { type: 'add-bot' }) === null);
    expect(script.send('s1', { type: 'choose-game', game: 'the-game' })).toEqual({
      refusal: 'too-many-players',
    })
  })

  test('but not before a deal that is played again', () => {
    const { script } = over()
    const again = script.sameDeal()
    again.sit('Dan')
    expect(again.send('s1', { type: 'choose-game', game: other })).toEqual({ refusal: 'same-deal' })
  })
})

describe('after another game was chosen', () => {
  test('the previous game can still be exported, verified and played again', () => {
    const { script } = over()
    script.send('s1', { type: 'choose-game', game: other })
    const { finished } = script.table
    if (!finished) throw new Error('nothing has been played')
    const steps = script.steps(finished.from, finished.to)
    const record = runToCompletion(gameRecord(script.table, finished, steps))
    expect(record.game).toBe('the-game')
    expect(verifyRecord(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true })
    expect(sameDealOpening(gameById(finished.game), script.table)).toMatchObject({
      ok: true,
      value: { game: 'the-game' },
    })
  })

  test('the results of previous games stay, with their seats', () => {
    const { script, table } = over()
    const first = table().outcome
    expect(table().results).toEqual([
      {
        deal: 1,
        game: 'the-game',
        names: ['Anna', 'Ben', 'Cleo'],
        people: [1, 2, 3],
        pieces: [0, 1, 2],
        minutes: 1,
        outcome: first,
      },
    ])
    script.send('s2', { type: 'leave' })
    script.send('s1', { type: 'choose-game', game: other })
    script.send('s1', { type: 'add-bot' })
    script.send('s1', { type: 'start' })
    script.playOut()
    expect(table().results).toMatchObject([
      { game: 'the-game', outcome: first },
      { deal: 2, game: other, people: [1, 3, null], outcome: table().outcome },
    ])
  })
})

test('a new table has no results', () => {
  expect(publicTable(new Script().table, 0)).not.toHaveProperty('results')
})

test('only the last results are public', () => {
  const { script, table } = over()
  for (let games = 1; games < limits.tableResults + 3; games++) {
    script.send('s1', { type: 'rematch' })
    script.playOut()
  }
  const dealCount = table().results?.map(({ deal }) => deal)
  expect(dealCount?.length).toBe(limits.tableResults)
  expect(dealCount?.[0]).toBe(4)
  expect(dealCount?.at(-1)).toBe(limits.tableResults + 3)
})
