import { expect, test } from 'vitest'

import { limits } from '../../../shared/protocol/limits.ts'
import { Script } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { gameNamed } from '../games.ts'

function evening(talk: 'open' | 'signals' = 'open') {
  const script = new Script(gameNamed('the-game'), { talk })
  const anna = script.sits('Anna')
  return {
    script,
    start: () => script.says(anna, { type: 'start' }),
    chats: (text: string) => script.says(anna, { type: 'chat', text }),
    renames: (name: string) => script.says(anna, { type: 'rename', name }),
  }
}

test('a line is kept with the name and seat of who said it, and when', () => {
  const { script, chats } = evening()
  expect(chats('  hello,\u0007 you\u202e ')).toBe(null)
  const said = { at: script.now, name: 'Anna', seat: 0, person: 1, text: 'hello,  you' }
  expect(script.chat).toEqual([said])
})

test('an empty line is none, and a line has an end', () => {
  const { chats } = evening()
  expect(chats(' \u0007 ')).toEqual({ refusal: 'malformed' })
  expect(chats('🎉'.repeat(limits.chatLetters))).toBe(null)
  expect(chats('a'.repeat(limits.chatLetters + 1))).toEqual({ refusal: 'too-large' })
})

test('a line that nobody could see is none, and no letter of one reaches into the lines above', () => {
  const { script, chats } = evening()
  for (const unseen of ['\u200d\u200d', '\u3164', '\u0301', '\u2800 \ufe0f'])
    expect(chats(unseen)).toEqual({ refusal: 'malformed' })
  expect(chats(`no${'\u0338'.repeat(200)}!`)).toBe(null)
  expect(script.chat[0]?.text).toBe(`no${'\u0338'.repeat(4)}!`)
})

test('the longest line is told in four bytes for each of its letters, and its name', () => {
  const { script, renames, chats } = evening()
  renames('👨‍👩‍👧‍👦'.repeat(limits.nameLetters))
  expect(chats('🎉'.repeat(limits.chatLetters))).toBe(null)
  const bytes = new TextEncoder().encode(JSON.stringify(script.chat[0])).length
  expect(bytes).toBeLessThanOrEqual(4 * limits.chatLetters + limits.nameBytes + 80)
})

test('who talks too fast is asked to wait, and may go on after a while', () => {
  const { script, chats } = evening()
  for (let lines = 0; lines < limits.chatBurst; lines++) expect(chats('and then')).toBe(null)
  expect(chats('and then')).toEqual({ refusal: 'too-fast' })
  script.passes(limits.chatRefill)
  expect(chats('and then')).toBe(null)
  expect(chats('and then')).toEqual({ refusal: 'too-fast' })
})

test('[TG-11] during the game the chat refuses a line that names a card, before and after it does not', () => {
  const { script, start, chats } = evening()
  expect(chats('I hold the 57')).toBe(null)
  start()
  expect(chats('I hold the 57')).toEqual({ refusal: 'names-a-number', clause: 'TG-11' })
  expect(chats('please not here')).toBe(null)
  script.playsOut()
  script.passes(60_000)
  expect(chats('I held the 57')).toBe(null)
})

test('[TG-11] nobody says by a new name what the chat would refuse', () => {
  const { start, renames } = evening()
  expect(renames('Agent 47')).toBe(null)
  start()
  expect(renames('Forty-seven')).toEqual({ refusal: 'names-a-number', clause: 'TG-11' })
  expect(renames('Annika')).toBe(null)
})

test('where the table has agreed to signals alone, every line is refused during the game', () => {
  const { start, chats } = evening('signals')
  start()
  expect(chats('please not here')).toEqual({ refusal: 'talk-closed', clause: 'TG-17' })
})

test('a game has no say in the chat before it begins and after it ends', () => {
  const script = new Script(tinyGame)
  const [anna] = [script.sits('Anna'), script.sits('Ben')]
  const chats = () => script.says(anna, { type: 'chat', text: 'hello' })
  expect(chats()).toBe(null)
  script.says(anna, { type: 'start' })
  expect(chats()).toEqual({ refusal: 'talk-closed', clause: 'TY-02' })
  script.playsOut()
  expect(chats()).toBe(null)
})
