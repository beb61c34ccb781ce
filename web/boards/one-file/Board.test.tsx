import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { gameOf } from '../../../shared/define-game/game.ts'
import type { AnyDefinition, Move } from '../../../shared/define-game/layout.ts'
import type { State } from '../../../shared/define-game/state.ts'
import { tableWordsOf } from '../../../shared/define-game/words.ts'
import { randomNumbered } from '../../../shared/deal/random.ts'
import { defaultsOf } from '../../../shared/game/options.ts'
import goFish from '../../../examples/go-fish.ts'
import hearts from '../../../shared/games/hearts.ts'
import ohHell from '../../../shared/games/oh-hell.ts'
import thirtyOne from '../../../shared/games/thirty-one.ts'
import highestCard from '../../../shared/testing/one-file/highest-card.ts'
import { TableAround } from '../../testing/at-table.tsx'
import { inEnglish, press, pressKey, render, textOf } from '../../testing/render.ts'
import { createBoard } from './create-board.tsx'
import { trickStays } from './use-between.ts'

inEnglish()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const names = ['Anna', 'Ben', 'Kim', 'Lou']

/** Presses Enter, which presses the element that has the focus, as in a browser. */
function pressEnter(): void {
  const { activeElement } = document
  if (activeElement === document.body) pressKey('Enter')
  else if (activeElement instanceof HTMLElement) void act(() => activeElement.click())
}

/**
 * Renders a game for the player of a seat. Returns functions that make the moves of the other
 * players.
 */
function open(definition: AnyDefinition, seats: number, me: number | null = 0, deal = 3) {
  const game = gameOf(definition)
  const { Board } = createBoard(definition)
  const { words, clauses } = tableWordsOf(definition, 'en')
  const options = defaultsOf(definition.options ?? {}) as object
  const explain = vi.fn<(clause: string) => void>()
  let state: State = game.setup(seats, options, randomNumbered(deal), null)
  let moved = 0
  const seen = () => game.view(state, me ?? 'public')
  const play = (move: Move) => apply(me ?? 0, move)
  const board = () => (
    <TableAround names={names.slice(0, seats)} mine={me}>
      <Board
        view={seen()}
        options={options}
        words={words}
        clauses={clauses}
        names={names.slice(0, seats)}
        moves={me === null ? [] : game.moves(seen(), options)}
        signals={[]}
        play={play}
        sendSignal={() => {}}
        explain={explain}
      />
    </TableAround>
  )
  const room = render(board())
  function apply(seat: number, move: Move) {
    state = game.apply(state, seat as 0, move, options)
    void act(() => renderInto(board(), room))
  }
  return {
    room,
    explain,
    state: () => state,
    /** Makes the moves of the other players until it is the viewer's turn. */
    others(until = () => state.turn.includes((me ?? -1) as 0)) {
      while (!until() && state.points === null) {
        const seat = state.turn.find((one) => one !== me) ?? 0
        const moves = game.moves(game.view(state, seat), options)
        const move = moves[moved++ % moves.length]
        if (moved > 3_000) throw new Error('the game does not end')
        if (move) apply(seat, move)
      }
    },
    tap(selector: string) {
      void act(() => room.querySelector<HTMLElement>(selector)?.click())
    },
    playables: () => [...room.querySelectorAll<HTMLElement>('.hand-card[data-playable=true]')],
  }
}

/** Returns the sentence below the viewer's prompt. */
const detailIn = (room: HTMLElement): string | undefined =>
  room.querySelector('.player-panel-text > p')?.textContent ?? undefined

