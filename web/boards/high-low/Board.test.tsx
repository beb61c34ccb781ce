import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { describe, expect, test, vi } from 'vitest'

import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import type { Viewer } from '../../../shared/game/game.ts'
import { moves } from '../../../shared/games/high-low/rules/moves.ts'
import {
  exchange,
  exchanging,
  flip,
  lay,
  moved,
  position,
  ready,
  take,
  tryOut,
} from '../../../shared/games/high-low/testing/positions.ts'
import type { Move, State, View } from '../../../shared/games/high-low/rules/state.ts'
import { board } from './Board.tsx'
import { view } from '../../../shared/games/high-low/rules/view.ts'
import { clauses } from '../../../shared/games/high-low/words/en/refusals.ts'
import { words } from '../../../shared/games/high-low/words/en/board.ts'

inEnglish()

const names = ['Anna', 'Ben', 'Kim', 'Ole', 'Zoe']

/** A board at the eyes of `viewer`, with all that it asks of the table. */
function show(state: State, viewer: Viewer = 0) {
  const play = vi.fn<(move: Move) => void>()
  const explain = vi.fn<(clause: string) => void>()
  // The same view as long as nothing happened, as the table's page has it.
  const views = new Map<State, View>()
  const at = (now: State, offered?: readonly Move[], more?: Partial<View>) => {
    const itsView = views.get(now) ?? { ...view(now, viewer), ...more }
    views.set(now, itsView)
    return (
      <board.Board
        view={itsView}
        options={now.options}
        words={words}
        clauses={clauses}
        names={names.slice(0, now.hands.length)}
        moves={offered ?? moves(itsView)}
        signals={[]}
        play={play}
        give={() => {}}
        explain={explain}
      />
    )
  }
  const room = render(at(state))
  const become = (now: State, offered?: readonly Move[], more?: Partial<View>): void => {
    void act(() => renderInto(at(now, offered, more), room))
  }
  return { room, play, explain, become }
}

const all = (room: HTMLElement, selector: string): readonly HTMLElement[] => [
  ...room.querySelectorAll<HTMLElement>(selector),
]
const tap = (room: HTMLElement, selector: string, place = 0): void => {
  void act(() => all(room, selector)[place]?.click())
}
const tapCard = (room: HTMLElement, place: number): void => tap(room, '.held', place)
const tapColumn = (room: HTMLElement, column: number): void =>
  tap(room, `.hl-my-table [data-column="${column}"]`)
const tapPile = (room: HTMLElement): void => tap(room, '.hl-pile')
const labels = (room: HTMLElement, selector: string): readonly (string | null)[] =>
  all(room, selector).map((one) => one.getAttribute('aria-label'))
const lifted = (room: HTMLElement): readonly (string | undefined)[] =>
  labels(room, '.held[aria-selected="true"], .hl-column[aria-pressed="true"]').map(
    (label) => label?.split(',')[0],
  )
