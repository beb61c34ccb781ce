import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { describe, expect, test, vi } from 'vitest'

import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import type { Viewer } from '../../../shared/game/game.ts'
import { apply } from '../../../shared/games/the-game/rules/apply.ts'
import { moves, signals } from '../../../shared/games/the-game/rules/moves.ts'
import { extreme, position, up } from '../../../shared/games/the-game/testing/positions.ts'
import type { Card, Move, Pile, Signal, State } from '../../../shared/games/the-game/rules/state.ts'
import { withSignal } from '../../../shared/games/the-game/rules/talk.ts'
import { board } from './Board.tsx'
import { view } from '../../../shared/games/the-game/rules/view.ts'
import { clauses } from '../../../shared/games/the-game/words/en/refusals.ts'
import { words } from '../../../shared/games/the-game/words/en/board.ts'

inEnglish()

const names = ['Anna', 'Ben', 'Kim']

/** A board at the eyes of `viewer`, with all that it asks of the table. */
function show(state: State, viewer: Viewer = 0) {
  const seatView = view(state, viewer)
  const play = vi.fn<(move: Move) => void>()
  const give = vi.fn<(signal: Signal) => void>()
  const explain = vi.fn<(clause: string) => void>()
  const room = render(
    <board.Board
      view={seatView}
      options={state.options}
      words={words}
      clauses={clauses}
      names={names}
      moves={moves(seatView, state.options)}
      signals={signals(seatView, state.options)}
      play={play}
      give={give}
      explain={explain}
    />,
  )
  return { room, play, give, explain }
}

const tap = (room: HTMLElement, selector: string): void => {
  void act(() => room.querySelector<HTMLElement>(selector)?.click())
}
const tapCard = (room: HTMLElement, card: Card): void => tap(room, `.held[data-card="${card}"]`)
const tapPile = (room: HTMLElement, pile: Pile): void =>
  tap(room, `[data-pile="${pile}"] .pile-top`)
const type = (key: string): void => {
  void act(() => {
    const at = document.activeElement ?? document.body
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
}
const options = (room: HTMLElement): (string | null)[] =>
  [...room.querySelectorAll('[role=option]')].map((option) => option.getAttribute('aria-label'))
const glowing = (room: HTMLElement): (string | undefined)[] =>
  [...room.querySelectorAll<HTMLElement>('[data-glow="true"]')].map(
    (top) => top.closest<HTMLElement>('[data-pile]')?.dataset.pile,
  )

describe('my hand', () => {
  test('names each card, its command, whether it is playable, and its place', () => {
    const { room } = show(extreme({ hand: [12, 42, 90], tops: [80, 80, 20, 30] }))
    expect(options(room)).toEqual([
      '12, playable, 1 of 3',
      '42, Skull, 2 of 3',
      '90, Skull, playable, 3 of 3',
    ])
  })

  test('lies by number', () => {
    const { room } = show(position({ hand: [88, 3, 41] }))
    expect(options(room).map((name) => name?.split(',')[0])).toEqual(['3', '41', '88'])
  })

  test('a tap lifts a card, names it, and lets the piles glow on which it fits', () => {
    const { room, play } = show(position({ hand: [50, 60], tops: [40, 70, 80, 45] }))
    tapCard(room, 50)
    expect(room.querySelector('[aria-selected=true]')?.getAttribute('aria-label')).toContain('50')
    expect(textOf(room)).toContain('50: fits on 2 piles')
    expect(glowing(room)).toEqual(['0', '2'])
    expect(play).not.toHaveBeenCalled()
  })

  test('a tap on a glowing pile plays the lifted card there', () => {
    const { room, play } = show(position({ hand: [50, 60], tops: [40, 70, 80, 45] }))
    tapCard(room, 50)
    tapPile(room, 2)
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'play', card: 50, pile: 2 })
  })

  test('a second tap plays the card that has one place to go', () => {
    const { room, play } = show(position({ hand: [50, 60], tops: [40, 70, 45, 45] }))
    tapCard(room, 50)
    tapCard(room, 50)
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'play', card: 50, pile: up })
  })

  test('a tap on an unplayable card says why', () => {
    const { room, explain } = show(position({ hand: [50, 81, 82], tops: [80, 80, 20, 20] }))
    tapCard(room, 50)
    expect(explain).toHaveBeenCalledExactlyOnceWith('TG-05')
  })

  test('a card carried to a pile where it does not go says which command forbids it', () => {
    const state = extreme({ hand: [37, 60, 61], tops: [47, 1, 100, 69] })
    const { room, explain, play } = show(state)
    tapCard(room, 37)
    tapPile(room, up)
    expect(explain).toHaveBeenCalledExactlyOnceWith('TX-14')
    expect(play).not.toHaveBeenCalled()
  })

  test('while another seat is to move, cards are only looked at', () => {
    const { room, explain } = show(position({ hand: [50], others: [[51, 52]], turn: 1 }))
    tapCard(room, 50)
    expect(explain).not.toHaveBeenCalled()
    expect(glowing(room)).toEqual([])
    tapPile(room, up)
    expect(explain).toHaveBeenCalledExactlyOnceWith('TG-03')
  })
})

