import { freshState, startService } from '../../tests/support/service-process.ts'
import { Counts } from './counts.ts'
import { Dice } from '../../tests/support/dice.ts'
import { brokenAt } from './laws.ts'
import { Party } from './Party.ts'
import { UnreliableService } from './unreliable-service.ts'
import { storedTables, type Stored } from '../../tests/support/stored-tables.ts'

export type Plan = {
  readonly seed: number
  readonly tables: number
  readonly seconds: number
  /** It goes on until each of these was seen so often, for a minute at most. */
  readonly until: Readonly<Record<string, number>>
}

export type Report = {
  readonly counts: Counts
  /** What broke, with the table's code; nothing if all laws hold. */
  readonly broken: readonly string[]
  /** Where the tables are kept: removed unless something broke. */
  readonly folder: string
}

/**
 * Lets people with bad lines play at the real service, which is killed at random moments, and asks the laws afterwards.
 * The seed gives the plan: who says what, and what happens when. How fast the machine is remains chance.
 */
export async function campaign({ seed, tables, seconds, until }: Plan): Promise<Report> {
  const counts = new Counts()
  const state = await freshState()
  const dice = new Dice(seed)
  const service = new UnreliableService(
    await startService(state.folder),
    state.folder,
    dice,
    counts,
  )
  try {
    const parties: Party[] = []
    for (let number = 0; number < tables; number++)
      parties.push(await Party.open(service.origin, seed, number, counts))
    for (const party of parties) party.begin()
    const end = Date.now() + seconds * 1_000
    const isSeen = () => Object.entries(until).every(([what, often]) => counts.of(what) >= often)
    const isOver = () => Date.now() > end && (isSeen() || Date.now() > end + 60_000)
    await service.trouble(
      parties.map(({ code }) => code),
      isOver,
    )
    await Promise.all(parties.map((party) => party.comeToRest()))
    await service.close()
    const stored = await Array.fromAsync(storedTables(state.folder))
    const broken: string[] = [...service.broken]
    for (const party of parties) {
      const testimony = await party.testimony()
      const kept = stored.find(({ table }) => table.code === party.code)
      if (kept) countStored(kept, counts)
      else counts.add('tables deleted')
      counts.add('records verified', testimony.records.length)
      broken.push(...brokenAt(testimony, kept).map((what) => `${party.code}: ${what}`))
    }
    if (broken.length === 0) await state.remove()
    return { counts, broken, folder: state.folder }
  } finally {
    await service.close()
  }
}

function countStored({ table, log }: Stored, counts: Counts): void {
  counts.add('log entries', log.length)
  counts.add('moves', log.filter(({ what }) => what === 'move').length)
  const finished = table.deals - (table.phase.name === 'playing' ? 1 : 0)
  counts.add('games finished', finished)
  counts.add(`games finished: ${table.game}`, finished)
}