describe('Hearts', () => {
  test('[HE-03] the plates say who still chooses, and who gets the viewer’s cards', () => {
    const { room, others, state } = open(hearts, 4)
    others(() => state().turn.length === 2)
    const plates = [...room.querySelectorAll<HTMLElement>('.seat')].map(textOf)
    expect(plates.filter((text) => text.includes('has chosen'))).toHaveLength(2)
    expect(plates.filter((text) => text.includes('choosing'))).toHaveLength(1)
    expect(plates.map((text) => text.includes('gets your cards'))).toEqual([true, false, false])
    expect(room.querySelector('.pass-arrow')?.getAttribute('data-to')).toBe('left')
  })

  test('[HE-03] three cards fly to three places, and pass together', () => {
    const { room, playables, state } = open(hearts, 4)
    expect(room.querySelectorAll('.card-places > li')).toHaveLength(3)
    for (let card = 0; card < 3; card++) void act(() => playables()[0]?.click())
    expect(room.querySelectorAll('.card-places button')).toHaveLength(3)
    expect(room.querySelectorAll('.hand-card')).toHaveLength(10)
    expect(state().turn).toContain(0)
    void act(() => room.querySelector<HTMLElement>('[data-verb=play]')?.click())
    expect(state().turn).not.toContain(0)
    expect(room.querySelectorAll('.card-places .card-back')).toHaveLength(3)
  })

  test('[HE-03] below the prompt stands who else still chooses, then that the cards lie ready', () => {
    const { room, playables, others, state } = open(hearts, 4)
    expect(detailIn(room)).toBe('3 others are still choosing.')
    others(() => state().turn.length === 2)
    expect(detailIn(room)).toMatch(/^(Ben|Kim|Lou) is still choosing\.$/)
    for (let card = 0; card < 3; card++) void act(() => playables()[0]?.click())
    void act(() => room.querySelector<HTMLElement>('[data-verb=play]')?.click())
    expect(room.querySelector('.player-panel h2')?.textContent).toMatch(/ is still choosing\.$/)
    expect(detailIn(room)).toBe('Your cards lie ready for Ben.')
  })

  test('by keyboard, Enter passes the cards as soon as three are selected', () => {
    const { room, state } = open(hearts, 4)
    for (let card = 0; card < 2; card++) pressKey('1')
    expect(room.querySelector('[role=listbox]')?.contains(document.activeElement)).toBe(true)
    pressKey('1')
    expect(document.activeElement?.textContent).toMatch(/^Pass/)
    pressEnter()
    expect(state().turn).not.toContain(0)
  })

  test('a tapped card in its place goes back to the hand', () => {
    const { room, playables, tap } = open(hearts, 4)
    void act(() => playables()[0]?.click())
    tap('.card-places button')
    expect(room.querySelectorAll('.card-places button')).toHaveLength(0)
    expect(room.querySelectorAll('.hand-card')).toHaveLength(13)
  })

  test('a complete trick stays for a moment, then goes to the player who takes it', () => {
    const { room, others, state } = open(hearts, 4, null)
    const taken = () => (state().zones['taken'] as string[][]).flat().length
    others(() => taken() === 4)
    expect(room.querySelectorAll('.trick-card')).toHaveLength(4)
    void act(() => void vi.advanceTimersByTime(trickStays))
    expect(room.querySelectorAll('.trick-card')).toHaveLength(0)
    expect(room.querySelectorAll('[data-motion-collects="card-"]')).toHaveLength(1)
  })

  test('the last trick of a deal stays for a moment before cards are passed again', () => {
    const { room, others, state } = open(hearts, 4)
    others(() => state().deals === 2)
    expect(room.querySelectorAll('.trick-card')).toHaveLength(4)
    expect(room.querySelectorAll('.card-places')).toHaveLength(0)
    void act(() => void vi.advanceTimersByTime(trickStays))
    press(room, 'Go on')
    expect(room.querySelectorAll('.card-places')).toHaveLength(1)
  })

  test('[HE-09] a plate shows the hearts and the queen that its player has taken', () => {
    const { room, others, state } = open(hearts, 4, null)
    const taken = () => state().zones['taken'] as string[][]
    others(() => taken().flat().includes('Q♠'))
    for (const [seat, cards] of taken().entries()) {
      const count = cards.filter((card) => card.endsWith('♥')).length
      const texts = [...(count > 0 ? [`${count}♥`] : []), ...(cards.includes('Q♠') ? ['Q♠'] : [])]
      const shown = room.querySelector(`.seat[data-seat="${seat}"] .seat-text`)
      expect(shown?.textContent ?? '').toBe(texts.join(' '))
    }
  })
})

