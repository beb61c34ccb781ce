import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { games } from '../games/all.ts'
import { commandSchema, readCommand } from '../protocol/commands.ts'
import { moveRequestSchema, newTableSchema, seatRequestSchema } from '../protocol/requests.ts'
import { validValues, hostile } from './hostile.ts'

const schemas: readonly (readonly [string, v.GenericSchema])[] = [
  ['a command', commandSchema],
  ['a move by HTTP', moveRequestSchema],
  ['a new table', newTableSchema],
  ['a seat', seatRequestSchema],
  ...games.map(({ about, moveSchema }) => [`a move of ${about.id}`, moveSchema] as const),
  ...games
    .filter(({ signalSchema }) => signalSchema.type !== 'never')
    .map(({ about, signalSchema }) => [`a signal of ${about.id}`, signalSchema] as const),
]

const samples = <Value>(values: fc.Arbitrary<Value>, numRuns: number): Value[] =>
  fc.sample(values, { numRuns })

describe.each(schemas)('%s', (_, schema) => {
  test('is generated in all its variants', () => {
    const kinds = new Set(samples(validValues(schema), 600).map(kindOf))
    const known = 'options' in schema ? (schema.options as readonly unknown[]).length : 1
    expect(kinds.size).toBeGreaterThanOrEqual(known)
  })

  test('is sometimes still accepted after one change', () => {
    const read = samples(hostile(validValues(schema)), 300).filter((text) =>
      v.is(schema, parsed(text)),
    )
    expect(read.length).toBeGreaterThan(30)
    expect(read.length).toBeLessThan(240)
  })
})

const kindOf = (made: unknown): string => {
  const fields = Object(made) as Record<string, unknown>
  const { type, do: does, about, sameDealAs, playOn, dealOfTheDay } = fields
  return JSON.stringify([
    type,
    does,
    about,
    sameDealAs === undefined,
    playOn === undefined,
    dealOfTheDay === undefined,
  ])
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

test('an unsupported kind of schema throws', () => {
  expect(() => validValues(v.date())).toThrow('date')
})

test('hostile commands cause each refusal of readCommand, and some are accepted', () => {
  const found = new Set(
    samples(hostile(validValues(commandSchema)), 1_000).map((text) => {
      const read = readCommand(text)
      return read.ok ? 'read' : read.refused.refusal
    }),
  )
  expect([...found].sort()).toEqual(['malformed', 'read', 'too-large'])
})
