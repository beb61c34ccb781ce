import { describe, expect, test } from 'vitest'

import {
  after,
  down,
  down2,
  end,
  extreme,
  losing,
  play,
  position,
  violationOf,
  up,
  up2,
} from '../testing/positions.ts'

// The commands of the fixed layout:
// stop 4 35 66 97 · skull 11 42 59 90 · three 18 49 52 83 · silence 7 25 76 94
// no-backwards 14 32 69 87 · one-pile 21 39 62 80 · draw-one 28 46 55 73

const others = [[50, 51, 53, 54, 56, 57]]

describe('base rules and commands together', () => {
  test('[TX-02] all base rules still apply', () => {
    const state = extreme({ hand: [5, 6, 8, 40], others, tops: [50, 1, 100, 100] })
    expect(violationOf(state, play(5, up))).toBe('TG-05')
    expect(violationOf(state, play(40, up))).toBeNull()
    expect(violationOf(after(state, play(5, up2)), end)).toBe('TG-04')
    expect(after(state, play(5, up2), play(6, up2), end).turn).toBe(1)
  })

  test('[TX-02] several commands all apply at once', () => {
    // The turn has three cards, including the one that covers the skull.
    const state = after(
      extreme({ hand: [12, 13, 18, 11, 97], others }),
      play(11, up),
      play(18, up2),
    )
    expect(violationOf(state, end)).toBe('TX-07')
    expect(violationOf(state, play(97, up2))).toBe('TX-07')
    expect(violationOf(state, play(13, up2))).toBe('TG-05')
    expect(after(state, play(12, up)).turn).toBe(1)
  })

  test('[TX-04] a player can play a card that needs later cards to be legal', () => {
    const state = extreme({ hand: [11, 12, 13], others })
    expect(violationOf(state, play(11, up))).toBeNull()
  })

  test('[TX-05] flash commands end with the turn of their player', () => {
    const start = extreme({ hand: [12, 13, 18, 20], others })
    const next = after(start, play(12, up), play(13, up), play(18, up))
    expect(next.turn).toBe(1)
    // The `three` card of seat 0 is still visible, but seat 1 can play two cards, or four.
    expect(violationOf(after(next, play(50, up), play(51, up)), end)).toBeNull()
    const four = after(next, play(50, up), play(51, up), play(53, up), play(54, up))
    expect(violationOf(four, end)).toBeNull()
  })
})

describe('stop', () => {
  test('[TX-06] a stop ends the turn at once, even as the first card', () => {
    const state = after(extreme({ hand: [35, 36, 37], others }), play(35, up))
    expect(state.turn).toBe(1)
    expect(state.hands[0]).toHaveLength(7)
  })

  test('[TX-06] a stop ends the turn for experts too, and after any number of cards', () => {
    const start = extreme({ hand: [5, 6, 8, 9, 35, 36], others, expert: true })
    expect(after(start, play(35, up)).turn).toBe(1)
    expect(after(start, play(5, up), play(35, up)).turn).toBe(1)
    expect(
      after(start, play(5, up), play(6, up), play(8, up), play(9, up), play(35, up)).turn,
    ).toBe(1)
  })

  test('[TX-06] ascending 30, hand 35 stop, cards to draw: a legal turn of one card', () => {
    const tops = [30, 99, 2, 3] as const
    const state = extreme({ hand: [35], others, tops })
    expect(violationOf(state, play(35, up))).toBeNull()
    expect(after(state, play(35, up)).turn).toBe(1)
  })
})

describe('skull', () => {
  const open = after(extreme({ hand: [11, 13, 15, 35, 36, 42, 43], others }), play(11, up))

  test('[TX-07] a turn cannot end with an open skull', () => {
    const two = after(open, play(13, up2))
    expect(violationOf(two, end)).toBe('TX-07')
    expect(violationOf(after(two, play(15, up)), end)).toBeNull()
  })

  test('[TX-07] the very next card need not cover the skull', () => {
    const state = after(open, play(13, up2), play(36, down), play(15, up), end)
    expect(state.turn).toBe(1)
  })

  test('[TX-07] another skull covers a skull, and must then be covered too', () => {
    const state = after(open, play(42, up), play(13, up2))
    expect(violationOf(state, end)).toBe('TX-07')
  })

  test('[TX-07] a stop covers the skull that it is played on', () => {
    expect(after(open, play(35, up)).turn).toBe(1)
  })

  test('[TX-07] a stop elsewhere would end the turn with an open skull', () => {
    expect(violationOf(open, play(35, up2))).toBe('TX-07')
  })

  test('[TX-07] a stop that covers one skull does not end the turn if another is open', () => {
    const two = after(open, play(42, up2))
    expect(violationOf(two, play(35, up))).toBe('TX-07')
  })

  test('[TX-07] the third card of a three does not end the turn if a skull is open', () => {
    const start = extreme({ hand: [11, 18, 20, 22], others })
    const two = after(start, play(18, up2), play(11, up))
    expect(violationOf(two, play(20, up2))).toBe('TX-07')
    expect(after(two, play(20, up)).turn).toBe(1)
  })

  test('[TX-07] an empty draw pile makes no difference', () => {
    const late = extreme({ hand: [11, 13], others, tops: [5, 1, 100, 100], draw: 0 })
    expect(violationOf(after(late, play(11, up)), end)).toBe('TX-07')
  })
})

