import type { JsonSchema } from '@valibot/to-json-schema'
import { version } from '../../shared/version.ts'
import type { Refusal } from '../../shared/protocol/refusals.ts'
import { statusOf } from '../http/refusal.ts'
import { documentedRoutes, refusalsOf, type RouteResponse, type DocumentedRoute } from './routes.ts'
import { examples } from './examples.ts'
import type { SchemaName } from './schema-names.ts'
import { introduction, secretDescription, tokenDescription, refusalMeanings } from './prose.ts'
import { schemaRef, schemas, type Schemas } from './schemas.ts'

/** Returns the API as an OpenAPI 3.1 document, generated from the schemas that validate and type the messages. */
export function openApi(named: Schemas = schemas()) {
  const samples = examples()
  return {
    openapi: '3.1.0',
    info: { title: 'Tischlein', version, description: introduction },
    servers: [{ url: '/' }],
    paths: pathsWith(samples),
    components: {
      // Responses for unknown paths and unsupported methods, which belong to no documented route.
      responses: {
        Elsewhere: refusalResponses(['no-such-page'])[404],
        OtherMethod: refusalResponses(['wrong-method'])[405],
      },
      schemas: named,
      securitySchemes: {
        seat: { type: 'http', scheme: 'bearer', description: tokenDescription },
        operator: { type: 'http', scheme: 'bearer', description: secretDescription },
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
  const { id, title, description, caller, body, socket } = route
  return {
    operationId: id,
    summary: title,
    description,
    parameters: parametersOf(route),
    security: securityOf(caller),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': content(body, samples) } },
    }),
    responses: {
      ...responsesFor(route.response, samples),
      ...(route.pending ? pendingResponse(route.pending, samples) : {}),
      ...refusalResponses(refusalsOf(route)),
    },
    // OpenAPI can't describe WebSockets, so `x-websocket` is our own extension.
    ...(socket && {
      'x-websocket': {
        ...(socket.receives && { receives: { $ref: schemaRef(socket.receives) } }),
        sends: { $ref: schemaRef(socket.sends) },
      },
    }),
  }
}

type Security = {
  readonly seat?: readonly []
  readonly operator?: readonly []
}

/**
 * Returns the accepted ways of authentication. An empty object in the list means that a token is
 * optional.
 */
function securityOf(by: DocumentedRoute['caller']): readonly Security[] {
  if (by === 'the operator') return [{ operator: [] }]
  if (by === 'any client, or a seat') return [{}, { seat: [] }]
  return by === 'a seat' ? [{ seat: [] }] : []
}

function parametersOf({ path, query = {} }: DocumentedRoute) {
  const code = {
    name: 'code',
    in: 'path',
    required: true,
    description:
      'The six letters of the table, in upper or lower case, with or without dashes or spaces.',
    schema: { type: 'string' },
    example: 'KTRMVX',
  } as const
  const seat = {
    name: 'seat',
    in: 'path',
    required: true,
    description: 'The number of a seat, from 0.',
    schema: { type: 'integer' },
    example: 1,
  } as const
  return [
    ...(path.includes('{code}') ? [code] : []),
    ...(path.includes('{seat}') ? [seat] : []),
    ...Object.entries(query).map(([name, { type, description, required = false }]) => ({
      name,
      in: 'query' as const,
      required,
      description,
      schema: { type },
    })),
  ]
}

const content = (name: SchemaName, samples: Examples) => ({
  schema: { $ref: schemaRef(name) },
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

function responsesFor(response: RouteResponse, samples: Examples): Responses {
  if ('json' in response)
    return {
      [response.status]: {
        description: 'Success.',
        content: { 'application/json': content(response.json, samples) },
      },
    }
  if ('stream' in response)
    return {
      200: {
        description: 'One line of JSON for each message, and an empty line every 7 seconds.',
        content: { 'application/x-ndjson': content(response.stream, samples) },
      },
    }
  if ('document' in response)
    return {
      200: {
        description: 'The document.',
        content: {
          'application/json': { schema: { type: 'object' } },
          'text/html': { schema: {} },
        },
      },
      304: {
        description:
          'The document hasn’t changed since the `ETag` that was sent as `If-None-Match`.',
      },
    }
  return { 101: { description: 'A WebSocket.' } }
}

const pendingResponse = (waiting: SchemaName, samples: Examples): Responses => ({
  202: {
    description: 'The players have to accept the request first.',
    content: { 'application/json': content(waiting, samples) },
  },
})

/** The response headers of refusals, by status. */
const headers: Readonly<Record<string, Response['headers']>> = {
  401: {
    'WWW-Authenticate': { description: '`Bearer`.', schema: { type: 'string' } },
  },
  405: {
    Allow: { description: 'The methods that this endpoint supports.', schema: { type: 'string' } },
  },
  429: {
    'Retry-After': {
      description: 'Seconds until a retry can succeed.',
      schema: { type: 'integer' },
    },
  },
}

/** Returns the responses for these refusals, grouped by status. */
function refusalResponses(codes: readonly Refusal[]): Responses {
  const byStatus = Object.groupBy(codes, statusOf)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, ofStatus = []]) => [
      status,
      {
        description: ofStatus.map((code) => `\`${code}\`: ${refusalMeanings[code]}`).join('\n\n'),
        ...(headers[status] && { headers: headers[status] }),
        content: {
          'application/json': {
            schema: {
              $ref: schemaRef('Refused'),
              properties: { refusal: { enum: [...ofStatus] } },
            },
          },
        },
      },
    ]),
  )
}
