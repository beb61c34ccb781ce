import { describe, expect, test } from 'vitest'

import { inEnglish, press, textOf } from '../../testing/render.ts'
import {
  exchange,
  exchanging,
  lay,
  makeMove,
  position,
  ready,
} from '../../../shared/games/high-low/testing/positions.ts'
import { words } from '../../../shared/games/high-low/words/en/table.ts'
import {
  show,
  all,
  tapCard,
  tapColumn,
  tapPile,
  labels,
  selectedLabels,
  carry,
  dragOver,
} from './testing/show-board.tsx'

inEnglish()

describe('the exchange', () => {
  const state = exchanging({
    hand: [4, 9, 10],
    faceUp: [2, 5, 9],
    faceDown: [1, 1, 1],
    others: [{ hand: [6], faceUp: [13], faceDown: [7] }],
  })

  test('[HL-02] happens when a card of the hand and a face-up card are selected, in either order', () => {
    const one = show(state)
    tapCard(one.room, 2)
    tapColumn(one.room, 1)
    expect(one.play).toHaveBeenCalledExactlyOnceWith(exchange(10, 5))

    const other = show(state)
    tapColumn(other.room, 0)
    tapCard(other.room, 0)
    expect(other.play).toHaveBeenCalledExactlyOnceWith(exchange(4, 2))
  })

  test('[HL-02] puts the card into the column of the exchanged card', () => {
    const { room, become } = show(state)
    tapCard(room, 2)
    tapColumn(room, 1)
    become(makeMove(state, 0, exchange(10, 5)))
    expect(labels(room, '.my-trio [data-column]')).toEqual([
      '2, face up, on a face-down card',
      '10, face up, on a face-down card',
      '9, face up, on a face-down card',
    ])
  })

  test('[HL-02] highlights the face-up cards that the selected card can be exchanged for', () => {
    const { room } = show(state)
    tapCard(room, 1)
    expect(all(room, '.trio-column').filter((one) => one.dataset.target === 'true')).toHaveLength(2)
  })

  test('[HL-02] ends with a button, and shows who is ready', () => {
    const { room, play, explain, become } = show(makeMove(state, 1, ready))
    expect(all(room, '.seat')[0]?.textContent).toContain(words.ready)
    press(room, words.beReady)
    expect(play).toHaveBeenCalledExactlyOnceWith(ready)
    become(makeMove(state, 0, ready))
    expect(room.querySelector('[data-verb="ready"]')).toBeNull()
    tapCard(room, 0)
    tapColumn(room, 0)
    expect(play).toHaveBeenCalledOnce()
    expect(explain).not.toHaveBeenCalled()
  })

  test('[HL-02] says which card is missing, and what was exchanged', () => {
    const { room, become } = show(state)
    const slip = () => room.querySelector('.exchange-slip')?.textContent
    expect(slip()).toBe(words.exchange.how)
    tapCard(room, 2)
    expect(slip()).toBe(words.exchange.whichOpen(10))
    tapCard(room, 2)
    tapColumn(room, 1)
    expect(slip()).toBe(words.exchange.whichHand(5))
    become(makeMove(state, 0, exchange(10, 5)))
    tapColumn(room, 1)
    expect(slip()).toBe(words.exchange.done(10, 5))
  })

  test('[HL-03] says who begins', () => {
    expect(textOf(show({ ...state, turn: 1 }, 'public').room)).toContain('Ben will start')
  })
})

