import { describe, expect, test } from 'vitest'

import type { Seat, Viewer } from '../../../shared/game/game.ts'
import { news } from './news.ts'
import {
  beginning,
  by,
  call,
  draw,
  give,
  keep,
  lay,
  position,
} from '../../../shared/games/switch/testing/positions.ts'
import type { Move, State } from '../../../shared/games/switch/rules/state.ts'
import { view } from '../../../shared/games/switch/rules/view.ts'
import { words } from '../../../shared/games/switch/words/en/table.ts'

const names = ['Anna', 'Ben', 'Kim']

const newsBetween = (
  before: State | null,
  after: State,
  viewer: Viewer = 'public',
): readonly string[] =>
  news(before && view(before, viewer), view(after, viewer), words, names, after.options)

/** Makes these moves, each by its seat. Returns the sentences about all of them. */
function newsOf(state: State, ...made: readonly (readonly [Seat, Move])[]): readonly string[] {
  return made.flatMap(([seat, move]) => {
    const before = state
    state = by(state, seat, move)
    return newsBetween(before, state)
  })
}

describe('the news say', () => {
  test('[SW-04] [SW-05] who plays which cards, and who draws', () => {
    const state = position({ hands: ['5♥ 5♣ 3♣ 4♣', '6♦ 6♠ 7♠'], toDraw: '2♣ 3♦' })
    expect(newsOf(state, [0, lay('5♥ 5♣')], [1, draw])).toEqual([
      'Anna plays the five of hearts and the five of clubs.',
      'Ben draws 1 card.',
    ])
  })

  test('[SW-06] which suit or rank is named', () => {
    const state = position({ hands: ['A♥ 5♣ 3♣', '6♦ 6♠ 7♠'] })
    expect(newsOf(state, [0, lay('A♥', { suit: 'spades' })])).toEqual([
      'Anna plays the ace of hearts.',
      'Anna chooses spades.',
    ])
  })

  test('[SW-07] [SW-08] what is demanded, cancelled and paid', () => {
    const state = position({ hands: ['2♥ 5♣ 3♣', '2♠ 6♠ 7♠', '9♠ 9♣ 3♦'] })
    expect(newsOf(state, [0, lay('2♥')], [1, lay('2♠')], [2, draw])).toEqual([
      'Anna plays the two of hearts.',
      'Ben has to draw 2 cards, or play a card that answers.',
      'Ben plays the two of spades.',
      'Kim has to draw 4 cards, or play a card that answers.',
      'Kim draws the 4 cards.',
    ])
    const jacks = position({
      hands: ['J♦ 5♣ 3♣', '6♠ 7♠'],
      discards: 'J♥',
      demand: { by: 'draw2', owed: 5 },
    })
    expect(newsOf(jacks, [0, lay('J♦')])).toEqual([
      'Anna plays the jack of diamonds.',
      'Anna cancels that: nobody draws the 5 cards.',
    ])
  })

  test('[SW-09] that fewer cards were left than demanded', () => {
    const state = position({
      hands: ['5♣ 3♣', '6♠ 7♠'],
      discards: '2♥',
      toDraw: '8♣',
      demand: { by: 'draw', owed: 2 },
    })
    expect(newsOf(state, [0, draw])).toEqual(['Anna draws 1 card of 2: there are no more.'])
  })

  test('[SW-10] [SW-12] who misses a turn, and that the direction turns', () => {
    const state = position({ hands: ['8♥ 5♣ 3♣', '6♠ 7♠', '10♥ 9♣ 3♦'] })
    expect(newsOf(state, [0, lay('8♥')], [2, lay('10♥')])).toEqual([
      'Anna plays the eight of hearts.',
      'Ben misses a turn.',
      'Kim plays the ten of hearts.',
      'The direction reverses: anticlockwise now.',
    ])
  })

  test('[SW-11] who swaps hands', () => {
    const state = position({ hands: ['Q♠ 5♣ 3♣', '6♠ 7♠'], discards: '9♠' })
    expect(newsOf(state, [0, lay('Q♠')])).toEqual([
      'Anna plays the queen of spades.',
      'Anna and Ben swap hands.',
    ])
  })

  test('[SW-14] [SW-15] who calls, and who forgot to', () => {
    const state = position({ hands: ['5♥ 3♣', '6♠ 7♠'] })
    expect(newsOf(state, [0, call('5♥')])).toContain('Anna says “Switch!”')
    expect(newsOf(state, [0, lay('5♥')])).toContain(
      'Anna forgot to say “Switch” and draws 2 cards.',
    )
    expect(newsOf(position({ hands: ['8♥', '6♠ 7♠'] }), [0, lay('8♥')])).toContain(
      'Anna played a special card last and draws 1 card.',
    )
  })

  test('[SW-13] that the discards are shuffled', () => {
    const state = position({ hands: ['5♣ 3♣', '6♠ 7♠'], discards: '2♦ 9♦ 9♥', toDraw: '' })
    expect(newsOf(state, [0, draw])).toEqual([
      'The discard pile is shuffled into a new draw pile.',
      'Anna draws 1 card.',
    ])
  })

  test('[SC-07] [SC-08] [SC-09] events of optional rules', () => {
    const drawn = position({ hands: ['5♣ 3♣', '6♠ 7♠'], playDrawn: true, toDraw: '8♣ 7♥' })
    expect(newsOf(drawn, [0, draw], [0, keep])).toEqual([
      'Anna draws 1 card.',
      'Anna keeps the card.',
    ])
    const passing = position({ hands: ['5♥ 3♣ 4♦', '6♠ 7♠'], passLeft: '5' })
    expect(newsOf(passing, [0, lay('5♥')], [0, give('3♣')], [1, give('6♠')])).toEqual([
      'Anna plays the five of hearts.',
      'Everyone chooses a card for the player on their left.',
      'Anna has chosen.',
      'Ben has chosen.',
      'The chosen cards move to the left.',
    ])
    const again = position({ hands: ['5♥ 3♣ 4♦', '6♠ 7♠'], follow: '5' })
    expect(newsOf(again, [0, lay('5♥')]).at(-1)).toBe('Anna has another turn.')
  })

  test('[SW-16] who wins the round, and how the next one starts', () => {
    const state = position({ hands: ['5♥', '6♠ 7♠'] })
    const lines = newsOf(state, [0, lay('5♥')])
    expect(lines.slice(0, 2)).toEqual(['Anna plays the five of hearts.', 'Anna wins the round.'])
    expect(lines[2]).toMatch(/^Round 2: Ben deals, and the first card is the .*\.$/)
    const cards = newsOf(position({ hands: ['5♥', '6♠ J♠'], scoring: 'cards' }), [0, lay('5♥')])
    expect(cards[1]).toBe('Anna wins the round: 16 points.')
  })

  test('[SW-16] how the game ended', () => {
    const state = position({ hands: ['5♥', '6♠ 7♠'], points: [1, 0] })
    expect(newsOf(state, [0, lay('5♥')]).at(-1)).toBe('Anna won! Anna 2, Ben 0.')
  })

  test('[SW-03] how the first round starts, without an earlier view', () => {
    const state = beginning({ hands: ['3♣ 4♣', '3♦ 2♦', '5♥ 3♠'], discards: '8♥' })
    expect(newsBetween(null, state)).toEqual([
      'Round 1: Anna deals, and the first card is the eight of hearts.',
      'Ben misses a turn.',
    ])
    expect(newsBetween(null, by(state, 2, lay('5♥')))).toEqual([])
  })

  test('to each viewer what concerns them', () => {
    const state = position({ hands: ['8♥ 5♣ 3♣', '6♠ 7♠', '10♥ 9♣ 3♦'] })
    const skipping = by(state, 0, lay('8♥'))
    expect(newsBetween(state, skipping, 0)).toEqual([
      'You play the eight of hearts.',
      'Ben misses a turn.',
    ])
    expect(newsBetween(state, skipping, 1)).toEqual([
      'Anna plays the eight of hearts.',
      'You miss a turn.',
    ])
    const queens = position({ hands: ['Q♠ 5♣ 3♣', '6♠ 7♠'], discards: '9♠' })
    const swapped = by(queens, 0, lay('Q♠'))
    expect([0, 1].map((seat) => newsBetween(queens, swapped, seat).slice(-2))).toEqual([
      ['You and Ben swap hands.', 'You get the six of spades and the seven of spades.'],
      ['You and Anna swap hands.', 'You get the three of clubs and the five of clubs.'],
    ])
  })

  test('[SW-04] [SW-09] to the player who draws which cards, and to the others how many', () => {
    const state = position({ hands: ['5♥ 3♣', '6♦ 7♠'], toDraw: '2♣ 3♦' })
    const drawn = by(state, 0, draw)
    expect(newsBetween(state, drawn, 0)).toEqual(['You draw the three of diamonds.'])
    expect(newsBetween(state, drawn, 1)).toEqual(['Anna draws 1 card.'])
    const demand = { by: 'draw', owed: 2 } as const
    const owing = position({ hands: ['5♣ 3♣', '6♠'], discards: '2♥', toDraw: '8♣ 9♣', demand })
    const paid = by(owing, 0, draw)
    expect(newsBetween(owing, paid, 0)).toEqual([
      'You draw the eight of clubs and the nine of clubs.',
    ])
  })

  test('[SW-14] to the player who forgets to call “Switch” which cards that costs', () => {
    const state = position({ hands: ['5♥ 3♣', '6♠ 7♠'], toDraw: '2♣ 3♦ 4♦', lastCall: 2 })
    expect(newsBetween(state, by(state, 0, lay('5♥')), 0)).toEqual([
      'You play the five of hearts.',
      'You forgot to say “Switch” and draw the three of diamonds and the four of diamonds.',
    ])
  })

  test('nothing if the same view is received again', () => {
    const state = position({ hands: ['5♥ 3♣ 4♦', '6♠ 7♠'] })
    const after = by(state, 0, lay('5♥'))
    expect(newsBetween(after, after)).toEqual([])
  })
})