const type = (key: string): void => {
  void act(() => {
    const at = document.activeElement ?? document.body
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
}
const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label')

/** From its place in the hand to whatever is found there. */
async function carry(room: HTMLElement, place: number, onto: string): Promise<void> {
  const card = all(room, '.held')[place]
  const target = room.querySelector(onto)
  document.elementsFromPoint = () => (target ? [target] : [])
  if (card) card.setPointerCapture = () => {}
  for (const [kind, y] of [
    ['pointerdown', 500],
    ['pointermove', 100],
    ['pointerup', 100],
  ] as const)
    void act(() => {
      card?.dispatchEvent(
        new PointerEvent(kind, { clientX: 10, clientY: y, isPrimary: true, bubbles: true }),
      )
    })
  // The click that a browser sends after it would be swallowed until now.
  await new Promise((done) => setTimeout(done))
}

describe('the exchange', () => {
  const state = exchanging({
    hand: [4, 9, 10],
    open: [2, 5, 9],
    hidden: [1, 1, 1],
    others: [{ hand: [6], open: [13], hidden: [7] }],
  })

  test('[HL-02] takes one card of the hand and an open one, in either order', () => {
    const one = show(state)
    tapCard(one.room, 2)
    tapColumn(one.room, 1)
    expect(one.play).toHaveBeenCalledExactlyOnceWith(exchange(10, 5))

    const other = show(state)
    tapColumn(other.room, 0)
    tapCard(other.room, 0)
    expect(other.play).toHaveBeenCalledExactlyOnceWith(exchange(4, 2))
  })

  test('[HL-02] puts the card into the column of the one that it is exchanged for', () => {
    const { room, become } = show(state)
    tapCard(room, 2)
    tapColumn(room, 1)
    become(moved(state, 0, exchange(10, 5)))
    expect(labels(room, '.hl-my-table [data-column]')).toEqual([
      '2, open, on a hidden card',
      '10, open, on a hidden card',
      '9, open, on a hidden card',
    ])
  })

  test('[HL-02] lets the open cards glow that the lifted card may be exchanged for', () => {
    const { room } = show(state)
    tapCard(room, 1)
    expect(all(room, '.hl-column').filter((one) => one.dataset.glow === 'true')).toHaveLength(2)
  })

  test('[HL-02] ends for me with one big verb, and shows who is ready', () => {
    const { room, play, explain, become } = show(moved(state, 1, ready))
    expect(all(room, '.hl-other')[0]?.textContent).toContain(words.ready)
    press(room, words.beReady)
    expect(play).toHaveBeenCalledExactlyOnceWith(ready)
    become(moved(state, 0, ready))
    expect(room.querySelector('[data-verb="ready"]')).toBeNull()
    tapCard(room, 0)
    tapColumn(room, 0)
    expect(play).toHaveBeenCalledOnce()
    expect(explain).not.toHaveBeenCalled()
  })

  test('[HL-03] says who will begin', () => {
    expect(textOf(show({ ...state, turn: 1 }, 'public').room)).toContain('Ben will begin.')
  })
})

describe('my hand', () => {
  test('names each card, whether it is playable, and its place', () => {
    const { room } = show(position({ hand: [3, 4, 9, 9], pile: '6+6' }))
    expect(labels(room, '[role=option]')).toEqual([
      '3, playable, 1 of 4',
      '4, 2 of 4',
      '9, playable, 3 of 4',
      '9, playable, 4 of 4',
    ])
  })

  test('[HL-05] a second tap plays the card that is lifted', () => {
    const { room, play } = show(position({ hand: [4, 9], pile: '6' }))
    tapCard(room, 1)
    expect(play).not.toHaveBeenCalled()
    expect(room.querySelector('.hl-pile')?.getAttribute('data-glow')).toBe('true')
    tapCard(room, 1)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay(9))
  })

  test('[HL-05] a tap on the glowing pile plays it too', () => {
    const { room, play } = show(position({ hand: [4, 9], pile: '6' }))
    tapCard(room, 1)
    tapPile(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay(9))
  })

  test('[HL-07] equal cards are lifted together and played with one verb', () => {
    const { room, play } = show(position({ hand: [4, 9, 9, 9], pile: '6' }))
    for (const place of [1, 2, 3]) tapCard(room, place)
    expect(lifted(room)).toEqual(['9', '9', '9'])
    press(room, 'Play three 9s')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay(9, 3))
  })

  test('[HL-17] a card of another value is lifted instead', () => {
    const { room } = show(position({ hand: [8, 9, 9], pile: '6' }))
    tapCard(room, 1)
    tapCard(room, 0)
    expect(lifted(room)).toEqual(['8'])
  })

  test('[HL-07] of a pair that is asked for, the first card waits for the second', () => {
    const { room, play } = show(position({ hand: [4, 9, 9], pile: '6+6' }))
    tapCard(room, 1)
    expect(textOf(room)).toContain(words.moreOf(9))
    expect(room.querySelector('[data-verb="play"]')).toBeNull()
    tapCard(room, 2)
    press(room, 'Play two 9s')
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

  test('[HL-03] while another seat is to move, cards are only looked at', () => {
    const { room, play, explain } = show(position({ hand: [9], pile: '6', turn: 1 }))
    tapCard(room, 0)
    tapCard(room, 0)
    expect(play).not.toHaveBeenCalled()
    expect(explain).not.toHaveBeenCalled()
  })

  test('[HL-15] the cards on the table wait for it', () => {
    const { room, explain } = show(position({ hand: [9], open: [8], hidden: [1], pile: '6' }))
    tapColumn(room, 0)
    expect(explain).toHaveBeenCalledExactlyOnceWith('HL-15')
  })

  test('of equal cards those leave that were played, whatever the others are', () => {
    const state = position({ hand: [9, 9, 9], pile: '6' })
    const { room, become } = show(state)
    const third = all(room, '.held')[2]?.dataset.card
    tapCard(room, 0)
    tapCard(room, 1)
    tapPile(room)
    become(moved(state, 0, lay(9, 2)))
    expect(all(room, '.held').map((card) => card.dataset.card)).toEqual([third])
  })
})

describe('the pile', () => {
  test.each([
    ['9', 'Higher than 9 or 2, 3, 10'],
    ['13', 'Only 2, 3 or 10'],
    ['13+13', 'Only 2, 3 or 10 or two more 13s to clear the pile'],
    ['7, 3', 'Lower than 7 or 2, 3, 10'],
    ['6+6', 'A pair above 6 or 2, 3, 10 or two more 6s to clear the pile'],
    ['9+9, 2, 9', 'Higher than 9 or 2, 3, 10 or one more 9 to clear the pile'],
    ['', 'Anything goes'],
  ])('[HL-07] [HL-08] [HL-10] [HL-14] on %j it says what beats it: %s', (pile, need) => {
    const { room } = show(position({ hand: [4], pile }))
    expect(room.querySelector('.hl-need')?.textContent).toBe(need)
  })

  test('[HL-06] is taken with one verb that says how many cards it is', () => {
    const { room, play } = show(position({ hand: [4, 11], pile: '5, 9+9' }))
    press(room, 'Take 3 cards')
    expect(play).toHaveBeenCalledExactlyOnceWith(take)
  })

  test('[HL-06] offers no taking while it is empty', () => {
    expect(show(position({ hand: [4] })).room.querySelector('[data-verb="take"]')).toBeNull()
  })

  test('[HL-12] lets what lies under a ghost be seen', () => {
    const { room } = show(position({ hand: [4], pile: '9, 3' }))
    expect(all(room, '.hl-lies').map((one) => one.dataset.ghost)).toEqual(['false', 'true'])
  })

  test('[HL-08] [HL-13] shows what cleared it until the next card lies', () => {
    const state = position({ hand: [9, 9, 4], others: [{ hand: [5, 6] }], pile: '9+9' })
    const { room, become } = show(moved(state, 0, lay(9, 2)))
    expect(all(room, '.hl-cleared .hl-lies')).toHaveLength(4)
    expect(room.querySelector('.hl-cleared')?.textContent).toContain('Four 9s: 4 cards')
    become(moved(moved(state, 0, lay(9, 2)), 1, lay(5)))
    expect(room.querySelector('.hl-cleared')).toBeNull()
  })

  test('shows on demand all that lies and all that is out of the game', () => {
    const { room } = show(position({ hand: [4], others: [{ hand: [5] }], pile: '9, 11+11' }))
    tapPile(room)
    const [lying, gone] = all(room, '.hl-cards').map((list) =>
      all(list, '.for-ears').map((card) => Number(card.textContent)),
    )
    expect(lying).toEqual([11, 11, 9])
    expect(gone).toHaveLength(52 - 5)
  })
})

describe('a card that is carried', () => {
  test('[HL-07] is played where it is let go over the pile, with those lifted beside it', async () => {
    const { room, play } = show(position({ hand: [4, 9, 9], pile: '6+6' }))
    tapCard(room, 1)
    await carry(room, 2, '.hl-pile')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay(9, 2))
  })

  test('[HL-07] stays in the hand where it is too few, and says so', async () => {
    const { room, play, explain } = show(position({ hand: [4, 9, 9], pile: '6+6' }))
    await carry(room, 1, '.hl-pile')
    expect(play).not.toHaveBeenCalled()
    expect(explain).toHaveBeenCalledExactlyOnceWith('HL-07')
  })

  test('[HL-02] is exchanged for the open card that it is let go over', async () => {
    const { room, play } = show(exchanging({ hand: [4, 10], open: [2, 5], hidden: [1, 1] }))
    await carry(room, 1, '.hl-my-table [data-column="1"]')
    expect(play).toHaveBeenCalledExactlyOnceWith(exchange(10, 5))
  })
})

describe('my cards on the table', () => {
  const others = [{ hand: [1] }]

  test('[HL-15] are named, and tell which of them are playable', () => {
    const { room } = show(position({ open: [4, 9], hidden: [1, 1, 1], pile: '6', others }))
    expect(labels(room, '.hl-my-table [data-column]')).toEqual([
      '4, open, on a hidden card',
      '9, open, playable, on a hidden card',
      'Hidden card 3',
    ])
  })

  test('[HL-17] equal open cards are laid together', () => {
    const { room, play } = show(position({ open: [4, 9, 9], hidden: [1, 1, 1], pile: '6', others }))
    tapColumn(room, 1)
    tapColumn(room, 2)
    press(room, 'Play two 9s')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay(9, 2))
  })

  test('[HL-16] an open card that does not beat the pile is taken with it, but never by a second tap', () => {
    const { room, play } = show(position({ open: [4, 9], hidden: [1, 1], pile: '6', others }))
    tapColumn(room, 0)
    expect(textOf(room)).toContain(words.fails(4))
    tapColumn(room, 0)
    expect(play).not.toHaveBeenCalled()
    tapColumn(room, 0)
    press(room, 'Take the 4 and 1 card')
    expect(play).toHaveBeenCalledExactlyOnceWith(tryOut(4))
  })

  test('[HL-15] a hidden card is lifted, and turned over by a second tap', () => {
    const { room, play, explain } = show(
      position({ open: [], hidden: [null, 1, 1], pile: '6', others }),
    )
    tapColumn(room, 1)
    expect(button(room, words.flip)).toBeDefined()
    tapColumn(room, 1)
    expect(play).toHaveBeenCalledExactlyOnceWith(flip(1))
    expect(explain).not.toHaveBeenCalled()
  })

  test('[HL-15] a hidden card waits for the open ones', () => {
    const { room, explain } = show(position({ open: [9], hidden: [1, 1], pile: '6', others }))
    tapColumn(room, 1)
    expect(explain).toHaveBeenCalledExactlyOnceWith('HL-15')
  })

  test('[HL-16] the hidden card that did not beat the pile stays in sight with the news of it', () => {
    const state = position({ hidden: [4, 5], pile: '6', others })
    const { room } = show(moved(state, 0, flip(0)), 'public')
    expect(room.querySelector('.hl-cleared .hl-card')?.getAttribute('data-value')).toBe('4')
    expect(room.querySelector('.hl-cleared .hl-lies')?.getAttribute('data-turned')).toBe('true')
    expect(room.querySelector('.hl-cleared')?.textContent).toContain('It does not beat the pile')
  })

  test('[HL-15] the hidden card that beat the pile turns over where it lies now', () => {
    const { room } = show(moved(position({ hidden: [9, 5], pile: '6', others }), 0, flip(0)))
    expect(all(room, '.hl-lies').map((one) => one.dataset.turned)).toEqual(['false', 'true'])
  })
})

