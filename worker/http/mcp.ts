import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'

import { readCode } from '../../shared/code.ts'
import { version } from '../../shared/version.ts'
import type { Env } from '../env.ts'
import type { McpTool } from '../openapi/mcp-tools.ts'
import { newToken } from '../table/tokens.ts'
import type { RequestContext } from './context.ts'
import { readBody } from './middleware/body.ts'
import { wrongMethod } from './methods.ts'
import { refusalResponse, RefusedError } from './refusal.ts'

// The Model Context Protocol at /mcp, through which language models play. Each tool sends one
// request to the API, so that the limits and refusals of the API apply. A server with tools needs
// only five messages of the protocol. This file implements them itself, since the official library
// would add 73 KB to the program.

/**
 * Sends a request to the API of this program. If the request takes a seat, the seat gets the token
 * `seatToken`.
 */
type CallApi = (request: Request, seatToken: string | undefined) => Promise<Response>

type Arguments = Readonly<Record<string, unknown>>

type ToolCallResult = {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[]
  readonly isError: boolean
}

/** The versions of the protocol that this endpoint speaks. The first is the newest. */
const versions = ['2025-11-25', '2025-06-18', '2025-03-26']

/** A message of JSON-RPC 2.0. A message without an `id` is a notification, which gets no response. */
const messageSchema = v.object({
  jsonrpc: v.literal('2.0'),
  id: v.optional(v.union([v.string(), v.number()])),
  method: v.string(),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
})
type Message = v.InferOutput<typeof messageSchema>

const errors = { parse: -32_700, request: -32_600, method: -32_601, params: -32_602 } as const

/**
 * Handles a message of the protocol. The session id is secret and random, and the token of each
 * seat is derived from it. So sessions need no storage, and no result contains a token.
 */
export async function answerMcp(c: RequestContext, callApi: CallApi): Promise<Response> {
  const sessionId = c.req.header('Mcp-Session-Id')
  if (sessionId !== undefined && !isSessionId(sessionId))
    throw new RefusedError({ refusal: 'malformed', option: 'Mcp-Session-Id' })
  const message = parse(await readBody(c))
  if (typeof message === 'number') return failure(c, message)
  const { id, method, params } = message
  if (id === undefined) return c.body(null, 202)
  const respond = (result: object) => c.json({ jsonrpc: '2.0', id, result })
  if (method === 'initialize') {
    c.header('Mcp-Session-Id', newToken(crypto.getRandomValues(new Uint8Array(32))))
    return respond(greeting(params['protocolVersion']))
  }
  if (method === 'ping') return respond({})
  if (sessionId === undefined) return failure(c, errors.request, id)
  const all = await tools(c.env, c.req.url)
  if (method === 'tools/list')
    return respond({ tools: all.map((tool) => ({ ...tool, request: undefined })) })
  if (method !== 'tools/call') return failure(c, errors.method, id)
  const tool = all.find(({ name }) => name === params['name'])
  if (!tool) return failure(c, errors.params, id)
  const given = (params['arguments'] ?? {}) as Arguments
  return respond(await callTool(c, tool.request, given, { sessionId, callApi }))
}

/** Returns the message, or the code of an error. */
function parse(body: string): Message | number {
  try {
    const { success, output } = v.safeParse(messageSchema, JSON.parse(body))
    return success ? output : errors.request
  } catch {
    return errors.parse
  }
}

/**
 * Returns an error response of JSON-RPC.
 * @param id the id of the request; null if the message could not be parsed
 */
function failure(c: RequestContext, code: number, id: Message['id'] | null = null): Response {
  const [name] = Object.entries(errors).find(([, one]) => one === code) ?? ['']
  const error = { code, message: `invalid ${name}` }
  return c.json({ jsonrpc: '2.0', id, error }, id === null ? 400 : 200)
}

const greeting = (wanted: unknown) => ({
  protocolVersion: versions.find((one) => one === wanted) ?? versions[0],
  capabilities: { tools: {} },
  serverInfo: { name: 'tischlein', version },
})

/** Refuses GET, with which MCP clients open a stream of messages from the server. This server only answers requests. */
export function refuseOtherMethods(c: RequestContext): Response {
  c.header('Allow', 'POST')
  return refusalResponse(c, wrongMethod)
}

const isSessionId = (id: string): boolean => /^[\w-]{43}$/.test(id)

let cachedTools: readonly McpTool[] | undefined

