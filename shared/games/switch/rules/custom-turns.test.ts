import { describe, expect, test } from 'vitest'

import { game } from '../game.ts'
import {
  after,
  by,
  call,
  card,
  cards,
  draw,
  give,
  holds,
  keep,
  lay,
  mayDo,
  mayLay,
  pass,
  position,
  violationOf,
} from '../testing/positions.ts'
import type { State } from './state.ts'
import { view } from './view.ts'

const whats = ({ last }: State) => last.map(({ type }) => type)

describe('following', () => {
  const follow = '4'

  test('[SC-02] the same player has another whole turn', () => {
    const state = after(position({ hands: ['4♥ 4♣ 6♣ 7♣', '5♣ 5♦'], follow }), lay('4♥'))
    expect(state).toMatchObject({ turn: 0, step: { now: 'turn' } })
    expect(state.last.at(-1)).toEqual({ type: 'follows', seat: 0 })
    expect(after(state, lay('4♣')).turn).toBe(0)
    expect(after(state, lay('4♣'), lay('6♣')).turn).toBe(1)
    expect(after(state, draw).turn).toBe(1)
  })

  test('[SC-09] without a card to follow, the player draws and the turn ends', () => {
    const state = after(position({ hands: ['4♥ 6♣ 7♣', '5♣ 5♦'], follow }), lay('4♥'))
    expect(mayDo(state)).toEqual(['draw'])
    const drawn = after(state, draw)
    expect(drawn.hands[0]).toHaveLength(3)
    expect(drawn.turn).toBe(1)
  })

  test('[SC-09] without a card to follow and without cards to draw, the player passes', () => {
    const state = position({ hands: ['6♣ 9♠', '5♣ 5♦'], follow, discards: '4♥', toDraw: '' })
    expect(mayDo(state)).toEqual(['pass'])
    expect(after(state, pass).turn).toBe(1)
  })

  test('[SC-09] a following card as the last card costs one card, and the next turn is a whole one', () => {
    const state = position({ hands: ['4♥', '5♣ 5♦'], follow, toDraw: '2♣ 3♥' })
    const last = after(state, lay('4♥'))
    expect(last).toMatchObject({ turn: 0, hands: [cards('3♥'), {}] })
    expect(after(last, lay('3♥'))).toMatchObject({ points: [1, 0] })
  })

  test('[SC-09] the next player must play the suit that was named', () => {
    const state = position({ hands: ['4♥ A♠ 6♣ 7♣', '6♠ 5♦ 3♥'], follow })
    const afterNaming = after(state, lay('4♥'), lay('A♠', { suit: 'diamonds' }))
    expect(afterNaming.turn).toBe(1)
    expect(mayLay(afterNaming)).toEqual(['5♦'])
  })
})

