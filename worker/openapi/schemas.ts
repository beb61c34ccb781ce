import { toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema'

import { named } from './named.ts'
import { conversion, refTo, withGames } from './of-games.ts'
import { documentedRoutes } from './routes/all.ts'

export type Schemas = Readonly<Record<string, JsonSchema>>

/**
 * Ours by their names, and beside them each game's own. What the service sends is open, since a later version may send more
 * fields. What it only receives is closed, since it refuses fields that it does not know.
 */
export function schemas(): Schemas {
  const closed = closedSchemas()
  const isSent = namesWithin(closed, sent())
  return Object.fromEntries(
    Object.entries(closed).map(([name, schema]) => [
      name,
      isSent.has(name) ? opened(schema) : schema,
    ]),
  )
}

/** Exactly what this version sends and receives. */
export const closedSchemas = (): Schemas => withGames(toJsonSchemaDefs(named, conversion))

/** The names of all that a route answers with, or sends over a socket. */
function sent(): string[] {
  const names = documentedRoutes.flatMap(({ answer, waiting, socket }) => [
    'json' in answer ? answer.json : undefined,
    'lines' in answer ? answer.lines : undefined,
    waiting,
    socket?.sends,
  ])
  return ['Refused', ...names.filter((name) => name !== undefined)]
}

/** These names, and those of all schemas that they refer to. */
function namesWithin(all: Schemas, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...names]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    const text = JSON.stringify(all[name] ?? {})
    waiting.push(...Object.keys(all).filter((other) => text.includes(`"${refTo(other)}"`)))
  }
  return found
}

function opened<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map(opened) as Part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key, value]) => !(isClosing(key) && value === false))
      .map(([key, value]) => [key, opened(value)]),
  ) as Part
}

const isClosing = (key: string): boolean =>
  key === 'additionalProperties' || key === 'unevaluatedProperties'
