import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { render } from '../../testing/render.ts'
import { faceOf, showFaces, resetFaces, useFaces } from './faces.ts'
import { cueNames, type Cue } from './cues.ts'
import { useCues } from './play-cues.ts'

beforeEach(() => {
  vi.useFakeTimers()
  resetFaces()
})
afterEach(() => void vi.useRealTimers())

let room: HTMLElement
const Faces = () => <p>{[...useFaces()].map(([seat, face]) => `${seat} ${face}`).join(', ')}</p>
const happens = (...moments: Cue[]): string => {
  void act(() => moments.forEach(showFaces))
  return room.textContent ?? ''
}
beforeEach(() => {
  room = render(<Faces />)
})

describe('a face', () => {
  test('for the end of a game is shown to viewers who open a finished game', () => {
    const end = [
      { name: 'won', seats: [1] },
      { name: 'lost', seats: [0] },
    ] as const
    function Late() {
      useCues({ deal: 3, view: 'over', between: () => [], viewer: null, end })
      return <Faces />
    }
    expect(render(<Late />).textContent).toBe('1 won, 0 lost')
  })

  test('is “great” for a card ten backwards, “sly” for a pushed chip, and “ouch” for four drawn cards or more', () => {
    expect(faceOf({ name: 'ten-back' })?.face).toBe('great')
    expect(faceOf({ name: 'push' })?.face).toBe('sly')
    expect(faceOf({ name: 'asked-to-draw', count: 2 })).toBeNull()
    expect(faceOf({ name: 'asked-to-draw', count: 4 })?.face).toBe('ouch')
  })

  test('is not shown for ordinary cues', () => {
    const plain = ['deal', 'lift', 'put-back', 'play', 'draw', 'my-turn', 'speak', 'sheet']
    const faceless = cueNames.filter((name) => faceOf({ name, count: 4 }) === null)
    expect(faceless).toEqual(expect.arrayContaining(plain))
  })

  test('is shown for 1.6 seconds on the piece of the cue', () => {
    expect(happens({ name: 'ten-back', seats: [1] })).toBe('1 great')
    void act(() => void vi.advanceTimersByTime(1_599))
    expect(room.textContent).toBe('1 great')
    void act(() => void vi.advanceTimersByTime(1))
    expect(room.textContent).toBe('')
  })

  test('that is shown later lasts as long as any other', () => {
    happens({ name: 'push', seats: [1] })
    void act(() => void vi.advanceTimersByTime(1_000))
    happens({ name: 'burn', seats: [1] })
    void act(() => void vi.advanceTimersByTime(1_000))
    expect(room.textContent).toBe('1 great')
  })

  test('of a nudged player stays until they move', () => {
    happens({ name: 'nudge', seats: [2] })
    void act(() => void vi.advanceTimersByTime(60_000))
    expect(happens({ name: 'play', seats: [1] })).toBe('2 think')
    expect(happens({ name: 'play', seats: [2] })).toBe('')
  })

  test('for the end of a game appears on one piece after the other, and stays until the next deal', () => {
    expect(happens({ name: 'won', seats: [0] }, { name: 'lost', seats: [1, 2] })).toBe(
      '0 won, 1 lost',
    )
    void act(() => void vi.advanceTimersByTime(60_000))
    expect(room.textContent).toBe('0 won, 1 lost, 2 lost')
    void act(resetFaces)
    expect(room.textContent).toBe('')
  })

  test('for the end of a game does not appear in the next deal', () => {
    happens({ name: 'lost', seats: [1, 2] })
    void act(resetFaces)
    void act(() => void vi.advanceTimersByTime(60_000))
    expect(room.textContent).toBe('')
  })
})