describe('the turn', () => {
  test('[TG-15] a play that loses is asked about before it is made', () => {
    // Only 34 and then 24 end this turn; 50 leaves no second card.
    const { room, play } = show(position({ hand: [24, 34, 50], tops: [33, 99, 2, 2] }))
    tapCard(room, 34)
    tapCard(room, 34)
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'play', card: 34, pile: up })
    play.mockClear()

    tapCard(room, 50)
    tapCard(room, 50)
    expect(play).not.toHaveBeenCalled()
    expect(room.querySelector('dialog')?.getAttribute('aria-label')).toBe(words.losing.title)
    press(room, words.losing.play)
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'play', card: 50, pile: up, loses: true })
  })

  test('[TG-04] cannot end before its minimum, and the button says what is missing and why', () => {
    const state = apply(position({ hand: [5, 6, 7, 8] }), 0, { do: 'play', card: 5, pile: up })
    const { room, play, explain } = show(state)
    const end = room.querySelector<HTMLButtonElement>('[data-verb="end"]')
    expect(end?.textContent).toContain('1 more card')
    expect(end?.getAttribute('aria-disabled')).toBe('true')
    void act(() => end?.click())
    expect(play).not.toHaveBeenCalled()
    expect(explain).toHaveBeenCalledExactlyOnceWith('TG-04')
  })

  test('[TX-07] an open skull has to be covered first', () => {
    const first = apply(extreme({ hand: [10, 11, 12, 13] }), 0, { do: 'play', card: 10, pile: up })
    const { room, explain } = show(apply(first, 0, { do: 'play', card: 11, pile: up }))
    expect(room.querySelector('[data-verb="end"]')?.textContent).toContain('Cover the skull')
    tap(room, '[data-verb="end"]')
    expect(explain).toHaveBeenCalledExactlyOnceWith('TX-07')
    expect(textOf(room)).toContain('Must be covered in the same turn.')
  })

  test('[TG-10] a card is taken back where the table allows it', () => {
    const first = apply(position({ hand: [5, 6, 7] }), 0, { do: 'play', card: 5, pile: up })
    const { room, play } = show(first)
    press(room, words.takeBack)
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'take-back' })

    const strict = position({ hand: [5, 6, 7], takeback: false })
    const { room: other } = show(apply(strict, 0, { do: 'play', card: 5, pile: up }))
    expect(button(other, words.takeBack).disabled).toBe(true)
  })

  test('shows its cards and whose minimum it is', () => {
    const first = apply(position({ hand: [5, 6, 7] }), 0, { do: 'play', card: 5, pile: up })
    const { room } = show(first, 'public')
    expect(textOf(room)).toContain('5 on the first ascending pile')
    expect(textOf(room)).toContain('Annaat least 2')
    expect(room.querySelector('[role=listbox]')).toBeNull()
  })
})

