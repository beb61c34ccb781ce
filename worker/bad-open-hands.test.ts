import { describe, expect, test } from 'vitest'

import { openHandsDelays } from '../shared/protocol/table-settings.ts'
import { answerOf, ask, playingTable } from './testing/tables.ts'
import { expectUnchanged } from './testing/unchanged.ts'

const [, soonest] = openHandsDelays

describe('with open hands for spectators,', () => {
  test.each([
    [
      'a question of a player who is not the host',
      { type: 'set-open-hands', moves: soonest },
      'not-host',
    ],
    ['moves that are not offered', { type: 'set-open-hands', moves: soonest - 1 }, 'malformed'],
    ['a fraction of a move', { type: 'set-open-hands', moves: soonest + 0.5 }, 'malformed'],
    ['moves in letters', { type: 'set-open-hands', moves: String(soonest) }, 'malformed'],
    ['without a number of moves', { type: 'set-open-hands' }, 'malformed'],
    ['a consent without a question', { type: 'show-hand', shows: true }, 'not-now'],
    ['an answer that is neither yes nor no', { type: 'show-hand', shows: 'yes' }, 'malformed'],
    ['no answer at all', { type: 'show-hand' }, 'malformed'],
    ['an answer for another seat', { type: 'show-hand', shows: true, seat: 0 }, 'malformed'],
  ])('%s is refused', (_, command, refusal) =>
    expectUnchanged(async ({ sockets: [, ben] }) => {
      expect(await ben.command(command)).toMatchObject({ type: 'refused', refusal })
    }),
  )

  test('a consent that was never requested can be withdrawn, and changes nothing', () =>
    expectUnchanged(async ({ sockets: [, ben] }) => {
      expect(await ben.command({ type: 'show-hand', shows: false })).toMatchObject({ type: 'done' })
    }))
})

test('players consent only for themselves, so hands stay hidden until all have consented', async () => {
  const { code, sockets } = await playingTable(['Anna', 'Ben'])
  const [anna, ben] = sockets
  const hands = async () => (await answerOf(ask(`/api/tables/${code}`))).body
  const asked = await anna.command({ type: 'set-open-hands', moves: soonest })
  expect(asked).toMatchObject({ type: 'done' })
  const forBen = await anna.command({ type: 'show-hand', shows: true, seat: 1 })
  expect(forBen).toMatchObject({ refusal: 'malformed' })
  expect(await anna.command({ type: 'show-hand', shows: true })).toMatchObject({ type: 'done' })
  expect(await hands()).toMatchObject({ table: { openHands: { open: false } } })
  expect(await ben.command({ type: 'show-hand', shows: true })).toMatchObject({ type: 'done' })
  expect(await hands()).toMatchObject({ table: { openHands: { open: true } } })
})
