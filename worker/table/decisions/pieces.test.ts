import { expect, test } from 'vitest'

import { Script } from '../../testing/script.ts'
import { publicTable } from './views.ts'

/** By seat, as everybody is told: left out where it is the one of the seat's own number. */
const piecesOf = ({ table }: Script) =>
  publicTable(table, 0).seats.map(({ piece }, seat) => piece ?? seat)

test('whoever sits down gets the piece that they like, and others the first that is free', () => {
  const evening = new Script()
  evening.triesToSit('Anna', { piece: 3 })
  evening.triesToSit('Ben')
  evening.triesToSit('Cleo', { piece: 1 })
  expect(piecesOf(evening)).toEqual([3, 0, 1])
})

test('two people never have the same piece', () => {
  const evening = new Script()
  evening.triesToSit('Anna', { piece: 3 })
  evening.triesToSit('Ben', { piece: 3 })
  expect(piecesOf(evening)).toEqual([3, 0])
  expect(evening.says('s2', { type: 'piece', piece: 3 })).toEqual({ refusal: 'piece-taken' })
  expect(evening.says('s2', { type: 'piece', piece: 5 })).toBe(null)
  expect(piecesOf(evening)).toEqual([3, 5])
})

test('a bot makes way for a person, and takes the piece that this one had', () => {
  const evening = new Script()
  const anna = evening.sits('Anna')
  evening.says(anna, { type: 'add-bot' })
  expect(evening.says(anna, { type: 'piece', piece: 1 })).toBe(null)
  expect(piecesOf(evening)).toEqual([1, 0])
})

test('people keep their pieces when others leave and seats move up', () => {
  const evening = new Script()
  evening.sits('Anna')
  evening.triesToSit('Ben', { piece: 4 })
  evening.sits('Cleo')
  evening.says('s1', { type: 'leave' })
  expect(piecesOf(evening)).toEqual([4, 1])
})

test('in a game a piece belongs to the chair, also to whoever comes there next', () => {
  const evening = new Script()
  evening.triesToSit('Anna', { piece: 2 })
  evening.triesToSit('Ben', { piece: 4 })
  evening.says('s1', { type: 'start' })
  expect(evening.says('s1', { type: 'piece', piece: 0 })).toEqual({ refusal: 'not-now' })
  evening.says('s2', { type: 'leave' })
  evening.triesToSit('Cleo', { piece: 5 })
  expect(piecesOf(evening)).toEqual([2, 4])
  evening.says('s1', { type: 'resume' })
  evening.playsOut()
  expect(evening.table.finished?.pieces).toEqual([2, 4])
})