describe('while a move is on its way', () => {
  test('what could be done stays in sight, and nothing is sent twice', () => {
    const state = position({ hand: [50, 60], tops: [40, 70, 45, 45] })
    const seatView = view(state, 0)
    const play = vi.fn<(move: Move) => void>()
    const at = (offered: readonly Move[]) => (
      <board.Board
        view={seatView}
        options={state.options}
        words={words}
        clauses={clauses}
        names={names}
        moves={offered}
        signals={[]}
        play={play}
        give={() => {}}
        explain={() => {}}
      />
    )
    const room = render(at(moves(seatView, state.options)))
    tapCard(room, 50)
    tapPile(room, up)
    expect(play).toHaveBeenCalledOnce()
    void act(() => renderInto(at([]), room))
    expect(glowing(room)).toEqual(['0'])
    tapPile(room, up)
    expect(play).toHaveBeenCalledOnce()
  })
})

describe('the piles', () => {
  test('say what they show and how many of my cards fit', () => {
    const { room } = show(extreme({ hand: [50, 60], tops: [23, 42, 81, 45] }))
    const tops = [...room.querySelectorAll('.pile-top')].map((one) =>
      one.getAttribute('aria-label'),
    )
    expect(tops).toEqual([
      'First ascending pile, shows 23, 2 cards playable',
      'Second ascending pile, shows 42, Skull, 2 cards playable',
      'First descending pile, shows 81, 2 cards playable',
      'Second descending pile, shows 45, 0 cards playable',
    ])
  })

  test('tell on a tap what they still take, and what is said about them', () => {
    const state = position({ hand: [50, 60], others: [[70]], tops: [23, 1, 100, 100] })
    const { room } = show({ ...state, standing: withSignal([], 1, { about: up, says: 'great' }) })
    tapPile(room, up)
    expect(textOf(room)).toContain(
      'First ascending pile takes 24–99 or 13. Ben: “I have something great here”',
    )
  })

  test('[TX-14] take no backwards trick while that is forbidden', () => {
    const { room } = show(extreme({ hand: [50, 60], tops: [23, 1, 100, 69] }))
    tapPile(room, up)
    expect(textOf(room)).toContain('First ascending pile takes 24–99.')
  })
})

describe('signals', () => {
  const state = position({ hand: [50, 60], others: [[70, 71]], tops: [23, 1, 100, 100] })

  test('[TG-12] are given from the pile, and taken back there', () => {
    const first = show(state)
    press(first.room, words.signal(up))
    press(first.room, words.sayings['please-not'])
    expect(first.give).toHaveBeenCalledExactlyOnceWith({ about: up, says: 'please-not' })

    const standing = withSignal([], 0, { about: up, says: 'please-not' })
    const { room, give } = show({ ...state, standing })
    press(room, words.signal(up))
    press(room, words.unsay)
    expect(give).toHaveBeenCalledExactlyOnceWith({ about: up, says: null })
  })

  test('[TG-12] stand at the pile with the name of whoever gave them', () => {
    const standing = withSignal([], 1, { about: up, says: 'tiny-step' })
    const { room } = show({ ...state, standing }, 'public')
    expect(room.querySelector('[data-pile="0"] .note')?.textContent).toBe(
      'BenOnly a tiny step here',
    )
  })

  test('[TX-13] are closed while silence lies open', () => {
    const { room, give, explain } = show(extreme({ hand: [50, 60], tops: [25, 1, 100, 100] }))
    press(room, words.signal(up))
    expect(explain).toHaveBeenCalledExactlyOnceWith('TX-13')
    expect(room.querySelector('dialog')).toBeNull()
    expect(give).not.toHaveBeenCalled()
  })

  test('are not offered where the table plays in silence', () => {
    const { room } = show({ ...state, options: { ...state.options, talk: 'silent' } })
    expect(room.querySelector('.speak')).toBeNull()
  })

  test('[TG-03] before the first card stand in one note for all who say the same', () => {
    const ben = withSignal([], 1, { about: 'begin', says: 'rather-not' })
    const benAndKim = withSignal(ben, 2, { about: 'begin', says: 'rather-not' })
    const standing = withSignal(benAndKim, 0, { about: 'begin', says: 'begin' })
    const { room } = show({ ...position({ hand: [50, 60], turn: null }), standing })
    const notes = [...room.querySelectorAll('.turn .note')].map((note) => note.textContent)
    expect(notes).toEqual(['AnnaI would like to begin', 'Ben, KimRather not me'])
  })

  test('[TG-03] before the first card say who would like to begin', () => {
    const { room, give } = show(position({ hand: [50, 60], turn: null }))
    press(room, words.sayings.begin)
    expect(give).toHaveBeenCalledExactlyOnceWith({ about: 'begin', says: 'begin' })
  })
})