describe('the others', () => {
  test('[HL-01] show their open cards, and how many they hold and hide', () => {
    const others = [
      { hand: [4, 5], open: [2, 13], hidden: [6, 7, 8] },
      { hand: [9], open: [], hidden: [11] },
    ]
    const { room } = show(position({ hand: [1], others }))
    expect(all(room, '.hl-other > .for-ears').map((one) => one.textContent)).toEqual([
      '2 cards in hand; open: 2, 13; 3 hidden',
      '1 card in hand; 1 hidden',
    ])
  })

  test('sit clockwise from whoever follows me; a watcher sees everybody', () => {
    const state = position({ hand: [1], others: [{ hand: [2] }, { hand: [3] }], turn: 1 })
    const seated = (viewer: Viewer) => all(show(state, viewer).room, '.hl-name b')
    expect(seated(1).map((one) => one.textContent)).toEqual(['Kim', 'Anna'])
    expect(seated('public').map((one) => one.textContent)).toEqual(['Anna', 'Ben', 'Kim'])
    const watched = show(state, 'public').room
    expect(watched.querySelector('[role=listbox]')).toBeNull()
    expect(watched.querySelector('.hl-verbs')).toBeNull()
  })

  test('[HL-18] who is out shows the place instead', () => {
    const others = [{}, { hand: [3] }, { hand: [5] }]
    const state = position({ hand: [1], others, out: [1], finish: 'places' })
    expect(all(show(state).room, '.hl-other')[0]?.textContent).toContain(words.place(1))
    expect(textOf(show(state, 1).room)).toContain(words.done(1))
  })
})

