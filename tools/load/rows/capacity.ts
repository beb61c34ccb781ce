import { setTimeout as pass } from 'node:timers/promises'

import type { Figure } from '../figures.ts'
import type { Context, Row } from '../row.ts'
import {
  collectGarbage,
  processorTime,
  residentMemory,
  type Kind,
  type Service,
} from '../services.ts'
import { openSpectators } from '../spectators.ts'
import { openTableOfBots } from './bots.ts'
import type { Table } from '../table.ts'
import { play } from './moves.ts'

/** Measures how much memory a table of two players takes, and how much a spectator takes. */
export const memory: Row = {
  name: 'memory',
  async measure(context) {
    const [ours, baseline] = [await weighed(context, 'ours'), await weighed(context, 'baseline')]
    const weight = (what: string, name: keyof typeof ours): Figure => ({
      what: `memory of ${what}`,
      unit: 'KB',
      ours: ours[name],
      beside: baseline[name],
    })
    return [weight('a table in play with two players', 'table'), weight('a spectator', 'spectator')]
  },
}

/**
 * Measures how many tables, spectators, moves and hard bots fit on one core and in one gigabyte.
 */
export const capacity: Row = {
  name: 'capacity',
  async measure(context) {
    const empty = await residentMemory(await context.fresh('ours'))
    const { table, spectator } = await weighed(context, 'ours')
    const service = await context.fresh('ours')
    const { service: move = NaN } = await play(service, 50, context.scale)
    const thought = await costOfThought(service, context.scale.thoughts)
    const room = roomFor({ empty, table, spectator, move, thought })
    const half = `half of a core, a move every ${secondsBetweenMoves} s`
    return [
      figure('memory of the empty service', 'MB', empty / 1_024),
      figure('memory of a table in play with two players', 'KB', table),
      figure('memory of a spectator', 'KB', spectator),
      figure('processor time of a durable move', 'ms', move),
      figure("processor time of a hard bot's move, thinking included", 'ms', thought),
      figure('a gigabyte: tables in play with two players', '', room.tables),
      figure('a gigabyte: spectators', '', room.spectators),
      figure('a core: durable moves', '/s', room.movesPerSecond),
      figure(`${half}: tables`, '', room.tablesInPlay),
      figure(`${half}: hard bots`, '', room.botsInPlay),
    ]
  },
}

const figure = (what: string, unit: string, ours: number): Figure => ({ what, unit, ours })

/** The number of groups (of tables or of spectators) that are measured, one after the other. */
const groups = 6
const openedAtOnce = 20

async function weighed({ fresh, scale }: Context, kind: Kind) {
  const each = Math.ceil(scale.weighed / groups)
  const service = await fresh(kind, true)
  const tables: Table[] = []
  const table = await weigh(service, async () => {
    for (let left = each; left > 0; left -= openedAtOnce) {
      const atOnce = { length: Math.min(openedAtOnce, left) }
      tables.push(...(await Promise.all(Array.from(atOnce, () => service.open(2)))))
    }
    await Promise.all(tables.map((one) => one.move()))
  })
  for (const one of tables) one.leave()
  const another = await fresh(kind, true)
  const watched = await another.open(2)
  const leaving: (() => unknown)[] = []
  const spectator = await weigh(another, async () => {
    leaving.push((await openSpectators(another.origin, watched.code, each)).leave)
    await watched.move()
  })
  for (const leave of leaving) await leave()
  watched.leave()
  return { table: table / each, spectator: spectator / each }
}

/**
 * Returns the kilobytes by which the memory of a service grows with each group. The growth by the
 * first group does not count, because V8 then also reserves heap for later groups.
 * @param addGroup adds a group, and lets all tables make a move. Without the move, the runtime would
 * have unloaded some of them, because it unloads a table after ten seconds without an event.
 */
async function weigh(service: Service, addGroup: () => Promise<void>): Promise<number> {
  const held: number[] = []
  for (let group = 0; group <= groups; group++) {
    await addGroup()
    await collectGarbage(service)
    held.push(await residentMemory(service))
  }
  return growthOf(held)
}

/**
 * Returns the milliseconds of processor time for a bot's move, including the person's moves between
 * the moves of bots. The measurement uses a single table, since bots look less far ahead on a busy
 * service.
 */
async function costOfThought(service: Service, thoughts: number): Promise<number> {
  const { waits, leave } = await openTableOfBots(service.origin)
  const before = await processorTime(service)
  while (waits.length < thoughts) await pass(100)
  const spent = (await processorTime(service)) - before
  leave()
  return spent / waits.length
}

/**
 * The resources that a service needs. `empty` (a service without tables), `table` and `spectator`
 * are kilobytes of memory; `move` and `thought` (a bot's decision) are milliseconds of processor
 * time.
 */
type Needs = Readonly<Record<'empty' | 'table' | 'spectator' | 'move' | 'thought', number>>

const gigabyte = 1024 * 1024
/** The seconds between two moves of a quick player, or of a bot. */
const secondsBetweenMoves = 5

const inPlay = (cost: number): number => Math.floor((secondsBetweenMoves * 1_000) / 2 / cost)

/**
 * Returns how much fits on one core and in one gigabyte. `tablesInPlay` and `botsInPlay` leave half
 * of the core's time free, for moments with many moves at the same time.
 */
export function roomFor({ empty, table, spectator, move, thought }: Needs) {
  const fitting = (each: number): number => Math.floor(Math.max(0, gigabyte - empty) / each)
  return {
    tables: fitting(table),
    spectators: fitting(spectator),
    movesPerSecond: Math.floor(1_000 / move),
    tablesInPlay: inPlay(move),
    botsInPlay: inPlay(thought),
  }
}

/** The largest accepted standard error of the growth, as a fraction of the growth. */
const mostDoubt = 1 / 10

/**
 * Returns the growth per step by linear regression; NaN if the values are too far from a straight
 * line.
 */
export function growthOf(held: readonly number[]): number {
  const middle = (held.length - 1) / 2
  const mean = held.reduce((sum, one) => sum + one, 0) / held.length
  let [spread, rise] = [0, 0]
  for (const [at, one] of held.entries()) {
    spread += (at - middle) ** 2
    rise += (at - middle) * one
  }
  const growth = rise / spread
  const off = held.map((one, at) => (one - mean - growth * (at - middle)) ** 2)
  const variance = off.reduce((sum, one) => sum + one, 0) / (held.length - 2)
  return Math.sqrt(variance / spread) < mostDoubt * growth ? growth : NaN
}
