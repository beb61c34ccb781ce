import { expect, test } from 'vitest'

import { limits, timeouts } from '../../../shared/protocol/limits.ts'
import type { AnyOptions } from '../../../shared/game/game.ts'
import { Script, type CommandInput } from '../../testing/script.ts'
import { gameById } from '../games.ts'

const tooFast = { refusal: 'too-fast' }

/** Repeats an action until it is refused, and returns how often it was accepted. */
function times(doIt: () => object | null): number {
  for (let done = 0; done < 5_000; done++) {
    const refused = doIt()
    if (refused === null) continue
    expect(refused).toEqual(tooFast)
    return done
  }
  throw new Error('nothing was refused')
}

/** Returns an action that locks or unlocks the table, so each call changes the table. */
const locks = (script: Script, id: string) => () =>
  script.send(id, { type: 'set-locked', locked: !script.table.locked })
const renames = (script: Script, id: string) => () =>
  script.send(id, { type: 'rename', name: `Name ${script.table.seq % 2}` })

function seated(...names: readonly string[]): { script: Script; ids: readonly string[] } {
  const script = new Script(gameById('switch'))
  return { script, ids: names.map((name) => script.sit(name)) }
}

test('a seat has a budget for commands other than moves, which refills every quarter of a minute', () => {
  const { script, ids } = seated('Anna')
  const [anna = ''] = ids
  script.advance(3_600_000)
  expect(times(locks(script, anna))).toBe(limits.seatBurst)
  script.advance(limits.seatRefill)
  expect(times(locks(script, anna))).toBe(1)
  script.advance(limits.seatBurst * limits.seatRefill)
  expect(times(locks(script, anna))).toBe(limits.seatBurst)
})

test('a seat with an exhausted budget can still move, leave, and send commands without effect', () => {
  const { script, ids } = seated('Anna', 'Ben')
  const [anna = '', ben = ''] = ids
  script.send(anna, { type: 'start' })
  for (const id of ids) times(renames(script, id))
  const mover = ids.find((id) => script.moves(id).length > 0) ?? ''
  expect(script.send(mover, script.moveInput(mover))).toBe(null)
  expect(script.send(anna, { type: 'set-locked', locked: false })).toBe(null)
  expect(script.send(ben, { type: 'leave' })).toBe(null)
})

test('each seat has its own budget', () => {
  const { script, ids } = seated('Anna', 'Ben')
  const [anna = '', ben = ''] = ids
  times(renames(script, ben))
  expect(times(renames(script, anna))).toBe(limits.seatStart - 1)
})

test('all seats share the budget of the table, and its host can still remove players', () => {
  const { script, ids } = seated('Anna', 'Ben', 'Cleo', 'Dora', 'Emil')
  const [anna = '', ...others] = ids
  script.advance(3_600_000)
  const spentByOthers = others.map((id) => times(renames(script, id)))
  expect(spentByOthers.reduce((sum, each) => sum + each, 0)).toBe(limits.tableBurst)
  expect(script.send(anna, { type: 'rename', name: 'Änne' })).toEqual(tooFast)
  expect(script.send(anna, { type: 'remove', seat: 4 })).toBe(null)
  expect(script.send(anna, { type: 'set-locked', locked: true })).toBe(null)
  script.advance(limits.tableRefill)
  expect(script.send(anna, { type: 'rename', name: 'Änne' })).toBe(null)
})

test('a seat that opens connection after connection waits, and no other seat does', () => {
  const { script, ids } = seated('Anna', 'Ben')
  const [anna = '', ben = ''] = ids
  const comesAgain = () => {
    script.disconnect(ben)
    return script.tryConnect(ben)
  }
  expect(times(comesAgain)).toBe(limits.seatStart - 1)
  expect(script.tryConnect(anna)).toBe(null)
  script.advance(limits.seatRefill)
  expect(script.tryConnect(ben)).toBe(null)
})

test('leaving and sitting down again gains no budget, and is rate limited', () => {
  const script = new Script()
  script.sit('Anna')
  let said = 0
  const sittings = times(() => {
    const refused = script.trySit('Ben')
    if (refused) return refused
    const id = `s${script.table.idCount}`
    said += times(renames(script, id))
    return script.send(id, { type: 'leave' })
  })
  expect(sittings).toBe(limits.sittingBurst - 1)
  expect(said).toBe(limits.tableBurst)
  script.advance(limits.sittingRefill)
  expect(script.trySit('Ben')).toBe(null)
})

/**
 * Takes a seat from this network and leaves it again, until the table refuses. Returns how often
 * the table accepted.
 */
const comesAndGoes = (script: Script, network: string | null): number =>
  times(() => {
    const refused = script.trySit('Eve', { network })
    return refused ?? script.send(`s${script.table.idCount}`, { type: 'leave' })
  })

test('a stranger who keeps sitting down and leaving blocks only their own network', () => {
  const script = new Script()
  script.sit('Anna')
  expect(comesAndGoes(script, 'stranger')).toBe(limits.sittingBurst)
  expect(script.trySit('Ben', { network: 'friend' })).toBe(null)
  expect(script.trySit('Cleo')).toBe(null)
  expect(script.trySit('Eve', { network: 'stranger' })).toEqual(tooFast)
  script.advance(limits.sittingRefill)
  expect(script.trySit('Eve', { network: 'stranger' })).toBe(null)
})

