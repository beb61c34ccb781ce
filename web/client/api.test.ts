import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ok } from '../../shared/result.ts'
import { answerLocally, fetchGameReview, fetchPublicState } from './api.ts'

const review = { deal: 1, turns: [], end: 0, lost: null }
const busy = (seconds?: string) => () =>
  Response.json(
    { refusal: 'too-fast' },
    { status: 429, headers: seconds === undefined ? {} : { 'Retry-After': seconds } },
  )
const done = () => Response.json(review)

/**
 * Returns a fake service. It answers with these responses in order, and then repeats the last one.
 */
function service(...answers: (() => Response)[]) {
  const asked = vi.fn<() => Promise<Response>>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (!answer) throw new Error('no answer is left')
    return answer()
  })
  vi.stubGlobal('fetch', asked)
  return asked
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a review from a busy service', () => {
  test('is retried after the time that the service names', async () => {
    const asked = service(busy('2'), busy('60'), done)
    const answer = fetchGameReview('KTRMVX')
    await vi.advanceTimersByTimeAsync(1_999)
    expect(asked).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await answer).toEqual({ ok: true, value: review })
  })

  test('is tried five times, then refused', async () => {
    const asked = service(busy('1'))
    const answer = fetchGameReview('KTRMVX')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await answer).toEqual({ ok: false, refused: { refusal: 'too-fast' } })
    expect(asked).toHaveBeenCalledTimes(5)
  })

  test('is not retried after an abort', async () => {
    const asked = service(busy('1'), done)
    const stop = new AbortController()
    const answer = fetchGameReview('KTRMVX', stop.signal)
    stop.abort()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await answer).toMatchObject({ ok: false })
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test.each([undefined, '0', 'soon'])(
    'is refused at once if Retry-After is %s',
    async (seconds) => {
      service(busy(seconds))
      expect(await fetchGameReview('KTRMVX')).toMatchObject({ ok: false })
    },
  )
})

const answerWith = (code: string) => answerLocally(() => Promise.resolve(ok({ code })))

test('a local table that closes after the next one has opened leaves the next one’s answers', async () => {
  const closeFirst = answerWith('first')
  const closeSecond = answerWith('second')
  closeFirst()
  expect(await fetchPublicState('second')).toEqual(ok({ code: 'second' }))
  closeSecond()
})
