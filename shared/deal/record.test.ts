import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { canonical } from '../canonical.ts'
import { games } from '../games/all.ts'
import { commitment } from './proof.ts'
import type { FirstDealt, GameRecord } from '../protocol/protocol.ts'
import { randomRecord, requireReplayable } from '../testing/random-record.ts'
import { checksOf, verifyRecord, type Misfit } from './record.ts'
import { statesOf } from './replay.ts'

type What = Misfit['what']
/** A record as plain JSON that a forger can change. */
type File = Record<string, unknown> & {
  names: string[]
  options: Record<string, unknown>
  proof: { commitment: string; secret: string; nonces: (string | null)[] }
  firstDealt?: { code: string; deal: number }
  steps: { seat: number; by: string; move?: Record<string, unknown>; signal?: unknown }[]
  checks: string[]
  outcome: Record<string, unknown>
}
/**
 * A function that makes one change to a record, so that verification must fail. `at` selects what
 * is changed. Returns false if there is nothing to change.
 */
type Forgery = (file: File, at: number) => boolean | void

const changeDigit = (text: string, at: number): string => {
  const index = at % text.length
  const digit = (Number.parseInt(text.charAt(index), 16) + 1 + (at % 15)) % 16
  return text.slice(0, index) + digit.toString(16) + text.slice(index + 1)
}
const movesOf = (steps: File['steps']) =>
  steps.map(({ move }) => move).filter((move) => move !== undefined)
const swap = (list: unknown[], a: number, b: number): boolean => {
  const differ = JSON.stringify(list[a]) !== JSON.stringify(list[b])
  ;[list[a], list[b]] = [list[b], list[a]]
  return differ
}
const played: readonly What[] = ['step', 'check']
const dealtElsewhere = (at: number) => ({ code: 'BCDFGH', deal: 1 + (at % 9) })

const gameBefore = (was: readonly (number | null)[]) => ({
  outcome: { kind: 'places', places: [2, 1], points: [0, 1] },
  previousSeats: was,
})

