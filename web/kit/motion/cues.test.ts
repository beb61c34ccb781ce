import { describe, expect, test } from 'vitest'

import { endCues, isAudible, selectCues, triggersVibration, type Cue } from './cues.ts'

const places = (...all: number[]) => ({ kind: 'places', places: all, points: all }) as const
const together = (won: boolean) =>
  ({ kind: 'cooperative', won, clause: 'TG-14', score: 0 }) as const

const heard = (moments: readonly Cue[], viewer: number | null): string[] =>
  moments.filter((one) => isAudible(one, moments, viewer)).map(({ name }) => name)

describe('the end of a game', () => {
  test('has cues for the first and the last place only', () => {
    expect(endCues(places(2, 1, 3), 3)).toEqual([
      { name: 'won', seats: [1] },
      { name: 'lost', seats: [2] },
    ])
    expect(endCues(places(1, 1), 2)).toEqual([{ name: 'won', seats: [0, 1] }])
  })

  test('has a cue for the last place only, if the automatic player wins', () => {
    const outcome = { ...places(3, 2), guest: { place: 1, points: 9 } }
    expect(endCues(outcome, 2)).toEqual([
      { name: 'won', seats: [] },
      { name: 'lost', seats: [0] },
    ])
  })

  test('has one cue for all players of a cooperative game', () => {
    expect(endCues(together(true), 2)).toEqual([{ name: 'perfect', seats: [0, 1] }])
    expect(endCues(together(false), 2)).toEqual([{ name: 'lost', seats: [0, 1] }])
  })

  test('sounds according to the viewer’s own result', () => {
    const three = endCues(places(2, 1, 3), 3)
    expect([0, 1, 2, null].map((viewer) => heard(three, viewer))).toEqual([
      ['won'],
      ['won'],
      ['lost'],
      ['won'],
    ])
    const lost = endCues(together(false), 2)
    expect([0, null].map((viewer) => heard(lost, viewer))).toEqual([['lost'], ['lost']])
  })
})

describe('of several cues', () => {
  const burst = [1, 2, 3, 4, 5, 6].map((count): Cue => ({ name: 'draw', count }))
  const end: Cue = { name: 'won', seats: [0] }

  test('only the last ones are played after a burst', () => {
    expect(selectCues(burst, false).map(({ count }) => count)).toEqual([3, 4, 5, 6])
  })

  test('only the end of the game is played if the page is hidden', () => {
    expect(selectCues([...burst, end], true)).toEqual([end])
  })

  test('only the viewer’s own cues vibrate', () => {
    expect(triggersVibration({ name: 'play', seats: [1] }, 1)).toBe(true)
    expect(triggersVibration({ name: 'play', seats: [1] }, 0)).toBe(false)
    expect(triggersVibration({ name: 'play', seats: [1] }, null)).toBe(false)
    expect(triggersVibration({ name: 'my-turn' }, 0)).toBe(true)
  })
})
