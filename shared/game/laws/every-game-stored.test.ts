/// <reference types="vite/types/importMeta.d.ts" />
import { beforeAll, describe, expect, test } from 'vitest'

import { canonical } from '../../canonical.ts'
import { verifyRecord } from '../../deal/record.ts'
import { playedToday, statesOf } from '../../deal/replay.ts'
import { registeredGames } from '../../games/all.ts'
import type { GameRecord } from '../../wire/protocol.ts'
import type { AnyGame, AnyOptions, AnyState } from '../game.ts'
import { readOptions } from '../options.ts'
import { numbered, playedOn, playedOut, type Plan } from './games-by-chance.ts'
import { shapesOf, unknownShapes, type Shapes } from './shapes.ts'

/** What a program of that version has left: a game that it exported, and its states after so many steps, of every shape. */
type Kept = { readonly states: readonly KeptState[]; readonly record: GameRecord }
type KeptState = { readonly at: number; readonly state: unknown }

// Found in the games' folders, so that no list here has to name them.
const files = import.meta.glob<Kept>('../../games/*/testing/stored/*.json', {
  import: 'default',
  eager: true,
})
const keptOf = (id: string, version: number): Kept | undefined =>
  files[`../../games/${id}/testing/stored/${version}.json`]

const patiently = { timeout: 60_000 }
const ways = ['chance', 'bots'] as const

type Today = { readonly options: AnyOptions; readonly states: readonly AnyState[] }

function today(game: AnyGame, version: number, { record, states }: Kept): Today {
  const { options } = record
  const upgraded = states.map(({ state }) => game.upgrade({ version, options, state }).state)
  return {
    options: game.upgrade({ version, options, state: null }).options,
    states: upgraded.filter((state) => state !== null),
  }
}

/** What the states of new games with these options look like, at all their moments. */
function shapesWith(game: AnyGame, options: AnyOptions, seats: number): Shapes {
  const plans = Array.from({ length: 10 }, (_, number): Plan => {
    const by = number % 2 === 0 ? 'chance' : 'bots'
    return { chance: numbered(number), seats, options, before: null, by }
  })
  return shapesOf(
    (function* () {
      for (const plan of plans) for (const { state } of playedOut(game, plan)) yield state
    })(),
  )
}

const statesAt = (all: readonly AnyState[], kept: readonly KeptState[]): string[] =>
  kept.map(({ at }) => canonical(all[at]))

// A draft changes as it likes: nobody has played it.
const games = registeredGames.filter(({ about }) => !about.draft)

const everyVersion = games.flatMap((game) =>
  Array.from({ length: game.version }, (_, at) => [game.about.id, at + 1, game] as const),
)

describe.each(everyVersion)('%s, version %i', patiently, (id, version, game) => {
  let kept: Kept
  let now: Today
  beforeAll(() => {
    const found = keptOf(id, version)
    if (!found) throw new Error(`write it down: npx node scripts/keep-game.ts ${id}`)
    kept = found
    now = today(game, version, found)
  })

  test('has left nothing that is not in the form of today', () => {
    expect(readOptions(game.choices, now.options)).toEqual({ ok: true, value: now.options })
    const shapes = shapesWith(game, now.options, kept.record.names.length)
    expect(now.states.length).toBe(kept.states.length)
    for (const state of now.states) expect(unknownShapes(state, shapes)).toEqual([])
  })

  test.each(ways)('is played on to its end by %s', (by) => {
    const seats = kept.record.names.length
    const { options } = now
    const open = now.states.filter((state) => game.outcome(state) === null)
    expect(open.length).toBeGreaterThan(1)
    for (const state of open) {
      const rest = playedOn(game, { chance: numbered(1), seats, options, by }, state)
      expect(game.outcome(rest.at(-1)?.state ?? state)).not.toBe(null)
    }
  })

  test('is played again from its record where the rules are still the same, and nowhere else', () => {
    const { record, states } = kept
    const played = playedToday(game, record)
    const verified = verifyRecord(record)
    const found = {
      verified: verified.ok ? verified.value.outcome : verified.refused,
      states: played && statesAt(statesOf(game, played), states),
    }
    expect(found).toEqual(
      version < game.playsAgainSince
        ? { verified: { what: 'older-rules' }, states: null }
        : { verified: record.outcome, states: now.states.map(canonical) },
    )
  })
})

describe('a change without a step is found', patiently, () => {
  test.each(games.map((game) => [game.about.id, game] as const))('in %s', (id, game) => {
    const { states: kept = [], record } = keptOf(id, game.version) ?? {}
    if (!record) throw new Error('nothing is kept')
    const plan = { chance: numbered(0), seats: record.names.length, options: record.options }
    const states = playedOut(game, { ...plan, before: null, by: 'bots' }).map((one) => one.state)
    const found = (change: (fields: object) => object): string[] =>
      unknownShapesIn(kept, shapesOf(states.map((one) => deeply(one, change))))

    const places = nestedIn(kept)
    expect(places.length).toBeGreaterThan(0)
    const afterAnAddition = found((fields) => ({ ...fields, added: 0 })).join('\n')
    for (const place of places) expect(afterAnAddition).toContain(`${place} is {`)
    const afterARenaming = found((fields) =>
      Object.fromEntries(Object.entries(fields).map(([name, part]) => [`${name}s`, part])),
    ).join('\n')
    for (const place of places) expect(afterARenaming).toContain(`${place} is {`)
    const afterARewriting = found((fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, part]) => [
          name,
          typeof part === 'number' ? String(part) : part,
        ]),
      ),
    ).join('\n')
    expect(afterARewriting).toContain('is a number, and not a string')
  })
})

/** The same with all records in it changed, at whatever depth. */
function deeply(value: unknown, change: (fields: object) => object): unknown {
  if (Array.isArray(value)) return value.map((entry) => deeply(entry, change))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [name, deeply(part, change)])
  return change(Object.fromEntries(parts))
}

/** The places of all records within the states, but the states themselves. */
const nestedIn = (kept: readonly KeptState[]): string[] =>
  [...shapesOf(kept.map(({ state }) => state))].flatMap(([place, shapes]) =>
    place !== 'it' && [...shapes].some((shape) => shape.startsWith('{')) ? [place] : [],
  )

const unknownShapesIn = (kept: readonly KeptState[], known: Shapes): string[] =>
  kept.flatMap(({ state }) => unknownShapes(state, known))
