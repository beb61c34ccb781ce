import { describe, expect, test } from 'vitest'

import { button, inEnglish, press, textOf } from '../../testing/render.ts'
import {
  after,
  call,
  cards,
  lay,
  position,
} from '../../../shared/games/switch/testing/positions.ts'
import { words } from '../../../shared/games/switch/words/en/table.ts'
import { show, tap, tapCard, hand, marks, mine, plate } from './testing/show-board.tsx'

inEnglish()

describe('the table', () => {
  test('the other players sit in the order of play, from the viewer’s left', () => {
    const { room, see } = show(position({ hands: ['3♣', '4♣ 5♣', '6♣'] }), 1)
    const seats = () =>
      [...room.querySelectorAll<HTMLElement>('.seat')].map((one) => one.dataset['seat'])
    expect(seats()).toEqual(['2', '0'])
    expect(button(room, 'Play goes clockwise')).toBeTruthy()
    see(position({ hands: ['3♣', '4♣ 5♣', '6♣'], direction: -1 }))
    expect(button(room, 'Play goes anticlockwise')).toBeTruthy()
  })

  test('[SW-14] a player with a single card left is announced', () => {
    const { room } = show(position({ hands: ['3♣ 4♣', '5♣', '6♣ 7♣'] }))
    expect(plate(room, 1)).toContain('one card left!')
    expect(plate(room, 2)).not.toContain('one card left!')
  })

  test('[SW-16] rounds won are shown as beads, points as a number', () => {
    const state = position({ hands: ['3♣ 4♣', '5♣'], points: [0, 1] })
    const { room } = show(state)
    expect(room.querySelectorAll('.seat[data-seat="1"] [data-won="true"]')).toHaveLength(1)
    expect(room.querySelectorAll('.player-panel [data-won]')).toHaveLength(2)
    expect(plate(room, 1)).toContain('1 of 2 rounds won')
    const { room: other } = show({
      ...state,
      options: { ...state.options, scoring: 'cards' },
      points: [12, 71],
    })
    expect(other.querySelector('.seat[data-seat="1"] .won-points')?.textContent).toBe('71')
  })

  test('[SW-10] [SW-14] events are shown at the seat of their player', () => {
    const state = after(position({ hands: ['8♥ 3♣', '5♣ 4♣', '6♣ 7♣'] }), lay('8♥'))
    const { room } = show(state)
    expect(mine(room)).toContain('You forgot “Switch!” and drew two.')
    expect(plate(room, 1)).toContain('misses a turn')
    expect(plate(show(state, 1).room, 0)).toContain('forgot! +2')
  })

  test('[SC-01] a card shows its effect by this table’s rules', () => {
    const { room } = show(position({ hands: ['8♥ 3♣', '5♣ 4♣'] }))
    expect(marks(room)).toBe(1)
    const { room: other } = show(position({ hands: ['8♥ 3♣', '5♣ 4♣'], skip: '3' }))
    expect(marks(other)).toBe(1)
    tapCard(other, '3♣')
    expect(textOf(other)).toContain('A three makes the next player miss a turn.')
  })

  test('spectators see all players, and no hand', () => {
    const { room } = show(position({ hands: ['3♣ 4♣', '5♣'] }), 'public')
    expect(room.querySelectorAll('.seat')).toHaveLength(2)
    expect(room.querySelector('[role=listbox]')).toBeNull()
  })
})

describe('the end of a round', () => {
  const last = position({ hands: ['5♥', '6♠ J♠', '7♣'], turn: 0 })

  test('[SW-16] shows the other hands, and can be dismissed', () => {
    const { room, see } = show(last)
    see(after(last, lay('5♥')))
    const ending = room.querySelector('.round-end')
    expect(ending?.textContent).toContain('You won the round')
    expect(plate(room, 1)).toContain('Jack of spades')
    press(room, words.roundEnd.goOn)
    expect(room.querySelector('.round-end')).toBeNull()
    expect(plate(room, 1)).not.toContain('Jack of spades')
    press(room, `Round 2: ${words.lastRound}`)
    expect(room.querySelector('.round-end')).toBeTruthy()
  })

  test('[SW-16] does not block the game', () => {
    const { room, see } = show(last)
    see(after(last, lay('5♥')))
    const [first] = hand(room)
    expect(first).toBeTruthy()
    tap(room, '.hand-card')
    expect(room.querySelector('.round-end')).toBeNull()
  })
})

test('cards that are played together fly out of the seat that played them', () => {
  const state = position({ hands: ['9♣ 9♦ 4♣ 5♦', '5♣'] })
  const { room, see } = show(state, 1)
  see(after(state, lay('9♣ 9♦')))
  const from = [...room.querySelectorAll<HTMLElement>('.discard-card')].map((one) => [
    one.dataset['motionKey'],
    one.dataset['motionFrom'],
  ])
  expect(from.slice(1)).toEqual(cards('9♣ 9♦').map((one) => [`card-${one}`, 'seat-0']))
})

test('[SW-11] swapped hands stay where they are when a reconnect sends the same view again', () => {
  const swapped = after(
    position({ hands: ['Q♠ 3♣', '5♣ 6♦', '6♣ 7♦'], discards: '9♠' }),
    call('Q♠'),
  )
  const { room, see } = show(position({ hands: ['Q♠ 3♣', '5♣ 6♦', '6♣ 7♦'], discards: '9♠' }))
  const handAt = (seat: number) =>
    room
      .querySelector(`.seat[data-seat="${seat}"] [data-motion-key^="hand-"]`)
      ?.getAttribute('data-motion-key')
  see(swapped)
  const once = handAt(1)
  see(structuredClone(swapped))
  expect([once, handAt(1)]).toEqual(['hand-0', 'hand-0'])
})
