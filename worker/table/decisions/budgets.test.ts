import { expect, test } from 'vitest'

import { limits, patience } from '../../../shared/protocol/limits.ts'
import type { AnyOptions } from '../../../shared/game/game.ts'
import { Script, type Saying } from '../../testing/script.ts'
import { gameNamed } from '../games.ts'

const tooFast = { refusal: 'too-fast' }

/** How often it is done until it is refused. */
function times(doIt: () => object | null, most = 5_000): number {
  for (let done = 0; done < most; done++) {
    const refused = doIt()
    if (refused === null) continue
    expect(refused).toEqual(tooFast)
    return done
  }
  throw new Error('nothing was refused')
}

/** Each time something else than it is. */
const locks = (evening: Script, id: string) => () =>
  evening.says(id, { type: 'lock', locked: !evening.table.locked })
const renames = (evening: Script, id: string) => () =>
  evening.says(id, { type: 'rename', name: `Name ${evening.table.seq % 2}` })

function seated(...names: readonly string[]): { evening: Script; ids: readonly string[] } {
  const evening = new Script(gameNamed('switch'))
  return { evening, ids: names.map((name) => evening.sits(name)) }
}

test('a seat has so much at once that is no move, and one more each quarter of a minute', () => {
  const { evening, ids } = seated('Anna')
  const [anna = ''] = ids
  evening.passes(3_600_000)
  expect(times(locks(evening, anna))).toBe(limits.seatBurst)
  evening.passes(limits.seatRefill)
  expect(times(locks(evening, anna))).toBe(1)
  evening.passes(limits.seatBurst * limits.seatRefill)
  expect(times(locks(evening, anna))).toBe(limits.seatBurst)
})

test('a seat that is at its end may still move, leave, and ask for what is so already', () => {
  const { evening, ids } = seated('Anna', 'Ben')
  const [anna = '', ben = ''] = ids
  evening.says(anna, { type: 'start' })
  for (const id of ids) times(renames(evening, id))
  const mover = ids.find((id) => evening.moves(id).length > 0) ?? ''
  expect(evening.says(mover, evening.moveOf(mover))).toBe(null)
  expect(evening.says(anna, { type: 'lock', locked: false })).toBe(null)
  expect(evening.says(ben, { type: 'leave' })).toBe(null)
})

test('what one seat has spent, no other seat misses', () => {
  const { evening, ids } = seated('Anna', 'Ben')
  const [anna = '', ben = ''] = ids
  times(renames(evening, ben))
  expect(times(renames(evening, anna))).toBe(limits.seatStart - 1)
})

test('a table has so much for all its seats, and its host can still be rid of them', () => {
  const { evening, ids } = seated('Anna', 'Ben', 'Cleo', 'Dora', 'Emil')
  const [anna = '', ...others] = ids
  evening.passes(3_600_000)
  const spentByOthers = others.map((id) => times(renames(evening, id)))
  expect(spentByOthers.reduce((sum, each) => sum + each, 0)).toBe(limits.tableBurst)
  expect(evening.says(anna, { type: 'rename', name: 'Änne' })).toEqual(tooFast)
  expect(evening.says(anna, { type: 'remove', seat: 4 })).toBe(null)
  expect(evening.says(anna, { type: 'lock', locked: true })).toBe(null)
  evening.passes(limits.tableRefill)
  expect(evening.says(anna, { type: 'rename', name: 'Änne' })).toBe(null)
})

test('a seat that opens line after line waits, and nobody else does', () => {
  const { evening, ids } = seated('Anna', 'Ben')
  const [anna = '', ben = ''] = ids
  const comesAgain = () => {
    evening.goes(ben)
    return evening.triesToCome(ben)
  }
  expect(times(comesAgain)).toBe(limits.seatStart - 1)
  expect(evening.triesToCome(anna)).toBe(null)
  evening.passes(limits.seatRefill)
  expect(evening.triesToCome(ben)).toBe(null)
})

test('whoever leaves and sits down again has no more than before, and only so often', () => {
  const evening = new Script()
  evening.sits('Anna')
  let said = 0
  const sittings = times(() => {
    const refused = evening.triesToSit('Ben')
    if (refused) return refused
    const id = `s${evening.table.ids}`
    said += times(renames(evening, id))
    return evening.says(id, { type: 'leave' })
  })
  expect(sittings).toBe(limits.sittingBurst - 1)
  expect(said).toBe(limits.tableBurst)
  evening.passes(limits.sittingRefill)
  expect(evening.triesToSit('Ben')).toBe(null)
})

/** Sits down from this network and leaves until it is refused; answers how often that went. */
const comesAndGoes = (evening: Script, network: string | null): number =>
  times(() => {
    const refused = evening.triesToSit('Eve', { network })
    return refused ?? evening.says(`s${evening.table.ids}`, { type: 'leave' })
  })

test('a stranger who sits down and leaves makes their own network wait, and nobody else', () => {
  const evening = new Script()
  evening.sits('Anna')
  expect(comesAndGoes(evening, 'stranger')).toBe(limits.sittingBurst)
  expect(evening.triesToSit('Ben', { network: 'friend' })).toBe(null)
  expect(evening.triesToSit('Cleo')).toBe(null)
  expect(evening.triesToSit('Eve', { network: 'stranger' })).toEqual(tooFast)
  evening.passes(limits.sittingRefill)
  expect(evening.triesToSit('Eve', { network: 'stranger' })).toBe(null)
})

