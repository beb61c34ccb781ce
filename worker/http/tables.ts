import { codeFrom, codeLength, codeLetters } from '../../shared/code.ts'
import { gameOf } from '../../shared/games/all.ts'
import { readNewTable, readSeatRequest } from '../../shared/protocol/requests.ts'
import type { NewTable, CreatedTable } from '../../shared/protocol/protocol.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { pick, randomFromBytes } from '../../shared/deal/random.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import { locationHint, regionOf } from '../region.ts'
import { optionsOf, type Opening } from '../table/decisions/opening.ts'
import { withTimeLimit } from '../time-limit.ts'
import { codeAsked, opensTooMany } from './limits/asking.ts'
import type { RequestContext } from './context.ts'
import { newcomerAsked, openerAsked } from './limits/fingerprint.ts'
import { readBody } from './middleware/body.ts'
import { isOpened } from './limits/is-table.ts'
import { json, RefusedError, valueOf } from './refusal.ts'
import type { TableObject } from '../table/TableObject.ts'

export async function openTable(c: RequestContext): Promise<Response> {
  if (await opensTooMany(c)) throw new RefusedError({ refusal: 'too-fast' })
  const wanted = valueOf(readNewTable(await readBody(c)))
  const opening = valueOf(await openingFor(c, wanted))
  const opener = await openerAsked(c)
  for (;;) {
    const code = newCode()
    // Near to its host, and so most likely to those who are in the same room.
    const table = c.env.TABLES.getByName(code, locationHint(regionOf(c.req.raw)))
    if (!(await withTimeLimit(table.create({ ...opening, code, opener })))) continue
    isOpened(code)
    return c.json({ code } satisfies CreatedTable, 201)
  }
}

async function openingFor(
  c: RequestContext,
  wanted: NewTable,
): Promise<Result<Omit<Opening, 'code'>, Refused>> {
  if ('sameDealAs' in wanted) {
    const code = await codeAsked(c, wanted.sameDealAs)
    return code.ok ? withTimeLimit(c.env.TABLES.getByName(code.value).again()) : code
  }
  const game = gameOf(wanted.game)
  if (!game) return refuse({ refusal: 'no-such-game' })
  const options = optionsOf(game, wanted.options ?? {})
  if (!options.ok) return options
  const { tempo = 'free' } = wanted
  return ok({ game: game.about.id, options: options.value, tempo })
}

export async function sitDown(c: RequestContext): Promise<Response> {
  const {
    name,
    previousToken: was = null,
    piece,
    program,
  } = valueOf(readSeatRequest(await readBody(c)))
  const comes = c.req.query('connect') === 'soon'
  const newcomer = await newcomerAsked(c)
  const answer = await withTimeLimit(tableOf(c).sit(name, was, newcomer, piece, comes, program))
  const seated = valueOf(answer, limits.sittingRefill)
  return c.json(seated, 'seat' in seated ? 201 : 202)
}

export async function showTable(c: RequestContext): Promise<Response> {
  return json(c, valueOf(await lookAt(tableOf(c))))
}

export async function exportGame(c: RequestContext): Promise<Response> {
  return json(c, valueOf(await withTimeLimit(tableOf(c).game())))
}

const tableOf = (c: RequestContext) => c.env.TABLES.getByName(c.get('code'))

function newCode(): string {
  let chance = randomFromBytes(crypto.getRandomValues(new Uint8Array(32)))
  const picks = Array.from({ length: codeLength }, () => {
    const [picked, after] = pick(chance, codeLetters.length)
    chance = after
    return picked
  })
  return codeFrom(picks)
}

/** What everybody may see of a table, as JSON. */
export async function lookAt(
  table: DurableObjectStub<TableObject>,
): Promise<Result<string, Refused>> {
  const seen = await withTimeLimit(table.look())
  if (seen === null) return refuse({ refusal: 'no-such-table' })
  return typeof seen === 'string' ? ok(seen) : refuse(seen)
}
