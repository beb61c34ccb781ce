import { canonical } from '../../shared/canonical.ts'
import type { AnyGame } from '../../shared/game/game.ts'
import { dealAt, humansAt } from '../../worker/table/decisions/table.ts'
import { gameNamed } from '../../worker/table/games.ts'
import { expectedTable } from './expected-table.ts'
import { entered, knowsWhoShows, opened, seenIn, watchedIn, type Replayed } from './replayed.ts'
import type { LogEntry, Stored } from '../../tests/support/stored-tables.ts'
import { cards, printOf, type LastSeen, type Testimony, type ReceivedView } from './testimony.ts'

/** Every view that was ever told, what each saw last, and the stored state are what the log makes of the table. */
export function replayFits(testimony: Testimony, { log, table: stored }: Stored): string[] {
  const { code, game: id, options, lastSeen } = testimony
  const broken: string[] = []
  const views = Map.groupBy(testimony.views, ({ seq }) => seq)
  const late = new Set<string>()
  const after: Replayed[] = []
  const changes = new Set<number>()
  let table = opened(id, options)
  const gameNow = () => gameNamed(table.game)
  for (const entry of log) {
    if (entry.seq !== table.seq + 1) return [`after entry ${table.seq} comes ${entry.seq}`]
    if (isDeal(entry) && canonical(entry.data['options']) !== canonical(table.options))
      broken.push(`entry ${entry.seq} deals by options that nobody chose`)
    const before = table.deal?.state
    table = entered(code, table, entry)
    if (table.deal && table.deal.state !== before) changes.add(entry.seq)
    after.push(table)
    const watched = table.deal?.open ? watchedIn(gameNow(), table) : null
    if (watched) late.add(printOf(watched))
  }
  // With open hands a view of some entry is only told some moves later.
  for (const one of after) {
    broken.push(...wrongViews(one, views.get(one.seq) ?? [], late))
    views.delete(one.seq)
  }
  return [
    ...broken,
    ...[...views.keys()].map((seq) => `a view of entry ${seq} was told, and there is none`),
    ...skippedViews(testimony.views, changes),
    ...otherStates(table, stored),
    ...lastSeen.flatMap((one) => lastViewWrong(gameNow(), table, stored, one)),
  ]
}

const isDeal = ({ what }: LogEntry): boolean => what === 'start' || what === 'rematch'

function wrongViews(
  table: Replayed,
  views: readonly ReceivedView[],
  late: ReadonlySet<string>,
): string[] {
  const game = gameNamed(table.game)
  return [...Map.groupBy(views, ({ seat }) => seat)].flatMap(([seat, theirs]) => {
    const shown = seenIn(game, table, seat ?? 'public')
    const right = shown && printOf(shown)
    const isOpen = (print: string) => seat === null && (late.has(print) || !knowsWhoShows(table))
    const wrong = theirs.filter(({ print }) => print !== right && !isOpen(print)).length
    return wrong === 0
      ? []
      : [`${wrong} views of entry ${table.seq} for ${seat ?? 'watchers'} are wrong`]
  })
}

/** On one line of a seat each change of the cards is followed by the next. */
function skippedViews(views: readonly ReceivedView[], changes: ReadonlySet<number>): string[] {
  return views.flatMap(({ after, seq, seat }) => {
    if (after === null) return []
    if (seq < after) return [`seat ${seat} was shown ${seq} after ${after}`]
    for (let between = after + 1; between < seq; between++)
      if (changes.has(between))
        return [`seat ${seat} was shown ${seq} after ${after}, without ${between}`]
    return []
  })
}

function otherStates(replayed: Replayed, stored: Stored['table']): string[] {
  const deal = dealAt(stored)
  const { phase, finished } = stored
  const kept: Omit<Replayed, 'seats' | 'deal'> & { readonly deal: object | null } = {
    seq: stored.seq,
    game: stored.game,
    options: stored.options,
    locked: stored.locked,
    keeper: stored.keeper,
    lasting: stored.lasting,
    listed: stored.listed,
    delay: stored.delay,
    openHands: stored.openHands,
    phase: phase.name,
    deals: stored.deals,
    deal: deal && {
      number: deal.number,
      secret: deal.secret,
      proof: deal.proof,
      from: deal.from,
      before: deal.before,
      state: deal.state,
      turn: deal.turn,
      past: deal.past,
      refusedBy: deal.refusedBy,
    },
    finished: finished && {
      deal: finished.deal,
      from: finished.from,
      to: finished.to,
      options: finished.options,
      before: finished.before,
      outcome: finished.outcome,
      proof: finished.proof,
    },
  }
  const { seats, ...all } = replayed
  const made = { ...all, deal: all.deal && { ...all.deal, open: undefined } }
  const parts = Object.keys(kept) as (keyof typeof kept)[]
  const humans = seats?.filter(({ kind }) => kind === 'human') ?? null
  const sitting = humansAt(stored).map(({ kind, id, name, showsHand }) => ({
    kind,
    id,
    name,
    showsHand,
  }))
  return [
    ...parts.flatMap((part) =>
      canonical(kept[part]) === canonical(made[part])
        ? []
        : [`the stored ${part} is not what the log makes of it`],
    ),
    ...(humans === null || canonical(humans) === canonical(sitting)
      ? []
      : ['other people sit there than the log says']),
    ...otherBots(seats, stored),
  ]
}

/** A chair that the log knows as open may have a bot by now, which came unasked. */
function otherBots(seats: Replayed['seats'], stored: Stored['table']): string[] {
  return (seats ?? []).flatMap((one, seat) => {
    const kept = stored.seats[seat]
    if (one.kind !== 'bot') return []
    return kept?.kind === 'bot' && kept.strength === one.strength
      ? []
      : [`the bot on seat ${seat} is not as the log says`]
  })
}

function lastViewWrong(
  game: AnyGame,
  table: Replayed,
  stored: Stored['table'],
  { who, seat, shown, table: seen }: LastSeen,
): string[] {
  const expected = expectedTable(table, stored, seen.watchers)
  const watched = seat === null ? watchedIn(game, table) : null
  const right = watched ?? seenIn(game, table, seat ?? 'public')
  const isUnknown = seat === null && !knowsWhoShows(table)
  return [
    ...(canonical(seen) === canonical(expected)
      ? []
      : [`${who} saw another table last: ${differing(seen, expected)}`]),
    ...(right === null || isUnknown || (shown && cards(shown) === cards(right))
      ? []
      : [`${who} saw other cards last: of ${shown?.seq}, and not of ${right.seq}`]),
    ...(seat !== null || !shown || shown.behind === (table.deal?.turn ?? 0) - shown.turn
      ? []
      : [`${who} read last that turn ${shown.turn} is ${shown.behind} moves behind`]),
  ]
}

const differing = (one: object, other: object): string =>
  Object.entries(one)
    .filter(
      ([key, value]) =>
        canonical(value) !== canonical(Object.entries(other).find(([name]) => name === key)?.[1]),
    )
    .map(([key, value]) => `${key} ${canonical(value)}`)
    .join(', ')
