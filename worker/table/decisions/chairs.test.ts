import { describe, expect, test } from 'vitest'

import { verifyRecord } from '../../../shared/deal/record.ts'
import { atOnce } from '../../../shared/work.ts'
import { patience } from '../../../shared/protocol/limits.ts'
import { Script } from '../../testing/script.ts'
import { gameNamed } from '../games.ts'
import { seatOf } from './table.ts'
import { gameRecord } from './records.ts'
import { listedTable } from './listing.ts'
import { publicTable, projectionFor } from './views.ts'

const namesOf = (evening: Script) => publicTable(evening.table, 0).seats.map(({ name }) => name)
const swapsAt = (evening: Script) => publicTable(evening.table, 0).swapRequests
const hostOf = (evening: Script) => {
  const { host, seats } = publicTable(evening.table, 0)
  return seats[host ?? -1]?.name
}

const before = (evening: Script) => evening.log.at(-1)?.data['before']

/** Anna, Ben and Cleo have sat down. */
function gathering(game = 'switch') {
  const evening = new Script(gameNamed(game))
  const [anna, ben, cleo] = [evening.sits('Anna'), evening.sits('Ben'), evening.sits('Cleo')]
  const takes = (id: string, seat: number) => evening.says(id, { type: 'change-chair', seat })
  const answers = (id: string, person: number, yes: boolean) =>
    evening.says(id, { type: 'swap', person, yes })
  return { evening, anna, ben, cleo, takes, answers }
}

/** They have played one game. */
function over(game?: string) {
  const people = gathering(game)
  people.evening.says(people.anna, { type: 'start' })
  people.evening.playsOut()
  return people
}

describe('before the start', () => {
  test('the free chair is after the last one, and the others move up', () => {
    const { evening, anna, takes } = gathering()
    expect(takes(anna, 3)).toBe(null)
    expect(namesOf(evening)).toEqual(['Ben', 'Cleo', 'Anna'])
    expect(hostOf(evening)).toBe('Anna')
    expect(takes(anna, 4)).toEqual({ refusal: 'no-such-seat' })
  })

  test('there is none where the table is full', () => {
    const { evening, anna, takes } = gathering()
    while (evening.says(anna, { type: 'add-bot' }) === null);
    expect(takes(anna, evening.table.seats.length)).toEqual({ refusal: 'no-such-seat' })
  })

  test('a bot changes at once', () => {
    const { evening, anna, ben, takes } = gathering()
    evening.says(anna, { type: 'add-bot' })
    expect(takes(ben, 3)).toBe(null)
    expect(namesOf(evening).toSpliced(1, 1)).toEqual(['Anna', 'Cleo', 'Ben'])
  })

  test('a person is asked, and everybody sees by whom', () => {
    const { evening, ben, cleo, takes, answers } = gathering()
    expect(takes(ben, 2)).toBe(null)
    expect(namesOf(evening)).toEqual(['Anna', 'Ben', 'Cleo'])
    expect(swapsAt(evening)).toEqual([{ from: 2, to: 3 }])
    expect(answers(cleo, 2, true)).toBe(null)
    expect(namesOf(evening)).toEqual(['Anna', 'Cleo', 'Ben'])
    expect(swapsAt(evening)).toBe(undefined)
  })

  test('and may say no', () => {
    const { evening, ben, cleo, takes, answers } = gathering()
    takes(ben, 2)
    expect(answers(cleo, 2, false)).toBe(null)
    expect(namesOf(evening)).toEqual(['Anna', 'Ben', 'Cleo'])
    expect(swapsAt(evening)).toBe(undefined)
  })

  test('nobody answers for somebody else, or what nobody has asked', () => {
    const { anna, ben, cleo, takes, answers } = gathering()
    takes(ben, 2)
    for (const [id, person] of [
      [anna, 2],
      [ben, 2],
      [cleo, 1],
    ] as const)
      expect(answers(id, person, true)).toEqual({ refusal: 'not-now' })
  })

  test('two who ask each other have agreed', () => {
    const { evening, ben, cleo, takes } = gathering()
    takes(ben, 2)
    expect(takes(cleo, 1)).toBe(null)
    expect(namesOf(evening)).toEqual(['Anna', 'Cleo', 'Ben'])
    expect(swapsAt(evening)).toBe(undefined)
  })

  test('each asks one at a time, and none any more by wanting their own chair', () => {
    const { evening, ben, takes } = gathering()
    takes(ben, 2)
    takes(ben, 0)
    expect(swapsAt(evening)).toEqual([{ from: 2, to: 1 }])
    takes(ben, 1)
    expect(swapsAt(evening)).toBe(undefined)
  })

  test('a question that nobody answers is over after three minutes', () => {
    const { evening, cleo, ben, takes, answers } = gathering()
    takes(ben, 2)
    evening.passes(patience.asking - 1)
    expect(swapsAt(evening)).toHaveLength(1)
    evening.passes(1)
    expect(swapsAt(evening)).toBe(undefined)
    expect(answers(cleo, 2, true)).toEqual({ refusal: 'not-now' })
  })

  test('or when one of them leaves, or the cards are dealt', () => {
    const { evening, anna, ben, cleo, takes } = gathering()
    takes(ben, 2)
    evening.says(cleo, { type: 'leave' })
    expect(swapsAt(evening)).toBe(undefined)
    takes(ben, 0)
    evening.says(anna, { type: 'start' })
    expect(swapsAt(evening)).toBe(undefined)
  })

  test('whoever asked a second time for the same writes nothing', () => {
    const { evening, ben, takes } = gathering()
    takes(ben, 2)
    const { length } = evening.log
    expect(takes(ben, 2)).toBe(null)
    expect(evening.log.length).toBe(length)
  })
})

