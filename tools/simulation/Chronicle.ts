import { canonical, isSame } from '../../shared/canonical.ts'
import type { AnyOptions, Seat } from '../../shared/game/game.ts'
import type { Projection } from '../../shared/wire/protocol.ts'
import { storedTable, type LogEntry, type Stored } from '../../tests/support/stored-tables.ts'
import { gameNamed } from '../../worker/table/games.ts'
import { dealAt, humansAt } from '../../worker/table/decisions/table.ts'
import {
  entered,
  knowsWhoShows,
  opened,
  seenIn,
  watchedIn,
  type Replayed,
} from '../crash-test/replayed.ts'
import { cards } from '../crash-test/testimony.ts'
import type { Disk } from './simulation/Disk.ts'
import { EntriesRead } from './EntriesRead.ts'

type Cards = Pick<Projection, 'turn' | 'toMove' | 'view'>

/**
 * What a table has made safe, read past the service each time that it does so, and what follows from it: how it has to
 * stand after each entry of its log, and what each viewer has to see then. Only what has changed is looked at.
 */
export class Chronicle {
  readonly log: LogEntry[] = []
  /** How often each command was obeyed. */
  readonly counts = new Map<string, number>()
  /** The seat that moved by each command. */
  readonly movers = new Map<string, unknown>()
  readonly #code: string
  readonly #complain: (what: string) => void
  readonly #after: Replayed[]
  readonly #entries = new EntriesRead()
  /** What was found to be right for a viewer of an entry; null where there is nothing to see. */
  readonly #right = new Map<string, Cards | null>()
  /** What watchers had to see while hands were open, and of which entry it is. */
  readonly #open = new Set<string>()
  readonly #lastSeen = new Map<Seat | null, string>()
  /** The rows as they are stored, and what was read out of them. */
  #state: string | null = null
  #matters = ''
  #table: Stored['table'] | null = null
  #readMatters: object = {}
  #secrets: readonly string[] | null = null
  /** The cards after the last entry, as the row of the state has to have them. */
  #cards: { readonly state: unknown; readonly text: string } | null = null

  constructor(
    { code, game, options }: { code: string; game: string; options: AnyOptions },
    complain: (what: string) => void,
  ) {
    this.#code = code
    this.#complain = complain
    this.#after = [opened(game, options)]
  }

  /** Whether it was never stored, or is forgotten. */
  get isGone(): boolean {
    return this.#state === null
  }

  /** As it is stored; null where it is gone. */
  get table(): Stored['table'] | null {
    if (this.#state === null) return null
    this.#table ??= {
      ...this.#readMatters,
      ...(JSON.parse(this.#state) as object),
    } as Stored['table']
    return this.#table
  }

  /** Something was made safe. */
  read(disk: Disk): void {
    const row = disk.rowOf<StateRow>('state', 'select json, entries, matters from state')
    const isOld = row?.json === this.#state
    this.#state = row?.json ?? null
    if (!isOld) this.#table = null
    if (!row) return
    this.#readTheMatters(row.matters)
    const fresh = this.#entries.freshIn(row.entries, disk)
    for (const [number, what, data, , said] of fresh) this.#enter({ seq: number, what, data, said })
    if (!isOld) this.#compare(row.json)
  }

  /** Everything, for the laws that ask about the whole of it. */
  stored(disk: Disk): Stored | undefined {
    return (disk.database && storedTable(disk.database)) ?? undefined
  }

  /** What a viewer was shown has to be safe, and to be what they have to see of it. */
  saw(shown: Projection, seat: Seat | null, text: string): void {
    const { seq, turn, toMove, view } = shown
    // Whoever watches sees what others have seen already.
    if (this.#lastSeen.get(seat) === text) return
    this.#lastSeen.set(seat, text)
    const table = this.#after[seq]
    const viewer = seat ?? 'public'
    if (!table) return this.#complain(`${viewer} was shown entry ${seq}, which is not safe`)
    const key = `${seq} ${viewer}`
    let right = this.#right.get(key)
    if (right === undefined) {
      right = cardsOf(seenIn(gameNamed(table.game), table, viewer))
      this.#right.set(key, right)
    }
    if (isSame(right, { turn, toMove, view })) return
    const isOpen =
      seat === null && (this.#open.has(`${seq} ${cards(shown)}`) || !knowsWhoShows(table))
    if (!isOpen) this.#complain(`the view of entry ${seq} for ${viewer} is wrong`)
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
    this.#secrets ??= secretsOf(this.table)
    const secret = this.#secrets.find((one) => text.includes(one))
    if (secret !== undefined) this.#complain(`a secret was told: ${text.slice(0, 40)}…`)
  }

  #readTheMatters(json: string): void {
    if (json === this.#matters) return
    this.#matters = json
    this.#readMatters = JSON.parse(json) as object
    this.#table = null
    this.#secrets = null
  }

  #enter(entry: LogEntry): void {
    const before = this.#after[this.log.length]
    if (entry.seq !== this.log.length + 1 || !before)
      return this.#complain(`after entry ${this.log.length} comes ${entry.seq}`)
    const after = entered(this.#code, before, entry)
    // Moves of a deal that goes on bring nothing to hide and nothing to tell.
    if (!isStep(entry) || after.phase !== before.phase) this.#secrets = null
    this.log.push(entry)
    this.#after.push(after)
    const watched = after.deal?.open ? watchedIn(gameNamed(after.game), after) : null
    if (watched) this.#open.add(`${watched.seq} ${cards(watched)}`)
    const { said } = entry
    if (said === null) return
    const count = (this.counts.get(said) ?? 0) + 1
    this.counts.set(said, count)
    if (entry.what === 'move') this.movers.set(said, entry.data['seat'])
    if (count > 1) this.#complain(`${said} counts ${count} times`)
  }

  /** The cards at once; all else when it is quiet. */
  #compare(json: string): void {
    const last = this.#after[this.log.length]
    if (!last) return
    if (!json.includes(`"seq":${last.seq},`) && this.table?.seq !== last.seq)
      this.#complain(`the table counts ${this.table?.seq} entries, and its log has ${last.seq}`)
    const state = last.deal?.state ?? null
    if (state !== null && this.#cards?.state !== state)
      this.#cards = { state, text: `"state":${JSON.stringify(state)}` }
    // Mostly they are written in the same order, too.
    if (state !== null && this.#cards && json.includes(this.#cards.text)) return
    const { table } = this
    if (canonical(state) !== canonical((table && dealAt(table)?.state) ?? null))
      this.#complain(`the stored cards after entry ${last.seq} are not what the log makes of them`)
  }
}

type StateRow = { readonly json: string; readonly entries: string | null; readonly matters: string }

const isStep = ({ what }: LogEntry): boolean => what === 'move' || what === 'signal'

/** As they come out of a message. */
const cardsOf = (shown: Projection | null): Cards | null => {
  if (!shown) return null
  const { turn, toMove, view } = shown
  return JSON.parse(JSON.stringify({ turn, toMove, view })) as Cards
}

/** What leaves a table only when it is time, or never. */
function secretsOf(table: Stored['table'] | null): string[] {
  if (!table) return []
  const { phase } = table
  const coming = phase.name !== 'playing' && !('same' in phase.coming) ? [phase.coming.secret] : []
  const deal = phase.name === 'playing' && !dealAt(table)?.same ? [phase.deal.secret] : []
  const people = humansAt(table)
  const tokens = people.map(({ tokenHash }) => tokenHash)
  const keys = people.flatMap(({ subscriptions }) => subscriptions.map(({ auth }) => auth))
  return [...coming, ...deal, ...tokens, ...keys]
}