test('a table counts only so many networks, forgets those that have everything left, and bounds the others together', () => {
  const evening = new Script()
  evening.sits('Anna')
  evening.passes(limits.sittingBurst * limits.sittingRefill)
  for (let at = 0; at < limits.sittingNetworks; at++) comesAndGoes(evening, `stranger ${at}`)
  expect(evening.table.sittings.length).toBe(limits.sittingNetworks)
  expect(comesAndGoes(evening, 'one more')).toBe(limits.sittingBurst)
  expect(comesAndGoes(evening, 'another')).toBe(0)
  expect(evening.table.sittings.length).toBe(limits.sittingNetworks)
  evening.passes(limits.sittingBurst * limits.sittingRefill)
  expect(evening.triesToSit('Ben', { network: 'friend' })).toBe(null)
  expect(evening.table.sittings.map(({ network }) => network)).toEqual(['friend'])
})

test('a table makes so many moves at once, and one more each second and a half', () => {
  const evening = new Script(gameNamed('high-low'))
  const ids = ['Anna', 'Ben'].map((name) => evening.sits(name))
  const [anna = ''] = ids
  evening.says(anna, { type: 'start' })
  const moveOn = () => {
    if (evening.table.phase.name === 'over') evening.says(anna, { type: 'rematch' })
    const mover = ids.find((id) => evening.moves(id).length > 0) ?? ''
    return evening.says(mover, evening.moveOf(mover))
  }
  expect(times(moveOn)).toBe(limits.moveBurst)
  evening.passes(3 * limits.moveRefill)
  expect(times(moveOn)).toBe(3)
})

test('bots wait where a table has made too many moves, and go on by themselves', () => {
  const evening = new Script(gameNamed('switch'))
  const anna = evening.sits('Anna')
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'start' })
  evening.says(anna, evening.moveOf(anna))
  evening.table = {
    ...evening.table,
    budgets: { ...evening.table.budgets, moves: { left: -20, at: evening.now } },
  }
  const turn = evening.turn()
  evening.passes(20 * limits.moveRefill)
  expect(evening.turn()).toBe(turn)
  evening.passes(limits.moveRefill + patience.botPaceMax)
  expect(evening.turn()).toBeGreaterThan(turn)
})

test('a clock that is put back does not make anybody wait for it', () => {
  const { evening, ids } = seated('Anna')
  const [anna = ''] = ids
  const { now } = evening
  evening.now = now + 31 * 24 * 3_600_000
  times(locks(evening, anna))
  evening.now = now
  expect(evening.says(anna, { type: 'lock', locked: true })).toBe(null)
})

// ---------------------------------------------------------------- what changes nothing

const asked: readonly (readonly [string, (evening: Script) => Saying])[] = [
  ['lock', () => ({ type: 'lock', locked: false })],
  ['keeper', () => ({ type: 'keeper', keeper: false })],
  ['list', () => ({ type: 'list', listed: false })],
  ['delay', () => ({ type: 'delay', moves: 0 })],
  ['rename', () => ({ type: 'rename', name: ' Anna ' })],
  ['bot-strength', () => ({ type: 'bot-strength', seat: 1, strength: 'even' })],
  ['options', ({ table }) => ({ type: 'options', options: backwards(table.options) })],
]
const backwards = (options: AnyOptions) =>
  Object.fromEntries(Object.entries(options).toReversed()) as Record<string, unknown>

test.each(asked)('%s to what it is already changes nothing', (_, saying) => {
  const evening = new Script()
  const anna = evening.sits('Anna')
  evening.says(anna, { type: 'add-bot' })
  const { table, log } = evening
  const logged = log.length
  for (let said = 0; said < 1_000; said++) expect(evening.says(anna, saying(evening))).toBe(null)
  expect(log.length).toBe(logged)
  expect(evening.table).toEqual({ ...table, accepted: evening.table.accepted })
})

test('a number that was added to the chance already changes nothing', () => {
  const evening = new Script()
  const anna = evening.sits('Anna')
  const { coming } = evening.table.phase as { coming: { commitment: string } }
  const share: Saying = { type: 'nonce', commitment: coming.commitment, nonce: 'ab'.repeat(16) }
  expect(evening.says(anna, share)).toBe(null)
  expect(evening.says(anna, share)).toBe(null)
  expect(evening.log.map(({ what }) => what)).toEqual(['sit', 'nonce'])
})

test('a late repeat of what changed nothing does not act after the opposite was said', () => {
  const evening = new Script()
  const anna = evening.sits('Anna')
  evening.says(anna, { type: 'lock', locked: true })
  evening.says(anna, { type: 'lock', locked: true, id: 'late' })
  evening.says(anna, { type: 'lock', locked: false })
  expect(evening.says(anna, { type: 'lock', locked: true, id: 'late' })).toBe(null)
  expect(evening.table.locked).toBe(false)
})
