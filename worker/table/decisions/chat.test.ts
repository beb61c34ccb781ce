import { expect, test } from 'vitest'

import { phraseIds } from '../../../shared/game/phrases.ts'
import { games } from '../../../shared/games/all.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import { Script } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { gameById } from '../games.ts'

function atTable(talk: 'open' | 'signals' = 'open') {
  const script = new Script(gameById('the-game'), { talk })
  const anna = script.sit('Anna')
  return {
    script,
    start: () => script.send(anna, { type: 'start' }),
    chats: (text: string) => script.send(anna, { type: 'chat', text }),
    renames: (name: string) => script.send(anna, { type: 'rename', name }),
  }
}

test('a message is stored with its author, seat and time', () => {
  const { script, chats } = atTable()
  expect(chats('  hello,\u0007 you\u202e ')).toBe(null)
  const said = { at: script.now, name: 'Anna', seat: 0, person: 1, text: 'hello,  you' }
  expect(script.chat).toEqual([said])
})

test('empty and overlong messages are refused', () => {
  const { chats } = atTable()
  expect(chats(' \u0007 ')).toEqual({ refusal: 'malformed' })
  expect(chats('🎉'.repeat(limits.chatLetters))).toBe(null)
  expect(chats('a'.repeat(limits.chatLetters + 1))).toEqual({ refusal: 'too-large' })
})

test('an invisible message is refused, and stacked marks are removed', () => {
  const { script, chats } = atTable()
  for (const unseen of ['\u200d\u200d', '\u3164', '\u0301', '\u2800 \ufe0f'])
    expect(chats(unseen)).toEqual({ refusal: 'malformed' })
  expect(chats(`no${'\u0338'.repeat(200)}!`)).toBe(null)
  expect(script.chat[0]?.text).toBe(`no${'\u0338'.repeat(4)}!`)
})

test('the longest message takes four bytes for each letter, plus its name', () => {
  const { script, renames, chats } = atTable()
  renames('👨‍👩‍👧‍👦'.repeat(limits.nameLetters))
  expect(chats('🎉'.repeat(limits.chatLetters))).toBe(null)
  const bytes = new TextEncoder().encode(JSON.stringify(script.chat[0])).length
  expect(bytes).toBeLessThanOrEqual(4 * limits.chatLetters + limits.nameBytes + 80)
})

test('chat is rate limited, and refills with time', () => {
  const { script, chats } = atTable()
  for (let sockets = 0; sockets < limits.chatBurst; sockets++) expect(chats('and then')).toBe(null)
  expect(chats('and then')).toEqual({ refusal: 'too-fast' })
  script.advance(limits.chatRefill)
  expect(chats('and then')).toBe(null)
  expect(chats('and then')).toEqual({ refusal: 'too-fast' })
})

test('[TG-11] the chat refuses a message that names a card, but only during the game', () => {
  const { script, start, chats } = atTable()
  expect(chats('I hold the 57')).toBe(null)
  start()
  expect(chats('I hold the 57')).toEqual({ refusal: 'chat-forbidden', clause: 'TG-11' })
  expect(chats('please not here')).toBe(null)
  script.playOut()
  script.advance(60_000)
  expect(chats('I held the 57')).toBe(null)
})

test('[TG-11] a new name is refused like a chat message', () => {
  const { start, renames } = atTable()
  expect(renames('Agent 47')).toBe(null)
  start()
  expect(renames('Forty-seven')).toEqual({ refusal: 'chat-forbidden', clause: 'TG-11' })
  expect(renames('Annika')).toBe(null)
})

test.each(['open', 'signals'] as const)(
  '[TG-11] a player who comes back may not reveal a card by a new name, with the chat: %s',
  (talk) => {
    const { script, start } = atTable(talk)
    const ben = script.sit('Ben 8')
    start()
    script.send(ben, { type: 'leave' })
    expect(script.trySit('Forty-seven')).toEqual({ refusal: 'chat-forbidden', clause: 'TG-11' })
    expect(script.trySit('Benno')).toBe(null)
  },
)

test('[TG-11] a player who comes back may use the old name, even if it contains a number', () => {
  const { script, start } = atTable()
  const ben = script.sit('Ben 8')
  start()
  script.send(ben, { type: 'leave' })
  expect(script.trySit('Ben 8')).toBe(null)
})

test('with signals only, every message is refused during the game', () => {
  const { start, chats } = atTable('signals')
  start()
  expect(chats('please not here')).toEqual({ refusal: 'chat-closed', clause: 'TG-17' })
})

test('the game does not restrict the chat before the start and after the end', () => {
  const script = new Script(tinyGame)
  const [anna] = [script.sit('Anna'), script.sit('Ben')]
  const chats = () => script.send(anna, { type: 'chat', text: 'hello' })
  expect(chats()).toBe(null)
  script.send(anna, { type: 'start' })
  expect(chats()).toEqual({ refusal: 'chat-closed', clause: 'TY-02' })
  script.playOut()
  expect(chats()).toBe(null)
})

test('a phrase is a message in English with the id of the phrase, and follows the rules of the chat', () => {
  const { script, start } = atTable('signals')
  const ben = script.sit('Ben')
  const sends = () => script.send(ben, { type: 'send-phrase', phrase: 'well-done' })
  expect(sends()).toBe(null)
  expect(script.chat.at(-1)).toMatchObject({ text: 'Well done!', phrase: 'well-done', seat: 1 })
  start()
  expect(sends()).toEqual({ refusal: 'chat-closed', clause: 'TG-17' })
})

test.each(games)('$about.id allows every phrase while its chat is open', ({ about }) => {
  const script = new Script(gameById(about.id))
  const [anna] = [script.sit('Anna'), script.sit('Ben')]
  script.send(anna, { type: 'start' })
  for (const phrase of phraseIds) {
    script.advance(limits.seatRefill)
    expect([phrase, script.send(anna, { type: 'send-phrase', phrase })]).toEqual([phrase, null])
  }
})
