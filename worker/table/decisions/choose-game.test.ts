import { describe, expect, test } from 'vitest'

import { limits } from '../../../shared/protocol/limits.ts'
import { verifyRecord } from '../../../shared/deal/record.ts'
import { atOnce } from '../../../shared/work.ts'
import { Script } from '../../testing/script.ts'
import { againAt } from './opening.ts'
import { gameNamed } from '../games.ts'
import { dealAt } from './table.ts'
import { gameRecord } from './records.ts'
import { publicTable } from './views.ts'

const other = 'nix'
const most = (id: string) => gameNamed(id).about.seats.max

function over() {
  const evening = new Script()
  for (const name of ['Anna', 'Ben', 'Cleo']) evening.sits(name)
  evening.says('s1', { type: 'start' })
  evening.playsOut()
  return { evening, table: () => publicTable(evening.table, 0) }
}

describe('the host chooses another game', () => {
  test('after the end: everybody keeps their seat, and it is played at once', () => {
    const { evening, table } = over()
    const people = table().seats.map(({ person }) => person)
    expect(evening.says('s1', { type: 'choose-game', game: other })).toBe(null)
    expect(table()).toMatchObject({
      game: other,
      phase: 'gathering',
      outcome: null,
      code: 'KTRMVX',
    })
    expect(table().seats.map(({ person }) => person)).toEqual(people)
    expect(evening.says('s2', { type: 'start' })).toEqual({ refusal: 'not-host' })
    expect(evening.says('s1', { type: 'start' })).toBe(null)
    expect(dealAt(evening.table)?.number).toBe(2)
    expect(evening.playsOut()).not.toBe(null)
  })

  test('before the start, by rules of their own choice', () => {
    const evening = new Script()
    evening.sits('Anna')
    const [option, [, unusual]] = Object.entries(gameNamed(other).choices.values)[0] ?? ['', []]
    const options = { [option]: unusual }
    expect(evening.says('s1', { type: 'choose-game', game: other, options })).toBe(null)
    expect(publicTable(evening.table, 0)).toMatchObject({ game: other, options })
  })

  test('or the same one by other rules', () => {
    const { evening, table } = over()
    const { game } = table()
    expect(evening.says('s1', { type: 'choose-game', game })).toBe(null)
    expect(table()).toMatchObject({ game, phase: 'gathering' })
  })

  test('and those who have left are not waited for', () => {
    const { evening, table } = over()
    evening.says('s3', { type: 'leave' })
    evening.says('s1', { type: 'choose-game', game: other })
    expect(table().seats.map(({ name }) => name)).toEqual(['Anna', 'Ben'])
  })

  test('and not in the middle of one, nor one that there is not, nor by rules that there are not', () => {
    const { evening } = over()
    const says = (saying: object) =>
      evening.says('s1', { type: 'choose-game', game: other, ...saying })
    expect(says({ game: 'chess' })).toEqual({ refusal: 'no-such-game' })
    expect(says({ options: { luck: 7 } })).toMatchObject({ refusal: 'no-such-option' })
    evening.says('s1', { type: 'rematch' })
    expect(says({})).toEqual({ refusal: 'not-now' })
    expect(evening.says('s2', { type: 'choose-game', game: other })).toEqual({
      refusal: 'not-host',
    })
  })

  test('and not one for which they are too many', () => {
    const { evening } = over()
    evening.says('s1', { type: 'gather' })
    const largest = ['switch', 'high-low', other].toSorted((one, two) => most(two) - most(one))[0]
    evening.says('s1', { type: 'choose-game', game: largest ?? '' })
    while (evening.says('s1', { type: 'add-bot' }) === null);
    expect(evening.says('s1', { type: 'choose-game', game: 'the-game' })).toEqual({
      refusal: 'too-many-players',
    })
  })

  test('and not where the cards of a game from elsewhere are to be dealt', () => {
    const { evening } = over()
    const again = evening.again()
    again.sits('Dan')
    expect(again.says('s1', { type: 'choose-game', game: other })).toEqual({ refusal: 'same-deal' })
  })
})

describe('after another game was chosen', () => {
  test('the one before can still be exported, checked and dealt again', () => {
    const { evening } = over()
    evening.says('s1', { type: 'choose-game', game: other })
    const { finished } = evening.table
    if (!finished) throw new Error('nothing has been played')
    const steps = evening.steps(finished.from, finished.to)
    const record = atOnce(gameRecord(evening.table, finished, steps))
    expect(record.game).toBe('the-game')
    expect(verifyRecord(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true })
    expect(againAt(gameNamed(finished.game), evening.table)).toMatchObject({
      ok: true,
      value: { game: 'the-game' },
    })
  })

  test('how the games before have ended stays, with who played where', () => {
    const { evening, table } = over()
    const first = table().outcome
    expect(table().results).toEqual([
      {
        deal: 1,
        game: 'the-game',
        names: ['Anna', 'Ben', 'Cleo'],
        people: [1, 2, 3],
        pieces: [0, 1, 2],
        outcome: first,
      },
    ])
    evening.says('s2', { type: 'leave' })
    evening.says('s1', { type: 'choose-game', game: other })
    evening.says('s1', { type: 'add-bot' })
    evening.says('s1', { type: 'start' })
    evening.playsOut()
    expect(table().results).toMatchObject([
      { game: 'the-game', outcome: first },
      { deal: 2, game: other, people: [1, 3, null], outcome: table().outcome },
    ])
  })
})

test('a table that was not played at tells of no evening', () => {
  expect(publicTable(new Script().table, 0)).not.toHaveProperty('results')
})

test('of a long evening the last games are told', () => {
  const { evening, table } = over()
  for (let games = 1; games < limits.eveningKept + 3; games++) {
    evening.says('s1', { type: 'rematch' })
    evening.playsOut()
  }
  const deals = table().results?.map(({ deal }) => deal)
  expect(deals?.length).toBe(limits.eveningKept)
  expect(deals?.[0]).toBe(4)
  expect(deals?.at(-1)).toBe(limits.eveningKept + 3)
})
