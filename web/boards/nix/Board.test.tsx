import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { describe, expect, test, vi } from 'vitest'

import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import type { Viewer } from '../../../shared/game/game.ts'
import { apply } from '../../../shared/games/nix/rules/apply.ts'
import { moves } from '../../../shared/games/nix/rules/moves.ts'
import {
  chipOf,
  lay,
  laySuper,
  plainChips,
  playedUntil,
  position,
  rowCalled,
  superChipOf,
} from '../../../shared/games/nix/testing/positions.ts'
import type { RowName } from '../../../shared/games/nix/rules/rows.ts'
import type { Card, Move, State } from '../../../shared/games/nix/rules/state.ts'
import { board } from './Board.tsx'
import { view } from '../../../shared/games/nix/rules/view.ts'
import { words } from '../../../shared/games/nix/words/en/board.ts'

inEnglish()

const names = ['Anna', 'Ben', 'Kim', 'Dora', 'Eric']

/** A board at the eyes of `viewer`, with all that it asks of the table. */
function show(state: State, viewer: Viewer = 0) {
  const play = vi.fn<(move: Move) => void>()
  const explain = vi.fn<(clause: string) => void>()
  const at = (now: State, offered = moves(view(now, viewer))) => (
    <board.Board
      view={view(now, viewer)}
      options={state.options}
      words={words}
      clauses={{}}
      names={names}
      moves={offered}
      signals={[]}
      play={play}
      give={() => {}}
      explain={explain}
    />
  )
  const room = render(at(state))
  const turnTo = (next: State, offered?: readonly Move[]): void => {
    void act(() => renderInto(at(next, offered), room))
  }
  return { room, play, explain, turnTo }
}

/** What a button is called. */
const labelOf = (one: Element | null | undefined): string =>
  one?.getAttribute('aria-label') ?? one?.querySelector('.for-ears')?.textContent ?? ''
const tap = (room: HTMLElement, selector: string): void => {
  void act(() => room.querySelector<HTMLElement>(selector)?.click())
}
/** The nth of the cards with this value. */
const tapCard = (room: HTMLElement, card: Card, nth = 0): void => {
  const cards = [...room.querySelectorAll<HTMLElement>('[role=option]')]
  const named = cards.filter((one) => labelOf(one).startsWith(card ? `${card},` : 'joker,'))
  void act(() => named[nth]?.click())
}
const rowOf = (room: HTMLElement, name: RowName): HTMLElement | null =>
  room.querySelector(`[data-row="${rowCalled(name)}"]`)