const forgeries: Record<string, readonly [Forgery, readonly What[]]> = {
  'a missing step': [
    ({ steps, checks }, at) => {
      steps.splice(at % steps.length, 1)
      checks.splice(at % (steps.length + 1), 1)
    },
    [...played, 'outcome'],
  ],
  'a missing step with its checksum kept': [
    ({ steps }, at) => void steps.splice(at % steps.length, 1),
    played,
  ],
  'a duplicated step': [
    ({ steps }, at) =>
      void steps.splice(at % steps.length, 0, ...steps.slice(at % steps.length).slice(0, 1)),
    played,
  ],
  'two swapped steps': [
    ({ steps }, at) =>
      steps.length > 1 && swap(steps, at % (steps.length - 1), (at % (steps.length - 1)) + 1),
    played,
  ],
  'the seat of a step': [
    ({ steps }, at) => {
      const step = steps[at % steps.length]
      if (step) step.seat += 1 + (at % 3)
    },
    played,
  ],
  'whether a human or a bot made a step': [
    ({ steps }, at) => {
      const step = steps[at % steps.length]
      if (step) step.by = step.by === 'bot' ? 'human' : 'bot'
    },
    ['check'],
  ],
  'a value in a move, such as its card': [
    ({ steps }, at) => {
      const moves = movesOf(steps)
      const move = moves[at % moves.length]
      const [field, value] =
        Object.entries(move ?? {}).find(([key]) => !['do', 'type'].includes(key)) ?? []
      if (!move || field === undefined) return false
      const other = moves
        .map((one) => one[field])
        .find((one) => one !== undefined && canonical(one) !== canonical(value))
      if (typeof value !== 'number' && other === undefined) return false
      move[field] = typeof value === 'number' ? value + 1 + (at % 7) : other
      return true
    },
    played,
  ],
  'an extra field in a move': [
    ({ steps }, at) => {
      const moves = movesOf(steps)
      Object.assign(moves[at % moves.length] ?? {}, { extra: at })
    },
    ['step'],
  ],
  'the secret': [
    ({ proof }, at) => void (proof.secret = changeDigit(proof.secret, at)),
    ['commitment'],
  ],
  'the commitment': [
    ({ proof }, at) => void (proof.commitment = changeDigit(proof.commitment, at)),
    ['commitment'],
  ],
  'a nonce': [
    ({ proof: { nonces } }, at) => {
      const nonce = nonces[at % nonces.length]
      nonces[at % nonces.length] = nonce ? changeDigit(nonce, at) : 'ab'.repeat(16)
    },
    played,
  ],
  'a missing nonce': [({ proof }) => void proof.nonces.pop(), ['seats']],
  'the code of the table': [(file) => void (file['code'] = 'KTRMVZ'), played],
  'the number of the deal': [(file) => void (file['deal'] = Number(file['deal']) + 1), played],
  'the table of the original deal': [
    ({ firstDealt }) => firstDealt !== undefined && ((firstDealt.code = 'KTRMVZ'), true),
    played,
  ],
  'the number of the original deal': [
    ({ firstDealt }) => firstDealt !== undefined && ((firstDealt.deal += 1), true),
    played,
  ],
  'a repeated deal passed off as an original': [
    (file) => file.firstDealt !== undefined && delete file.firstDealt,
    played,
  ],
  'an original deal passed off as a repeated one': [
    (file, at) => file.firstDealt === undefined && ((file.firstDealt = dealtElsewhere(at)), true),
    played,
  ],
  'an original deal that names itself as its original': [
    (file) => {
      if (file.firstDealt !== undefined) return false
      file.firstDealt = { code: String(file['code']), deal: Number(file['deal']) }
    },
    ['check'],
  ],
  'the game': [(file) => void (file['game'] = 'some-other-game'), ['game']],
  'the value of an option': [
    (file, at) => {
      const { options } = file
      const values = games.find(({ about }) => about.id === file['game'])?.choices.values ?? {}
      const changeable = Object.entries(values).filter(([, allowed]) => allowed.length > 1)
      const [option, allowed] = changeable[at % changeable.length] ?? []
      if (option === undefined || !allowed) return false
      options[option] = allowed.find((value) => value !== options[option])
      return true
    },
    // A changed option can also contradict another one (`options`), or allow fewer players
    // (`seats`).
    [...played, 'options', 'seats'],
  ],
  'an unknown option': [({ options }) => void (options['luck'] = true), ['options']],
  'a missing option': [
    ({ options }, at) =>
      delete options[Object.keys(options)[at % Object.keys(options).length] ?? ''],
    ['options'],
  ],
  'the order of the names': [
    ({ names }, at) => names.length > 1 && swap(names, at % names.length, (at + 1) % names.length),
    ['check'],
  ],
  'a previous game with more players than this one': [
    (file) => void (file['previousGame'] = gameBefore([...file.names.map(() => null), null])),
    ['seats'],
  ],
  'a previous game in which two players had the same seat': [
    (file) =>
      file.names.length > 1 && ((file['previousGame'] = gameBefore(file.names.map(() => 1))), true),
    ['seats'],
  ],
  'a previous game in which a player had a seat that did not exist': [
    (file) => void (file['previousGame'] = gameBefore(file.names.map((_, seat) => 2 + seat))),
    ['seats'],
  ],
  'a checksum': [
    ({ checks }, at) => {
      const index = at % checks.length
      checks[index] = changeDigit(checks[index] ?? '', at)
    },
    ['check'],
  ],
  'the last checksum missing': [({ checks }) => void checks.pop(), ['check']],
  'the outcome': [
    ({ outcome }) => {
      outcome['clause'] = 'XX-99'
    },
    ['outcome'],
  ],
  'the format': [(file) => void (file['format'] = 'tischlein.game.2'), ['unreadable']],
  'an extra field': [(file) => void (file['more'] = 1), ['unreadable']],
}

// Only four random seeds, because it takes time to play a whole game for each.
const someSeeds = fc.sample(fc.stringMatching(/^[0-9a-f]{64}$/), { numRuns: 4 })
const seeds = fc.constantFrom(...someSeeds)
const places = fc.nat(10_000)
const copyOf = (record: GameRecord): File => JSON.parse(textOf(record))

