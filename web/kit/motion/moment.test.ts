import { describe, expect, test } from 'vitest'

import { endMoments, isHeard, worthPlaying, isFelt, type Moment } from './moment.ts'

const places = (...all: number[]) => ({ kind: 'places', places: all, points: all }) as const
const together = (won: boolean) =>
  ({ kind: 'cooperative', won, clause: 'TG-14', score: 0 }) as const

const heard = (moments: readonly Moment[], viewer: number | null): string[] =>
  moments.filter((one) => isHeard(one, moments, viewer)).map(({ name }) => name)

describe('an end', () => {
  test('has its winners and whoever came last, and nobody between', () => {
    expect(endMoments(places(2, 1, 3), 3)).toEqual([
      { name: 'won', seats: [1] },
      { name: 'lost', seats: [2] },
    ])
    expect(endMoments(places(1, 1), 2)).toEqual([{ name: 'won', seats: [0, 1] }])
  })

  test('that somebody without a seat wins has only those whom he beat last', () => {
    const outcome = { ...places(3, 2), guest: { place: 1, points: 9 } }
    expect(endMoments(outcome, 2)).toEqual([
      { name: 'won', seats: [] },
      { name: 'lost', seats: [0] },
    ])
  })

  test('is one for all where they play together', () => {
    expect(endMoments(together(true), 2)).toEqual([{ name: 'perfect', seats: [0, 1] }])
    expect(endMoments(together(false), 2)).toEqual([{ name: 'lost', seats: [0, 1] }])
  })

  test('sounds as it went for whoever hears it', () => {
    const three = endMoments(places(2, 1, 3), 3)
    expect([0, 1, 2, null].map((viewer) => heard(three, viewer))).toEqual([
      ['won'],
      ['won'],
      ['lost'],
      ['won'],
    ])
    const lost = endMoments(together(false), 2)
    expect([0, null].map((viewer) => heard(lost, viewer))).toEqual([['lost'], ['lost']])
  })
})

describe('of what happened', () => {
  const burst = [1, 2, 3, 4, 5, 6].map((count): Moment => ({ name: 'draw', count }))
  const end: Moment = { name: 'won', seats: [0] }

  test('only the last is played after a burst', () => {
    expect(worthPlaying(burst, false).map(({ count }) => count)).toEqual([3, 4, 5, 6])
  })

  test('only the end is played where nobody looks', () => {
    expect(worthPlaying([...burst, end], true)).toEqual([end])
  })

  test('only my own is felt', () => {
    expect(isFelt({ name: 'lay', seats: [1] }, 1)).toBe(true)
    expect(isFelt({ name: 'lay', seats: [1] }, 0)).toBe(false)
    expect(isFelt({ name: 'lay', seats: [1] }, null)).toBe(false)
    expect(isFelt({ name: 'my-turn' }, 0)).toBe(true)
  })
})