describe('passing left', () => {
  const passLeft = '6'
  const state = position({ hands: ['6♥ 3♣', '4♦ 4♠', '5♠ 5♦ 5♣'], passLeft })
  const open = after(state, call('6♥'))

  test('[SC-02] each player chooses one card in secret', () => {
    expect(game.toMove(open)).toEqual([0, 1, 2])
    expect(mayDo(open, 2)).toEqual(['pass-left'])
    const chosen = by(open, 1, give('4♠'))
    expect(game.toMove(chosen)).toEqual([0, 2])
    expect(mayDo(chosen, 1)).toEqual([])
    expect(violationOf(chosen, give('4♦'), 1)).toBe('SC-08')
    expect(violationOf(chosen, draw, 0)).toBe('SC-08')
    expect(view(chosen, 0).step).toEqual({
      now: 'passing',
      chosen: [false, true, false],
      mine: null,
    })
    expect(view(chosen, 1).step).toMatchObject({ mine: card('4♠') })
    expect(view(chosen, 'public').hands).toEqual([1, 2, 3])
    expect(chosen.last).toEqual([{ type: 'chose', seat: 1 }])
  })

  test('[SC-08] all cards move left at once, in whatever order they were chosen', () => {
    const passed = by(by(by(open, 2, give('5♦')), 0, give('3♣')), 1, give('4♦'))
    expect([0, 1, 2].map((seat) => holds(passed, seat))).toEqual(['5♦', '3♣ 4♠', '5♣ 4♦ 5♠'])
    expect(passed).toMatchObject({ turn: 1, step: { now: 'turn' } })
    expect(whats(passed)).toEqual(['chose', 'passed-left'])
  })

  test('[SC-02] the cards move left in either direction of play, and the turn passes on in that direction', () => {
    const back = after(
      position({ hands: ['6♥ 3♣', '4♦ 4♠', '5♠ 5♦'], passLeft, direction: -1 }),
      call('6♥'),
    )
    const passed = by(by(by(back, 0, give('3♣')), 1, give('4♦')), 2, give('5♦'))
    expect([0, 1, 2].map((seat) => holds(passed, seat))).toEqual(['5♦', '3♣ 4♠', '4♦ 5♠'])
    expect(passed.turn).toBe(2)
  })

  test('[SC-02] passing a card neither wins the round nor needs a call', () => {
    const ones = after(position({ hands: ['6♥ 3♣', '4♦', '5♠'], passLeft }), call('6♥'))
    const passed = by(by(by(ones, 0, give('3♣')), 1, give('4♦')), 2, give('5♠'))
    expect(passed.hands.map((hand) => hand.length)).toEqual([1, 1, 1])
    expect(passed).toMatchObject({ round: 1, points: [0, 0, 0] })
  })

  test('[SC-08] a passing card as the last card costs one card first, and its player passes that card on', () => {
    const last = after(
      position({ hands: ['6♥', '4♦ 4♠', '5♠ 5♦'], passLeft, toDraw: '2♣ K♦' }),
      lay('6♥'),
    )
    expect(mayDo(last, 0)).toEqual(['pass-left'])
    const passed = by(by(by(last, 0, give('K♦')), 1, give('4♦')), 2, give('5♠'))
    expect([0, 1, 2].map((seat) => holds(passed, seat))).toEqual(['5♠', 'K♦ 4♠', '4♦ 5♦'])
  })

  test('[SC-08] a passing card as the last card passes nothing if special cards can be last', () => {
    const out = position({ hands: ['6♥', '4♦ 4♠'], passLeft, specialLast: false, targetWins: 1 })
    expect(whats(after(out, lay('6♥')))).toEqual(['played', 'round-won', 'game-won'])
  })

  test('[SC-08] two players exchange their cards', () => {
    const two = after(position({ hands: ['6♥ 3♣ 2♣', '4♦ 4♠'], passLeft }), lay('6♥'))
    const passed = by(by(two, 0, give('2♣')), 1, give('4♠'))
    expect([0, 1].map((seat) => holds(passed, seat))).toEqual(['3♣ 4♠', '2♣ 4♦'])
  })

  test('[SC-02] cards can be passed only after a card with this effect', () => {
    expect(violationOf(state, give('3♣'))).toBe('SC-08')
  })
})

