import { canonical } from '../../shared/canonical.ts'
import type { AnyOptions, Seat } from '../../shared/game/game.ts'
import type { Projection } from '../../shared/wire/protocol.ts'
import { storedTable, type LogEntry, type Stored } from '../../testing/stored-tables.ts'
import { gameNamed } from '../../worker/table/games.ts'
import { readEntries } from '../../worker/table/entries.ts'
import { dealAt, humansAt } from '../../worker/table/decisions/table.ts'
import {
  entered,
  knowsWhoShows,
  opened,
  seenIn,
  watchedIn,
  type Replayed,
} from '../faults/replayed.ts'
import { cards } from '../faults/testimony.ts'
import type { Disk } from './simulation/Disk.ts'

/**
 * What a table has made safe, read past the service each time that it does so, and what follows from it: how it has to
 * stand after each entry of its log, and what each viewer has to see then.
 */
export class Chronicle {
  readonly log: LogEntry[] = []
  /** How often each command was obeyed. */
  readonly counts = new Map<string, number>()
  /** As it is stored; null before it was and once it is forgotten. */
  table: Stored['table'] | null = null
  readonly #code: string
  readonly #complain: (what: string) => void
  readonly #after: Replayed[]
  /** What was found to be right, as it is written. */
  readonly #right = new Map<string, string>()
  /** What watchers had to see while hands were open, and of which entry it is. */
  readonly #open = new Set<string>()
  readonly #lastSeen = new Map<Seat | null, string>()
  #secrets: readonly string[] = []
  #matters = ''

  constructor(
    { code, game, options }: { code: string; game: string; options: AnyOptions },
    complain: (what: string) => void,
  ) {
    this.#code = code
    this.#complain = complain
    this.#after = [opened(game, options)]
  }

  /** Something was made safe. */
  read(disk: Disk): void {
    const state = stateIn(disk)
    if (!state) {
      this.table = null
      return
    }
    const { json } = disk.exec('select json from matters').one() as { json: string }
    const isSame = json === this.#matters
    this.#matters = json
    this.table = {
      ...(JSON.parse(json) as object),
      ...(JSON.parse(state.json) as object),
    } as Stored['table']
    const last = this.log.length
    const { seq } = this.table
    if (!isSame || seq !== last) this.#secrets = secretsOf(this.table)
    if (seq === last) return
    const chunks = disk.exec('select json from chunks where last > ? order by last', last)
    const texts = [...chunks.toArray().map((row) => String(row['json'])), state.entries ?? '[]']
    const fresh = texts.flatMap((text) => readEntries(text)).filter(([number]) => number > last)
    for (const [number, what, data, , said] of fresh) this.#enter({ seq: number, what, data, said })
    if (seq !== this.log.length)
      this.#complain(`the table counts ${seq} entries, and its log has ${this.log.length}`)
    this.#compare()
  }

  /** Everything, for the laws that ask about the whole of it. */
  stored(disk: Disk): Stored | undefined {
    return (disk.database && storedTable(disk.database)) ?? undefined
  }

  /** What a viewer was shown has to be safe, and to be what they have to see of it. */
  saw(shown: Projection, seat: Seat | null, text: string): void {
    const { seq } = shown
    // Whoever watches sees what others have seen already.
    if (this.#lastSeen.get(seat) === text) return
    this.#lastSeen.set(seat, text)
    const table = this.#after[seq]
    const viewer = seat ?? 'public'
    if (!table) return this.#complain(`${viewer} was shown entry ${seq}, which is not safe`)
    const written = cards(shown)
    const key = `${seq} ${viewer}`
    let right = this.#right.get(key)
    if (right === undefined) {
      const seen = seenIn(gameNamed(table.game), table, viewer)
      right = seen === null ? '' : cards(seen)
      this.#right.set(key, right)
    }
    const isOpen = seat === null && (this.#open.has(`${seq} ${written}`) || !knowsWhoShows(table))
    if (written !== right && !isOpen)
      this.#complain(`the view of entry ${seq} for ${viewer} is wrong`)
  }

  /** On one line of a seat no change of the cards is left out. */
  followed(after: number, seq: number, seat: Seat): void {
    for (let between = after + 1; between < seq; between++) {
      const deal = this.#after[between]?.deal
      if (deal && deal.state !== this.#after[between - 1]?.deal?.state)
        this.#complain(`seat ${seat} was shown ${seq} after ${after}, without ${between}`)
    }
  }

  /** Nobody is told what only the table knows. */
  tells(text: string): void {
    const secret = this.#secrets.find((one) => text.includes(one))
    if (secret !== undefined) this.#complain(`a secret was told: ${text.slice(0, 40)}…`)
  }

  #enter(entry: LogEntry): void {
    const before = this.#after[this.log.length]
    if (entry.seq !== this.log.length + 1 || !before)
      return this.#complain(`after entry ${this.log.length} comes ${entry.seq}`)
    this.log.push(entry)
    const after = entered(this.#code, before, entry)
    this.#after.push(after)
    const watched = after.deal?.open ? watchedIn(gameNamed(after.game), after) : null
    if (watched) this.#open.add(`${watched.seq} ${cards(watched)}`)
    const { said } = entry
    if (said === null) return
    const count = (this.counts.get(said) ?? 0) + 1
    this.counts.set(said, count)
    if (count > 1) this.#complain(`${said} counts ${count} times`)
  }

  /** The cards at once; all else when it is quiet. */
  #compare(): void {
    const last = this.#after[this.log.length]
    if (!last || !this.table) return
    if (canonical(last.deal?.state ?? null) !== canonical(dealAt(this.table)?.state ?? null))
      this.#complain(`the stored cards after entry ${last.seq} are not what the log makes of them`)
  }
}

function stateIn(disk: Disk): { readonly json: string; readonly entries: string | null } | null {
  const made = disk.exec(`select 1 from sqlite_master where name = 'state'`).toArray()
  if (made.length === 0) return null
  return disk.exec('select json, entries from state').one() as never
}

/** What leaves a table only when it is time, or never. */
function secretsOf(table: Stored['table']): string[] {
  const { phase } = table
  const coming = phase.name !== 'playing' && !('same' in phase.coming) ? [phase.coming.secret] : []
  const deal = phase.name === 'playing' && !dealAt(table)?.same ? [phase.deal.secret] : []
  const people = humansAt(table)
  const tokens = people.map(({ tokenHash }) => tokenHash)
  const keys = people.flatMap(({ subscriptions }) => subscriptions.map(({ auth }) => auth))
  return [...coming, ...deal, ...tokens, ...keys]
}
