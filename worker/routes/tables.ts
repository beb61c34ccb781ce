import { codeFrom, codeLength, codeLetters } from '../../shared/code.ts'
import { gameOf } from '../../shared/games/all.ts'
import { readNewTable, readSit, type TableMade } from '../../shared/protocol.ts'
import { pick, randomFromBytes } from '../../shared/random.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { Refused } from '../../shared/wire.ts'
import type { TableObject } from '../table/TableObject.ts'
import { optionsOf } from '../table/decisions/opening.ts'
import { codeAsked, opensTooMany, type Asked } from './asking.ts'
import { json, refusedWith } from './refusal.ts'

export async function openTable(c: Asked): Promise<Response> {
  if (await opensTooMany(c)) return refusedWith(c, { refusal: 'too-fast' })
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
  const found = await tableAsked(c)
  if (!found.ok) return refusedWith(c, found.refused)
  const read = readSit(await c.req.text())
  if (!read.ok) return refusedWith(c, read.refused)
  const seated = await found.value.sit(read.value.name)
  return seated.ok ? c.json(seated.value, 201) : refusedWith(c, seated.refused)
}

export async function showTable(c: Asked): Promise<Response> {
  const found = await tableAsked(c)
  if (!found.ok) return refusedWith(c, found.refused)
  const state = await found.value.look()
  return state === null ? refusedWith(c, { refusal: 'no-such-table' }) : json(c, state)
}

export async function exportGame(c: Asked): Promise<Response> {
  const found = await tableAsked(c)
  if (!found.ok) return refusedWith(c, found.refused)
  const record = await found.value.game()
  return record.ok ? json(c, record.value) : refusedWith(c, record.refused)
}

async function tableAsked(c: Asked): Promise<Result<DurableObjectStub<TableObject>, Refused>> {
  const code = await codeAsked(c)
  return code.ok ? ok(c.env.TABLES.getByName(code.value)) : code
}

function newCode(): string {
  let chance = randomFromBytes(crypto.getRandomValues(new Uint8Array(32)))
  const picks = Array.from({ length: codeLength }, () => {
    const [picked, after] = pick(chance, codeLetters.length)
    chance = after
    return picked
  })
  return codeFrom(picks)
}
