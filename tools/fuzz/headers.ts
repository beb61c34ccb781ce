import type { Dice } from '../../tests/support/dice.ts'

/** Somebody who slows down nobody but themselves. */
const strangerAddress = '203.0.113.7'

/** Those of a program that has a seat, of one that would like to, and of one that was written badly. */
export function headersFor(token: string, dice: Dice): Record<string, string> {
  const headers: Record<string, string> = {}
  if (dice.onceIn(2)) headers['Authorization'] = `Bearer ${token}`
  if (dice.onceIn(4)) headers['Authorization'] = badAuthorization(token, dice)
  const [name, values] = dice.oneOf(Object.entries(odd))
  if (dice.onceIn(4)) headers[name] = dice.oneOf(values)
  if (dice.onceIn(20)) headers['CF-Connecting-IP'] = strangerAddress
  return headers
}

const badAuthorization = (token: string, dice: Dice): string =>
  dice.oneOf([
    'Bearer',
    'Bearer ',
    `Basic ${token}`,
    `Bearer ${token} ${token}`,
    `Bearer ${token.slice(1)}`,
    `Bearer ${token}A`,
    `Bearer ${token.toLowerCase()}x`,
    `Bearer ${'A'.repeat(22)}`,
    `Bearer ${'A'.repeat(5_000)}`,
    'Bearer __proto__',
    'Bearer \u00ff\u00fe',
    'bearer null',
  ])

const odd: Readonly<Record<string, readonly string[]>> = {
  Origin: [
    'https://elsewhere.test',
    'null',
    '',
    'http://localhost:5173',
    'http://[',
    'javascript:',
  ],
  Accept: [
    'text/html',
    '*/*',
    'text/html;q=NaN',
    ',,,;;;',
    'application/json;q=-1',
    'a'.repeat(3_000),
  ],
  'Content-Type': [
    'text/plain',
    'multipart/form-data',
    'application/json; charset=utf-16',
    '\u00ff',
  ],
  'Content-Encoding': ['gzip', 'nonsense'],
  'If-None-Match': ['*', 'W/"x"', '"'],
  Range: ['bytes=0-1', 'bytes=-1', 'bytes=9-1', 'lines=1'],
  Expect: ['nothing'],
  Upgrade: ['h2c', 'web socket'],
  'X-Forwarded-For': ['127.0.0.1', '__proto__'],
  'X-Seat': ['0'],
  'X-HTTP-Method-Override': ['DELETE'],
  Cookie: ['seat=0', '__proto__=1', '='],
  'Accept-Language': ['de', '*', 'xx-'.repeat(500)],
  'Sec-WebSocket-Protocol': ['seat.x', ',,,'],
}
