import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { games } from '../../shared/games/all.ts'
import { commandSchema, readCommand } from '../../shared/wire/commands.ts'
import { moveRequestSchema, newTableSchema, sitSchema } from '../../shared/wire/requests.ts'
import { Dice } from '../../tests/support/dice.ts'
import { fitting } from './fitting.ts'
import { brokenBytes, brokenText, mutated, encode } from './hostile.ts'

const schemas: readonly (readonly [string, v.GenericSchema])[] = [
  ['Command', commandSchema],
  ['MoveSaid', moveRequestSchema],
  ['NewTable', newTableSchema],
  ['Sit', sitSchema],
  ...games.map(({ about, moveSchema }) => [`a move of ${about.id}`, moveSchema] as const),
  ...games
    .filter(({ signalSchema }) => signalSchema.type !== 'never')
    .map(({ about, signalSchema }) => [`a signal of ${about.id}`, signalSchema] as const),
]

describe.each(schemas)('%s', (name, schema) => {
  test('is made so that its own schema takes it', () => {
    const dice = new Dice(name)
    for (let one = 0; one < 300; one++) {
      const made = fitting(schema, dice)
      expect([made, v.is(schema, made)]).toEqual([made, true])
    }
  })

  test('is made in all of its kinds', () => {
    const dice = new Dice(name)
    const made = new Set(Array.from({ length: 400 }, () => kindOf(fitting(schema, dice))))
    const kinds = 'options' in schema ? (schema.options as readonly unknown[]).length : 1
    expect(made.size).toBeGreaterThanOrEqual(kinds)
  })

  test('is nearly it when one thing is changed: some of it is taken, most is not', () => {
    const dice = new Dice(name)
    let taken = 0
    for (let one = 0; one < 1_000; one++) {
      const text = encode(mutated(fitting(schema, dice), dice))
      const read = v.safeParse(schema, parsed(text))
      if (read.success) taken++
    }
    expect(taken).toBeLessThan(600)
  })
})

const kindOf = (made: unknown): string => {
  const { type, do: does, about, again } = Object(made) as Record<string, unknown>
  return JSON.stringify([type, does, about, again === undefined])
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

test('a schema of a kind that is not known is an error, and is not passed over', () => {
  expect(() => fitting(v.date(), new Dice('x'))).toThrow('date')
  expect(() => fitting(v.pipe(v.string(), v.regex(/^a|b$/)), new Dice('x'))).toThrow('texts like')
})

const texts = (name: string) => {
  const dice = new Dice(name)
  return Array.from({ length: 200 }, () => {
    const text = encode(mutated(fitting(commandSchema, dice), dice))
    return [text, brokenText(text, dice), Buffer.from(brokenBytes(text, dice)).toString('hex')]
  })
}

test('the same name throws the same dice, and another name others', () => {
  expect(texts('7/0')).toEqual(texts('7/0'))
  expect(texts('7/0')).not.toEqual(texts('7/1'))
})

test('what is sent reaches each kind of refusal that a reader has, and gets past it', () => {
  const dice = new Dice('kinds')
  const found = new Set<string>()
  for (let one = 0; one < 2_000; one++) {
    const text = encode(mutated(fitting(commandSchema, dice), dice)).repeat(
      dice.onceIn(50) ? 20 : 1,
    )
    const read = readCommand(dice.onceIn(50) ? new ArrayBuffer(4) : text)
    found.add(read.ok ? 'read' : read.refused.refusal)
  }
  expect([...found].sort()).toEqual(['malformed', 'read', 'too-large'])
})