test('a table counts a limited number of networks, drops those with a full budget, and limits the others together', () => {
  const script = new Script()
  script.sit('Anna')
  script.advance(limits.sittingBurst * limits.sittingRefill)
  for (let at = 0; at < limits.sittingNetworks; at++) comesAndGoes(script, `stranger ${at}`)
  expect(script.table.networkBudgets.length).toBe(limits.sittingNetworks)
  expect(comesAndGoes(script, 'one more')).toBe(limits.sittingBurst)
  expect(comesAndGoes(script, 'another')).toBe(0)
  expect(script.table.networkBudgets.length).toBe(limits.sittingNetworks)
  script.advance(limits.sittingBurst * limits.sittingRefill)
  expect(script.trySit('Ben', { network: 'friend' })).toBe(null)
  expect(script.table.networkBudgets.map(({ network }) => network)).toEqual(['friend'])
})

test('the fingerprint of a network goes once its people have left and its budget is full', () => {
  const script = new Script()
  const anna = script.sit('Anna', { network: 'home' })
  script.sit('Ben', { network: 'school' })
  const hasHome = () => JSON.stringify(script.table).includes('home')
  script.send(anna, { type: 'leave' })
  comesAndGoes(script, 'home')
  script.advance(limits.sittingBurst * limits.sittingRefill - 1)
  expect(hasHome()).toBe(true)
  script.advance(1)
  expect(hasHome()).toBe(false)
})

test('moves have a budget, which refills every one and a half seconds', () => {
  const script = new Script(gameById('high-low'))
  const ids = ['Anna', 'Ben'].map((name) => script.sit(name))
  const [anna = ''] = ids
  script.send(anna, { type: 'start' })
  const moveOn = () => {
    if (script.table.phase.name === 'over') script.send(anna, { type: 'rematch' })
    const mover = ids.find((id) => script.moves(id).length > 0) ?? ''
    return script.send(mover, script.moveInput(mover))
  }
  expect(times(moveOn)).toBe(limits.moveBurst)
  script.advance(3 * limits.moveRefill)
  expect(times(moveOn)).toBe(3)
})

test('bots wait while the budget for moves is exhausted, and go on by themselves', () => {
  const script = new Script(gameById('switch'))
  const anna = script.sit('Anna')
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'start' })
  script.send(anna, script.moveInput(anna))
  script.table = {
    ...script.table,
    budgets: { ...script.table.budgets, moves: { left: -20, at: script.now } },
  }
  const turn = script.turn()
  script.advance(20 * limits.moveRefill)
  expect(script.turn()).toBe(turn)
  script.advance(limits.moveRefill + timeouts.botPaceMax)
  expect(script.turn()).toBeGreaterThan(turn)
})

test('a clock that is set back causes no delay', () => {
  const { script, ids } = seated('Anna')
  const [anna = ''] = ids
  const { now } = script
  script.now = now + 31 * 24 * 3_600_000
  times(locks(script, anna))
  script.now = now
  expect(script.send(anna, { type: 'set-locked', locked: true })).toBe(null)
})

const asked: readonly (readonly [string, (script: Script) => CommandInput])[] = [
  ['lock', () => ({ type: 'set-locked', locked: false })],
  ['autoSubstitute', () => ({ type: 'set-auto-substitute', autoSubstitute: false })],
  ['list', () => ({ type: 'set-listed', listed: false })],
  ['delay', () => ({ type: 'set-spectator-delay', moves: 0 })],
  ['rename', () => ({ type: 'rename', name: ' Anna ' })],
  ['bot-strength', () => ({ type: 'set-bot-strength', seat: 1, strength: 'medium' })],
  ['options', ({ table }) => ({ type: 'set-options', options: backwards(table.options) })],
]
const backwards = (options: AnyOptions) =>
  Object.fromEntries(Object.entries(options).toReversed()) as Record<string, unknown>

test.each(asked)('%s with the present value changes nothing', (_, input) => {
  const script = new Script()
  const anna = script.sit('Anna')
  script.send(anna, { type: 'add-bot' })
  const { table, log } = script
  const logged = log.length
  for (let said = 0; said < 1_000; said++) expect(script.send(anna, input(script))).toBe(null)
  expect(log.length).toBe(logged)
  expect(script.table).toEqual({ ...table, acceptedCommands: script.table.acceptedCommands })
})

test('a nonce that was added already changes nothing', () => {
  const script = new Script()
  const anna = script.sit('Anna')
  const { nextDeal } = script.table.phase as { nextDeal: { commitment: string } }
  const share: CommandInput = {
    type: 'add-nonce',
    commitment: nextDeal.commitment,
    nonce: 'ab'.repeat(16),
  }
  expect(script.send(anna, share)).toBe(null)
  expect(script.send(anna, share)).toBe(null)
  expect(script.log.map(({ type }) => type)).toEqual(['sit', 'add-nonce'])
})

test('a late retry of a command without effect does nothing after the opposite command', () => {
  const script = new Script()
  const anna = script.sit('Anna')
  script.send(anna, { type: 'set-locked', locked: true })
  script.send(anna, { type: 'set-locked', locked: true, id: 'late' })
  script.send(anna, { type: 'set-locked', locked: false })
  expect(script.send(anna, { type: 'set-locked', locked: true, id: 'late' })).toBe(null)
  expect(script.table.locked).toBe(false)
})
