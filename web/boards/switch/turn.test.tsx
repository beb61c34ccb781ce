import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { describe, expect, test, vi } from 'vitest'

import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import { moves } from '../../../shared/games/switch/rules/moves.ts'
import {
  after,
  beginning,
  by,
  call,
  draw,
  give,
  lay,
  position,
} from '../../../shared/games/switch/testing/positions.ts'
import type { Move } from '../../../shared/games/switch/rules/state.ts'
import { view } from '../../../shared/games/switch/rules/view.ts'
import { words } from '../../../shared/games/switch/words/en/table.ts'
import {
  boardOf,
  show,
  tap,
  tapCard,
  selectedCards,
  plate,
  pile,
  isDue,
  isArmed,
  pick,
  nameable,
} from './testing/show-board.tsx'

inEnglish()

describe('drawing', () => {
  test('[SW-04] needs a tap on the pile or on the button', () => {
    const { room, play } = show(position({ hands: ['9♣ 3♥ 4♣', '5♣'] }))
    tap(room, '[data-pile="draw"]')
    press(room, words.drawOne)
    expect(play.mock.calls).toEqual([[draw], [draw]])
  })

  test('[SW-09] shows the number of demanded cards on the table and on the button', () => {
    const { room } = show(
      position({ hands: ['9♣ 3♥', '5♣'], discards: 'J♥', demand: { by: 'draw2', owed: 10 } }),
    )
    expect(button(room, 'Draw 10').disabled).toBe(false)
    expect(room.querySelector('.demand-tag b')?.textContent).toBe('+10')
    expect(pile(room, 'discard')?.getAttribute('aria-label')).toBe(
      'Discard pile: jack of hearts on top, 1 card. Draw 10 or play a jack',
    )
  })

  test('[SC-07] lets the player play or keep the drawn card', () => {
    const state = position({ hands: ['4♣ 3♣ 5♦', '5♠'], playDrawn: true, toDraw: '6♣ 7♥' })
    const { room, play } = show(after(state, draw))
    expect(selectedCards(room)).toEqual(['Seven of hearts, playable, 4 of 4'])
    press(room, words.playIt)
    press(room, words.keep)
    expect(play.mock.calls).toEqual([[lay('7♥')], [{ do: 'keep' }]])
  })

  test('[SC-07] does not let the player play another card instead', () => {
    const state = position({ hands: ['4♥ 3♣ 5♦', '5♠'], playDrawn: true, toDraw: '6♣ 7♥' })
    const { room, explain } = show(after(state, draw))
    tapCard(room, '4♥')
    expect(explain).toHaveBeenCalledExactlyOnceWith('SC-07')
    expect(selectedCards(room)).toEqual(['Seven of hearts, playable, 4 of 4'])
  })

  test('[SW-13] becomes passing if there is nothing to draw or play', () => {
    const { room, play } = show(position({ hands: ['4♣ 3♣', '5♠'], toDraw: '' }))
    press(room, words.pass)
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'pass' })
  })

  test('[SW-13] explains that a card must be played if there is nothing to draw', () => {
    const { room, explain } = show(position({ hands: ['9♣ 3♣', '5♠'], toDraw: '' }))
    tap(room, '[data-pile="draw"]')
    expect(explain).toHaveBeenCalledExactlyOnceWith('SW-13')
  })
})

describe('naming a suit or rank', () => {
  const state = position({ hands: ['A♣ 3♥ 4♣', '5♣'] })

  test('[SW-06] is part of the move', () => {
    const { room, play } = show(state)
    tapCard(room, 'A♣')
    tapCard(room, 'A♣')
    expect(play).not.toHaveBeenCalled()
    expect(room.querySelector('dialog')?.getAttribute('aria-label')).toBe(words.naming.suit)
    pick(room, 'Spades')
    press(room, 'Choose spades')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('A♣', { suit: 'spades' }))
  })

  test('shows the number of matching cards, and preselects the largest', () => {
    const { room, play } = show(position({ hands: ['A♣ 3♥ 4♣ 7♣', '5♣'] }))
    tapCard(room, 'A♣')
    tapCard(room, 'A♣')
    expect(nameable(room)).toEqual([
      'Clubs two of yours',
      'Diamonds none of yours',
      'Spades none of yours',
      'Hearts one of yours',
    ])
    press(room, 'Choose clubs')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('A♣', { suit: 'clubs' }))
  })

  test('can be cancelled, and the card stays selected', () => {
    const { room, play } = show(state)
    tapCard(room, 'A♣')
    tapCard(room, 'A♣')
    press(room, words.naming.back)
    expect(room.querySelector('dialog')).toBeNull()
    expect(selectedCards(room)).toEqual(['Ace of clubs, playable, 2 of 3, you choose'])
    expect(play).not.toHaveBeenCalled()
  })

  test('[SC-02] offers the ranks without a special effect', () => {
    const { room, play } = show(position({ hands: ['K♣ 3♥ 4♣', '5♣'], wildRank: 'K' }))
    tapCard(room, 'K♣')
    tapCard(room, 'K♣')
    expect(nameable(room).map((name) => name.split(' ')[0])).toEqual([
      'Three',
      'Four',
      'Five',
      'Six',
      'Seven',
      'Nine',
    ])
    pick(room, 'Seven')
    press(room, 'Choose sevens')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('K♣', { rank: '7' }))
  })

  test('[SW-03] is the dealer’s first action', () => {
    const { room, play } = show(beginning({ hands: ['3♥ 4♣', '5♣'], discards: 'A♥' }))
    press(room, words.naming.suit)
    pick(room, 'Clubs')
    press(room, 'Choose clubs')
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'name', named: { suit: 'clubs' } })
  })

  test('is shown at the pile, with an accessible name', () => {
    const { room } = show(
      position({ hands: ['3♥ 4♣', '5♣'], discards: 'A♥', named: { suit: 'clubs' } }),
    )
    expect(room.querySelector('.demand-tag .suit-sign')).toBeTruthy()
    expect(pile(room, 'discard')?.getAttribute('aria-label')).toContain('Chosen: clubs')
  })
})

