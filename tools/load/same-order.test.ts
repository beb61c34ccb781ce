import { expect, test } from 'vitest'

import { SameOrder } from './same-order.ts'

const view = (seq: number, card = seq): Buffer =>
  Buffer.from(`{"type":"view","seq":${seq},"top":${card}}`)

test('spectators who receive the same moves in the same order pass', () => {
  const order = new SameOrder()
  const receiveAll = (): void => {
    for (let spectator = 0; spectator < 3; spectator++)
      for (let move = 0; move < 5; move++) order.check(move, view(10 + move))
  }
  expect(receiveAll).not.toThrow()
})

test('a move that is missing, different, repeated or out of order is found', () => {
  const order = new SameOrder()
  for (let move = 0; move < 3; move++) order.check(move, view(10 + move))
  expect(() => order.check(1, view(12))).toThrow('differ in move 1')
  expect(() => order.check(1, view(11, 7))).toThrow('differ in move 1')
  expect(() => order.check(3, view(12))).toThrow('move 3 came again')
  expect(() => order.check(3, view(9))).toThrow('move 3 came again')
})