describe('three', () => {
  const start = extreme({ hand: [5, 6, 8, 9, 18, 49], others })

  test('[TX-09] a three as the first card limits the turn to exactly three cards', () => {
    const two = after(start, play(18, down), play(5, up))
    expect(violationOf(two, end)).toBe('TX-09')
    expect(after(two, play(6, up)).turn).toBe(1)
  })

  test('[TX-09] a three as the second card needs one more', () => {
    const two = after(start, play(5, up), play(18, up))
    expect(violationOf(two, end)).toBe('TX-09')
    expect(after(two, play(6, up2)).turn).toBe(1)
  })

  test('[TX-09] a three as the third card ends the turn', () => {
    expect(after(start, play(5, up), play(6, up), play(18, up)).turn).toBe(1)
  })

  test('[TX-09] a three as the fourth card is illegal', () => {
    const three = after(start, play(5, up), play(6, up), play(8, up))
    expect(violationOf(three, play(18, up))).toBe('TX-09')
  })

  test('[TX-09] a turn with several threes still has three cards', () => {
    expect(after(start, play(18, up), play(49, up), play(5, up2)).turn).toBe(1)
  })

  test('[TX-09] a three overrides the minimum of an empty draw pile', () => {
    const late = extreme({ hand: [18, 19, 20, 22], others, tops: [5, 1, 100, 100], draw: 0 })
    expect(violationOf(after(late, play(18, up)), end)).toBe('TX-09')
    expect(after(late, play(18, up), play(19, up), play(20, up)).turn).toBe(1)
  })

  test('[TX-10] a stop in a three is legal only as the third card', () => {
    const stops = extreme({ hand: [5, 18, 35, 36], others })
    expect(violationOf(after(stops, play(18, up)), play(35, up))).toBe('TX-10')
    expect(after(stops, play(5, up), play(18, up), play(35, up)).turn).toBe(1)
  })

  test('[TX-10] a player who plays a number card, a three and a stop draws three cards', () => {
    const before = extreme({
      hand: [5, 18, 35, 36, 37, 38, 40],
      others,
      tops: [3, 1, 100, 100],
      draw: [91, 92, 93, 95],
    })
    const state = after(before, play(5, up), play(18, up), play(35, up))
    expect(state.hands[0]).toEqual([36, 37, 38, 40, 92, 93, 95])
  })

  test('[TX-10] a skull cannot be the third card of a three', () => {
    const skulls = extreme({ hand: [5, 11, 18, 19, 42], others })
    const two = after(skulls, play(5, up), play(18, down))
    expect(violationOf(two, play(11, up))).toBe('TX-10')
    const covering = after(skulls, play(18, down), play(11, up))
    expect(violationOf(covering, play(42, up))).toBe('TX-10')
  })

  test('[TX-11] a three with too few cards in the hand can be played, but loses', () => {
    const tops = [5, 1, 100, 100] as const
    const state = extreme({ hand: [18, 20], others, tops, draw: 0 })
    expect(violationOf(state, play(18, up))).toBe('TG-15')
    expect(after(state, losing(18, up)).ending).toEqual({ won: false, clause: 'TX-11' })
  })

  test('[TX-11] a three with too few cards loses at any time, not only at the end', () => {
    const state = extreme({ hand: [18, 20], others, tops: [5, 7, 100, 100] })
    expect(after(state, losing(18, up)).ending).toEqual({ won: false, clause: 'TX-11' })
  })

  test('[TX-11] a three needs three cards in all, including those played before it', () => {
    const state = extreme({ hand: [6, 8, 18], others, tops: [5, 1, 100, 100], draw: 0 })
    expect(after(state, play(6, up), play(8, up), play(18, up)).turn).toBe(1)
  })
})