describe('the card just drawn', () => {
  const playDrawn = true
  const shown = { hands: ['7♣ 4♣ 6♠', '5♣ 5♦'], playDrawn } as const

  test('[SC-02] a drawn card that fits can be played at once or kept', () => {
    const drawn = after(position({ ...shown, toDraw: '2♣ K♥' }), draw)
    expect(drawn).toMatchObject({ turn: 0, step: { now: 'drawn', card: card('K♥') } })
    expect(mayDo(drawn)).toEqual(['play', 'keep'])
    expect(mayLay(drawn)).toEqual(['K♥'])
    expect(after(drawn, lay('K♥'))).toMatchObject({ turn: 1, discard: cards('9♥ K♥') })
    expect(after(drawn, keep)).toMatchObject({ turn: 1, hands: [cards('4♣ 7♣ 6♠ K♥'), {}] })
    expect(after(drawn, keep).last).toEqual([{ type: 'kept', seat: 0 }])
  })

  test('[SC-07] a drawn card that does not fit stays in the hand and the turn ends', () => {
    const drawn = after(position({ ...shown, toDraw: '2♣ K♠' }), draw)
    expect(drawn).toMatchObject({ turn: 1, step: { now: 'turn' } })
  })

  test('[SC-07] no other card can be played, and no second card drawn', () => {
    const drawn = after(position({ hands: ['7♥ 4♣', '5♣ 5♦'], playDrawn, toDraw: '2♣ K♥' }), draw)
    expect(violationOf(drawn, lay('7♥'))).toBe('SC-07')
    expect(violationOf(drawn, draw)).toBe('SC-07')
    expect(violationOf(drawn, pass)).toBe('SC-07')
  })

  test('[SC-07] with multiPlay, cards of the same rank can be played after the drawn card', () => {
    const drawn = after(position({ ...shown, toDraw: '2♣ 7♥' }), draw)
    expect(mayLay(drawn)).toEqual(['7♥', '7♥ 7♣'])
    const single = after(position({ ...shown, multiPlay: false, toDraw: '2♣ 7♥' }), draw)
    expect(mayLay(single)).toEqual(['7♥'])
  })

  test('[SC-02] a card drawn to pay a demand cannot be played in the same turn', () => {
    const paid = after(
      position({ ...shown, discards: '2♥', demand: { by: 'draw', owed: 2 }, toDraw: '7♥ K♥' }),
      draw,
    )
    expect(paid).toMatchObject({ turn: 1, step: { now: 'turn' } })
  })

  test('[SC-02] only the player sees the drawn card; the others see that it fits', () => {
    const drawn = after(position({ ...shown, toDraw: '2♣ K♥' }), draw)
    expect(view(drawn, 0).step).toEqual({ now: 'drawn', card: card('K♥') })
    expect(view(drawn, 1).step).toEqual({ now: 'drawn', card: null })
    expect(view(drawn, 'public').step).toEqual({ now: 'drawn', card: null })
  })

  test('[SC-02] the drawn card must match the named suit', () => {
    const afterNaming = { ...shown, discards: 'A♥', named: { suit: 'clubs' } } as const
    expect(after(position({ ...afterNaming, toDraw: 'K♥' }), draw).turn).toBe(1)
    expect(after(position({ ...afterNaming, toDraw: 'K♣' }), draw).step.now).toBe('drawn')
  })

  test('[SC-02] playing the drawn card down to one card needs the call', () => {
    const drawn = after(position({ hands: ['7♣', '5♣ 5♦'], playDrawn, toDraw: '2♣ K♥' }), draw)
    expect(violationOf(drawn, call('K♥'))).toBeNull()
    expect(whats(after(drawn, lay('K♥')))).toContain('forgot-call')
  })
})

describe('drawing until a card fits', () => {
  const until = { playDrawn: true, drawUntil: true } as const

  test('[SC-02] the player draws until a card fits, and can play that card', () => {
    const state = position({ hands: ['7♣ 4♣', '5♣ 5♦'], ...until, toDraw: '2♥ K♥ 6♠ 6♣' })
    const drawn = after(state, draw)
    expect(drawn).toMatchObject({ step: { now: 'drawn', card: card('K♥') }, draw: cards('2♥') })
    expect(drawn.last).toEqual([{ type: 'drew', seat: 0, drawn: 3 }])
    expect(holds(drawn, 0)).toBe('4♣ 6♣ 7♣ 6♠ K♥')
  })

  test('[SC-07] if the cards run out before one fits, all drawn cards stay in the hand and the turn ends', () => {
    const state = position({
      hands: ['7♣ 4♣', '5♣ 5♦'],
      ...until,
      discards: '3♠ 3♣ 9♥',
      toDraw: '6♠ 6♣',
    })
    const drawn = after(state, draw)
    expect(drawn).toMatchObject({ turn: 1, draw: [], step: { now: 'turn' } })
    expect(drawn.hands[0]).toHaveLength(6)
    expect(drawn.last).toEqual([
      { type: 'shuffled', cards: 2 },
      { type: 'drew', seat: 0, drawn: 4 },
    ])
  })

  test('[SC-02] without drawUntil, one card is drawn, whether it fits or not', () => {
    const state = position({ hands: ['7♣ 4♣', '5♣ 5♦'], playDrawn: true, toDraw: '2♥ K♥ 6♠ 6♣' })
    expect(after(state, draw).last).toEqual([{ type: 'drew', seat: 0, drawn: 1 }])
  })
})