describe('Oh Hell', () => {
  test('[OH-05] the forbidden bid of the dealer is crossed out, and explained on a tap', () => {
    const { room, others, explain, state } = open(ohHell, 3, 0, 1)
    const bids = () => state().facts['bids'] as (number | null)[]
    const sum = () => bids().reduce<number>((all, bid) => all + (bid ?? 0), 0)
    others(
      () =>
        state().dealer === 0 &&
        state().turn.includes(0) &&
        bids()[0] === null &&
        sum() <= Number(state().facts['size']),
    )
    if (state().deals > 1) press(room, 'Go on')
    const forbidden = room.querySelector<HTMLElement>('.choice[data-forbidden=true]')
    void act(() => forbidden?.click())
    expect(explain).toHaveBeenCalledWith('OH-05')
  })

  test('a digit key chooses that number, and Enter bids it', () => {
    const { others, state } = open(ohHell, 4, 0, 1)
    others()
    for (const key of ['1', '0']) pressKey(key)
    expect((state().facts['bids'] as unknown[])[0]).toBeNull()
    pressEnter()
    expect((state().facts['bids'] as unknown[])[0]).not.toBeNull()
  })

  test('a tapped number is chosen, and the button or a second tap bids it', () => {
    for (const confirm of ['.choice[aria-pressed=true]', '[data-verb=play]']) {
      const { others, state, tap } = open(ohHell, 4, 0, 1)
      others()
      tap('.choice[data-forbidden=false]')
      expect((state().facts['bids'] as unknown[])[0]).toBeNull()
      tap(confirm)
      expect((state().facts['bids'] as unknown[])[0]).not.toBeNull()
    }
  })

  test.each([0, 1, 2])('[OH-05] seat %i reads that it bids last only if it does', (me) => {
    const { room, others, state } = open(ohHell, 3, me, 1)
    others()
    expect(detailIn(room)).toBe(state().dealer === me ? 'You bid last.' : undefined)
  })

  test('[OH-08] the score sheet has the tricks and the bid of each deal, struck out if missed', () => {
    const { room, others, state } = open(ohHell, 3, null, 1)
    others(() => false)
    void act(() => void vi.advanceTimersByTime(trickStays))
    const cells = state().sheet.flatMap(({ bids = [] }) => bids)
    expect(cells).toHaveLength(7 * 3)
    const textsIn = (element: string) =>
      [...room.querySelectorAll(`.score-pad ${element}`)].map(({ textContent }) => textContent)
    const wanted = (isKept: boolean) =>
      cells.flatMap(([bid, tricks]) => ((bid === tricks) === isKept ? [`${tricks}/${bid}`] : []))
    expect(textsIn('small').toSorted()).toEqual(wanted(true).toSorted())
    expect(textsIn('s').toSorted()).toEqual(wanted(false).toSorted())
    expect(textsIn('s')).not.toEqual([])
  })

  test('[OH-07] a complete trick shows who takes it, and goes to that player', () => {
    const { room, others, state } = open(ohHell, 3, null)
    const tricks = () => state().facts['tricks'] as number[]
    others(() => tricks().includes(1))
    const taker = tricks().indexOf(1)
    const best = room.querySelectorAll('.trick-place[data-best=true]')
    expect([...best].map((place) => textOf(place as HTMLElement))).toEqual([
      expect.stringContaining('takes it'),
    ])
    void act(() => void vi.advanceTimersByTime(trickStays))
    const plate = room.querySelector('[data-motion-collects="card-"]')
    expect(plate?.closest('.seat')?.getAttribute('data-seat')).toBe(String(taker))
  })

  test('[OH-08] after a deal the viewer reads the place and the points, and goes on', () => {
    const { room, others, state, tap } = open(ohHell, 3, 0, 1)
    others()
    tap('.choice[data-forbidden=false]')
    tap('[data-verb=play]')
    others()
    tap('.hand-card')
    tap('.trick-mine')
    others(() => state().deals === 2)
    void act(() => void vi.advanceTimersByTime(trickStays))
    expect(room.querySelector('h2')?.textContent).toBe('Deal 1')
    const standing = room.querySelector('.player-panel h2')
    expect(standing?.textContent).toMatch(/^You (lead|are (2nd|3rd)) with \d+$/)
    expect(room.querySelectorAll('.seat-gain')).toHaveLength(2)
    press(room, 'Go on')
    expect(room.querySelector('.score-slip')).toBeNull()
  })

  test('a whole game is played with the keyboard alone', () => {
    const { others, state } = open(ohHell, 3)
    for (let turns = 0; state().points === null; turns++) {
      if (turns > 300) throw new Error('the game does not end')
      others()
      void act(() => void vi.advanceTimersByTime(trickStays))
      pressEnter()
      const turn = () => JSON.stringify(state())
      const before = turn()
      for (let key = 0; key < 10 && turn() === before && state().turn.includes(0); key++) {
        pressKey(String(key))
        pressEnter()
      }
    }
    expect(state().deals).toBe(7)
  })
})

