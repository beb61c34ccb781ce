import type { Context } from 'hono'

import { codeFrom, codeLength, codeLetters, readCode } from '../../shared/code.ts'
import { gameOf } from '../../shared/games/all.ts'
import { readNewTable, readSit, type TableMade } from '../../shared/protocol.ts'
import { pick, randomFromBytes } from '../../shared/random.ts'
import type { Refused } from '../../shared/wire.ts'
import type { Env } from '../env.ts'
import type { TableObject } from '../table/TableObject.ts'
import { optionsOf } from '../table/decisions/opening.ts'
import { asksTooFast } from './asking.ts'
import { refusedWith } from './refusal.ts'

type Asked = Context<{ Bindings: Env }>

export async function openTable(c: Asked): Promise<Response> {
  if (await asksTooFast(c)) return refusedWith(c, { refusal: 'too-fast' })
  const read = readNewTable(await c.req.text())
  if (!read.ok) return refusedWith(c, read.refused)
  const game = gameOf(read.value.game)
  if (!game) return refusedWith(c, { refusal: 'no-such-game' })
  const options = optionsOf(game, read.value.options)
  if (!options.ok) return refusedWith(c, options.refused)
  for (;;) {
    const code = newCode()
    const opening = { code, game: game.about.id, options: options.value }
    if (await c.env.TABLES.getByName(code).create(opening))
      return c.json({ code } satisfies TableMade, 201)
  }
}

export async function sitDown(c: Asked): Promise<Response> {
  const found = await tableAt(c)
  if (!found.ok) return refusedWith(c, found.refused)
  const read = readSit(await c.req.text())
  if (!read.ok) return refusedWith(c, read.refused)
  const seated = await found.table.sit(read.value.name)
  return seated.ok ? c.json(seated.value, 201) : refusedWith(c, seated.refused)
}

export async function showTable(c: Asked): Promise<Response> {
  const found = await tableAt(c)
  if (!found.ok) return refusedWith(c, found.refused)
  const state = await found.table.look()
  return state === null ? refusedWith(c, { refusal: 'no-such-table' }) : json(c, state)
}

export async function exportGame(c: Asked): Promise<Response> {
  const found = await tableAt(c)
  if (!found.ok) return refusedWith(c, found.refused)
  const record = await found.table.game()
  return record.ok ? json(c, record.value) : refusedWith(c, record.refused)
}

type Found = { ok: true; table: DurableObjectStub<TableObject> } | { ok: false; refused: Refused }

async function tableAt(c: Asked): Promise<Found> {
  const code = readCode(c.req.param('code') ?? '')
  if (code === null) return { ok: false, refused: { refusal: 'malformed-code' } }
  if (await asksTooFast(c)) return { ok: false, refused: { refusal: 'too-fast' } }
  return { ok: true, table: c.env.TABLES.getByName(code) }
}

const json = (c: Asked, text: string): Response =>
  c.body(text, 200, { 'Content-Type': 'application/json' })

function newCode(): string {
  let chance = randomFromBytes(crypto.getRandomValues(new Uint8Array(32)))
  const picks = Array.from({ length: codeLength }, () => {
    const [picked, after] = pick(chance, codeLetters.length)
    chance = after
    return picked
  })
  return codeFrom(picks)
}