describe('while a move is on its way', () => {
  test('what could be done stays in sight, and nothing is sent twice', () => {
    const state = position({ hand: [4, 9], pile: '6' })
    const { room, play, become } = show(state)
    press(room, 'Take 1 card')
    become(state, [])
    press(room, 'Take 1 card')
    expect(play).toHaveBeenCalledOnce()
  })
})

describe('by keyboard', () => {
  const state = position({ hand: [4, 9, 9], open: [5], hidden: [1], pile: '6' })

  test('arrows walk the hand, Enter lifts and then plays', () => {
    const { play } = show(state)
    type('ArrowRight')
    type('ArrowRight')
    expect(focused()).toBe('9, playable, 2 of 3')
    for (const _ of [1, 2]) void act(() => (document.activeElement as HTMLElement).click())
    expect(play).toHaveBeenCalledExactlyOnceWith(lay(9))
  })

  test('digits lift cards by their place, and Escape puts them down', () => {
    const { room } = show(state)
    type('2')
    type('3')
    expect(lifted(room)).toEqual(['9', '9'])
    type('Escape')
    expect(lifted(room)).toEqual([])
  })

  test('the arrow up leads to the cards on the table, and down again to the hand', () => {
    show(state)
    type('ArrowUp')
    expect(focused()).toBe('5, open, on a hidden card')
    type('ArrowDown')
    expect(focused()).toBe('4, 1 of 3')
  })

  test('[HL-06] T takes the pile', () => {
    const { play } = show(state)
    type('t')
    expect(play).toHaveBeenCalledExactlyOnceWith(take)
  })

  test('[HL-02] R says that I am ready, and nothing once play has begun', () => {
    const { play } = show(exchanging({ hand: [4], open: [5] }))
    type('r')
    expect(play).toHaveBeenCalledExactlyOnceWith(ready)
    const later = show(state)
    type('r')
    expect(later.play).not.toHaveBeenCalled()
  })

  test('? lists the keys', () => {
    const { room } = show(state)
    type('?')
    expect(room.querySelector('dialog')?.getAttribute('aria-label')).toBe(words.shortcuts.title)
  })
})

