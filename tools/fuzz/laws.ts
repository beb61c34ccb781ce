import * as v from 'valibot'

import { refusedSchema } from '../../shared/wire/answers/done.ts'
import {
  publicLineSchema,
  seatLineSchema,
  serverMessageSchema,
} from '../../shared/wire/answers/lines.ts'
import { lobbySchema } from '../../shared/wire/answers/lobby.ts'
import type { ServerMessage } from '../../shared/wire/protocol.ts'
import { closing } from '../../shared/wire/socket.ts'
import { type DocumentedRoute, refusalsOf } from '../../worker/openapi/routes/route.ts'
import { named } from '../../worker/openapi/named.ts'
import { statusOf } from '../../worker/http/refusal.ts'

// What no answer may ever be, whatever was sent. Each law gives its complaints; nothing if it is kept.

/** Reads what a line says; what is no message of the protocol is a complaint. */
export function readHeard(text: string): ServerMessage | { readonly complaint: string } {
  const message = jsonOf(text)
  return v.is(serverMessageSchema, message)
    ? (message as ServerMessage)
    : { complaint: `a line says what is no message: ${short(text)}` }
}

export const lobbyComplaints = (text: string): string[] =>
  v.is(lobbySchema, jsonOf(text)) ? [] : [`the lobby says what is no list: ${short(text)}`]

/** Why a line may end: our own codes, the one for later, and the runtime's for what is no WebSocket. */
export function endingComplaints(code: number | null, wasBroken: boolean): string[] {
  const ours: readonly number[] = Object.values(closing)
  if (code === null) return wasBroken ? [] : ['a line ended without a word']
  if (ours.includes(code) || code === 1013) return []
  return wasBroken && code >= 1000 && code <= 1011 ? [] : [`a line ended with ${code}`]
}

/** What the service complained of. That somebody speaks no WebSocket, the runtime notes by itself; all else is ours. */
export const errorsIn = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => line.trim() !== '' && !/WebSocket protocol error; protocolError\./.test(line))

export type DocumentedRequest = {
  readonly method: string
  readonly path: string
  /** The one that the document tells of; null where there is none. */
  readonly route: DocumentedRoute | null
}
export type Answered = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

export function answerComplaints(request: DocumentedRequest, answer: Answered): string[] {
  const found: string[] = []
  const { status, headers } = answer
  const type = String(headers['content-type'] ?? '')
  if (status >= 500 && !isUnknownFormat(request, answer))
    found.push(`it is answered with ${status}`)
  if (headers['x-content-type-options'] !== 'nosniff' && status !== 204)
    found.push('its type may be guessed at')
  if (type.startsWith('text/html')) {
    if (isApi(request.path) && !isDocument(request, status)) found.push('a program gets a page')
    found.push(...pageComplaints(headers))
  } else if (request.method !== 'HEAD') {
    if (status >= 400) found.push(...refusalComplaints(request, answer, type))
    else if (request.route) found.push(...bodyComplaints(request.route, answer, type))
  }
  return found.map(
    (complaint) =>
      `${request.method} ${short(request.path)}: ${complaint} (${status} ${short(answer.body)})`,
  )
}

/** https://oembed.com wants 501 for a format that is not offered. */
const isUnknownFormat = (
  { method, path }: DocumentedRequest,
  { status, body }: Answered,
): boolean =>
  status === 501 && path.startsWith('/oembed') && (method === 'HEAD' || body.includes('"format"'))

export const isApi = (path: string): boolean => /^\/api(?:[/?]|$)/.test(path)
const isDocument = ({ path }: DocumentedRequest, status: number): boolean =>
  status === 200 && /^\/api(?:\?|$)/.test(path)

/** What every page says of itself, whoever request for it and however it ended. */
export function pageComplaints(headers: Answered['headers']): string[] {
  const header = (name: string) => String(headers[name] ?? '')
  const policy = header('content-security-policy')
  const found: string[] = []
  for (const wanted of [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `font-src 'self'`,
    'frame-ancestors',
  ])
    if (!policy.includes(wanted)) found.push(`a policy without ${wanted}`)
  if (/unsafe|https?:|\*(?!$)/.test(policy)) found.push(`a policy that is unsafe: ${policy}`)
  if (header('referrer-policy') !== 'same-origin') found.push('other sites are told of it')
  if (!header('permissions-policy').includes('camera=()')) found.push('a page that may see people')
  return found
}

function refusalComplaints(
  { path, route }: DocumentedRequest,
  { status, body }: Answered,
  type: string,
): string[] {
  // The picture of a table that is not there is a picture.
  if (type.startsWith('image/') && status === 404) return []
  // Files know no other methods, and say so themselves.
  if (status === 405 && !isApi(path)) return []
  if (!type.startsWith('application/json')) return [`a refusal as ${type || 'nothing'}`]
  const read = v.safeParse(refusedSchema, jsonOf(body))
  if (!read.success) return ['a refusal without a code']
  const { refusal } = read.output
  if (status !== statusOf(refusal) && status !== 501) return [`${refusal} with a status of others`]
  const known: readonly string[] = route
    ? refusalsOf(route)
    : ['no-such-page', 'wrong-method', 'too-large']
  if (isApi(path) && !known.includes(refusal)) return [`${refusal}, of which nobody tells`]
  return []
}

function bodyComplaints(
  { answer }: DocumentedRoute,
  { status, body }: Answered,
  type: string,
): string[] {
  if (status === 204) return []
  if (answer.status !== status) return ['a status of which nobody tells']
  if ('lines' in answer) {
    const schema = answer.lines === 'SeatLine' ? seatLineSchema : publicLineSchema
    return v.is(schema, jsonOf(body)) ? [] : ['a line of no shape']
  }
  if (!type.startsWith('application/json')) return [`an answer as ${type || 'nothing'}`]
  const value = jsonOf(body)
  if (value === undefined) return ['an answer that is no JSON']
  if (!('json' in answer)) return []
  return v.is(named[answer.json], value) ? [] : ['an answer of no shape']
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const short = (text: string): string =>
  text.length > 160 ? `${text.slice(0, 120)}… (${text.length} characters)` : text