describe('permanent commands', () => {
  test('[TX-12] a permanent command applies to all players until it is covered', () => {
    const start = extreme({
      hand: [14, 15, 16, 17],
      others: [[37, 53, 54]],
      tops: [47, 1, 100, 100],
    })
    const played = after(start, play(14, up2), play(15, down), end)
    expect(violationOf(played, play(37, up))).toBe('TX-14')
    const covered = after(start, play(14, up2), play(15, up2), end)
    expect(violationOf(covered, play(37, up))).toBeNull()
  })

  test('[TX-12] covering a command ends it at once, even within the turn', () => {
    const state = extreme({ hand: [15, 37, 53], others, tops: [47, 14, 100, 100] })
    expect(violationOf(state, play(37, up))).toBe('TX-14')
    expect(violationOf(after(state, play(15, up2)), play(37, up))).toBeNull()
  })

  test('[TX-12] all visible commands apply together', () => {
    const state = extreme({ hand: [37, 48, 53], others, tops: [47, 14, 62, 100] })
    expect(violationOf(state, play(37, up))).toBe('TX-14')
    expect(violationOf(after(state, play(48, up)), play(53, down))).toBe('TX-15')
  })

  test('[TX-12] a command does not affect earlier cards', () => {
    const tops = [47, 1, 100, 100] as const
    const state = after(extreme({ hand: [15, 37, 32], others, tops }), play(37, up), play(32, up2))
    expect(violationOf(state, end)).toBeNull()
  })

  test('[TX-14] with no-backwards visible elsewhere, 37 on ascending 47 is illegal', () => {
    const state = extreme({ hand: [37, 48, 53], others, tops: [47, 14, 100, 100] })
    expect(violationOf(state, play(37, up))).toBe('TX-14')
  })

  test('[TX-14] there is no backwards trick on any of the four piles', () => {
    const state = extreme({ hand: [37, 40, 60, 63, 91, 92], others, tops: [47, 50, 50, 14] })
    expect(violationOf(state, play(37, up))).toBe('TX-14')
    expect(violationOf(state, play(40, up2))).toBe('TX-14')
    expect(violationOf(state, play(60, down))).toBe('TX-14')
  })

  test('[TX-14] the card that covers no-backwards cannot be a trick either', () => {
    const state = extreme({ hand: [24, 59, 5, 6], others, tops: [1, 69, 14, 100] })
    expect(violationOf(state, play(24, down))).toBe('TX-14')
    expect(violationOf(state, play(59, up2))).toBe('TX-14')
    expect(violationOf(state, play(5, down))).toBeNull()
  })

  test.each([
    [up, 69, 59, 70],
    [up2, 69, 59, 70],
    [down, 14, 24, 13],
    [down2, 14, 24, 13],
  ] as const)(
    '[TX-14] it cannot be a trick even if no other no-backwards is visible: pile %i',
    (pile, top, trick, forward) => {
      const tops: [number, number, number, number] = [1, 1, 100, 100]
      tops[pile] = top
      const state = extreme({ hand: [trick, forward, 5, 6], others, tops })
      expect(violationOf(state, play(trick, pile))).toBe('TX-14')
      expect(violationOf(state, play(forward, pile))).toBeNull()
    },
  )

  test('[TX-14] after the cover, a trick can be played on the covering card', () => {
    const state = extreme({ hand: [70, 60, 5, 6], others, tops: [69, 1, 100, 100] })
    expect(violationOf(after(state, play(70, up)), play(60, up))).toBeNull()
  })

  test('[TX-15] while one-pile is visible, all cards of the turn go to one pile of the player’s choice', () => {
    const state = extreme({ hand: [20, 22, 23, 24], others, tops: [1, 21, 100, 100] })
    for (const pile of [up, up2, down, down2]) expect(violationOf(state, play(22, pile))).toBeNull()
    const bound = after(state, play(22, up))
    expect(violationOf(bound, play(23, up2))).toBe('TX-15')
    expect(violationOf(bound, play(23, down))).toBe('TX-15')
    expect(violationOf(bound, play(23, up))).toBeNull()
  })

  test('[TX-15] one-pile 21, the only one visible, on an ascending pile: 25 on it frees the turn', () => {
    const state = after(
      extreme({ hand: [25, 26, 27, 29], others, tops: [21, 1, 100, 100] }),
      play(25, up),
    )
    expect(violationOf(state, play(26, up2))).toBeNull()
    expect(violationOf(after(state, play(26, up2)), play(27, down))).toBeNull()
  })

  test('[TX-15] the one-pile card itself does not count, and neither do the cards before it', () => {
    const start = extreme({ hand: [20, 21, 22, 23, 24], others })
    const played = after(start, play(20, down), play(21, up))
    for (const pile of [up, up2]) expect(violationOf(played, play(22, pile))).toBeNull()
    const bound = after(played, play(22, up2))
    expect(violationOf(bound, play(23, up))).toBe('TX-15')
    expect(violationOf(bound, play(23, up2))).toBeNull()
  })

  test('[TX-15] covering one-pile with another one-pile keeps the turn bound', () => {
    const state = after(
      extreme({ hand: [39, 40, 41], others, tops: [21, 1, 100, 100] }),
      play(39, up),
    )
    expect(violationOf(state, play(40, up2))).toBe('TX-15')
    expect(violationOf(after(state, play(40, up)), play(41, up2))).toBeNull()
  })

  test('[TX-15] the turn stays bound while a second one-pile is visible', () => {
    const state = after(
      extreme({ hand: [22, 23, 24], others, tops: [21, 1, 62, 100] }),
      play(22, up),
    )
    expect(violationOf(state, play(23, down))).toBe('TX-15')
    expect(violationOf(state, play(23, up))).toBeNull()
  })

  test('[TX-15] a one-pile played after the turn was freed binds the turn again, to any pile', () => {
    const hand = [22, 39, 40, 41, 43]
    const freed = after(extreme({ hand, others, tops: [21, 1, 100, 100] }), play(22, up))
    const redealt = after(freed, play(39, down))
    expect(violationOf(redealt, play(40, up2))).toBeNull()
    expect(violationOf(after(redealt, play(40, up2)), play(41, up))).toBe('TX-15')
  })

  test('[TX-15] the next turn can choose another pile', () => {
    const start = extreme({ hand: [22, 23, 24], others, tops: [1, 21, 100, 100] })
    const next = after(start, play(22, up), play(23, up), end)
    for (const pile of [up, up2, down]) expect(violationOf(next, play(54, pile))).toBeNull()
  })
})