describe('by keyboard', () => {
  const state = position({ hand: [50, 60, 70], tops: [55, 99, 45, 2] })

  test('arrows and digits pick, Enter plays', () => {
    const { room, play } = show(state)
    type('ArrowRight')
    type('ArrowRight')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('60, playable, 2 of 3')
    void act(() => (document.activeElement as HTMLElement).click())
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'play', card: 60, pile: up })
    expect(room.querySelectorAll('[role=option][tabindex="0"]')).toHaveLength(1)
  })

  test('digits pick a card, and with one lifted the pile', () => {
    const { play } = show(state)
    type('2')
    type('1')
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'play', card: 60, pile: up })
  })

  test('E ends the turn, T takes back, ? lists the keys', () => {
    const first = apply(position({ hand: [5, 6, 7, 8] }), 0, { do: 'play', card: 5, pile: up })
    const { room, play } = show(apply(first, 0, { do: 'play', card: 6, pile: up }))
    type('e')
    type('t')
    expect(play.mock.calls.flat()).toEqual([{ do: 'end' }, { do: 'take-back' }])
    type('?')
    expect(room.querySelector('dialog')?.getAttribute('aria-label')).toBe(words.shortcuts.title)
  })

  test('leaves alone whoever is typing elsewhere', () => {
    const { room, play } = show(state)
    const field = document.createElement('input')
    room.parentElement?.append(field)
    field.focus()
    type('2')
    type('1')
    expect(play).not.toHaveBeenCalled()
  })
})

describe('Extreme', () => {
  test('[TX-12] tells in words which commands bind', () => {
    const { room } = show(extreme({ hand: [50, 60], tops: [14, 28, 100, 100] }))
    const tops = [...room.querySelectorAll<HTMLElement>('.binding li')]
    expect(tops.map((one) => one.dataset.command)).toEqual(['no-backwards', 'draw-one'])
    expect(tops[0]?.textContent).toContain('No backwards trick on any pile.')
  })

  test('[TX-05] a stop of an earlier turn binds nobody', () => {
    const { room } = show(extreme({ hand: [50, 60], tops: [4, 1, 100, 100] }))
    expect(textOf(room)).toContain(words.free)
  })

  test('[TX-01] shows on demand which cards carry commands, and which of them lie', () => {
    const { room } = show(extreme({ hand: [50, 60], tops: [4, 1, 100, 100], draw: 80 }))
    press(room, words.layout)
    const cards = [...room.querySelectorAll<HTMLElement>('.layout-cards li')]
    expect(cards).toHaveLength(28)
    expect(cards[0]?.textContent).toBe('4, already played')
  })
})

describe('the end', () => {
  test('[TG-14] is told with its score and its reason, and all hands are open', () => {
    const lost = apply(
      position({ hand: [34, 50, 60], others: [[7]], tops: [33, 99, 2, 2], draw: 2 }),
      0,
      {
        do: 'play',
        card: 60,
        pile: up,
        loses: true,
      },
    )
    const { room } = show(lost, 'public')
    expect(textOf(room)).toContain('5 cards left: excellent!')
    expect(textOf(room)).toContain(clauses['TG-13'])
    const hands = [...room.querySelectorAll('.over-hand')].map((hand) =>
      [...hand.querySelectorAll('.for-ears')].map((card) => card.textContent),
    )
    expect(hands.slice(0, 2)).toEqual([['34', '50'], ['7']])
    expect(hands[2]).toHaveLength(2)
  })
})
