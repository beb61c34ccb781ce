import type { JsonSchema } from '@valibot/to-json-schema'

import { documentedRoutes } from './routes.ts'
import { closedSchemas, reachableNames, schemaRef } from './schemas.ts'

/**
 * A tool of the Model Context Protocol, as the build writes it to a file. A call of the tool becomes
 * a request to the API.
 */
export type McpTool = {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: JsonSchema
  readonly request: ToolRequest
}

type ToolRequest = {
  readonly method: 'GET' | 'POST'
  /** A path such as `/api/tables/{code}`. The argument of the same name replaces `{code}`. */
  readonly path: string
  /**
   * The argument that is the body of the request. With `rest` all arguments that are not part of the
   * path are fields of the body.
   */
  readonly body?: string
  /** The only fields of the response that the tool returns. If missing, it returns all. */
  readonly fields?: readonly string[]
}

type Source = {
  readonly route: string
  readonly description?: string
  readonly body?: string
  readonly fields?: readonly string[]
}

/** The route that each tool calls. */
const sources: Readonly<Record<string, Source>> = {
  games: { route: 'listGames' },
  open: { route: 'openTable', body: 'table' },
  sit: {
    route: 'sitDown',
    body: 'rest',
    description:
      'Takes a seat for this session. Later calls with the same code act for this seat. To return to the seat, call it again.',
  },
  see: {
    route: 'showSeat',
    description:
      'Returns what the player of this session’s seat sees: the table, the view of the game, and the legal moves.',
  },
  watch: { route: 'showTable' },
  moves: {
    route: 'showSeat',
    fields: ['turn', 'toMove', 'moves'],
    description:
      'Returns the legal moves of this session’s seat, with the number of the turn, which `move` has to repeat.',
  },
  move: { route: 'sendMove', body: 'rest' },
  command: {
    route: 'sendCommand',
    body: 'command',
    description:
      'Does anything else that a player can do, such as starting the game, adding a bot, or writing in the chat.',
  },
  why: { route: 'showReason' },
}

/**
 * Commands that the tool `command` does not send. `move` has its own tool, and only web pages need
 * the other commands.
 */
const pageCommands = new Set(['move', 'subscribe', 'set-visibility', 'add-nonce'])

/** Fields that the service fills in itself for a session. */
const ownFields = new Set(['id', 'after', 'previousToken', 'program'])

/** Returns the tools, made of the routes and schemas of the API. */
export const mcpTools = (): McpTool[] => [
  ...Object.entries(sources).map(([name, source]) => toolOf(name, source)),
  {
    name: 'rules',
    title: 'Read the rules of a game',
    description: 'Returns the complete rules of a game. `games` lists the ids of the games.',
    inputSchema: {
      type: 'object',
      properties: { game: { type: 'string' } },
      required: ['game'],
    },
    request: { method: 'GET', path: '/rules/{game}.md' },
  },
]

function toolOf(name: string, { route: id, description, body, fields }: Source): McpTool {
  const route = documentedRoutes.find((one) => one.id === id)
  if (!route) throw new Error(`no route is called ${id}`)
  const all = closedSchemas()
  const inPath = Object.fromEntries(
    [...route.path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => [
      parameter,
      pathParameters[parameter] ?? {},
    ]),
  )
  const sent = route.body === undefined ? {} : withoutOwnFields(all[route.body] ?? {})
  const isNested = body !== undefined && body !== 'rest'
  const properties = { ...inPath, ...(isNested ? { [body]: sent } : sent.properties) }
  const required = [...Object.keys(inPath), ...(isNested ? [body] : (sent.required ?? []))]
  return {
    name,
    title: route.title,
    description: description ?? route.description,
    inputSchema: withDefinitions({ type: 'object', properties, required }, all),
    request: {
      method: route.method === 'get' ? 'GET' : 'POST',
      path: route.path,
      ...(body !== undefined && { body }),
      ...(fields && { fields }),
    },
  }
}

const pathParameters: Readonly<Record<string, JsonSchema>> = {
  code: { type: 'string', description: 'The six letters of the table.' },
  seat: { type: 'integer', minimum: 0, description: 'The number of a seat, from 0.' },
}

const typeOf = ({ properties }: JsonSchema): string => {
  const type = properties?.['type']
  return typeof type === 'object' ? String(type.const) : ''
}

/** Removes the fields that the service fills in, and the commands for web pages. */
function withoutOwnFields(schema: JsonSchema): JsonSchema {
  if (schema.oneOf) {
    const commands = schema.oneOf as JsonSchema[]
    return {
      ...schema,
      oneOf: commands.filter((one) => !pageCommands.has(typeOf(one))).map(withoutOwnFields),
    }
  }
  const { properties, required } = schema
  if (!properties) return schema
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).filter(([field]) => !ownFields.has(field)),
    ),
    ...(required && { required: required.filter((field) => !ownFields.has(field)) }),
  }
}

/** Adds the schemas to which a schema refers, since a tool cannot refer to the API’s document. */
function withDefinitions(
  schema: JsonSchema,
  all: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const names = Object.keys(all).filter((name) =>
    JSON.stringify(schema).includes(`"${schemaRef(name)}"`),
  )
  const reached = [...reachableNames(all, names)]
  const whole = {
    ...schema,
    ...(reached.length > 0 && {
      $defs: Object.fromEntries(reached.map((name) => [name, all[name] ?? {}])),
    }),
  }
  return JSON.parse(JSON.stringify(whole).replaceAll(schemaRef(''), '#/$defs/')) as JsonSchema
}
