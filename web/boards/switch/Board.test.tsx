import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { describe, expect, test, vi } from 'vitest'

import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import type { Viewer } from '../../../shared/game/game.ts'
import { moves } from '../../../shared/games/switch/rules/moves.ts'
import {
  after,
  beginning,
  by,
  call,
  card,
  cards,
  draw,
  give,
  lay,
  position,
} from '../../../shared/games/switch/testing/positions.ts'
import type { Table } from './usePlaying.ts'
import type { Move, State } from '../../../shared/games/switch/rules/state.ts'
import { board } from './Board.tsx'
import { view } from '../../../shared/games/switch/rules/view.ts'
import { words } from '../../../shared/games/switch/words/en/board.ts'

inEnglish()

const names = ['Anna', 'Ben', 'Kim']

function boardOf(state: State, viewer: Viewer, table: Partial<Table>) {
  const itsView = view(state, viewer)
  return (
    <board.Board
      view={itsView}
      options={state.options}
      words={words}
      clauses={{}}
      names={names}
      moves={moves(itsView, state.options)}
      signals={[]}
      play={() => {}}
      give={() => {}}
      explain={() => {}}
      {...table}
    />
  )
}

/** A board at the eyes of `viewer`, with all that it asks of the table. */
function show(state: State, viewer: Viewer = 0) {
  const play = vi.fn<(move: Move) => void>()
  const explain = vi.fn<(clause: string) => void>()
  const room = render(boardOf(state, viewer, { play, explain }))
  const see = (next: State) =>
    void act(() => renderInto(boardOf(next, viewer, { play, explain }), room))
  return { room, play, explain, see }
}

