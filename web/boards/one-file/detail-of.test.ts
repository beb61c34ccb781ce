import { expect, test } from 'vitest'

import { randomNumbered } from '../../../shared/deal/random.ts'
import { gameOf } from '../../../shared/define-game/game.ts'
import { layoutOf } from '../../../shared/define-game/layout.ts'
import { tableWordsOf } from '../../../shared/define-game/words.ts'
import { defaultsOf } from '../../../shared/game/options.ts'
import ohHell from '../../../shared/games/oh-hell.ts'
import { detailOf } from './detail-of.ts'
import { sceneOf } from './scene.ts'

const options = defaultsOf(ohHell.options ?? {})
const game = gameOf(ohHell)
const view = game.view(game.setup(3, options, randomNumbered(1), null), 0)

test.each([
  { bid: 2, tricks: 0, hand: 3, card: null, detail: 'You need 2 more tricks.' },
  { bid: 2, tricks: 1, hand: 1, card: null, detail: 'You need one more trick.' },
  { bid: 1, tricks: 1, hand: 2, card: null, detail: 'You have what you bid.' },
  { bid: 1, tricks: 2, hand: 1, card: null, detail: 'You have missed your bid.' },
  { bid: 2, tricks: 0, hand: 1, card: null, detail: 'You have missed your bid.' },
  { bid: 2, tricks: 0, hand: 1, card: '7♦', detail: 'You need 2 more tricks.' },
])('[OH-08] $tricks of $bid tricks, $hand cards left, trick card $card: $detail', (given) => {
  const scene = sceneOf(layoutOf(ohHell), {
    ...tableWordsOf(ohHell, 'en'),
    view: {
      ...view,
      bids: [given.bid, 0, 0],
      tricks: [given.tricks, 0, 0],
      trick: [given.card, null, null],
      count: { hand: [given.hand, 1, 1] },
    },
    options,
    names: ['Anna', 'Ben', 'Kim'],
  })
  expect(detailOf(scene)).toBe(given.detail)
})
