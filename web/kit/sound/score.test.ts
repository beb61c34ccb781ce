import { describe, expect, test } from 'vitest'

import { lengthOf, momentNames, type Moment, type MomentName } from '../motion/moment.ts'
import { endOf, pentatonic, type Note } from './notes.ts'
import { buzzOf, notesOf, silenceAfter } from './score.ts'
import { audible, gainOf, spanOf } from './voices.ts'

const heard = (name: MomentName, detail: Omit<Moment, 'name'> = {}): readonly Note[] =>
  notesOf({ name, ...detail })
const pitches = (notes: readonly Note[]): number[] => notes.map(({ hz }) => Math.round(hz))
const rises = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))

describe('the score', () => {
  test.each(momentNames)('%s has an ear, and is over in time', (name) => {
    for (const count of [1, 3, 10]) {
      const moment = { name, count, seats: [5] }
      expect(notesOf(moment).length).toBeGreaterThan(0)
      expect(1_000 * endOf(notesOf(moment))).toBeLessThanOrEqual(lengthOf(moment))
    }
  })

  test('sitting down sounds a pitch by seat, out of five', () => {
    const tones = [0, 1, 2, 3, 4, 5].map((seat) => heard('sit-down', { seats: [seat] })[0]?.hz ?? 0)
    expect(rises(tones)).toBe(true)
    expect((tones[5] ?? 0) / (tones[0] ?? 1)).toBeCloseTo(2)
    expect(pentatonic(100, 3) / 100).toBeCloseTo(2 ** (7 / 12))
  })

  test('a deal rises, a flick for each card', () => {
    const flicks = heard('deal', { count: 7 })
    expect(flicks).toHaveLength(7)
    expect(rises(pitches(flicks))).toBe(true)
    expect(flicks[1]?.at).toBe(0.07)
  })

  test('drawing falls, and my turn is a bell that rises from g to d', () => {
    for (const { hz, to } of heard('draw', { count: 2 })) expect(to).toBeLessThan(hz)
    expect(pitches(heard('my-turn'))).toEqual([392, 587])
    expect(heard('my-turn').every(({ by }) => by === 'bell')).toBe(true)
  })

  test('ten back is three falling fifths', () => {
    const [first = 0, second = 0, third = 0] = heard('ten-back').map(({ hz }) => hz)
    expect([first / second, second / third].map((step) => step.toFixed(2))).toEqual([
      '1.50',
      '1.50',
    ])
  })

  test('a draw that is passed on sounds half a tone higher each time', () => {
    const [once, twice] = [1, 2].map((count) => heard('passed-on', { count })[0]?.hz ?? 0)
    expect((twice ?? 0) / (once ?? 1)).toBeCloseTo(2 ** (1 / 12))
  })

  test('EGON keeps strict time', () => {
    expect(heard('egon').map(({ at }) => at)).toEqual([0, 0.24, 0.48])
  })

  test('is felt as it says, a card at a time', () => {
    expect(buzzOf({ name: 'lay' })).toEqual([12])
    expect(buzzOf({ name: 'refuse' })).toEqual([20, 40, 20])
    expect(buzzOf({ name: 'my-turn' })).toEqual([18])
    expect(buzzOf({ name: 'nudge' })).toEqual([30, 60, 30])
    expect(buzzOf({ name: 'deal', count: 3 })).toEqual([5, 65, 5, 65, 5])
    expect(buzzOf({ name: 'speak' })).toEqual([])
  })
})

describe('ears', () => {
  const free = { volume: 1, sounding: [], silentUntil: 0 }

  test('hear nothing while muted', () => {
    for (const name of momentNames)
      expect(audible(notesOf({ name }), 1, { ...free, volume: 0 })).toEqual([])
  })

  test('hear six voices at a time at most', () => {
    const note = { by: 'wood', hz: 200, at: 0, lasts: 1, loud: 1 } as const
    expect(
      audible(
        Array.from({ length: 9 }, () => note),
        0,
        free,
      ),
    ).toHaveLength(6)
    const sounding = Array.from({ length: 5 }, () => [0, 1] as const)
    expect(audible([note, note], 0.5, { ...free, sounding })).toHaveLength(1)
    expect(audible([note, note], 2, { ...free, sounding })).toHaveLength(2)
  })

  test('hear a card that is laid while others are still being dealt', () => {
    const deal = heard('deal', { count: 12 })
    const sounding = deal.map((note) => spanOf(note, 0))
    expect(audible(heard('lay'), 0.1, { ...free, sounding })).toEqual(heard('lay'))
  })

  test('hear nothing for a while after a pile has burnt', () => {
    const until = silenceAfter({ name: 'burn' })
    expect(until).toBeGreaterThan(0.3)
    const voices = { ...free, silentUntil: until }
    expect(audible(heard('lay'), until - 0.1, voices)).toEqual([])
    expect(audible(heard('lay'), until, voices)).toEqual(heard('lay'))
  })

  test('hear half as loud in the middle', () => {
    expect([0, 0.5, 1, 7].map(gainOf)).toEqual([0, 0.25, 1, 1])
  })
})
