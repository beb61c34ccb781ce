import { describe, expect, test } from 'vitest'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { bot, human, table } from '../../testing/tables.ts'
import { newcomersAt, currentSeatOf, tableOfLastGame } from './last-game.ts'

const anna = human('Anna', { person: 1 })
const ben = human('Ben', { person: 2 })
const kim = bot('Kim')
const played = {
  deal: 1,
  game: 'nix',
  names: ['Anna', 'Ben', 'Kim'],
  people: [1, 2, null],
  pieces: [0, 1, 2],
  minutes: 24,
  outcome: { kind: 'places', places: [1, 2, 3], points: [1, 2, 3] },
} as const

const over = (seats: PublicTable['seats'], changed: Partial<PublicTable> = {}): PublicTable =>
  table({ phase: 'over', seats, results: [played], ...changed })
const namesOf = (at: PublicTable) =>
  tableOfLastGame(at).seats.map(({ name, kind }) => `${name} ${kind}`)

describe('at the end of a game', () => {
  test('an unchanged table is the same object', () => {
    const at = over([anna, ben, kim])
    expect(tableOfLastGame(at)).toBe(at)
  })

  test('players are shown on the seats of the finished game', () => {
    const at = over([human('Dora', { person: 4 }), kim, anna, ben], { host: 2 })
    expect(namesOf(at)).toEqual(['Anna human', 'Ben human', 'Kim bot'])
    expect(tableOfLastGame(at).host).toBe(0)
    expect([0, 1, 2].map((seat) => currentSeatOf(at, seat))).toEqual([2, 3, 1])
    expect(newcomersAt(at)).toEqual(['Dora'])
  })

  test('a player who has left leaves an empty seat', () => {
    const at = over([anna, human('Dora', { person: 4 })], { host: 1 })
    expect(namesOf(at)).toEqual(['Anna human', 'Ben open', 'Kim open'])
    expect(tableOfLastGame(at).host).toBe(null)
    expect(currentSeatOf(at, 1)).toBe(null)
  })

  test('a bot is not mistaken for an open seat whose former player had the same name', () => {
    const at = over([{ ...human('Kim'), kind: 'open' }, anna, kim])
    expect(currentSeatOf(at, 2)).toBe(2)
  })
})

test('during a game or a gathering, seats are those of the table', () => {
  for (const phase of ['playing', 'gathering'] as const) {
    const at = over([ben, anna], { phase })
    expect(tableOfLastGame(at)).toBe(at)
    expect(currentSeatOf(at, 1)).toBe(1)
    expect(newcomersAt(at)).toEqual([])
  }
})
