import { describe, expect, test } from 'vitest'

import { verifyRecord } from '../../../shared/deal/record.ts'
import { runToCompletion } from '../../../shared/cooperative-task.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import { Script } from '../../testing/script.ts'
import { gameById } from '../games.ts'
import { seatOf } from './table.ts'
import { gameRecord } from './records.ts'
import { listedTable } from './listing.ts'
import { publicTable, projectionFor } from './views.ts'

const namesOf = (script: Script) => publicTable(script.table, 0).seats.map(({ name }) => name)
const swapsAt = (script: Script) => publicTable(script.table, 0).swapRequests
const hostOf = (script: Script) => {
  const { host, seats } = publicTable(script.table, 0)
  return seats[host ?? -1]?.name
}

const before = (script: Script) => script.log.at(-1)?.data['before']

/** Returns a table before the start, with Anna, Ben and Cleo. */
function gathering(game = 'switch') {
  const script = new Script(gameById(game))
  const [anna, ben, cleo] = [script.sit('Anna'), script.sit('Ben'), script.sit('Cleo')]
  const takes = (id: string, seat: number) => script.send(id, { type: 'change-seat', seat })
  const answers = (id: string, person: number, yes: boolean) =>
    script.send(id, { type: 'answer-swap', person, accept: yes })
  return { script, anna, ben, cleo, takes, answers }
}

/** Returns a table at which Anna, Ben and Cleo have finished a game. */
function over(game?: string) {
  const people = gathering(game)
  people.script.send(people.anna, { type: 'start' })
  people.script.playOut()
  return people
}

describe('before the start', () => {
  test('a player can move to a new last seat, and the others move up', () => {
    const { script, anna, takes } = gathering()
    expect(takes(anna, 3)).toBe(null)
    expect(namesOf(script)).toEqual(['Ben', 'Cleo', 'Anna'])
    expect(hostOf(script)).toBe('Anna')
    expect(takes(anna, 4)).toEqual({ refusal: 'no-such-seat' })
  })

  test('a full table has no new seat', () => {
    const { script, anna, takes } = gathering()
    while (script.send(anna, { type: 'add-bot' }) === null);
    expect(takes(anna, script.table.seats.length)).toEqual({ refusal: 'no-such-seat' })
  })

  test('a bot swaps at once', () => {
    const { script, anna, ben, takes } = gathering()
    script.send(anna, { type: 'add-bot' })
    expect(takes(ben, 3)).toBe(null)
    expect(namesOf(script).toSpliced(1, 1)).toEqual(['Anna', 'Cleo', 'Ben'])
  })

  test('a person is asked, and the request is public', () => {
    const { script, ben, cleo, takes, answers } = gathering()
    expect(takes(ben, 2)).toBe(null)
    expect(namesOf(script)).toEqual(['Anna', 'Ben', 'Cleo'])
    expect(swapsAt(script)).toEqual([{ from: 2, to: 3 }])
    expect(answers(cleo, 2, true)).toBe(null)
    expect(namesOf(script)).toEqual(['Anna', 'Cleo', 'Ben'])
    expect(swapsAt(script)).toBe(undefined)
  })

  test('a person can decline', () => {
    const { script, ben, cleo, takes, answers } = gathering()
    takes(ben, 2)
    expect(answers(cleo, 2, false)).toBe(null)
    expect(namesOf(script)).toEqual(['Anna', 'Ben', 'Cleo'])
    expect(swapsAt(script)).toBe(undefined)
  })

  test('only the player who was asked can answer', () => {
    const { anna, ben, cleo, takes, answers } = gathering()
    takes(ben, 2)
    for (const [id, person] of [
      [anna, 2],
      [ben, 2],
      [cleo, 1],
    ] as const)
      expect(answers(id, person, true)).toEqual({ refusal: 'not-now' })
  })

  test('two players who ask each other swap at once', () => {
    const { script, ben, cleo, takes } = gathering()
    takes(ben, 2)
    expect(takes(cleo, 1)).toBe(null)
    expect(namesOf(script)).toEqual(['Anna', 'Cleo', 'Ben'])
    expect(swapsAt(script)).toBe(undefined)
  })

  test('each player has one request at a time, and withdraws it by choosing their own seat', () => {
    const { script, ben, takes } = gathering()
    takes(ben, 2)
    takes(ben, 0)
    expect(swapsAt(script)).toEqual([{ from: 2, to: 1 }])
    takes(ben, 1)
    expect(swapsAt(script)).toBe(undefined)
  })

  test('a request without an answer expires after three minutes', () => {
    const { script, cleo, ben, takes, answers } = gathering()
    takes(ben, 2)
    script.advance(timeouts.pendingRequest - 1)
    expect(swapsAt(script)).toHaveLength(1)
    script.advance(1)
    expect(swapsAt(script)).toBe(undefined)
    expect(answers(cleo, 2, true)).toEqual({ refusal: 'not-now' })
  })

  test('a request ends when one of the two leaves or the cards are dealt', () => {
    const { script, anna, ben, cleo, takes } = gathering()
    takes(ben, 2)
    script.send(cleo, { type: 'leave' })
    expect(swapsAt(script)).toBe(undefined)
    takes(ben, 0)
    script.send(anna, { type: 'start' })
    expect(swapsAt(script)).toBe(undefined)
  })

  test('the same request again writes nothing', () => {
    const { script, ben, takes } = gathering()
    takes(ben, 2)
    const { length } = script.log
    expect(takes(ben, 2)).toBe(null)
    expect(script.log.length).toBe(length)
  })
})

