import { describe, expect, test } from 'vitest'

import { button, inEnglish, press, textOf } from '../../testing/render.ts'
import { after, lay, position } from '../../../shared/games/switch/testing/positions.ts'
import { words } from '../../../shared/games/switch/words/en/table.ts'
import { show, tap, tapCard, hand, selectedCards, pile } from './testing/show-board.tsx'

inEnglish()

describe('my hand', () => {
  test('[SW-04] names each card, whether it is playable, and its position', () => {
    const { room } = show(position({ hands: ['9♣ 3♥ 4♣', '5♣'] }))
    expect(hand(room)).toEqual([
      'Four of clubs, 1 of 3',
      'Nine of clubs, playable, 2 of 3',
      'Three of hearts, playable, 3 of 3',
    ])
  })

  test('the name of a playable special card ends with its effect', () => {
    const { room } = show(position({ hands: ['8♣ 9♣ 8♥', '5♣'] }))
    expect(hand(room).filter((name) => name?.startsWith('Eight'))).toEqual([
      'Eight of clubs, 1 of 3',
      `Eight of hearts, playable, 3 of 3, ${words.tag.skips('Ben')}`,
    ])
  })

  test('can be sorted by rank and back', () => {
    const { room } = show(position({ hands: ['9♣ 3♥ 9♦', '5♣'] }))
    press(room, words.sortByRank)
    expect(hand(room).map((name) => name?.split(',')[0])).toEqual([
      'Three of hearts',
      'Nine of clubs',
      'Nine of diamonds',
    ])
    press(room, words.sortBySuit)
    expect(hand(room)[2]).toContain('Three of hearts')
  })

  test('a second tap plays the card, and so does a tap on the pile', () => {
    const { room, play } = show(position({ hands: ['9♣ 3♥ 4♣', '5♣'] }))
    tapCard(room, '9♣')
    expect(play).not.toHaveBeenCalled()
    expect(pile(room, 'discard')?.dataset['glow']).toBe('true')
    tapCard(room, '9♣')
    tap(room, '[data-pile="discard"]')
    expect(play.mock.calls).toEqual([[lay('9♣')], [lay('9♣')]])
  })

  test('[SW-04] [SW-09] a tap on an unplayable card explains why', () => {
    const { room, explain, see } = show(position({ hands: ['9♣ 3♥ 4♣', '5♣'] }))
    tapCard(room, '4♣')
    expect(explain).toHaveBeenLastCalledWith('SW-04')
    see(position({ hands: ['9♣ 3♥ 4♣', '5♣'], demand: { by: 'draw2', owed: 5 }, discards: 'J♥' }))
    tapCard(room, '3♥')
    expect(explain).toHaveBeenLastCalledWith('SW-09')
  })

  test('cards are not playable on other players’ turns', () => {
    const { room, play, explain } = show(position({ hands: ['9♣ 3♥', '5♣ 6♣'], turn: 1 }))
    tapCard(room, '9♣')
    tapCard(room, '9♣')
    expect([play.mock.calls, explain.mock.calls]).toEqual([[], []])
    expect(selectedCards(room)).toHaveLength(1)
  })

  test('[SW-11] changes after a swap', () => {
    const state = position({ hands: ['9♣ 3♥ Q♠', '5♣ 6♣'], discards: '9♠' })
    const { room, see } = show(state)
    tapCard(room, '9♣')
    see(after(state, lay('Q♠')))
    expect(hand(room)).toEqual(['Five of clubs, 1 of 2', 'Six of clubs, 2 of 2'])
    expect(selectedCards(room)).toEqual([])
  })

  test('[SC-02] jokers are always playable, and can be selected one by one', () => {
    const { room, play } = show(position({ hands: ['3♣ 4♣ * *', '5♣'], jokers: 2 }))
    tap(room, '[data-card="53"]')
    expect(selectedCards(room)).toEqual(['Joker, playable, 4 of 4'])
    tap(room, '[data-card="53"]')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('*'))
  })
})

describe('several cards of a rank', () => {
  const state = position({ hands: ['9♣ 9♦ 9♠ 4♣ 5♣', '5♦'] })

  test('[SW-05] are played together in the order in which they were tapped', () => {
    const { room, play } = show(state)
    for (const name of ['9♠', '9♣', '9♦']) tapCard(room, name)
    expect(selectedCards(room)).toEqual([
      'Nine of clubs, playable, 3 of 5, chosen as number 2',
      'Nine of diamonds, playable, 4 of 5, chosen as number 3',
      'Nine of spades, playable, 5 of 5, chosen as number 1',
    ])
    press(room, 'Play three nines')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('9♠ 9♣ 9♦'))
  })

  test('can be deselected by a second tap', () => {
    const { room } = show(state)
    for (const name of ['9♠', '9♣', '9♠']) tapCard(room, name)
    expect(button(room, 'Play the nine of clubs')).toBeTruthy()
  })

  test('[SW-05] cannot be played with a special card', () => {
    const { room } = show(position({ hands: ['8♣ 8♥ 4♣', '5♦'] }))
    tapCard(room, '8♥')
    tapCard(room, '8♣')
    expect(selectedCards(room)).toEqual(['Eight of clubs, 2 of 3'])
  })

  test('are suggested when one is selected', () => {
    const { room } = show(state)
    tapCard(room, '9♣')
    expect(textOf(room)).toContain('Tap more nines to play them together.')
  })
})
