import { codeFrom, codeLength, codeLetters } from '../../shared/code.ts'
import { gameOf } from '../../shared/games/all.ts'
import { readNewTable, readSeatRequest } from '../../shared/protocol/requests.ts'
import type { NewTable, CreatedTable } from '../../shared/protocol/protocol.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { connectParameter } from '../../shared/protocol/socket.ts'
import { pick, randomFromBytes } from '../../shared/deal/random.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import { lobbyName } from '../lobby/LobbyObject.ts'
import { locationHint, regionOf } from '../region.ts'
import { dayOpening } from '../table/decisions/day.ts'
import { optionsOf, type Opening } from '../table/decisions/opening.ts'
import { withTimeLimit } from '../time-limit.ts'
import { resolveTableCode, exceedsOpeningLimit } from './limits/request-limits.ts'
import { tableOf, type RequestContext } from './context.ts'
import { fingerprintNewcomer, fingerprintOpener } from './limits/network-fingerprint.ts'
import { readBody } from './middleware/body.ts'
import { rememberTable } from './limits/table-exists.ts'
import { jsonResponse, RefusedError, unwrap } from './refusal.ts'
import type { TableObject } from '../table/TableObject.ts'

export async function openTable(c: RequestContext): Promise<Response> {
  if (await exceedsOpeningLimit(c)) throw new RefusedError({ refusal: 'too-fast' })
  const request = unwrap(readNewTable(await readBody(c)))
  const opening = unwrap(await readOpening(c, request))
  const opener = await fingerprintOpener(c)
  for (;;) {
    const code = newCode()
    // The object is placed near the host, because most players are in the same room.
    const table = c.env.TABLES.getByName(code, locationHint(regionOf(c.req.raw)))
    if (!(await withTimeLimit(table.create({ ...opening, code, opener })))) continue
    rememberTable(code)
    return c.json({ code } satisfies CreatedTable, 201)
  }
}

async function readOpening(
  c: RequestContext,
  request: NewTable,
): Promise<Result<Omit<Opening, 'code'>, Refused>> {
  if ('sameDealAs' in request) {
    const code = await resolveTableCode(c, request.sameDealAs)
    return code.ok ? withTimeLimit(c.env.TABLES.getByName(code.value).sameDealOpening()) : code
  }
  if ('playOn' in request) {
    const { table, step, seat, strength = 'medium' } = request.playOn
    const code = await resolveTableCode(c, table)
    if (!code.ok) return code
    return withTimeLimit(c.env.TABLES.getByName(code.value).playOnOpening({ step, seat, strength }))
  }
  if ('dealOfTheDay' in request) {
    const today = await withTimeLimit(c.env.LOBBY.getByName(lobbyName).dayToday())
    return ok(dayOpening(request.dealOfTheDay, today, request.again))
  }
  const game = gameOf(request.game)
  if (!game) return refuse({ refusal: 'no-such-game' })
  const options = optionsOf(game, request.options ?? {})
  if (!options.ok) return options
  const { tempo = 'free' } = request
  return ok({ game: game.about.id, options: options.value, tempo })
}

export async function sitDown(c: RequestContext): Promise<Response> {
  const request = unwrap(readSeatRequest(await readBody(c)))
  const willConnect = c.req.query(connectParameter) === 'soon'
  const network = await fingerprintNewcomer(c)
  const token = c.env.seatToken
  const response = await withTimeLimit(tableOf(c).sit({ ...request, network, willConnect, token }))
  const seated = unwrap(response, limits.sittingRefill)
  return c.json(seated, 'seat' in seated ? 201 : 202)
}

export async function showTable(c: RequestContext): Promise<Response> {
  return jsonResponse(c, unwrap(await readPublicState(tableOf(c))))
}

export async function exportGame(c: RequestContext): Promise<Response> {
  return jsonResponse(c, unwrap(await withTimeLimit(tableOf(c).gameRecord())))
}

export async function showApplause(c: RequestContext): Promise<Response> {
  return jsonResponse(c, unwrap(await withTimeLimit(tableOf(c).applause())))
}

function newCode(): string {
  let random = randomFromBytes(crypto.getRandomValues(new Uint8Array(32)))
  const picks = Array.from({ length: codeLength }, () => {
    const [picked, next] = pick(random, codeLetters.length)
    random = next
    return picked
  })
  return codeFrom(picks)
}

/** Returns the public state of a table as JSON, or a refusal. */
export async function readPublicState(
  table: DurableObjectStub<TableObject>,
): Promise<Result<string, Refused>> {
  const seen = await withTimeLimit(table.publicState())
  if (seen === null) return refuse({ refusal: 'no-such-table' })
  return typeof seen === 'string' ? ok(seen) : refuse(seen)
}