const tapRow = (room: HTMLElement, name: RowName): void => {
  void act(() => rowOf(room, name)?.click())
}
const verb = (room: HTMLElement): HTMLButtonElement | null => room.querySelector('.lay')
const tapVerb = (room: HTMLElement): void => tap(room, '.lay')
const type = (key: string): void => {
  void act(() => {
    const at = document.activeElement ?? document.body
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
}
const chosen = (room: HTMLElement): (string | undefined)[] =>
  [...room.querySelectorAll('[aria-selected=true]')].map((one) => labelOf(one).split(',')[0])
const hinted = (room: HTMLElement, hint: string): (string | undefined)[] =>
  [...room.querySelectorAll(`[data-hint=${hint}]`)].map((one) => labelOf(one).split(':')[0])
/** Whose chips a row shows, from left to right, as far as they are on its fields. */
const owners = (room: HTMLElement, name: RowName): (string | undefined)[] =>
  [...(rowOf(room, name)?.querySelectorAll<SVGElement>('.field-chip .chip') ?? [])].map(
    (chip) => chip.dataset.owner,
  )

describe('my hand', () => {
  test('names each card and its place, equal ones too', () => {
    const { room } = show(position({ hands: [[0, 5, 5], [1]] }))
    const labels = [...room.querySelectorAll('[role=option]')].map(labelOf)
    expect(labels).toEqual(['joker, 1 of 3', '5, 2 of 3', '5, 3 of 3'])
  })

  test('says of each card whether it goes with the chosen ones', () => {
    const { room } = show(position({ hands: [[1, 5, 6, 6], [1]] }))
    tapCard(room, 5)
    const labels = [...room.querySelectorAll('[role=option]')].map(labelOf)
    expect(labels).toEqual([
      '1, 1 of 4',
      '5, 2 of 4',
      '6, goes with the chosen cards, 3 of 4',
      '6, goes with the chosen cards, 4 of 4',
    ])
  })

  test('several taps choose a combination, and the verb lays it', () => {
    const { room, play } = show(position({ hands: [[5, 6, 7], [1]] }))
    for (const card of [5, 6, 7]) tapCard(room, card)
    expect(chosen(room)).toEqual(['5', '6', '7'])
    expect(hinted(room, 'chosen')).toEqual(['run of three'])
    expect(verb(room)?.textContent).toBe('Lay 5-6-7: run of three')
    tapVerb(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('run3', 5, 6, 7))
  })

  test('a second tap puts a card back', () => {
    const { room } = show(position({ hands: [[5, 5], [1]] }))
    tapCard(room, 5, 1)
    tapCard(room, 5, 0)
    expect(chosen(room)).toEqual(['5', '5'])
    tapCard(room, 5, 1)
    expect(chosen(room)).toEqual(['5'])
    expect(hinted(room, 'chosen')).toEqual(['one card'])
  })

  test('[NU-06] cards that make no combination cannot be laid, and are said to make none', () => {
    const { room } = show(position({ hands: [[5, 7], [1]] }))
    tapCard(room, 5)
    tapCard(room, 7)
    expect(verb(room)?.textContent).toBe('5-7: no combination')
    expect(verb(room)?.disabled).toBe(true)
  })

  test('[NU-07] where a value and a joker fit two rows, the player names the row', () => {
    const { room, play } = show(position({ hands: [[0, 5], [1]] }))
    tapCard(room, 5)
    tapCard(room, 0)
    expect(hinted(room, 'fits')).toEqual(['pair', 'run of two'])
    expect(verb(room)?.disabled).toBe(true)
    tapRow(room, 'run2')
    expect(hinted(room, 'chosen')).toEqual(['run of two'])
    tapVerb(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('run2', 0, 5))
  })

  test('[NU-06] an empty hand lays no card with one tap', () => {
    const { room, play } = show(position({ hands: [[], [1]], round: 4 }))
    expect(verb(room)?.textContent).toBe('Lay no card')
    tapVerb(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('none'))
  })
})

describe('a tap on a row', () => {
  test('proposes cards, and others with every further tap', () => {
    const { room } = show(position({ hands: [[2, 2, 5, 5, 7], [1]] }))
    tapRow(room, 'pair')
    expect(chosen(room)).toEqual(['5', '5'])
    tapRow(room, 'pair')
    expect(chosen(room)).toEqual(['2', '2'])
    tapRow(room, 'pair')
    expect(chosen(room)).toEqual(['5', '5'])
  })

  test('completes what is chosen already', () => {
    const { room, play } = show(position({ hands: [[2, 2, 2, 5, 5, 5], [1]] }))
    tapCard(room, 2)
    tapRow(room, 'three')
    expect(chosen(room)).toEqual(['2', '2', '2'])
    tapVerb(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('three', 2, 2, 2))
  })

  test('[NU-06] says why where no cards in hand go', () => {
    const { room, explain } = show(position({ hands: [[2, 5], [1]] }))
    tapRow(room, 'four')
    expect(explain).toHaveBeenCalledExactlyOnceWith('NU-06')
    tapRow(room, 'none')
    expect(explain).toHaveBeenLastCalledWith('NU-06')
  })

  test('[NU-07] says why where a joker may not help any more', () => {
    const { room, explain } = show(position({ hands: [[0, 5], [1]], round: 5 }))
    tapCard(room, 0)
    tapCard(room, 5)
    tapRow(room, 'pair')
    expect(explain).toHaveBeenCalledExactlyOnceWith('NU-07')
  })
})

describe('before it is laid', () => {
  const full = { pair: plainChips(1, 0, 2) }

  test('[NU-08] a chip is shown where it will lie, and the others one field further', () => {
    const { room } = show(position({ hands: [[5, 5], [1], [1]], rows: full }))
    expect(owners(room, 'pair')).toEqual(['1', '0', '2'])
    tapRow(room, 'pair')
    expect(owners(room, 'pair')).toEqual(['0', '1', '0'])
    expect(rowOf(room, 'pair')?.querySelectorAll('[data-coming=true]')).toHaveLength(1)
  })

  test('[NU-08] whoever is pushed off is named, the player too', () => {
    const { room } = show(position({ hands: [[5, 5], [1], [1]], rows: full }))
    tapRow(room, 'pair')
    expect(textOf(room)).toContain('pushes a chip of Kim off')

    const own = show(position({ hands: [[5, 5], [1]], rows: { pair: plainChips(1, 1, 0) } }))
    tapRow(own.room, 'pair')
    expect(textOf(own.room)).toContain('pushes your own chip off')
  })

  test('[NU-08] those who are only pushed on are named once each', () => {
    const { room } = show(position({ hands: [[5], [1]], rows: { one: plainChips(1, 1) } }))
    tapRow(room, 'one')
    expect(verb(room)?.textContent).toBe('Lay 5: one cardpushes Ben on')
  })
})

describe('the super-chip', () => {
  test('[NU-09] is laid when its button is pressed', () => {
    const { room, play } = show(position({ hands: [[5, 5], [1]] }))
    tap(room, '.super')
    tapRow(room, 'pair')
    expect(rowOf(room, 'pair')?.querySelector('.chip-ring')).not.toBeNull()
    tapVerb(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(laySuper('pair', 5, 5))
  })

  test('[NU-09] does not go with a joker, says so, and the plain one goes', () => {
    const { room, play, explain } = show(position({ hands: [[0, 5, 5], [1]] }))
    tap(room, '.super')
    tapRow(room, 'three')
    expect(room.querySelector('.super')?.textContent).toContain('not with a joker')
    tapVerb(room)
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('three', 0, 5, 5))
    tap(room, '.super')
    expect(explain).toHaveBeenCalledExactlyOnceWith('NU-09')
  })

  test('[NU-10] is turned over in round 5', () => {
    const { room, explain } = show(position({ hands: [[5], [1]], round: 5 }))
    expect(room.querySelector('.super')?.textContent).toContain('not in round 5')
    tap(room, '.super')
    expect(explain).toHaveBeenCalledExactlyOnceWith('NU-10')
  })

  test('is not offered any more once it was laid', () => {
    const stock = [
      { plain: 4, super: false },
      { plain: 4, super: true },
    ]
    const { room } = show(position({ hands: [[5, 5], [1]], round: 2, stock }))
    expect(room.querySelector('.super')).toBeNull()
  })
})

describe('while another player is to move', () => {
  const state = position({
    hands: [
      [5, 5],
      [1, 2],
    ],
    turn: 1,
    rows: { pair: plainChips(1) },
  })

  test('a move can be thought out, but not laid', () => {
    const { room, play, explain } = show(state)
    tapRow(room, 'pair')
    expect(owners(room, 'pair')).toEqual(['0', '1'])
    tapVerb(room)
    expect(play).not.toHaveBeenCalled()
    expect(explain).toHaveBeenCalledExactlyOnceWith('NU-03')
  })

  test('what was chosen stays chosen when the turn comes', () => {
    const { room, play, turnTo } = show(state)
    tapRow(room, 'pair')
    turnTo(apply(state, 1, lay('one', 1)))
    expect(chosen(room)).toEqual(['5', '5'])
    tapVerb(room)
    expect(play).toHaveBeenCalledOnce()
  })
})

describe('while a move is on its way', () => {
  const state = position({ hands: [[3, 5, 5, 5], [1]] })

  test('it stays in sight, and is not sent twice', () => {
    const { room, play, turnTo } = show(state)
    tapRow(room, 'pair')
    tapVerb(room)
    turnTo(state, [])
    expect(chosen(room)).toEqual(['5', '5'])
    tapVerb(room)
    expect(play).toHaveBeenCalledOnce()
  })

  test('nothing is chosen any more when it has arrived, not even an equal card', () => {
    const { room, turnTo } = show(state)
    tapRow(room, 'pair')
    turnTo(apply(state, 0, lay('pair', 5, 5)))
    expect(chosen(room)).toEqual([])
    expect(room.querySelectorAll('[role=option]')).toHaveLength(2)
  })
})

describe('the board', () => {
  test('[NU-04] tells each row with its values and whose chips lie there', () => {
    const { room } = show(
      position({
        hands: [[5], [1]],
        rows: { four: [superChipOf(1), chipOf(0), chipOf(1), chipOf(0)] },
      }),
    )
    expect(labelOf(rowOf(room, 'four'))).toBe(
      'four of a kind: 7 Ben (super-chip), 12 Anna, 7 Ben, 1 chip pushed off',
    )
    expect(labelOf(rowOf(room, 'none'))).toBe('no card: 6 empty, 10 empty, 6 empty')
  })

  test('shows a watcher everything and asks nothing of them', () => {
    const { room } = show(position({ hands: [[5], [1]] }), 'public')
    expect(room.querySelector('[role=listbox]')).toBeNull()
    expect(verb(room)).toBeNull()
    expect(room.querySelectorAll('.nix-row:disabled')).toHaveLength(8)
  })

  test('tells of every player the points, the chips and the cards, and who began', () => {
    const { room } = show(
      position({
        hands: [[5, 6], [1]],
        egon: true,
        round: 2,
        first: 1,
        turn: 0,
        rows: { one: plainChips(1) },
        scores: [[30, 1, 12]],
      }),
    )
    const labels = [...room.querySelectorAll('.nix-player .for-ears')].map((one) => one.textContent)
    expect(labels).toEqual([
      'Anna: 30 points, 0 on the board, 4 chips left with the super-chip, 2 cards in hand',
      'Ben: 1 point, 2 on the board, 3 chips left with the super-chip, 1 card in hand, began this deal',
      'EGON: 12 points, 0 on the board, 4 chips left with the super-chip',
    ])
  })

  test('shows what lies on the discard pile, and from whom', () => {
    const state = position({ hands: [[5, 6], [1]] })
    expect(textOf(show(state).room)).toContain('The discard pile is empty')
    const { room } = show(apply(state, 0, lay('run2', 5, 6)))
    expect(textOf(room)).toContain('Discard pile: 5-6, run of two, from Anna')
  })
})

describe('EGON', () => {
  const state = position({
    hands: [
      [5, 6],
      [1, 2],
    ],
    egon: true,
    turn: 1,
    pile: [7, 7, 3, 3],
  })

  test('[NU-15] is announced with the number of cards that he will turn over', () => {
    expect(textOf(show(state).room)).toContain('EGON turns over 2 cards this round')
  })

  test('[NU-15] shows the cards that he turned over and those that he laid', () => {
    const { room } = show(apply({ ...state, pile: [7, 1, 3] }, 1, lay('one', 1)))
    expect(textOf(room)).toContain('EGON turns over 1-3 and lays 3: one card.')
    const turned = [...room.querySelectorAll<HTMLElement>('.turned')]
    expect(turned.map((one) => one.dataset.laid)).toEqual(['false', 'true'])
    expect(room.querySelector('.nix-egon q')?.textContent).not.toBe('')
  })

  test('does not sit at a table that plays without him', () => {
    const { room } = show(position({ hands: [[5], [1]] }))
    expect(textOf(room)).not.toContain('EGON')
  })
})

describe('when a deal is over', () => {
  const last = position({
    hands: [[5], [1]],
    round: 5,
    first: 1,
    turn: 0,
    rows: { four: [chipOf(1), superChipOf(0)] },
  })
  const over = apply(last, 0, lay('one', 5))
  /** The next deal has begun. */
  const goneOn = playedUntil(over, ({ turn }) => turn === 1)

  test('[NU-11] its board stays in sight with what every chip got, though the next one is dealt', () => {
    const { room, turnTo } = show(last)
    turnTo(over)
    expect(textOf(room)).toContain('Deal 1 is over')
    expect(owners(room, 'four')).toEqual(['1', '0'])
    expect(rowOf(room, 'four')?.textContent).toContain('724')
    expect(room.querySelector('[role=listbox]')).toBeNull()
  })

  test('one tap puts it aside, and the new hand is there', () => {
    const { room, turnTo } = show(last)
    turnTo(over)
    press(room, words.ended.next)
    expect(owners(room, 'four')).toEqual([])
    expect(room.querySelectorAll('[role=option]')).toHaveLength(12)
  })

  test('it waits until it is put aside, whatever the others do meanwhile', () => {
    const { room, turnTo } = show(last)
    turnTo(over)
    turnTo(goneOn)
    expect(textOf(room)).toContain('Deal 1 is over')
  })

  test('whoever comes before the next move sees it, whoever comes later does not', () => {
    expect(textOf(show(over).room)).toContain('Deal 1 is over')
    expect(textOf(show(goneOn).room)).not.toContain('Deal 1 is over')
  })

  test('[NU-11] the score sheet holds every deal and the totals', () => {
    const { room } = show(
      position({
        hands: [[5], [1]],
        deal: 3,
        scores: [
          [10, 7],
          [20, 31],
        ],
      }),
    )
    tap(room, '.nix-course')
    const rows = [...room.querySelectorAll('.score-sheet tr')].map((row) =>
      [...row.querySelectorAll('.for-ears')].map((cell) => cell.textContent),
    )
    expect(rows).toEqual([[], ['10', '7'], ['20', '31'], [], [], ['30', '38']])
    expect(room.querySelectorAll('[data-leads=true]')).toHaveLength(1)
  })
})

describe('when the game is over', () => {
  test('[NU-13] its outcome and all deals stay in sight', () => {
    const scores = [
      [10, 20],
      [10, 20],
      [10, 20],
    ]
    const last = position({ hands: [[5], [1]], deal: 4, round: 5, first: 1, turn: 0, scores })
    const { room } = show(apply(last, 0, lay('one', 5)))
    expect(room.querySelector('h2')?.textContent).toBe('Ben wins with 60 points.')
    expect(room.querySelector('.deal-end .button')).toBeNull()
    expect(room.querySelectorAll('.score-sheet tbody .for-ears')).toHaveLength(8)
  })
})

describe('by keyboard', () => {
  const state = position({ hands: [[0, 2, 2, 5, 5], [1]] })

  test('digits choose cards by their value, one more each time, and then none', () => {
    const { room } = show(state)
    type('5')
    type('5')
    expect(chosen(room)).toEqual(['5', '5'])
    type('5')
    expect(chosen(room)).toEqual([])
    type('0')
    expect(chosen(room)).toEqual(['joker'])
  })

  test('letters choose rows, S the super-chip, Enter lays', () => {
    const { play } = show(state)
    type('e')
    type('s')
    type('Enter')
    expect(play).toHaveBeenCalledExactlyOnceWith(laySuper('pair', 5, 5))
  })

  test('arrows go through hand and rows, and Enter lays from a card that is chosen', () => {
    const { room, play } = show(state)
    type('ArrowRight')
    expect(labelOf(document.activeElement)).toBe('joker, 1 of 5')
    type('ArrowRight')
    expect(labelOf(document.activeElement)).toBe('2, 2 of 5')
    void act(() => (document.activeElement as HTMLElement).click())
    type('ArrowUp')
    expect(document.activeElement).toBe(rowOf(room, 'one'))
    type('ArrowDown')
    type('ArrowDown')
    type('Enter')
    expect(play).toHaveBeenCalledExactlyOnceWith(lay('one', 2))
  })

  test('Escape puts the cards down', () => {
    const { room } = show(state)
    type('e')
    type('Escape')
    expect(chosen(room)).toEqual([])
  })

  test('? lists the keys, P shows the score sheet', () => {
    const { room } = show(state)
    type('?')
    expect(labelOf(room.querySelector('dialog'))).toBe(words.shortcuts.title)
    void act(() => room.querySelector('dialog')?.close())
    type('p')
    expect(labelOf(room.querySelector('dialog'))).toBe(words.sheet.title)
  })

  test('Enter puts the end of a deal aside', () => {
    const last = position({ hands: [[5], [1]], round: 5, first: 1, turn: 0 })
    const { room, explain } = show(apply(last, 0, lay('one', 5)))
    expect(button(room, words.ended.next)).toBeDefined()
    type('Enter')
    expect(room.querySelectorAll('[role=option]')).toHaveLength(12)
    expect(explain).not.toHaveBeenCalled()
  })
})