const tap = (room: HTMLElement, selector: string): void => {
  void act(() => {
    room
      .querySelector<HTMLElement>(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  })
}
const tapCard = (room: HTMLElement, name: string): void => tap(room, `[data-card="${card(name)}"]`)
const type = (key: string): void => {
  void act(() => {
    const at = document.activeElement ?? document.body
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
}
const hand = (room: HTMLElement): (string | null)[] =>
  [...room.querySelectorAll('[role=option]')].map((option) => option.getAttribute('aria-label'))
const chosen = (room: HTMLElement): (string | null)[] =>
  [...room.querySelectorAll('[aria-selected=true]')].map((one) => one.getAttribute('aria-label'))
const plate = (room: HTMLElement, seat: number): string =>
  room.querySelector(`[data-seat="${seat}"]`)?.textContent ?? ''
const pile = (room: HTMLElement, which: 'draw' | 'discard'): HTMLElement | null =>
  room.querySelector(`[data-pile="${which}"]`)

const isDue = (room: HTMLElement) => button(room, words.switch).dataset['due']
const isArmed = (room: HTMLElement) => button(room, words.switch).getAttribute('aria-pressed')
const signs = (room: HTMLElement): number => room.querySelectorAll('.held .sign').length
/** The browser's own click of whatever has the focus. */
const enter = (): void => {
  void act(() => (document.activeElement as HTMLElement).click())
}

describe('my hand', () => {
  test('[SW-04] names each card, whether it is playable, and its place', () => {
    const { room } = show(position({ hands: ['9♣ 3♥ 4♣', '5♣'] }))
    expect(hand(room)).toEqual([
      'Four of clubs, 1 of 3',
      'Nine of clubs, playable, 2 of 3',
      'Three of hearts, playable, 3 of 3',
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

  test('[SW-04] [SW-09] a tap on an unplayable card says why', () => {
    const { room, explain, see } = show(position({ hands: ['9♣ 3♥ 4♣', '5♣'] }))
    tapCard(room, '4♣')
    expect(explain).toHaveBeenLastCalledWith('SW-04')
    see(position({ hands: ['9♣ 3♥ 4♣', '5♣'], demand: { by: 'draw2', owed: 5 }, lies: 'J♥' }))
    tapCard(room, '3♥')
    expect(explain).toHaveBeenLastCalledWith('SW-09')
  })

  test('while another seat is to move, cards are only looked at', () => {
    const { room, play, explain } = show(position({ hands: ['9♣ 3♥', '5♣ 6♣'], turn: 1 }))
    tapCard(room, '9♣')
    tapCard(room, '9♣')
    expect([play.mock.calls, explain.mock.calls]).toEqual([[], []])
    expect(chosen(room)).toHaveLength(1)
  })

  test('[SW-11] after a swap it is the other one', () => {
    const state = position({ hands: ['9♣ 3♥ Q♠', '5♣ 6♣'], lies: '9♠' })
    const { room, see } = show(state)
    tapCard(room, '9♣')
    see(after(state, lay('Q♠')))
    expect(hand(room)).toEqual(['Five of clubs, 1 of 2', 'Six of clubs, 2 of 2'])
    expect(chosen(room)).toEqual([])
  })

  test('[SC-02] a joker goes on everything, and each is chosen for itself', () => {
    const { room, play } = show(position({ hands: ['3♣ 4♣ * *', '5♣'], jokers: 2 }))
    tap(room, '[data-card="53"]')
    expect(chosen(room)).toEqual(['Joker, playable, 4 of 4'])
    tap(room, '[data-card="53"]')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('*'))
  })
})

describe('several of a rank', () => {
  const state = position({ hands: ['9♣ 9♦ 9♠ 4♣ 5♣', '5♦'] })

  test('[SW-05] are laid together in the order in which they were tapped', () => {
    const { room, play } = show(state)
    for (const name of ['9♠', '9♣', '9♦']) tapCard(room, name)
    expect(chosen(room)).toEqual([
      'Nine of clubs, playable, 3 of 5, chosen as number 2',
      'Nine of diamonds, playable, 4 of 5, chosen as number 3',
      'Nine of spades, playable, 5 of 5, chosen as number 1',
    ])
    press(room, 'Play three nines')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('9♠ 9♣ 9♦'))
  })

  test('a second tap takes one of them away again', () => {
    const { room } = show(state)
    for (const name of ['9♠', '9♣', '9♠']) tapCard(room, name)
    expect(button(room, 'Play the nine of clubs')).toBeTruthy()
  })

  test('[SW-05] a special card is not joined', () => {
    const { room } = show(position({ hands: ['8♣ 8♥ 4♣', '5♦'] }))
    tapCard(room, '8♥')
    tapCard(room, '8♣')
    expect(chosen(room)).toEqual(['Eight of clubs, 2 of 3'])
  })

  test('a card chosen says that others may join it', () => {
    const { room } = show(state)
    tapCard(room, '9♣')
    expect(textOf(room)).toContain('Tap more nines to lay them together.')
  })
})

describe('drawing', () => {
  test('[SW-04] is a tap on the pile, or the verb', () => {
    const { room, play } = show(position({ hands: ['9♣ 3♥ 4♣', '5♣'] }))
    tap(room, '[data-pile="draw"]')
    press(room, words.drawOne)
    expect(play.mock.calls).toEqual([[draw], [draw]])
  })

  test('[SW-09] of a demand says how many, on the table and in the verb', () => {
    const { room } = show(
      position({ hands: ['9♣ 3♥', '5♣'], lies: 'J♥', demand: { by: 'draw2', owed: 10 } }),
    )
    expect(button(room, 'Draw 10 cards').disabled).toBe(false)
    expect(room.querySelector('.stamp')?.textContent).toBe('+10')
    expect(pile(room, 'discard')?.getAttribute('aria-label')).toBe(
      'Discard pile: jack of hearts on top, 1 card. Draw 10 or lay a jack',
    )
  })

  test('[SC-07] the card just drawn is laid or kept', () => {
    const state = position({ hands: ['4♣ 3♣ 5♦', '5♠'], playDrawn: true, toDraw: '6♣ 7♥' })
    const { room, play } = show(after(state, draw))
    expect(chosen(room)).toEqual(['Seven of hearts, playable, 4 of 4'])
    press(room, words.layIt)
    press(room, words.keep)
    expect(play.mock.calls).toEqual([[lay('7♥')], [{ do: 'keep' }]])
  })

  test('[SC-07] another card is not laid instead', () => {
    const state = position({ hands: ['4♥ 3♣ 5♦', '5♠'], playDrawn: true, toDraw: '6♣ 7♥' })
    const { room, explain } = show(after(state, draw))
    tapCard(room, '4♥')
    expect(explain).toHaveBeenCalledExactlyOnceWith('SC-07')
    expect(chosen(room)).toEqual(['Seven of hearts, playable, 4 of 4'])
  })

  test('[SW-13] with nothing to draw and nothing to lay, one passes', () => {
    const { room, play } = show(position({ hands: ['4♣ 3♣', '5♠'], toDraw: '' }))
    press(room, words.pass)
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'pass' })
  })

  test('[SW-13] with nothing to draw, a tap on the pile says that one has to lay', () => {
    const { room, explain } = show(position({ hands: ['9♣ 3♣', '5♠'], toDraw: '' }))
    tap(room, '[data-pile="draw"]')
    expect(explain).toHaveBeenCalledExactlyOnceWith('SW-13')
  })
})

describe('a wish', () => {
  const state = position({ hands: ['A♣ 3♥ 4♣', '5♣'] })

  test('[SW-06] is asked for with the card, and sent with it', () => {
    const { room, play } = show(state)
    tapCard(room, 'A♣')
    tapCard(room, 'A♣')
    expect(play).not.toHaveBeenCalled()
    const question = room.querySelector('[role=group]')
    expect(question?.getAttribute('aria-label')).toBe(words.whichSuit)
    press(room, 'spades')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('A♣', { suit: 'spades' }))
  })

  test('is put aside with its card', () => {
    const { room } = show(state)
    tapCard(room, 'A♣')
    tapCard(room, 'A♣')
    press(room, words.putDown)
    expect(room.querySelector('[role=group]')).toBeNull()
    expect(chosen(room)).toEqual([])
  })

  test('[SC-02] of a rank offers the ordinary ones', () => {
    const { room, play } = show(position({ hands: ['K♣ 3♥ 4♣', '5♣'], rankWish: 'K' }))
    tapCard(room, 'K♣')
    tapCard(room, 'K♣')
    const offered = [...room.querySelectorAll('.wish')].map((one) => one.textContent)
    expect(offered).toEqual(['Three', 'Four', 'Five', 'Six', 'Seven', 'Nine'])
    press(room, 'Seven')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('K♣', { rank: '7' }))
  })

  test('[SW-03] of the dealer is asked for at once', () => {
    const { room, play } = show(beginning({ hands: ['3♥ 4♣', '5♣'], lies: 'A♥' }))
    press(room, 'clubs')
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'name', wish: { suit: 'clubs' } })
  })

  test('that stands is a sign on the pile, and said', () => {
    const { room } = show(position({ hands: ['3♥ 4♣', '5♣'], lies: 'A♥', wish: { suit: 'clubs' } }))
    expect(room.querySelector('.discard .wish-sign')).toBeTruthy()
    expect(pile(room, 'discard')?.getAttribute('aria-label')).toContain('Wished: clubs')
  })
})

