import { expect, test } from 'vitest'

import { isMeld, melds, rankOf, suitOf, trickWinner } from './french-cards.ts'
import { defineGame } from './index.ts'
import { copies, isJoker, jokers, markOf, numberOf, own, plain, textOf } from './own-cards.ts'
import { tableWordsOf } from './words.ts'

test('a card with a colour has a text, a colour and perhaps a number', () => {
  expect(plain([7, 8], ['sun', 'moon'])).toEqual(['7 sun', '8 sun', '7 moon', '8 moon'])
  expect([textOf('7 sun'), markOf('7 sun'), numberOf('7 sun')]).toEqual(['7', 'sun', 7])
  expect([textOf('Go on hill'), markOf('Go on hill'), numberOf('Go on hill')]).toEqual([
    'Go on',
    'hill',
    null,
  ])
  expect([textOf('7♣'), markOf('sun'), numberOf(7)]).toEqual([null, null, null])
})

test('copies are different cards with the same rank, suit, colour and text', () => {
  const pack = copies(3, ['7♣', own('Skip', 'leaf')])
  expect(new Set(pack).size).toBe(6)
  expect(pack.map((card) => [markOf(card), textOf(card)])).toEqual(
    Array.from({ length: 3 }, () => [
      [null, null],
      ['leaf', 'Skip'],
    ]).flat(),
  )
  expect([rankOf(pack[2] as '7♣'), suitOf(pack[2] as '7♣')]).toEqual(['7', '♣'])
})

test('melds and tricks of two packs are found', () => {
  const [seven, six] = copies(2, ['7♣', '6♣']).slice(2)
  if (!seven || !six) throw new Error('no copies')
  expect(isMeld(['7♣', seven, '7♥'])).toBe(true)
  expect(isMeld(['5♣', six, '7♣'])).toBe(true)
  expect(melds(['5♣', six, '8♣'])).toEqual([])
  expect(trickWinner(['6♣', 'A♦', seven] as never, 0)).toBe(2)
})

test('jokers have no suit and no rank', () => {
  expect(jokers(2)).toEqual(['★1', '★2'])
  expect(jokers(1).map((card) => [isJoker(card), suitOf(card), rankOf(card)])).toEqual([
    [true, null, null],
  ])
})

test('the words on a card and the names of colours are in the language', () => {
  const game = defineGame({
    id: 'colours',
    name: 'Colours',
    seats: [2, 4],
    cards: [...copies(2, plain([7], ['sun'])), own('Skip', 'flame'), ...jokers(1)],
    zones: { hand: 'own' },
    deal: (g, pack) => void g.hand[0].push(...pack),
    moves: { play: { rule: 'CO-01', choose: { card: 'hand' } } },
    score: () => [0, 0],
    en: { rules: { 'CO-01': 'Play.' }, moves: { play: 'Play {card}' } },
    de: {
      rules: { 'CO-01': 'Spiel.' },
      moves: { play: '{card} spielen' },
      cards: { Skip: 'Aussetzen' },
    },
  })
  const namesIn = (language: 'en' | 'de') => game.cards.map(tableWordsOf(game, language).words.card)
  expect(namesIn('en')).toEqual(['7 sun', '7 sun', 'Skip flame', 'Joker'])
  expect(namesIn('de')).toEqual(['7 Sonne', '7 Sonne', 'Aussetzen Flamme', 'Joker'])
})