const texts = new WeakMap<GameRecord, string>()
function textOf(record: GameRecord): string {
  const text = texts.get(record) ?? JSON.stringify(record)
  texts.set(record, text)
  return text
}

describe.each(games.map((game) => [game.about.id, game] as const))('%s', (_, game) => {
  const known = new Map<string, GameRecord>()
  /**
   * Returns the record of a random game with this `seed`. Every second record is of a repeated
   * deal, with the cards of an earlier one.
   */
  function recordOf(seed: string): GameRecord {
    const at = someSeeds.indexOf(seed)
    const same = at % 2 === 0 ? dealtElsewhere(at) : undefined
    const record = known.get(seed) ?? randomRecord(game, seed, same)
    known.set(seed, record)
    return record
  }

  test('an unchanged record verifies', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const record = recordOf(seed)
        const verified = verifyRecord(copyOf(record))
        expect(verified).toMatchObject({ ok: true, value: { outcome: record.outcome } })
      }),
      { numRuns: 4 },
    )
  })

  test('a repeated deal has the same cards at any table, and a new deal has others', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { code, deal, firstDealt: __, ...rest } = recordOf(seed)
        const first = { code, deal }
        const dealtAt = (table: typeof first, same?: FirstDealt) =>
          statesOf(
            game,
            requireReplayable(game, {
              ...rest,
              ...table,
              ...(same && { firstDealt: same }),
              steps: [],
            }),
          )
        const elsewhere = { code: 'WXZKTR', deal: 77 }
        expect(dealtAt(elsewhere, first)).toEqual(dealtAt(first))
        expect(dealtAt(elsewhere)).not.toEqual(dealtAt(first))
      }),
      { numRuns: 4 },
    )
  })

  test.each(Object.entries(forgeries))(
    'verification finds a single change: %s',
    (__, [forge, whats]) => {
      fc.assert(
        fc.property(seeds, places, (seed, at) => {
          const file = copyOf(recordOf(seed))
          fc.pre(forge(file, at) !== false)
          const verified = verifyRecord(file)
          expect(whats).toContain(verified.ok ? 'nothing' : verified.refused.what)
        }),
        { numRuns: 14 },
      )
    },
  )

  test('a changed deal with recomputed checksums fails, because the cards do not match the steps', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const honest = recordOf(seed)
        fc.pre(honest.steps.length > 8)
        const secret = changeDigit(honest.proof.secret ?? '', 0)
        const proof = { ...honest.proof, secret, commitment: commitment(secret) }
        const forged = { ...honest, proof }
        const verified = verifyRecord({ ...forged, checks: checksOf(forged) })
        expect(verified).toMatchObject({ ok: false, refused: { what: 'step' } })
      }),
      { numRuns: 14 },
    )
  })

  test('the refusal names the index of the first step that does not match', () => {
    const file = copyOf(randomRecord(game, '7'.repeat(64)))
    const last = file.steps.length - 1
    file.checks[last] = changeDigit(file.checks[last] ?? '', 0)
    expect(verifyRecord(file)).toEqual({ ok: false, refused: { what: 'check', step: last } })
  })
})

test.each([null, undefined, 1, '{}', [], {}, { format: 'tischlein.game.1' }])(
  'a file that is no game record is unreadable: %j',
  (file) => {
    expect(verifyRecord(file)).toEqual({ ok: false, refused: { what: 'unreadable' } })
  },
)

test('checksums stay the same in all versions, so that exported games stay verifiable', () => {
  const first = {
    format: 'tischlein.game.1',
    code: 'KTRMVX',
    deal: 2,
    game: 'the-game',
    options: {},
    previousGame: null,
    names: ['Anna'],
    proof: { commitment: 'c', nonces: [null], secret: 's' },
    steps: [{ seat: 0, by: 'human', move: { do: 'end' } }],
  } as unknown as GameRecord
  const again = { ...first, firstDealt: { code: 'BCDFGH', deal: 1 } }
  expect([first, again].map(checksOf)).toEqual([['ffed0fae870770bd'], ['9de2b77b81486a3c']])
})