describe('the call', () => {
  const state = position({ hands: ['9♣ 4♣', '5♣'] })

  test('[SW-14] is said with the card if it was armed, and not otherwise', () => {
    const { room, play } = show(state)
    tapCard(room, '9♣')
    tapCard(room, '9♣')
    expect(play).toHaveBeenLastCalledWith(lay('9♣'))
    press(room, words.switch)
    tapCard(room, '9♣')
    expect(play).toHaveBeenLastCalledWith(call('9♣'))
  })

  test('[SW-14] asks for attention as soon as the next card needs it', () => {
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

  test('stays armed over a card that does not need it, and is used up by one that does', () => {
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

  test('[SC-02] is not offered where nobody has to call', () => {
    const { room } = show(position({ hands: ['9♣ 4♣', '5♣'], lastCall: 0 }))
    expect(textOf(room)).not.toContain(words.switch)
  })
})

describe('passing a card to the left', () => {
  const hands = ['5♥ 3♣ 4♦', '5♣ 6♦', '6♣ 7♦']
  const state = after(position({ hands, passLeft: '5' }), lay('5♥'))

  test('[SC-08] one is chosen for the neighbour', () => {
    const { room, play } = show(state)
    expect(button(room, 'Pass it to Ben').disabled).toBe(true)
    tapCard(room, '3♣')
    press(room, 'Pass it to Ben')
    expect(play).toHaveBeenCalledExactlyOnceWith(give('3♣'))
  })

  test('[SC-08] it is seen who has chosen', () => {
    const { room } = show(by(state, 1, give('5♣')))
    expect(plate(room, 1)).toContain(words.happened.chose)
    expect(plate(room, 2)).not.toContain(words.happened.chose)
  })
})

describe('the table', () => {
  test('the others sit as play goes round, from my left', () => {
    const { room, see } = show(position({ hands: ['3♣', '4♣ 5♣', '6♣'] }), 1)
    const seats = () =>
      [...room.querySelectorAll<HTMLElement>('.around .plate')].map((one) => one.dataset['seat'])
    expect(seats()).toEqual(['2', '0'])
    expect(textOf(room)).toContain('Play goes clockwise')
    see(position({ hands: ['3♣', '4♣ 5♣', '6♣'], direction: -1 }))
    expect(textOf(room)).toContain('Play goes anticlockwise')
  })

  test('[SW-14] whoever holds one card is marked, and said', () => {
    const { room } = show(position({ hands: ['3♣ 4♣', '5♣', '6♣ 7♣'] }))
    expect(plate(room, 1)).toContain('one card left!')
    expect(room.querySelector('[data-last="true"]')?.getAttribute('data-seat')).toBe('1')
  })

  test('[SW-16] rounds won stand as marks, points as a number', () => {
    const state = position({ hands: ['3♣ 4♣', '5♣'], points: [0, 1] })
    const { room } = show(state)
    expect(room.querySelectorAll('[data-seat="1"] [data-won="true"]')).toHaveLength(1)
    const { room: other } = show({
      ...state,
      options: { ...state.options, scoring: 'cards' },
      points: [12, 71],
    })
    expect(other.querySelector('[data-seat="1"] .points')?.textContent).toBe('71')
  })

  test('[SW-10] [SW-14] what befell somebody is said at the seat', () => {
    const { room } = show(after(position({ hands: ['8♥ 3♣', '5♣ 4♣', '6♣ 7♣'] }), lay('8♥')))
    expect(plate(room, 0)).toContain('forgot! +2')
    expect(plate(room, 1)).toContain('misses a turn')
  })

  test('[SC-01] a card shows what it does at this table', () => {
    const { room } = show(position({ hands: ['8♥ 3♣', '5♣ 4♣'] }))
    expect(signs(room)).toBe(1)
    const { room: other } = show(position({ hands: ['8♥ 3♣', '5♣ 4♣'], skip: '3' }))
    expect(signs(other)).toBe(1)
    tapCard(other, '3♣')
    expect(textOf(other)).toContain('A three makes the next player miss a turn.')
  })

  test('a watcher sees everybody, and no hand', () => {
    const { room } = show(position({ hands: ['3♣ 4♣', '5♣'] }), 'public')
    expect(room.querySelectorAll('.plate')).toHaveLength(2)
    expect(room.querySelector('[role=listbox]')).toBeNull()
  })
})

describe('the end of a round', () => {
  const last = position({ hands: ['5♥', '6♠ J♠', '7♣'], turn: 0 })

  test('[SW-16] comes with what the others held, and put aside', () => {
    const { room, see } = show(last)
    see(after(last, lay('5♥')))
    const ending = room.querySelector('.round-end')
    expect(ending?.textContent).toContain('Anna wins the round')
    expect(ending?.textContent).toContain('Jack of spades')
    press(room, words.close)
    expect(room.querySelector('.round-end')).toBeNull()
    expect(room.querySelector('.round')?.textContent).toBe(`Round 2 · 2 to win: ${words.lastRound}`)
    tap(room, '.round')
    expect(room.querySelector('.round-end')).toBeTruthy()
  })

  test('[SW-16] hides nothing that is played with', () => {
    const { room, see } = show(last)
    see(after(last, lay('5♥')))
    const [first] = hand(room)
    expect(first).toBeTruthy()
    tap(room, '.held')
    expect(room.querySelector('.round-end')).toBeNull()
  })

  test('[SW-16] of the game says who has won, and how the others came out', () => {
    const state = after({ ...last, points: [1, 0, 1] }, lay('5♥'))
    const { room } = show(state, 'public')
    expect(room.querySelector('h2')?.textContent).toBe('Anna wins!')
    expect([...room.querySelectorAll('.places li')].map((one) => one.textContent)).toEqual([
      '1. Anna 2 points',
      '2. Kim 1 point',
      '3. Ben 0 points',
    ])
  })
})

describe('while a move is on its way', () => {
  test('what could be done stays in sight, and nothing is sent twice', () => {
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

describe('by keyboard', () => {
  const state = position({ hands: ['9♣ 9♦ 4♣ 5♦', '5♣'] })
  test('arrows go from card to card, Enter chooses, and plays what is chosen', () => {
    const { play } = show(state)
    type('ArrowDown')
    type('ArrowRight')
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'Nine of clubs, playable, 2 of 4',
    )
    enter()
    expect(play).not.toHaveBeenCalled()
    enter()
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('9♣'))
  })

  test('[SW-05] digits choose, several too', () => {
    const { room, play } = show(state)
    type('2')
    type('4')
    expect(chosen(room)).toHaveLength(2)
    enter()
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('9♣ 9♦'))
  })

  test('[SW-06] digits also name what is wished', () => {
    const { play } = show(position({ hands: ['A♣ 3♥ 4♣', '5♣'] }))
    for (let times = 0; times < 3; times++) type('2')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('A♣', { suit: 'diamonds' }))
  })

  test('D draws, S arms the call, Escape puts down, ? lists the keys', () => {
    const { room, play } = show(state)
    type('s')
    expect(isArmed(room)).toBe('true')
    type('d')
    expect(play).toHaveBeenCalledExactlyOnceWith(draw)
    type('2')
    type('Escape')
    expect(chosen(room)).toEqual([])
    type('?')
    expect(room.querySelector('dialog')?.getAttribute('aria-label')).toBe(words.shortcuts.title)
  })

  test('the piles are reached with the arrows, and left again', () => {
    const { room } = show(state)
    type('ArrowUp')
    expect(document.activeElement).toBe(pile(room, 'discard'))
    type('ArrowLeft')
    expect(document.activeElement).toBe(pile(room, 'draw'))
    type('ArrowDown')
    expect(document.activeElement?.getAttribute('role')).toBe('option')
  })
})

test('cards laid together come from the seat that laid them', () => {
  const state = position({ hands: ['9♣ 9♦ 4♣ 5♦', '5♣'] })
  const { room, see } = show(state, 1)
  see(after(state, lay('9♣ 9♦')))
  const from = [...room.querySelectorAll<HTMLElement>('.lain')].map((one) => [
    one.dataset['flight'],
    one.dataset['flightFrom'],
  ])
  expect(from.slice(1)).toEqual(cards('9♣ 9♦').map((one) => [`card-${one}`, 'seat-0']))
})