describe('my hand', () => {
  test('names each card, whether it is playable, and its position', () => {
    const { room } = show(position({ hand: [3, 4, 9, 9], pile: '6+6' }))
    expect(labels(room, '[role=option]')).toEqual([
      '3, playable, 1 of 4',
      '4, 2 of 4',
      '9, playable, 3 of 4',
      '9, playable, 4 of 4',
    ])
  })

  test('[HL-05] a second tap plays the selected card', () => {
    const { room, play } = show(position({ hand: [4, 9], pile: '6' }))
    tapCard(room, 1)
    expect(play).not.toHaveBeenCalled()
    expect(room.querySelector('.spread')?.getAttribute('data-target')).toBe('true')
    tapCard(room, 1)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay(9))
  })

  test('[HL-05] a tap on the highlighted pile plays the selected card too', () => {
    const { room, play } = show(position({ hand: [4, 9], pile: '6' }))
    tapCard(room, 1)
    tapPile(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay(9))
  })

  test('[HL-07] cards of the same rank are selected together and played with one button', () => {
    const { room, play } = show(position({ hand: [4, 9, 9, 9], pile: '6' }))
    for (const place of [1, 2, 3]) tapCard(room, place)
    expect(selectedLabels(room)).toEqual(['9', '9', '9'])
    press(room, 'Play 9 + 9 + 9')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay(9, 3))
  })

  test('[HL-17] a card of another rank replaces the selection', () => {
    const { room } = show(position({ hand: [8, 9, 9], pile: '6' }))
    tapCard(room, 1)
    tapCard(room, 0)
    expect(selectedLabels(room)).toEqual(['8'])
  })

  test('[HL-07] the first card of a required pair is not played before the second is selected', () => {
    const { room, play } = show(position({ hand: [4, 9, 9], pile: '6+6' }))
    tapCard(room, 1)
    expect(textOf(room)).toContain(words.moreOf(9))
    expect(room.querySelector('[data-verb="play"]')).toBeNull()
    tapCard(room, 2)
    press(room, 'Play 9 + 9')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay(9, 2))
  })

  test.each([
    [5, '6', 'HL-05'],
    [8, '6+6', 'HL-07'],
    [8, '7', 'HL-10'],
    [8, '9, 3', 'HL-12'],
  ])('a tap on a card that cannot be played says why: %s on %s is %s', (value, pile, clause) => {
    const { room, explain } = show(position({ hand: [value], pile }))
    tapCard(room, 0)
    expect(explain).toHaveBeenCalledExactlyOnceWith(clause)
  })

  test('[HL-03] cards are not playable on other players’ turns', () => {
    const { room, play, explain } = show(position({ hand: [9], pile: '6', turn: 1 }))
    tapCard(room, 0)
    tapCard(room, 0)
    expect(play).not.toHaveBeenCalled()
    expect(explain).not.toHaveBeenCalled()
  })

  test('[HL-15] must be empty before cards on the table can be played', () => {
    const { room, explain } = show(position({ hand: [9], faceUp: [8], faceDown: [1], pile: '6' }))
    tapColumn(room, 0)
    expect(explain).toHaveBeenCalledExactlyOnceWith('HL-15')
  })

  test('loses exactly the played cards, not others of the same rank', () => {
    const state = position({ hand: [9, 9, 9], pile: '6' })
    const { room, become } = show(state)
    const third = all(room, '.hand-card')[2]?.dataset.card
    tapCard(room, 0)
    tapCard(room, 1)
    tapPile(room)
    become(makeMove(state, 0, lay(9, 2)))
    expect(all(room, '.hand-card').map((card) => card.dataset.card)).toEqual([third])
  })
})

/** Returns the classes of the elements that are highlighted because a card is dragged over them. */
const under = (room: HTMLElement): readonly string[] =>
  all(room, '[data-under="true"]').map(({ className }) => className)

describe('a dragged card', () => {
  test('highlights the pile or the column below it until it is dropped', async () => {
    const playing = show(position({ hand: [4, 9, 9], pile: '6+6' })).room
    const play = dragOver(playing, 1, '.spread-place')
    expect(under(playing)).toEqual(['spread'])
    await play()
    expect(under(playing)).toEqual([])

    const state = exchanging({ hand: [4, 10], faceUp: [2, 5], faceDown: [1, 1] })
    const { room } = show(state)
    const drop = dragOver(room, 1, '.my-trio [data-column="1"]')
    expect(under(room)).toEqual(['trio-column'])
    await drop()
  })

  test('[HL-07] is played on the pile, together with the selected cards', async () => {
    const { room, play } = show(position({ hand: [4, 9, 9], pile: '6+6' }))
    tapCard(room, 1)
    await carry(room, 2, '.spread-place')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay(9, 2))
  })

  test('[HL-07] goes back if more cards are needed, with an explanation', async () => {
    const { room, play, explain } = show(position({ hand: [4, 9, 9], pile: '6+6' }))
    await carry(room, 1, '.spread-place')
    expect(play).not.toHaveBeenCalled()
    expect(explain).toHaveBeenCalledExactlyOnceWith('HL-07')
  })

  test('[HL-02] is exchanged for the face-up card that it is dropped on', async () => {
    const { room, play } = show(exchanging({ hand: [4, 10], faceUp: [2, 5], faceDown: [1, 1] }))
    await carry(room, 1, '.my-trio [data-column="1"]')
    expect(play).toHaveBeenCalledExactlyOnceWith(exchange(10, 5))
  })
})
