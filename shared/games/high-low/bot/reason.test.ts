import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import type { ReasonWords } from '../../../game/words.ts'
import { bot } from './bot.ts'
import type { Why } from '../rules/reasons.ts'
import { redeal, setup } from '../rules/deal.ts'
import { game as highLow } from '../game.ts'
import {
  exchange,
  exchanging,
  flip,
  lay,
  position,
  ready,
  take,
  tryOut,
} from '../testing/positions.ts'
import type { Move, State } from '../rules/state.ts'
import { view } from '../rules/view.ts'

const inEachLanguage = Object.values(
  import.meta.glob<ReasonWords>('../words/*/extras.ts', { eager: true, import: 'reasonWords' }),
)

const reasonFor = (state: State, move: Move) =>
  bot.reason(view(state, state.turn), state.options, move)

const full = { hand: [1, 5, 6, 8, 12] }
const few = { hand: [5, 8] }

describe('a bot gives the reason that it', () => {
  test.each<[what: string, state: State, move: Move, Why]>([
    ['plays its last cards', position({ hand: [9, 9] }), lay(9, 2), { why: 'last' }],
    [
      'burns the pile with four cards of the same value',
      position({ hand: [9, 4], pile: '5, 9+9+9', others: [full] }),
      lay(9),
      { why: 'four', value: 9, cards: 5 },
    ],
    [
      'bombs a pile instead of taking it',
      position({ hand: [10, 4], pile: '5, 9', others: [full] }),
      lay(10),
      { why: 'bomb', cards: 2 },
    ],
    [
      'passes the card below a ghost on to the next player',
      position({ hand: [3, 4], pile: '5, 13', others: [full] }),
      lay(3),
      { why: 'ghost', under: 13, next: 1 },
    ],
    [
      'restarts the pile with a 2 instead of taking it',
      position({ hand: [2, 4], pile: '5, 13', others: [full] }),
      lay(2),
      { why: 'restart', cards: 2 },
    ],
    [
      'takes the pile',
      position({ hand: [2, 4], pile: '5, 13', others: [full] }),
      take,
      { why: 'take', cards: 2 },
    ],
    [
      'gets rid of a low card',
      position({ hand: [4, 9], others: [full] }),
      lay(4),
      { why: 'low', value: 4 },
    ],
    [
      'plays cards of the same value together',
      position({ faceUp: [8, 8, 12], pile: '6', others: [full] }),
      lay(8, 2),
      { why: 'together', value: 8, count: 2 },
    ],
    [
      'plays a card that no face-up card of the next player beats',
      position({ hand: [6, 9], pile: '4, 5', others: [{ faceUp: [6, 9], faceDown: [1] }] }),
      lay(9),
      { why: 'none-face-up', next: 1 },
    ],
    [
      'makes it hard for a player with few cards',
      position({ hand: [5, 13], others: [few] }),
      lay(13),
      { why: 'stop', next: 1, left: 2 },
    ],
    [
      'plays a high card instead of taking the pile',
      position({ hand: [2, 12], pile: '5, 6', others: [full], draw: [13, 13, 13, 13] }),
      lay(12),
      { why: 'beats', value: 12, cards: 2 },
    ],
    [
      'takes a face-up card with the pile',
      position({ faceUp: [4], faceDown: [9], pile: '8, 13', others: [full] }),
      tryOut(4),
      { why: 'try', value: 4, cards: 2 },
    ],
    [
      'turns a face-down card',
      position({ faceDown: [4], pile: '8', others: [full] }),
      flip(0),
      { why: 'blind' },
    ],
    [
      'puts a card on the table to play it last',
      exchanging({ hand: [10], faceUp: [4] }),
      exchange(10, 4),
      { why: 'exchange', up: 10, down: 4 },
    ],
    ['likes its face-up cards', exchanging({ hand: [4], faceUp: [10] }), ready, { why: 'ready' }],
  ])('%s', (_, state, move, why) => {
    expect(reasonFor(state, move)).toEqual(why)
    for (const words of inEachLanguage)
      for (const me of [null, 0, 1])
        expect(words.sentence(why, ['Ada', 'Ben'], me)).toMatch(/^(?!.*undefined)[A-ZÀ].*[.!]$/)
  })

  test('there is no reason for a special card on an empty pile', () => {
    expect(reasonFor(position({ hand: [2, 4], others: [full] }), lay(2))).toBeNull()
    expect(reasonFor(position({ hand: [4, 10], others: [full] }), lay(10))).toBeNull()
  })
})

test('the reason addresses the player it is about', () => {
  const why: Why = { why: 'stop', next: 1, left: 2 }
  const said = inEachLanguage.map((words) =>
    [0, 1].map((me) => words.sentence(why, ['Ada', 'Ben'], me)),
  )
  for (const [toAda, toBen] of said) {
    expect(toAda).toContain('Ben')
    expect(toBen).not.toContain('Ben')
  }
})

test('the reason depends on no hand, not even the bot’s own', () => {
  const anyGame = fc.record({ number: fc.nat(1_000_000), seats: fc.integer({ min: 2, max: 5 }) })
  fc.assert(
    fc.property(anyGame, ({ number, seats }) => {
      let state = setup(seats, { finish: 'first' }, randomOf(number), null)
      for (let count = 0; !state.ending && count < 150; count++) {
        const seat = highLow.toMove(state)[0] ?? 0
        const asked = { random: randomOf(count), urgency: 'urgent', strength: 'medium' } as const
        const move = bot.move(view(state, seat), state.options, asked)
        if (!move) throw new Error('the player to move makes no move')
        const said = bot.reason(view(state, seat), state.options, move)
        const redealt = redeal(state, 'public', randomOf(count))
        expect(bot.reason(view(redealt, seat), state.options, move)).toEqual(said)
        state = highLow.apply(state, seat, move, state.options)
      }
    }),
    { numRuns: 20 },
  )
})