describe('looking back', () => {
  test('shows what everybody had, the hidden cards too, and leaves the arrow keys alone', () => {
    const others = [{ hand: [5], open: [13], hidden: [null, 6, 7] }]
    const state = position({ hand: [9], others, pile: '6' })
    const { hands, hidden, draw } = state
    const { room, become } = show(state, 'public')
    become({ ...state }, [], { shown: { hands, hidden, draw } })
    const had = all(room, '.hl-open-hands > li').map((seat) =>
      all(seat, 'ul .for-ears').map((card) => card.textContent),
    )
    expect(had).toEqual([['9'], ['5', '13', '6', '7']])
    const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
    document.body.dispatchEvent(key)
    expect(key.defaultPrevented).toBe(false)
  })
})

describe('the end', () => {
  test('[HL-18] tells who won, and shows all that was left, the hidden cards too', () => {
    const others = [{ hand: [4, 5], open: [13], hidden: [null, 6, 7] }]
    const { room } = show(moved(position({ hand: [9], others, pile: '6' }), 0, lay(9)), 'public')
    expect(room.querySelector('h2')?.textContent).toBe('Anna wins!')
    const left = all(room, '.hl-game-end > ol > li').map((seat) =>
      all(seat, 'ul .for-ears').map((card) => card.textContent),
    )
    expect(left).toEqual([[], ['4', '5', '13', '6', '7']])
    expect(all(room, '.hl-game-end > ol > li')[0]?.textContent).toContain(words.nothingLeft)
  })

  test('[HL-19] says why a round ended that nobody had won', () => {
    const state = position({ hand: [9] })
    const { room } = show({ ...state, ending: { clause: 'HL-19' } }, 'public')
    expect(textOf(room)).toContain(clauses['HL-19'])
  })
})