describe('drawing', () => {
  const hand = [5, 6, 8, 9, 29, 30, 31]

  test('[TX-16] draw-one 28 visible, four cards played: the player draws one', () => {
    const start = extreme({ hand, others, tops: [1, 28, 100, 100] })
    const state = after(start, play(5, up), play(6, up), play(8, up), play(9, up), end)
    expect(state.hands[0]).toHaveLength(4)
  })

  test('[TX-16] with two draw-ones visible the player draws one card', () => {
    const start = extreme({ hand, others, tops: [1, 28, 46, 100] })
    expect(after(start, play(5, up), play(6, up), end).hands[0]).toHaveLength(6)
  })

  test('[TX-16] draw-one already applies to the player who plays it', () => {
    const start = extreme({ hand: [5, 6, 8, 28, 29, 30, 31], others })
    expect(after(start, play(5, up), play(28, up), end).hands[0]).toHaveLength(6)
  })

  test('[TX-17] a player who covers draw-one draws a full hand at the end of that turn', () => {
    const start = extreme({ hand: [5, 29, 30], others, tops: [1, 28, 100, 100] })
    expect(after(start, play(5, up), play(29, up2), end).hands[0]).toHaveLength(7)
  })

  test('[TX-17] missing cards come back at the end of the next turn without draw-one', () => {
    const state = extreme({ hand: [5, 6, 8], others })
    expect(after(state, play(5, up), play(6, up), end).hands[0]).toHaveLength(7)
  })

  test('[TX-17] the player draws a full hand as far as the draw pile lasts', () => {
    const start = extreme({ hand: [5, 6, 8], others, tops: [3, 1, 100, 100], draw: [70, 71] })
    const state = after(start, play(5, up), play(6, up), end)
    expect(state.hands[0]).toEqual([8, 70, 71])
    expect(state.draw).toEqual([])
  })

  test('[TX-17] with small hands, a full hand has one card fewer', () => {
    const start = extreme({ hand: [5, 6, 8], others, smallHand: true })
    expect(after(start, play(5, up), play(6, up), end).hands[0]).toHaveLength(6)
  })

  test('[TX-17] in the original game missing cards do not come back', () => {
    const original = position({ hand: [5, 6, 8], others })
    expect(after(original, play(5, up), play(6, up), end).hands[0]).toHaveLength(3)
  })

  test('[TX-18] a player with one card must still play two while there are cards to draw', () => {
    const start = { hand: [5, 6, 8], tops: [1, 28, 100, 100] } as const
    const short = after(extreme({ ...start, others: [[50]] }), play(5, up), play(6, up), end)
    expect(short.ending).toEqual({ won: false, clause: 'TG-13' })
  })

  test('[TX-18] a playable stop saves a hand of one card', () => {
    const start = { hand: [5, 6, 8], tops: [1, 28, 100, 100] } as const
    const saved = after(extreme({ ...start, others: [[66]] }), play(5, up), play(6, up), end)
    expect(saved.ending).toBeNull()
    expect(violationOf(saved, play(66, up2))).toBeNull()
  })
})
