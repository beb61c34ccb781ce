import { expect, test } from 'vitest'

import { randomNumbered } from '../../../shared/deal/random.ts'
import { gameOf } from '../../../shared/define-game/game.ts'
import { layoutOf } from '../../../shared/define-game/layout.ts'
import { tableWordsOf } from '../../../shared/define-game/words.ts'
import { defaultsOf } from '../../../shared/game/options.ts'
import hearts from '../../../shared/games/hearts.ts'
import { newsOf } from './news-of.ts'

const names = ['Anna', 'Ben', 'Kim', 'Lou']
const [game, layout] = [gameOf(hearts), layoutOf(hearts)]
const { words } = tableWordsOf(hearts, 'en')
const options = defaultsOf(hearts.options ?? {}) as object
const news = newsOf(layout)

test('[HE-03] passed cards are counted, not named', () => {
  const before = game.setup(4, options, randomNumbered(3), null)
  const [move] = game.moves(game.view(before, 0), options)
  if (!move) throw new Error('every player passes cards')
  const after = game.apply(before, 0, move, options)
  expect(news(game.view(before, 1), game.view(after, 1), words, names, options, {})).toEqual([
    'Anna: Pass 3 cards.',
  ])
})
