import { expect, test } from 'vitest'

import type { PublicEvent } from '../shared/protocol/protocol.ts'
import { TestStream } from './testing/sockets.ts'
import { ask, bearer, connect, playingTable, watch } from './testing/tables.ts'
import { storedParts } from './testing/unchanged.ts'
import { humansAt, type Table } from './table/decisions/table.ts'

type Cards = {
  readonly hands: readonly (readonly number[])[]
  readonly draw: readonly number[]
  readonly random: { readonly key: string }
}

/**
 * Hidden data of the current state, as JSON or plain text. Only the player in `seat` may receive
 * it; if `seat` is null, no client may.
 */
type Hidden = { readonly seat: number | null; readonly text: string }

function hiddenIn(table: Table): Hidden[] {
  if (table.phase.name !== 'playing') return []
  const { secret, state } = table.phase.deal
  const { hands, draw, random } = state as unknown as Cards
  const hidden = [JSON.stringify(draw), secret, random.key]
  return [
    ...hands.map((hand, seat) => ({ seat, text: JSON.stringify(hand) })),
    ...hidden.map((text) => ({ seat: null, text })),
    ...humansAt(table).map(({ tokenHash }) => ({ seat: null, text: tokenHash })),
  ]
}

const textsOf = (hands: readonly Hidden[]): string[] => hands.map(({ text }) => text)

test('with open hands, spectators receive each hand three moves late, and no other hidden data', async () => {
  const { code, sockets } = await playingTable(['Anna', 'Ben'])
  await sockets[0].command({ type: 'set-open-hands', moves: 3 })
  await sockets[1]?.command({ type: 'show-hand', shows: true })
  const spectator = await watch(code)
  const stream = new TestStream<PublicEvent>(await ask(`/api/tables/${code}/stream`))
  const asked: string[] = []
  /** For each move, the hidden data of the state before the move. */
  const hidden: Hidden[][] = []
  for (let moves = 0; moves < 9; moves++) {
    hidden.push(hiddenIn((await storedParts(code)).table))
    const late = Math.max(0, moves - 3)
    await spectator.first('snapshot')
    if (moves > 0) await spectator.first('view', (one) => one.turn === late)
    asked.push(await (await ask(`/api/tables/${code}`)).text())
    const all = [...spectator.texts, ...stream.texts, ...asked].join('\n')
    const open = new Set(moves < 3 ? [] : textsOf(hidden.slice(0, late + 1).flat()))
    const closed = hidden.flat().filter(({ seat, text }) => seat === null || !open.has(text))
    expect(textsOf(closed).filter((text) => all.includes(text))).toEqual([])
    const shown = hidden[late]?.filter(({ seat }) => seat !== null) ?? []
    expect(shown.every(({ text }) => all.includes(text))).toBe(moves >= 3)
    const { turn, toMove } = sockets[0].projection()
    await sockets[toMove[0] ?? 0]?.move()
    await Promise.all(sockets.map((line) => line.first('view', (one) => one.turn > turn)))
  }
  await sockets[1]?.command({ type: 'show-hand', shows: false })
  expect(await (await ask(`/api/tables/${code}`)).text()).not.toContain('"open":{')
})

test('no client receives a card, a secret or a token that belongs to another seat', async () => {
  const { code, tokens, sockets } = await playingTable(['Anna', 'Ben', 'Cleo'])
  const spectator = await watch(code)
  const asked: string[] = []
  const asFirst: string[] = []
  const stream = new TestStream<PublicEvent>(await ask(`/api/tables/${code}/stream`))
  const hidden: Hidden[] = tokens.map((text) => ({ seat: null, text }))

  for (let moves = 0; moves < 12; moves++) {
    hidden.push(...hiddenIn((await storedParts(code)).table))
    asked.push(await (await ask(`/api/tables/${code}`)).text())
    const headers = bearer(tokens[0])
    asFirst.push(await (await ask(`/api/tables/${code}/seat`, { headers })).text())
    const { turn, toMove } = sockets[0].projection()
    const mover = sockets[toMove[0] ?? 0]
    if (!mover || sockets[0].table().phase !== 'playing') break
    await mover.move()
    await Promise.all(sockets.map((line) => line.first('view', (one) => one.turn > turn)))
  }
  const again = await connect(code, tokens[1])
  await again.command({ type: 'chat', text: 'so far, so good' })

  const heard: [viewer: number | null, texts: readonly string[]][] = [
    ...sockets.map(({ texts }, seat): [number, readonly string[]] => [seat, texts]),
    [1, again.texts],
    [null, spectator.texts],
    [null, stream.texts],
    [0, asFirst],
    [null, asked],
  ]
  expect(hidden.length).toBeGreaterThan(20)
  for (const [viewer, texts] of heard) {
    const all = texts.join('\n')
    const foreign = hidden.filter(({ seat }) => seat === null || seat !== viewer)
    expect(foreign.filter(({ text }) => all.includes(text))).toEqual([])
  }
  // Proves that the search works: Anna's own socket has received her hands.
  const own = hidden.filter(({ seat }) => seat === 0)
  expect(own.every(({ text }) => sockets[0].texts.join().includes(text))).toBe(true)
})
