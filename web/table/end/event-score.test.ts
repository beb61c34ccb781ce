import { expect, test } from 'vitest'

import { arrivalNames, type Arrival } from '../../kit/end-parts.ts'
import { selectAudibleNotes } from '../../kit/sound/sound.ts'
import { celebrationDuration } from './Celebration.tsx'
import { eventScore, eventVibration } from './event-score.ts'

const moods = ['won', 'placed', 'lost'] as const
const arrivals = [...arrivalNames, undefined]
const scoreOf = (mood: (typeof moods)[number], arrival?: Arrival, pieces = 4) =>
  eventScore({ mood, arrival, pieces, isCrowned: true, cards: 7 })

test.each(moods)('the sound of a game that is %s ends with its celebration', (mood) => {
  for (const arrival of arrivals)
    for (const pieces of [1, 4, 7]) {
      const ends = scoreOf(mood, arrival, pieces).map(({ at, duration }) => at + duration)
      expect(1_000 * Math.max(...ends)).toBeLessThanOrEqual(celebrationDuration({ mood }))
    }
})

test('the mixer drops no note of a celebration', () => {
  for (const mood of moods)
    for (const arrival of arrivals) {
      const notes = scoreOf(mood, arrival, 6)
      const mixer = { volume: 1, sounding: [], silentUntil: 0 }
      expect(selectAudibleNotes(notes, 0, mixer)).toEqual(notes)
    }
})

test('a win sounds different in each game', () => {
  const sounds = arrivals.map((arrival) => JSON.stringify(scoreOf('won', arrival)))
  expect(new Set(sounds).size).toBe(arrivals.length)
})

test('a loss sounds as one low note, and a flick for each card that turns over', () => {
  const [first, ...others] = scoreOf('lost')
  expect(first).toMatchObject({ instrument: 'bell', hz: 98 })
  expect(others.map(({ instrument }) => instrument)).toEqual(Array(7).fill('paper'))
})

const hopping = (count: number): readonly number[] =>
  scoreOf('won', undefined, count)
    .filter(({ instrument, hz }) => instrument === 'bell' && hz > 500)
    .map(({ hz }) => hz)

test('a win plays a rising note for each piece', () => {
  expect(hopping(4)).toHaveLength(4)
  expect(hopping(7)).toEqual(hopping(7).toSorted((one, other) => one - other))
})

test('only a win vibrates', () => {
  expect(eventVibration('won').length).toBeGreaterThan(0)
  expect([eventVibration('placed'), eventVibration('lost')]).toEqual([[], []])
})
