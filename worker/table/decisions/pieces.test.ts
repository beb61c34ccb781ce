import { expect, test } from 'vitest'

import { Script } from '../../testing/script.ts'
import { publicTable } from './views.ts'

/**
 * Returns the number of the playing piece that stands for each seat. The public table omits a piece
 * whose number equals the number of its seat.
 */
const piecesOf = ({ table }: Script) =>
  publicTable(table, 0).seats.map(({ piece }, seat) => piece ?? seat)

test('a newcomer gets the chosen piece, or else the first free one', () => {
  const script = new Script()
  script.trySit('Anna', { piece: 3 })
  script.trySit('Ben')
  script.trySit('Cleo', { piece: 1 })
  expect(piecesOf(script)).toEqual([3, 0, 1])
})

test('two players never have the same piece', () => {
  const script = new Script()
  script.trySit('Anna', { piece: 3 })
  script.trySit('Ben', { piece: 3 })
  expect(piecesOf(script)).toEqual([3, 0])
  expect(script.send('s2', { type: 'choose-piece', piece: 3 })).toEqual({ refusal: 'piece-taken' })
  expect(script.send('s2', { type: 'choose-piece', piece: 5 })).toBe(null)
  expect(piecesOf(script)).toEqual([3, 5])
})

test('a bot swaps its piece with a person who chooses it', () => {
  const script = new Script()
  const anna = script.sit('Anna')
  script.send(anna, { type: 'add-bot' })
  expect(script.send(anna, { type: 'choose-piece', piece: 1 })).toBe(null)
  expect(piecesOf(script)).toEqual([1, 0])
})

test('players keep their pieces when others leave and seats move up', () => {
  const script = new Script()
  script.sit('Anna')
  script.trySit('Ben', { piece: 4 })
  script.sit('Cleo')
  script.send('s1', { type: 'leave' })
  expect(piecesOf(script)).toEqual([4, 1])
})

test('during a game a piece belongs to the seat, even with a new player', () => {
  const script = new Script()
  script.trySit('Anna', { piece: 2 })
  script.trySit('Ben', { piece: 4 })
  script.send('s1', { type: 'start' })
  expect(script.send('s1', { type: 'choose-piece', piece: 0 })).toEqual({ refusal: 'not-now' })
  script.send('s2', { type: 'leave' })
  script.trySit('Cleo', { piece: 5 })
  expect(piecesOf(script)).toEqual([2, 4])
  script.send('s1', { type: 'resume' })
  script.playOut()
  expect(script.table.finished?.pieces).toEqual([2, 4])
})