describe('the call', () => {
  const state = position({ hands: ['9♣ 4♣', '5♣'] })

  test('[SW-14] is sent with the card only if the viewer has switched it on', () => {
    const { room, play } = show(state)
    tapCard(room, '9♣')
    tapCard(room, '9♣')
    expect(play).toHaveBeenLastCalledWith(lay('9♣'))
    press(room, words.switch)
    tapCard(room, '9♣')
    expect(play).toHaveBeenLastCalledWith(call('9♣'))
  })

  test('[SW-14] is highlighted when the next card needs it', () => {
    const { room, see } = show(position({ hands: ['9♣ 4♣ 5♦', '5♣'] }))
    expect(isDue(room)).toBe('false')
    see(state)
    expect(isDue(room)).toBe('true')
    press(room, words.switch)
    expect(isDue(room)).toBe('false')
  })

  test('[SW-14] is needed for a pair out of three', () => {
    const { room } = show(position({ hands: ['9♣ 9♦ 5♦', '5♣'] }))
    tapCard(room, '9♣')
    expect(isDue(room)).toBe('false')
    tapCard(room, '9♦')
    expect(isDue(room)).toBe('true')
  })

  test('stays switched on until a card needs it', () => {
    const long = position({ hands: ['9♣ 9♦ 4♦ 5♦', '5♣'] })
    const { room, see } = show(long)
    press(room, words.switch)
    tapCard(room, '9♣')
    tapCard(room, '9♣')
    expect(isArmed(room)).toBe('true')
    see(state)
    tapCard(room, '9♣')
    tapCard(room, '9♣')
    expect(isArmed(room)).toBe('false')
  })

  test('[SC-02] is not offered at tables without the call', () => {
    const { room } = show(position({ hands: ['9♣ 4♣', '5♣'], lastCall: 0 }))
    expect(textOf(room)).not.toContain(words.switch)
  })
})

describe('passing a card to the left', () => {
  const hands = ['5♥ 3♣ 4♦', '5♣ 6♦', '6♣ 7♦']
  const state = after(position({ hands, passLeft: '5' }), lay('5♥'))

  test('[SC-08] sends the selected card', () => {
    const { room, play } = show(state)
    expect(button(room, 'Pass it to Ben').disabled).toBe(true)
    tapCard(room, '3♣')
    press(room, 'Pass it to Ben')
    expect(play).toHaveBeenCalledExactlyOnceWith(give('3♣'))
  })

  test('[SC-08] shows who has chosen', () => {
    const { room } = show(by(state, 1, give('5♣')))
    expect(plate(room, 1)).toContain(words.happened.chose)
    expect(plate(room, 2)).not.toContain(words.happened.chose)
  })
})

describe('while a move is being sent', () => {
  test('the buttons stay visible, and nothing is sent twice', () => {
    const state = position({ hands: ['9♣ 3♥ 4♣', '5♣'] })
    const itsView = view(state, 0)
    const play = vi.fn<(move: Move) => void>()
    const at = (offered: readonly Move[]) =>
      boardOf(state, 0, { view: itsView, moves: offered, play })
    const room = render(at(moves(itsView, state.options)))
    tapCard(room, '9♣')
    tapCard(room, '9♣')
    void act(() => renderInto(at([]), room))
    expect(pile(room, 'discard')?.dataset['glow']).toBe('true')
    tapCard(room, '9♣')
    expect(play).toHaveBeenCalledOnce()
  })
})
