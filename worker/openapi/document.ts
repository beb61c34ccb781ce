import type { JsonSchema } from '@valibot/to-json-schema'
import { version } from '../../shared/version.ts'
import type { Refusal } from '../../shared/protocol/refusals.ts'
import { statusOf } from '../http/refusal.ts'
import { documentedRoutes, refusalsOf, type Answer, type DocumentedRoute } from './routes.ts'
import { examples } from './examples.ts'
import type { Named } from './named.ts'
import { introduction, secret, tokens, meanings } from './prose.ts'
import { refTo, schemas, type Schemas } from './schemas.ts'

/** The whole interface as OpenAPI 3.1, made of the same schemas that read and type what travels. */
export function openApi(named: Schemas = schemas()) {
  const samples = examples()
  return {
    openapi: '3.1.0',
    info: { title: 'Tischlein', version, description: introduction },
    servers: [{ url: '/' }],
    paths: pathsWith(samples),
    components: {
      // Of whatever is no route: what stands under a path is never answered so.
      responses: {
        Elsewhere: refused(['no-such-page'])[404],
        OtherMethod: refused(['wrong-method'])[405],
      },
      schemas: named,
      securitySchemes: {
        seat: { type: 'http', scheme: 'bearer', description: tokens },
        operator: { type: 'http', scheme: 'bearer', description: secret },
      },
    },
  } as const
}
export type OpenApi = ReturnType<typeof openApi>
export type Operation = ReturnType<typeof operation>

type Examples = ReturnType<typeof examples>

function pathsWith(samples: Examples) {
  const paths: Record<string, Partial<Record<DocumentedRoute['method'], Operation>>> = {}
  for (const route of documentedRoutes)
    paths[route.path] = { ...paths[route.path], [route.method]: operation(route, samples) }
  return paths
}

function operation(route: DocumentedRoute, samples: Examples) {
  const { id, title, text, by, body, socket } = route
  return {
    operationId: id,
    summary: title,
    description: text,
    parameters: parametersOf(route),
    security: securityOf(by),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': content(body, samples) } },
    }),
    responses: {
      ...responsesFor(route.answer, samples),
      ...(route.waiting ? waitingResponse(route.waiting, samples) : {}),
      ...refused(refusalsOf(route)),
    },
    // OpenAPI has no word for it.
    ...(socket && {
      'x-websocket': {
        ...(socket.receives && { receives: { $ref: refTo(socket.receives) } }),
        sends: { $ref: refTo(socket.sends) },
      },
    }),
  }
}

type Security = {
  readonly seat?: readonly []
  readonly operator?: readonly []
}

/** The empty one says that nothing need be proven. */
function securityOf(by: DocumentedRoute['by']): readonly Security[] {
  if (by === 'the operator') return [{ operator: [] }]
  if (by === 'anybody, or a seat') return [{}, { seat: [] }]
  return by === 'a seat' ? [{ seat: [] }] : []
}

function parametersOf({ path, query = {} }: DocumentedRoute) {
  const code = {
    name: 'code',
    in: 'path',
    required: true,
    description: 'The table’s six letters, in any case, also with dashes or spaces.',
    schema: { type: 'string' },
    example: 'KTRMVX',
  } as const
  const seat = {
    name: 'seat',
    in: 'path',
    required: true,
    description: 'A place at the table, from 0.',
    schema: { type: 'integer' },
    example: 1,
  } as const
  return [
    ...(path.includes('{code}') ? [code] : []),
    ...(path.includes('{seat}') ? [seat] : []),
    ...Object.entries(query).map(([name, { type, text, required = false }]) => ({
      name,
      in: 'query' as const,
      required,
      description: text,
      schema: { type },
    })),
  ]
}

const content = (name: Named, samples: Examples) => ({
  schema: { $ref: refTo(name) },
  ...(name in samples && { example: samples[name] }),
})

type Response = {
  readonly description: string
  readonly headers?: {
    readonly [name: string]: { readonly description: string; readonly schema: JsonSchema }
  }
  readonly content?: { readonly [type: string]: { readonly schema: JsonSchema } }
}
type Responses = Record<string, Response>

function responsesFor(answer: Answer, samples: Examples): Responses {
  if ('json' in answer)
    return {
      [answer.status]: {
        description: 'Done.',
        content: { 'application/json': content(answer.json, samples) },
      },
    }
  if ('lines' in answer)
    return {
      200: {
        description: 'One line of JSON for each message, and an empty one every 7 seconds.',
        content: { 'application/x-ndjson': content(answer.lines, samples) },
      },
    }
  if ('document' in answer)
    return {
      200: {
        description: 'The document.',
        content: {
          'application/json': { schema: { type: 'object' } },
          'text/html': { schema: {} },
        },
      },
      304: { description: 'It is still the one whose `ETag` was sent as `If-None-Match`.' },
    }
  return { 101: { description: 'A WebSocket.' } }
}

const waitingResponse = (waiting: Named, samples: Examples): Responses => ({
  202: {
    description: 'Somebody is asked.',
    content: { 'application/json': content(waiting, samples) },
  },
})

/** What a refusal of a status says beside its code. */
const headers: Readonly<Record<string, Response['headers']>> = {
  401: {
    'WWW-Authenticate': { description: '`Bearer`.', schema: { type: 'string' } },
  },
  405: {
    Allow: { description: 'The methods that are answered here.', schema: { type: 'string' } },
  },
  429: {
    'Retry-After': {
      description: 'After how many seconds it is worth another try.',
      schema: { type: 'integer' },
    },
  },
}

/** By status, with the codes that it may carry. */
function refused(codes: readonly Refusal[]): Responses {
  const byStatus = Object.groupBy(codes, statusOf)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, those = []]) => [
      status,
      {
        description: those.map((code) => `\`${code}\`: ${meanings[code]}`).join('\n\n'),
        ...(headers[status] && { headers: headers[status] }),
        content: {
          'application/json': {
            schema: { $ref: refTo('Refused'), properties: { refusal: { enum: [...those] } } },
          },
        },
      },
    ]),
  )
}
