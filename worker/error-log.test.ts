import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { languages, serviceWords } from '../shared/language.ts'
import { ErrorLog, logError } from './error-log.ts'
import app from './index.ts'

const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => logged.mockClear())

type Line = { readonly request: string; readonly message: string }
const lines = (): Line[] => logged.mock.calls.map(([line]) => JSON.parse(String(line)) as Line)

const broken = { fetch: () => Promise.reject(new TypeError('there is no such file')) }
const open = async (path: string, headers: Record<string, string>, files = broken) =>
  app.fetch(new Request(`https://tischlein.test${path}`, { headers }), { ...env, ASSETS: files })

describe('an error of the server', () => {
  test('is logged as one line of JSON, with the id from the refusal', async () => {
    const answer = await open('/KTRMVX', {})
    const { refusal, requestId: request } = await answer.json<{
      refusal: string
      requestId: string
    }>()
    expect([answer.status, refusal]).toEqual([503, 'unavailable'])
    expect(request).toMatch(/^[0-9a-f]{10}$/)
    expect(lines()).toEqual([
      {
        level: 'error',
        request,
        error: 'TypeError',
        message: 'there is no such file',
        at: expect.arrayContaining([expect.stringContaining('error-log.test.ts')]),
      },
    ])
  })

  test.each(languages)('is a page in %s for a browser, with the same id', async (language) => {
    const answer = await open('/', { Accept: 'text/html,*/*;q=0.8', 'Accept-Language': language })
    const text = await answer.text()
    const [line] = lines()
    const { what, number } = serviceWords[language].error
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      503,
      'text/html; charset=UTF-8',
    ])
    expect(answer.headers.get('Content-Security-Policy')).toContain(`default-src 'none'`)
    expect(text).toContain(what)
    expect(text).toContain(number(line?.request ?? 'no line'))
  })

  test('has another id each time', async () => {
    // These errors come from another line of code than the errors above, since the log accepts only
    // ten errors of one kind in a second.
    const fails = { fetch: () => Promise.reject(new TypeError('there is no such file')) }
    await Promise.all(Array.from({ length: 10 }, () => open('/', {}, fails)))
    expect(new Set(lines().map(({ request }) => request)).size).toBe(10)
  })
})

const failsWith = (message: string) => new TypeError(message)
const requests = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(10, '0'))
const linesOf = (log: ErrorLog, now: number, ids = requests) =>
  ids
    .map((id) => log.format(failsWith(`no "${id}" \u{1F600}\n${'\\'.repeat(10_000)}`), id, now))
    .filter((line) => line !== null)
const size = (line: string) => new TextEncoder().encode(line).length

describe('errors of one kind', () => {
  test('are logged ten times a second, with at most 200 bytes after the first', () => {
    const [first = '', ...others] = linesOf(new ErrorLog(), 0)
    expect(JSON.parse(first)).toMatchObject({ at: expect.any(Array) })
    expect(size(first)).toBeLessThan(3_000)
    expect(others).toHaveLength(9)
    expect(Math.max(...others.map(size))).toBeLessThanOrEqual(200)
  })

  test('are counted when they are dropped, and the next line of that kind has the number', () => {
    const log = new ErrorLog()
    linesOf(log, 0)
    expect(linesOf(log, 999, ['later'])).toEqual([])
    const [next = ''] = linesOf(log, 1_000, ['later'])
    expect(JSON.parse(next)).toMatchObject({ request: 'later', dropped: 991 })
    const [last = ''] = linesOf(log, 2_000, ['last'])
    expect(JSON.parse(last)).not.toHaveProperty('dropped')
  })

  test('hide no error of another kind', () => {
    const log = new ErrorLog()
    linesOf(log, 0)
    expect(log.format(new TypeError('elsewhere'), undefined, 0)).toContain('elsewhere')
    // The same helper throws this error for a different caller, so it is another kind and has a
    // stack.
    expect(JSON.parse(log.format(failsWith('elsewhere'), undefined, 0) ?? '')).toHaveProperty('at')
  })
})

test.each([
  ['a code', new Error('no table KTRMVX here')],
  ['a code in a path', new Error('no answer of /api/tables/ktrmvx/seat')],
  ['a token', new Error('the seat of aB3-aB3_aB3-aB3_aB3-aB is taken')],
  ['an address', new Error('refused 203.0.113.77')],
  ['an IPv6 address', new Error('refused 2001:db8:0:1::77')],
  ['a name that the runtime quotes', new SyntaxError(`Unexpected token 'A', "Anna" is not JSON`)],
  ['something that is no error', 'no table KTRMVX here'],
])('%s in an error is not logged', (_, error) => {
  logError(error)
  const text = lines()[0]?.message
  expect(text).toContain('…')
  for (const secret of ['KTRMVX', 'ktrmvx', 'aB3-', '203.0', '2001:db8', '::77', 'Anna'])
    expect(text).not.toContain(secret)
})