test('in the middle of a game nobody changes', () => {
  const { evening, anna, ben, takes } = gathering()
  evening.says(anna, { type: 'start' })
  expect(takes(ben, 2)).toEqual({ refusal: 'not-now' })
})

describe('after the end', () => {
  test.each(['switch', 'nix', 'the-game'])(
    'whoever changes chairs still sees the game from where they played it: %s',
    (game) => {
      const { evening, anna, ben, takes, answers } = over(game)
      const seen = evening.projection(anna).view
      takes(anna, 1)
      answers(ben, 1, true)
      expect(namesOf(evening)).toEqual(['Ben', 'Anna', 'Cleo'])
      expect(evening.projection(anna).view).toEqual(seen)
      expect(publicTable(evening.table, 0).results?.at(-1)).toMatchObject({
        names: ['Anna', 'Ben', 'Cleo'],
        people: [1, 2, 3],
      })
    },
  )

  test('the game is exported and verified as it was played', () => {
    const { evening, anna, takes } = over()
    takes(anna, 3)
    const { finished } = evening.table
    if (!finished) throw new Error('nothing has ended')
    const steps = evening.steps(finished.from, finished.to)
    const record = JSON.parse(JSON.stringify(atOnce(gameRecord(evening.table, finished, steps))))
    expect(record.names).toEqual(['Anna', 'Ben', 'Cleo'])
    expect(verifyRecord(record)).toMatchObject({ ok: true })
  })

  test('whoever only watched sits in, on one chair more, and sees of that game what everybody saw', () => {
    const { evening, anna } = over()
    evening.says(anna, { type: 'list', listed: true })
    expect(listedTable(evening.game, evening.table, 0)).toMatchObject({
      maxPlayers: 6,
      freeSeats: 3,
    })
    const dora = evening.sits('Dora')
    expect(namesOf(evening)).toEqual(['Anna', 'Ben', 'Cleo', 'Dora'])
    expect(evening.projection(dora).view).toEqual(
      projectionFor(evening.game, evening.table, 'public')?.view,
    )
    expect(evening.says(anna, { type: 'rematch' })).toBe(null)
    expect(evening.projection(dora).view).not.toEqual(
      projectionFor(evening.game, evening.table, 'public')?.view,
    )
  })

  test('where the table is full they take a bot’s chair, which has not won by that', () => {
    const { evening, anna } = gathering()
    while (evening.says(anna, { type: 'add-bot' }) === null);
    evening.says(anna, { type: 'start' })
    evening.playsOut()
    const played = publicTable(evening.table, 0).results
    evening.sits('Dora')
    expect(namesOf(evening)[3]).toBe('Dora')
    expect(publicTable(evening.table, 0).results).toEqual(played)
    for (const name of ['Emil', 'Finn', 'Gus']) evening.triesToSit(name)
    expect(evening.triesToSit('Hans')).toEqual({ refusal: 'table-full' })
  })

  test('how it ended follows the players to their new seats', () => {
    const same = over()
    const { outcome } = publicTable(same.evening.table, 0)
    same.evening.says(same.anna, { type: 'rematch' })
    expect(before(same.evening)).toEqual({ outcome, previousSeats: [0, 1, 2] })
    const changed = over()
    changed.takes(changed.anna, 1)
    changed.answers(changed.ben, 1, true)
    changed.evening.says(changed.anna, { type: 'rematch' })
    expect(before(changed.evening)).toEqual({ outcome, previousSeats: [1, 0, 2] })
    const grown = over()
    grown.evening.sits('Dora')
    grown.evening.says(grown.ben, { type: 'leave' })
    grown.evening.says(grown.anna, { type: 'rematch' })
    expect(before(grown.evening)).toEqual({ outcome, previousSeats: [0, 2, null] })
  })

  test('how it ended decides nothing in another game', () => {
    const { evening, anna } = over()
    evening.says(anna, { type: 'choose-game', game: 'nix' })
    evening.says(anna, { type: 'start' })
    expect(before(evening)).toBe(null)
  })

  test('a chair that somebody has left is free', () => {
    const { evening, ben, cleo, takes } = over()
    evening.says(ben, { type: 'leave' })
    expect(takes(cleo, 1)).toBe(null)
    expect(seatOf(evening.table, cleo)).toBe(1)
  })
})

test('a table that stays is not closed for ever by a lock that nobody holds', () => {
  const { evening, anna, ben, cleo } = gathering()
  evening.says(anna, { type: 'lock', locked: true })
  for (const id of [ben, cleo, anna]) evening.says(id, { type: 'leave' })
  expect(evening.triesToSit('Dora')).toBe(null)
  expect(evening.triesToSit('Emil')).toEqual({ refusal: 'table-locked' })
})
