import { expect, test } from 'vitest'

import { limits } from './limits.ts'
import { idOf, readCommand } from './commands.ts'

const malformed = { ok: false, refused: { refusal: 'malformed' } }
const tooLarge = { ok: false, refused: { refusal: 'too-large' } }
const browser = {
  endpoint: 'https://push.example.com/a',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'a'.repeat(22),
}
const text = (command: object): string => JSON.stringify(command)

const whsec = (bytes: number): string =>
  `whsec_${'A'.repeat(Math.ceil((bytes * 4) / 3))}${'='.repeat((3 - (bytes % 3)) % 3)}`

test.each([
  { type: 'add-nonce', id: 'a', commitment: 'c', nonce: 'ab'.repeat(16) },
  { type: 'move', id: 'a', turn: 0, move: { whatever: ['a', 'game'] } },
  { type: 'signal', id: 'a', signal: { about: 1 } },
  { type: 'chat', id: 'a', text: '' },
  { type: 'rename', id: 'a', name: 'Anna' },
  { type: 'choose-piece', id: 'a', piece: 5 },
  { type: 'leave', id: 'a' },
  { type: 'pause', id: 'a' },
  { type: 'resume', id: 'a' },
  { type: 'take-back-seat', id: 'a' },
  { type: 'substitute', id: 'a', seat: 1 },
  { type: 'set-options', id: 'a', options: {} },
  { type: 'add-bot', id: 'a' },
  { type: 'add-bot', id: 'a', strength: 'easy' },
  { type: 'set-bot-strength', id: 'a', seat: 1, strength: 'hard' },
  { type: 'subscribe', id: 'a', ...browser },
  { type: 'subscribe-webhook', id: 'a', endpoint: browser.endpoint, secret: whsec(32) },
  { type: 'unsubscribe', id: 'a', endpoint: browser.endpoint },
  { type: 'set-visibility', id: 'a', visible: false },
  { type: 'remove', id: 'a', seat: 0 },
  { type: 'set-locked', id: 'a', locked: true },
  { type: 'set-auto-substitute', id: 'a', autoSubstitute: false },
  { type: 'set-cloth', id: 'a', cloth: 'lagoon' },
  { type: 'set-cloth', id: 'a', cloth: null },
  { type: 'start', id: 'a' },
  { type: 'rematch', id: 'a' },
  { type: 'gather', id: 'a' },
])('readCommand returns a valid command unchanged: $type', (command) => {
  expect(readCommand(text(command))).toEqual({ ok: true, value: command })
})

test('a command with a missing field, an extra field or an unknown type is malformed', () => {
  expect(readCommand(text({ type: 'move', id: 'a', move: {} }))).toEqual(malformed)
  expect(readCommand(text({ type: 'leave', id: 'a', seat: 3 }))).toEqual(malformed)
  expect(readCommand(text({ type: 'deal-me-aces', id: 'a' }))).toEqual(malformed)
  expect(readCommand(text({ type: 'leave' }))).toEqual(malformed)
  expect(readCommand(text({ type: 'add-bot', id: 'a', strength: 'godlike' }))).toEqual(malformed)
  expect(readCommand(text({ type: 'set-cloth', id: 'a', cloth: '#ff0000' }))).toEqual(malformed)
})

test('a push subscription has the fields and lengths that browsers produce', () => {
  const subscribe = { type: 'subscribe', id: 'a', ...browser }
  const long = browser.endpoint.padEnd(limits.endpointLetters, 'a')
  expect(readCommand(text({ ...subscribe, endpoint: long })).ok).toBe(true)
  for (const wrong of [
    { endpoint: `${long}a` },
    { p256dh: browser.auth },
    { p256dh: `${browser.p256dh}A` },
    { auth: '' },
    { auth: '='.repeat(22) },
    { expirationTime: null },
  ])
    expect(readCommand(text({ ...subscribe, ...wrong }))).toEqual(malformed)
})

test('the secret of a webhook is 24 to 66 bytes in base64, as Standard Webhooks writes it', () => {
  const subscribe = { type: 'subscribe-webhook', id: 'a', endpoint: browser.endpoint }
  for (let bytes = 24; bytes <= 66; bytes++)
    expect(readCommand(text({ ...subscribe, secret: whsec(bytes) })).ok).toBe(true)
  for (const secret of [
    whsec(23),
    whsec(67),
    whsec(32).replace('whsec_', ''),
    `whsec_${'A'.repeat(33)}`,
    `whsec_${'A'.repeat(34)}`,
    `whsec_${'-'.repeat(32)}`,
  ])
    expect(readCommand(text({ ...subscribe, secret }))).toEqual(malformed)
})

test.each(['', '{', 'null', '[]', '"leave"', '7', 'ping '])(
  'a message that is no JSON object is malformed: %s',
  (data) => {
    expect(readCommand(data)).toEqual(malformed)
  },
)

test('a binary message is malformed, even if it contains a valid command', () => {
  const bytes = Uint8Array.from(text({ type: 'leave', id: 'a' }), (letter) => letter.charCodeAt(0))
  expect(readCommand(bytes.buffer)).toEqual(malformed)
})

test('seat and turn are non-negative integers', () => {
  for (const seat of [-1, 0.5, 100, '1', null])
    expect(readCommand(text({ type: 'substitute', id: 'a', seat }))).toEqual(malformed)
  for (const turn of [-1, 0.5, 'now'])
    expect(readCommand(text({ type: 'move', id: 'a', turn, move: {} }))).toEqual(malformed)
})

test('an id is 1 to 24 letters, digits, underscores or hyphens', () => {
  for (const id of ['', 'a b', 'a'.repeat(25), 7])
    expect(readCommand(text({ type: 'leave', id }))).toEqual(malformed)
  expect(readCommand(text({ type: 'leave', id: 'Az09_-'.repeat(4) })).ok).toBe(true)
})

test('a message over the size limit is refused without parsing', () => {
  expect(readCommand('x'.repeat(limits.messageBytes + 1))).toEqual(tooLarge)
  expect(readCommand('{'.repeat(1_000_000))).toEqual(tooLarge)
})

test('idOf returns the id of a malformed command if the id itself is valid', () => {
  expect(idOf(text({ type: 'deal-me-aces', id: 'a-7', more: 1 }))).toBe('a-7')
  expect(idOf(text({ type: 'leave', id: 'a b' }))).toBe(null)
  expect(idOf('{')).toBe(null)
  expect(idOf(new ArrayBuffer(4))).toBe(null)
  expect(idOf(text({ id: 'a', padding: 'x'.repeat(limits.messageBytes) }))).toBe(null)
})