/** Returns the tools, which the build writes to a file. */
async function tools({ ASSETS }: Env, url: string): Promise<readonly McpTool[]> {
  if (cachedTools) return cachedTools
  const file = await ASSETS.fetch(new URL('/mcp-tools.json', url))
  if (!file.ok) throw new Error('the page was built without /mcp-tools.json')
  return (cachedTools = await file.json<readonly McpTool[]>())
}

type Session = { readonly sessionId: string; readonly callApi: CallApi }

async function callTool(
  c: RequestContext,
  { method, path, body, fields }: McpTool['request'],
  given: Arguments,
  { sessionId, callApi }: Session,
): Promise<ToolCallResult> {
  if (!path.startsWith('/api')) return readFile(c, pathWith(path, given))
  const token = tokenFor(sessionId, given['code'])
  const send = (to: string, init: RequestInit, as: string | undefined) =>
    callApi(requestOf(c, pathWith(to, given), init, as), token)

  if (path.endsWith('/seats')) {
    const seen = await send('/api/tables/{code}/seat', {}, token)
    if (seen.ok) return resultOf(seen, ['seat'])
  }
  const sent = body === undefined ? {} : { body: JSON.stringify(bodyOf(path, body, given)) }
  const response = await send(path, { method, ...sent }, token)
  // The API refuses a token that has no seat. Spectators may request a bot's reason too, so send
  // that request again without the token.
  const isSpectator = response.status === 401 && path.endsWith('/reason')
  return resultOf(isSpectator ? await send(path, { method }, undefined) : response, fields)
}

/** Returns a request that comes from the same client as the message of the protocol. */
function requestOf(
  c: RequestContext,
  path: string,
  init: RequestInit,
  token: string | undefined,
): Request {
  const headers = new Headers(c.req.raw.headers)
  headers.set('Content-Type', 'application/json')
  headers.delete('Content-Length')
  headers.delete('Authorization')
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  const { cf } = c.req.raw
  return new Request(new URL(path, c.req.url), {
    ...init,
    headers,
    ...(cf && { cf: cf as RequestInitCfProperties }),
  })
}

/** Returns the rules of a game, which are a file of the build. */
async function readFile({ env, req }: RequestContext, path: string): Promise<ToolCallResult> {
  const file = await env.ASSETS.fetch(new URL(path, req.url))
  const text = file.ok ? await file.text() : JSON.stringify({ refusal: 'no-such-game' })
  return { content: [{ type: 'text', text }], isError: !file.ok }
}

/** Returns the token of a session's seat at a table. Only a client that knows the secret session id can derive the token. */
function tokenFor(sessionId: string, given: unknown): string | undefined {
  const code = typeof given === 'string' ? readCode(given) : null
  return code === null
    ? undefined
    : newToken(sha256(utf8ToBytes(`seat of ${sessionId} at ${code}`)).slice(0, 16))
}

function bodyOf(path: string, body: string, given: Arguments): unknown {
  const value = given[body] ?? {}
  if (body === 'command') return { id: crypto.randomUUID().slice(0, 18), ...value }
  if (body !== 'rest') return value
  const rest = Object.entries(given).filter(([name]) => !path.includes(`{${name}}`))
  return { ...Object.fromEntries(rest), ...(path.endsWith('/seats') && { program: true }) }
}

/**
 * Replaces the parameters of a path. A parameter that is missing, or neither a string nor a number,
 * becomes `-`, which the API refuses.
 */
const pathWith = (path: string, given: Arguments): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name]
    const text = typeof value === 'string' || typeof value === 'number' ? `${value}` : '-'
    return encodeURIComponent(text.toWellFormed())
  })

/**
 * Converts a response of the API to the result of a tool, without the seat's token.
 * @param fields the fields to return, each from the response or from its `position`; undefined for
 * all fields
 */
async function resultOf(
  response: Response,
  fields: readonly string[] | undefined,
): Promise<ToolCallResult> {
  const whole = await response.json<Record<string, unknown>>()
  if (Array.isArray(whole))
    return { content: [{ type: 'text', text: JSON.stringify(whole) }], isError: false }
  const { token: _, ...answer } = whole
  const from = { ...(answer['position'] as object | undefined), ...answer } as Record<
    string,
    unknown
  >
  const shown =
    fields && response.ok ? Object.fromEntries(fields.map((field) => [field, from[field]])) : answer
  return {
    content: [{ type: 'text', text: JSON.stringify(shown) }],
    isError: !response.ok,
  }
}
