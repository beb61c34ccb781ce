import { describe, expect, test } from 'vitest'

import { cueDuration, cueNames, type Cue, type CueName } from '../motion/cues.ts'
import { pentatonic, type Note } from './notes.ts'
import { vibrationPattern, notesOf, silenceAfter } from './score.ts'
import { selectAudibleNotes, gainOf, spanOf } from './sound.ts'

const endTime = (notes: readonly Note[]): number =>
  Math.max(0, ...notes.map(({ at, duration }) => at + duration))

const heard = (name: CueName, detail: Omit<Cue, 'name'> = {}): readonly Note[] =>
  notesOf({ name, ...detail })
const pitches = (notes: readonly Note[]): number[] => notes.map(({ hz }) => Math.round(hz))
const rises = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))

describe('the score', () => {
  test.each(cueNames)('%s has a sound that ends in time', (name) => {
    for (const count of [1, 3, 10]) {
      const cue = { name, count, seats: [5] }
      expect(notesOf(cue).length).toBeGreaterThan(0)
      expect(1_000 * endTime(notesOf(cue))).toBeLessThanOrEqual(cueDuration(cue))
    }
  })

  test('sitting down plays one of five pitches by seat', () => {
    const tones = [0, 1, 2, 3, 4, 5].map((seat) => heard('sit-down', { seats: [seat] })[0]?.hz ?? 0)
    expect(rises(tones)).toBe(true)
    expect((tones[5] ?? 0) / (tones[0] ?? 1)).toBeCloseTo(2)
    expect(pentatonic(100, 3) / 100).toBeCloseTo(2 ** (7 / 12))
  })

  test('a deal plays a rising flick for each card', () => {
    const flicks = heard('deal', { count: 7 })
    expect(flicks).toHaveLength(7)
    expect(rises(pitches(flicks))).toBe(true)
    expect(flicks[1]?.at).toBe(0.07)
  })

  test('drawing plays a falling sound, and the viewer’s turn a bell from g to d', () => {
    for (const { hz, to } of heard('draw', { count: 2 })) expect(to).toBeLessThan(hz)
    expect(pitches(heard('my-turn'))).toEqual([392, 587])
    expect(heard('my-turn').every(({ instrument }) => instrument === 'bell')).toBe(true)
  })

  test('a card played ten backwards sounds as three falling fifths', () => {
    const [first = 0, second = 0, third = 0] = heard('ten-back').map(({ hz }) => hz)
    expect([first / second, second / third].map((step) => step.toFixed(2))).toEqual([
      '1.50',
      '1.50',
    ])
  })

  test('a draw that is passed on sounds a half tone higher each time', () => {
    const [once, twice] = [1, 2].map((count) => heard('passed-on', { count })[0]?.hz ?? 0)
    expect((twice ?? 0) / (once ?? 1)).toBeCloseTo(2 ** (1 / 12))
  })

  test('EGON plays notes at equal intervals', () => {
    expect(heard('egon').map(({ at }) => at)).toEqual([0, 0.24, 0.48])
  })

  test('vibrates once for each card', () => {
    expect(vibrationPattern({ name: 'play' })).toEqual([12])
    expect(vibrationPattern({ name: 'refuse' })).toEqual([20, 40, 20])
    expect(vibrationPattern({ name: 'my-turn' })).toEqual([18])
    expect(vibrationPattern({ name: 'nudge' })).toEqual([30, 60, 30])
    expect(vibrationPattern({ name: 'deal', count: 3 })).toEqual([5, 65, 5, 65, 5])
    expect(vibrationPattern({ name: 'speak' })).toEqual([])
  })
})

describe('the mixer', () => {
  const free = { volume: 1, sounding: [], silentUntil: 0 }

  test('plays nothing while muted', () => {
    for (const name of cueNames)
      expect(selectAudibleNotes(notesOf({ name }), 1, { ...free, volume: 0 })).toEqual([])
  })

  test('plays at most six notes at a time', () => {
    const note = { instrument: 'wood', hz: 200, at: 0, duration: 1, loudness: 1 } as const
    expect(
      selectAudibleNotes(
        Array.from({ length: 9 }, () => note),
        0,
        free,
      ),
    ).toHaveLength(6)
    const sounding = Array.from({ length: 5 }, () => [0, 1] as const)
    expect(selectAudibleNotes([note, note], 0.5, { ...free, sounding })).toHaveLength(1)
    expect(selectAudibleNotes([note, note], 2, { ...free, sounding })).toHaveLength(2)
  })

  test('plays a card that is played during a deal', () => {
    const deal = heard('deal', { count: 12 })
    const sounding = deal.map((note) => spanOf(note, 0))
    expect(selectAudibleNotes(heard('play'), 0.1, { ...free, sounding })).toEqual(heard('play'))
  })

  test('mutes other sounds for a while after a pile has burnt', () => {
    const until = silenceAfter({ name: 'burn' })
    expect(until).toBeGreaterThan(0.3)
    const voices = { ...free, silentUntil: until }
    expect(selectAudibleNotes(heard('play'), until - 0.1, voices)).toEqual([])
    expect(selectAudibleNotes(heard('play'), until, voices)).toEqual(heard('play'))
  })

  test('halves the loudness at half the volume', () => {
    expect([0, 0.5, 1, 7].map(gainOf)).toEqual([0, 0.25, 1, 1])
  })
})
