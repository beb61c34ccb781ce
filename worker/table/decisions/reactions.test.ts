import { expect, test } from 'vitest'

import { reactions, type Reaction } from '../../../shared/game/reaction.ts'
import { limits, timeouts } from '../../../shared/protocol/limits.ts'
import { Script } from '../../testing/script.ts'
import { gameById } from '../games.ts'

function atTable(game = 'the-game', options: object = {}) {
  const script = new Script(gameById(game), options)
  const anna = script.sit('Anna')
  const ben = script.sit('Ben')
  return {
    script,
    ids: [anna, ben],
    start: () => script.send(anna, { type: 'start' }),
    reacts: (reaction: Reaction) => script.send(anna, { type: 'react', reaction }),
    benReacts: (reaction: Reaction) => script.send(ben, { type: 'react', reaction }),
  }
}

test('a reaction is a chat message with the turn that it refers to', () => {
  const { script, start, reacts } = atTable()
  expect(reacts('laugh')).toBe(null)
  start()
  script.advance(limits.reactionRefill)
  expect(reacts('thanks')).toBe(null)
  expect(script.chat).toEqual([
    { at: 1_000_000, name: 'Anna', seat: 0, person: 1, text: 'laughs', reaction: 'laugh' },
    {
      at: script.now,
      name: 'Anna',
      seat: 0,
      person: 1,
      text: 'says thanks',
      reaction: 'thanks',
      deal: 1,
      turn: 0,
    },
  ])
})

test('every reaction has a text for programs', () => {
  const { script, reacts } = atTable()
  for (const reaction of reactions.filter((one) => one !== 'hurry')) {
    expect(reacts(reaction)).toBe(null)
    script.advance(limits.reactionRefill)
  }
  expect(new Set(script.chat.map(({ text }) => text)).size).toBe(reactions.length - 1)
})

test('a seat can react once in three seconds, whatever others do', () => {
  const { script, reacts, benReacts } = atTable()
  expect(reacts('laugh')).toBe(null)
  expect(reacts('clap')).toEqual({ refusal: 'too-fast' })
  expect(benReacts('clap')).toBe(null)
  script.advance(limits.reactionRefill)
  expect(reacts('clap')).toBe(null)
})

test('a reaction leaves the budget for chat messages unchanged', () => {
  const { script, reacts } = atTable()
  const before = script.table.seats[0]
  reacts('laugh')
  const after = script.table.seats[0]
  expect(after).toMatchObject({ chat: before?.kind === 'human' ? before.chat : null })
})

test('a player who has just got the turn cannot be asked to hurry', () => {
  const { script, ids, start } = atTable('switch')
  const hurry = (id = '') => script.send(id, { type: 'react', reaction: 'hurry' })
  expect(hurry(ids[0])).toEqual({ refusal: 'not-now' })
  start()
  const [mover = 0] = script.projection(ids[0] ?? '').toMove
  const [player, other] = [ids[mover], ids[1 - mover]]
  expect(hurry(other)).toEqual({ refusal: 'not-now' })
  script.advance(timeouts.hurryAfter)
  expect(hurry(player)).toEqual({ refusal: 'not-now' })
  expect(hurry(other)).toBe(null)
  script.advance(limits.reactionRefill)
  expect(hurry(other)).toEqual({ refusal: 'too-fast' })
  script.advance(limits.hurryRefill)
  expect(hurry(other)).toBe(null)
})

test('[TG-17] while the chat is closed, the reactions about cards are closed until the game is over', () => {
  for (const talk of ['signals', 'silent']) {
    const { script, start, reacts } = atTable('the-game', { talk })
    expect(reacts('sigh')).toBe(null)
    start()
    script.advance(limits.reactionRefill)
    expect(reacts('sigh')).toEqual({ refusal: 'chat-closed', clause: 'TG-17' })
    expect(reacts('amazed')).toEqual({ refusal: 'chat-closed', clause: 'TG-17' })
    expect(reacts('clap')).toBe(null)
  }
})
