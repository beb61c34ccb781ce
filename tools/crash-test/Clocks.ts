import type { LogEntry, Stored } from '../../tests/support/stored-tables.ts'
import { letWait, storedTables } from '../../tests/support/stored-tables.ts'
import { patience } from '../../shared/wire/limits.ts'
import type { Counts } from './counts.ts'

/** Lets turns run out while the service is down, and looks what came of it when it is down again. */
export class Clocks {
  /** What broke, with the table's code. */
  readonly broken: string[] = []
  readonly #folder: string
  readonly #counts: Counts
  #before: readonly Stored[] = []

  constructor(folder: string, counts: Counts) {
    this.#folder = folder
    this.#counts = counts
  }

  /** The service must not run. */
  async runOut(): Promise<void> {
    const stored = await Array.fromAsync(storedTables(this.#folder))
    for (const before of this.#before) {
      const after = stored.find(({ table }) => table.code === before.table.code)
      if (after) this.#compare(before, after)
    }
    this.#before = stored.filter(isCounting)
    for (const { table } of this.#before) {
      this.#counts.add('clocks run out while down')
      await letWait(this.#folder, table.code, patience.brisk + 1_000)
    }
  }

  #compare(before: Stored, after: Stored): void {
    const { code } = before.table
    this.#counts.add('turns played by a bot for somebody', ranOut(before, after).length)
    this.broken.push(...ranOutTwice(before, after).map((who) => `${code}: ${who} ran out twice`))
  }
}

const isCounting = ({ table: { tempo, phase } }: Stored): boolean =>
  tempo === 'brisk' && phase.name === 'playing' && !phase.paused && phase.thinking.length > 0

const since = (before: Stored, after: Stored): readonly LogEntry[] =>
  after.log.slice(before.log.length)

/** Whose turn a bot has played or is to play since. */
const ranOut = (before: Stored, after: Stored): readonly string[] =>
  humansIn(before, after)
    .filter(
      ({ was, is, seat }) =>
        is.overdue > was.overdue ||
        since(before, after).some(({ data }) => data['by'] === 'bot' && data['seat'] === seat),
    )
    .map(({ is }) => is.name)

/**
 * Nobody's next turn has run out meanwhile: a service that lives for seconds sees no more than what ran out while it was
 * down. Two in a row would have cost somebody their chair.
 */
export const ranOutTwice = (before: Stored, after: Stored): readonly string[] => {
  const excused = since(before, after).some(({ what }) => what === 'keep' || what === 'keeper')
  if (excused || before.table.keeper) return []
  return humansIn(before, after)
    .filter(({ was, is }) => was.overdue === 0 && !was.kept && is.kept)
    .map(({ is }) => is.name)
}

function humansIn({ table: before }: Stored, { table: after }: Stored) {
  return before.seats.flatMap((was, seat) => {
    const is = after.seats[seat]
    const isSame = was.kind === 'human' && is?.kind === 'human' && was.id === is.id
    return isSame ? [{ was, is, seat }] : []
  })
}