describe('Thirty-one', () => {
  test('[TO-03] one card of the hand and one of the middle are swapped', () => {
    const { room, others, state, tap } = open(thirtyOne, 2)
    others()
    if (room.textContent?.includes('Keep my cards')) {
      press(room, 'Keep my cards')
      others()
    }
    const middle = [...(state().zones['market'] as string[])]
    tap('.hand-card')
    tap('.row-card')
    expect(textOf(room)).toContain(middle[0])
    void act(() => room.querySelector<HTMLElement>('[data-verb=play]')?.click())
    expect(state().last?.do).toBe('swap')
  })

  test('[TO-06] after a deal the board shows the points of each hand', () => {
    const { room, others, state } = open(thirtyOne, 3)
    others(() => state().deals === 2)
    const shown = [...room.querySelectorAll('.my-facts .seat-points, .seat-gain')]
    const points = state().facts['scores'] as readonly number[]
    expect(shown.map(({ textContent }) => textContent).toSorted()).toEqual(
      points.map((value) => String(value).replace('.5', '½')).toSorted(),
    )
  })

  test('[TO-09] lives are drawn as pegs', () => {
    const { room } = open(thirtyOne, 3)
    expect(room.querySelectorAll('.pegs')).toHaveLength(3)
    expect(room.querySelectorAll('.pegs > i[data-in=true]')).toHaveLength(9)
  })
})

const choices = (room: HTMLElement) =>
  [...room.querySelectorAll<HTMLElement>('.choice')].map(({ textContent }) => textContent)

/** Opens a table of Go Fish at which the viewer has to move. */
function openAtTurn(seats: number) {
  const table = open(goFish, seats)
  table.others()
  return table
}

test('in a game of partners each plate names the partner', () => {
  const partners = { ...highestCard, team: (seat: number) => seat % 2 } as AnyDefinition
  const { room } = open(partners, 4)
  const plates = [...room.querySelectorAll<HTMLElement>('.seat .visually-hidden')].map(textOf)
  expect(plates.map((text) => /with \w+/.exec(text)?.[0])).toEqual([
    'with Lou',
    'with Anna',
    'with Ben',
  ])
  expect(room.querySelectorAll('.seat-mark > .piece')).toHaveLength(3)
  expect(open(highestCard, 4).room.querySelector('.seat-mark')).toBeNull()
})

describe('Go Fish', () => {
  test('[GF-02] a move of two choices asks for the player, then for the rank', () => {
    const { room, tap, state } = openAtTurn(3)
    expect(choices(room)).toEqual(['Ben', 'Kim'])
    tap('.choice:nth-child(2)')
    expect(choices(room)).toHaveLength(1 + 13)
    tap('.value-choices-row:last-of-type > .choice[data-forbidden=false]')
    const send = room.querySelector<HTMLElement>('[data-verb=play]')
    expect(send?.textContent).toMatch(/^Ask Kim for \w+$/)
    void act(() => send?.click())
    expect(state().last).toMatchObject({ do: 'ask', seat: 0, player: 2 })
  })

  test('a tap on the chosen player asks for the player again', () => {
    const { room, tap } = openAtTurn(3)
    tap('.choice')
    tap('.choice[aria-pressed=true]')
    expect(choices(room)).toEqual(['Ben', 'Kim'])
  })

  test('with one other player the board asks for the rank at once', () => {
    const { room } = openAtTurn(2)
    expect(choices(room)).toHaveLength(13)
  })

  test('[GF-03] a rank that the viewer does not hold is crossed out, and explained on a tap', () => {
    const { tap, explain } = openAtTurn(2)
    tap('.choice[data-forbidden=true]')
    expect(explain).toHaveBeenCalledWith('GF-03')
  })

  test('digits choose the player by place, and the rank by its number', () => {
    const { room, state } = openAtTurn(3)
    pressKey('2')
    const held = (state().zones['hand'] as string[][])[0]?.find((card) => /^[2-9]/.test(card))
    pressKey(held?.[0] ?? '')
    expect(room.querySelector('[data-verb=play]')?.textContent).toBe(`Ask Kim for ${held?.[0]}`)
  })
})

test.each([
  [goFish, 3],
  [hearts, 4],
  [ohHell, 3],
  [thirtyOne, 3],
] as const)('%s: a spectator sees a whole game to its score sheet', (definition, seats) => {
  const { room, others, state } = open(definition as AnyDefinition, seats, null)
  others(() => false)
  void act(() => void vi.advanceTimersByTime(trickStays))
  expect(state().points).not.toBeNull()
  expect(room.querySelector('.score-pad')).not.toBeNull()
  expect(textOf(room)).not.toMatch(/undefined|NaN/)
})