test('seats cannot be changed during a game', () => {
  const { script, anna, ben, takes } = gathering()
  script.send(anna, { type: 'start' })
  expect(takes(ben, 2)).toEqual({ refusal: 'not-now' })
})

describe('after the end', () => {
  test.each(['switch', 'nix', 'the-game'])(
    'a player who changes seats still sees the game from their old one: %s',
    (game) => {
      const { script, anna, ben, takes, answers } = over(game)
      const seen = script.projection(anna).view
      takes(anna, 1)
      answers(ben, 1, true)
      expect(namesOf(script)).toEqual(['Ben', 'Anna', 'Cleo'])
      expect(script.projection(anna).view).toEqual(seen)
      expect(publicTable(script.table, 0).results?.at(-1)).toMatchObject({
        names: ['Anna', 'Ben', 'Cleo'],
        people: [1, 2, 3],
      })
    },
  )

  test('the record keeps the seats of the game and can be verified', () => {
    const { script, anna, takes } = over()
    takes(anna, 3)
    const { finished } = script.table
    if (!finished) throw new Error('nothing has ended')
    const steps = script.steps(finished.from, finished.to)
    const record = JSON.parse(
      JSON.stringify(runToCompletion(gameRecord(script.table, finished, steps))),
    )
    expect(record.names).toEqual(['Anna', 'Ben', 'Cleo'])
    expect(verifyRecord(record)).toMatchObject({ ok: true })
  })

  test('a spectator who takes a new seat sees the public view of the finished game', () => {
    const { script, anna } = over()
    script.send(anna, { type: 'set-listed', listed: true })
    expect(listedTable(script.game, script.table, 0)).toMatchObject({
      maxPlayers: 6,
      freeSeats: 3,
    })
    const dora = script.sit('Dora')
    expect(namesOf(script)).toEqual(['Anna', 'Ben', 'Cleo', 'Dora'])
    expect(script.projection(dora).view).toEqual(
      projectionFor(script.game, script.table, 'public')?.view,
    )
    expect(script.send(anna, { type: 'rematch' })).toBe(null)
    expect(script.projection(dora).view).not.toEqual(
      projectionFor(script.game, script.table, 'public')?.view,
    )
  })

  test('at a full table a newcomer takes a bot’s seat, but not its result', () => {
    const { script, anna } = gathering()
    while (script.send(anna, { type: 'add-bot' }) === null);
    script.send(anna, { type: 'start' })
    script.playOut()
    const played = publicTable(script.table, 0).results
    script.sit('Dora')
    expect(namesOf(script)[3]).toBe('Dora')
    expect(publicTable(script.table, 0).results).toEqual(played)
    for (const name of ['Emil', 'Finn', 'Gus']) script.trySit(name)
    expect(script.trySit('Hans')).toEqual({ refusal: 'table-full' })
  })

  test('the outcome follows the players to their new seats', () => {
    const same = over()
    const { outcome } = publicTable(same.script.table, 0)
    same.script.send(same.anna, { type: 'rematch' })
    expect(before(same.script)).toEqual({ outcome, previousSeats: [0, 1, 2] })
    const changed = over()
    changed.takes(changed.anna, 1)
    changed.answers(changed.ben, 1, true)
    changed.script.send(changed.anna, { type: 'rematch' })
    expect(before(changed.script)).toEqual({ outcome, previousSeats: [1, 0, 2] })
    const grown = over()
    grown.script.sit('Dora')
    grown.script.send(grown.ben, { type: 'leave' })
    grown.script.send(grown.anna, { type: 'rematch' })
    expect(before(grown.script)).toEqual({ outcome, previousSeats: [0, 2, null] })
  })

  test('the outcome has no effect on another game', () => {
    const { script, anna } = over()
    script.send(anna, { type: 'choose-game', game: 'nix' })
    script.send(anna, { type: 'start' })
    expect(before(script)).toBe(null)
  })

  test('a seat that was left is free', () => {
    const { script, ben, cleo, takes } = over()
    script.send(ben, { type: 'leave' })
    expect(takes(cleo, 1)).toBe(null)
    expect(seatOf(script.table, cleo)).toBe(1)
  })
})

test('a locked table is unlocked when everyone has left', () => {
  const { script, anna, ben, cleo } = gathering()
  script.send(anna, { type: 'set-locked', locked: true })
  script.send(ben, { type: 'leave' })
  script.send(anna, { type: 'leave' })
  expect(publicTable(script.table, 0).locked).toBe(true)
  expect(script.trySit('Dora')).toEqual({ refusal: 'table-locked' })
  script.send(cleo, { type: 'leave' })
  expect(publicTable(script.table, 0).locked).toBe(false)
  expect(script.trySit('Dora')).toBe(null)
  expect(publicTable(script.table, 0).locked).toBe(false)
  expect(script.trySit('Emil')).toBe(null)
})
