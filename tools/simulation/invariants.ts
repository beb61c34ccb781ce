import { createHmac } from 'node:crypto'

import { canonical } from '../../shared/canonical.ts'
import { verifyRecord } from '../../shared/deal/record.ts'
import type { AnyGame } from '../../shared/game/game.ts'
import { limits, timeouts } from '../../shared/protocol/limits.ts'
import type { GameRecord, PublicTable } from '../../shared/protocol/protocol.ts'
import { seatInDeal } from '../../shared/protocol/seat-in-deal.ts'
import type { LogEntry, StoredTable } from '../../tests/support/stored-tables.ts'
import { willBotsAct, canBotsAct } from '../../worker/table/decisions/bots.ts'
import { dealAt, humansAt } from '../../worker/table/decisions/table.ts'
import { nextAlarmTime } from '../../worker/table/decisions/clock.ts'
import { gameById } from '../../worker/table/games.ts'
import type { ObjectHost } from './object-host.ts'
import {
  type ClientOracle,
  type OpeningChoices,
  type SeatRequest,
  type SentCommand,
  type StorageOracle,
  wasAlreadySo,
} from './oracles.ts'
import { type Participant, TablePage, type TableClient } from './person.ts'
import type { Platform } from './platform.ts'
import {
  cards,
  expectedTable,
  knowsWhoShows,
  type ReplayedTable,
  expectedPosition,
  expectedSpectatorPosition,
} from './replay.ts'

// The invariants of a table at quiescence: no fault has been injected for a while, and nothing is
// in flight. The oracles check further invariants at each message and at each write.

/**
 * The evidence about a table: the commands, requests and views of its clients, and the table as
 * computed from its log.
 */
export type Evidence = {
  readonly choices: OpeningChoices
  readonly commands: readonly SentCommand[]
  readonly seatRequests: readonly SeatRequest[]
  /** Finished games as the service exported them. */
  readonly records: readonly GameRecord[]
  readonly lastSeen: readonly LastSeen[]
  /** Every log entry that became durable. */
  readonly log: StoredTable['log']
  readonly replayed: ReplayedTable
}

/** The last table and view that a client showed. */
type LastSeen = Pick<Participant, 'seat' | 'shown' | 'table'> & {
  readonly name: string
  readonly table: PublicTable
}

/** The parts of a simulation that the invariants check. */
type InvariantInput = {
  readonly platform: Platform
  readonly storageOracle: StorageOracle
  readonly clientOracle: ClientOracle
  readonly plan: OpeningChoices
  readonly table: ObjectHost
  readonly clients: readonly TableClient[]
}

/** Returns a sentence for each invariant that a table breaks at quiescence. */
export function findQuiescenceViolations(observed: InvariantInput): string[] {
  const { storageOracle, table } = observed
  const stored = storageOracle.stored(table.storage)
  if (!stored) return ['the table is gone']
  const participants = participantsOf(observed)
  return [
    ...participants.flatMap((one) => checkProgress(observed, one)),
    ...findViolations(collectEvidence(observed), stored),
    ...checkAlarm(observed),
    ...checkLateBots(observed),
    ...checkVoting(observed),
    ...checkBotTiming(observed),
    ...checkSpectatorCount(participants),
    ...checkTelevisionCount(observed, participants),
    ...checkWebhooks(observed),
    ...findPresenceViolations(observed),
    ...observed.clients.flatMap((one) => checkSharedPhone(one)),
  ]
}

/** Checks a table after its host has sent `delete-table`. */
export function findDeletionViolations({
  storageOracle,
  clientOracle,
  clients,
}: InvariantInput): string[] {
  const deletions = clientOracle.commands.filter(({ type }) => type === 'delete-table')
  const accepted = deletions.filter(({ done }) => done > 0)
  if (!storageOracle.isGone)
    return accepted.map(({ id }) => `${id} has deleted the table, which is still there`)
  const trying = clients.filter(({ isTrying }) => isTrying)
  return [
    ...(deletions.some((one) => allowedCounts(one)[1] > 0) ? [] : ['the table is gone']),
    ...trying.map(({ name }) => `${name} still tries to reach a table that is deleted`),
  ]
}

/** Checks that nothing is stored after all clients have left and the table has expired. */
export function findLeftovers({ platform, storageOracle }: InvariantInput): string[] {
  return [
    ...(storageOracle.isGone ? [] : ['an unused table is still stored']),
    ...platform.hosts
      .filter(({ storage, name }) => storage.durableAlarm !== null && !name.startsWith('Lobby'))
      .map(({ name }) => `${name} has an alarm, but no table`),
    ...platform.hosts.flatMap(({ name, sockets }) =>
      [...sockets].some((socket) => socket.state === 1)
        ? [`${name} keeps a socket without a client`]
        : [],
    ),
  ]
}

const participantsOf = ({ clients }: Pick<InvariantInput, 'clients'>): Participant[] =>
  clients.flatMap((client) => client.participants())

/** Collects the evidence of the oracles and the open clients. */
export function collectEvidence(observed: InvariantInput): Evidence {
  const { clientOracle, storageOracle, plan } = observed
  const { commands, seatRequests, records } = clientOracle
  const open = participantsOf(observed).filter(({ isOpen }) => isOpen)
  const lastSeen = open.flatMap(({ name, seat, table, shown }) =>
    table ? [{ name, seat: seat === null ? null : seatInDeal(table, seat), shown, table }] : [],
  )
  const { log, replayed } = storageOracle
  return { choices: plan, commands, seatRequests, records, lastSeen, log, replayed }
}

/** Returns a sentence for each contradiction between the evidence and what is stored. */
export function findViolations(evidence: Evidence, stored: StoredTable): string[] {
  const { log, records, replayed, lastSeen } = evidence
  return [
    ...(canonical(stored.log) === canonical(log) ? [] : ['the stored log has changed']),
    ...evidence.commands
      .filter(({ type, done }) => type === 'delete-table' && done > 0)
      .map(({ id }) => `${id} has deleted the table, which is still there`),
    ...checkCommands(evidence, stored),
    ...checkChat(evidence, stored),
    ...checkSeats(evidence, stored),
    ...records.flatMap((record) => checkRecord(record, log)),
    ...checkState(replayed, stored.table),
    ...lastSeen.flatMap((one) => checkLastView(replayed, stored.table, one)),
  ]
}

/**
 * Checks that an outage makes a player run out of time in one turn at most. After a second such
 * turn, a bot would play for the player.
 */
export function findDoubleTimeouts(
  before: StoredTable['table'],
  after: InvariantInput,
  entries: number,
): string[] {
  const { table, log } = after.storageOracle
  const isExcused = log
    .slice(entries)
    .some(({ what }) => what === 'substitute' || what === 'set-auto-substitute')
  if (!table || isExcused || before.autoSubstitute || before.tempo !== 'brisk') return []
  return before.seats.flatMap((was, seat) => {
    const is = table.seats[seat]
    if (was.kind !== 'human' || is?.kind !== 'human' || was.id !== is.id) return []
    return was.timedOutTurns === 0 && !was.substituted && is.substituted
      ? [`${is.name} ran out of time twice`]
      : []
  })
}

/**
 * Checks how often commands took effect. An acknowledged command must have taken effect exactly
 * once, or never if it changes nothing. A refused command must never take effect. A command without
 * an answer may take effect once at most.
 */
function checkCommands({ commands, choices }: Evidence, { log }: StoredTable): string[] {
  const counts = countsOf(log.flatMap((entry) => entry.commandId ?? []))
  const known = new Set(commands.map(({ id }) => id))
  const unknown = [...counts.keys()].filter((id) => !known.has(id))
  const unsaid = log.filter((entry) => entry.commandId === null && !hasNoCommand(entry))
  return [
    ...commands
      .filter(({ type }) => type !== 'chat' && type !== 'react')
      .flatMap((one) => {
        const count = counts.get(one.id) ?? 0
        return count === 0 && wasAlreadySo(one, choices, log) ? [] : checkCount(one, count)
      }),
    ...unknown.map((id) => `${id} is in the log, and no client sent it`),
    ...log.flatMap(({ what, data, commandId }) => {
      const isTaken = what === 'take-back' && 'takeBack' in data
      const command = isTaken ? commands.find(({ id }) => id === commandId) : undefined
      return command?.params?.['agrees'] === false
        ? [`${command.id} says no, and the move is taken back`]
        : []
    }),
    ...unsaid.map(({ seq, what }) => `entry ${seq} (${what}) has no command`),
  ]
}

/**
 * Returns whether a log entry can exist without a command. For example, a move is also taken back
 * when the last player who has not answered the request goes away.
 */
const hasNoCommand = ({ what, data }: LogEntry): boolean =>
  what === 'sit' ||
  data['by'] === 'bot' ||
  data['by'] === 'vote' ||
  (what === 'take-back' && 'takeBack' in data)

function checkCount(one: SentCommand, count: number): string[] {
  const [least, most] = allowedCounts(one)
  if (count >= least && count <= most) return []
  const { id, type, sent, done, refused } = one
  return [
    `${type} ${id} counts ${count} times (sent ${sent}, done ${done}, refused ${refused} times)`,
  ]
}

function allowedCounts({
  sent,
  done,
  refused,
}: SentCommand): readonly [least: number, most: number] {
  if (done > 0) return [1, 1]
  return [0, refused === sent ? 0 : 1]
}

/**
 * Checks the stored chat messages and reactions, and their total number. Messages are compared one
 * by one, because each has a different text. Reactions can have the same text, so they are only
 * counted.
 */
function checkChat({ commands }: Evidence, { chat, chatCount }: StoredTable): string[] {
  const reacted = commands.filter(({ type }) => type === 'react')
  const lines = commands.filter(({ type }) => type === 'chat')
  const counts = countsOf(
    chat.flatMap(({ text, reaction }) => (reaction === undefined ? [text] : [])),
  )
  const forgotten = chatCount > chat.length
  const known = new Set(lines.map(({ text }) => text))
  const [leastReactions, mostReactions] = totalCounts(reacted)
  const [least, most] = totalCounts([...lines, ...reacted])
  const reactions = chat.length - [...counts.values()].reduce((sum, count) => sum + count, 0)
  return [
    ...lines.flatMap((one) => {
      const count = counts.get(one.text ?? '') ?? 0
      return forgotten && count === 0 ? [] : checkCount(one, count)
    }),
    ...[...counts.keys()].flatMap((text) => (known.has(text) ? [] : [`no client sent “${text}”`])),
    ...(reactions >= Math.min(leastReactions, limits.reactions) && reactions <= mostReactions
      ? []
      : [`${reactions} reactions, and not ${leastReactions} to ${mostReactions}`]),
    ...(chatCount >= least && chatCount <= most
      ? []
      : [`${chatCount} chat messages, and not ${least} to ${most}`]),
  ]
}

/** Returns how many of these commands must have taken effect, and how many may have done so. */
const totalCounts = (commands: readonly SentCommand[]): readonly [least: number, most: number] => [
  commands.filter((one) => allowedCounts(one)[0] > 0).length,
  commands.filter((one) => allowedCounts(one)[1] > 0).length,
]

function checkSeats({ seatRequests }: Evidence, { log }: StoredTable): string[] {
  const entries = log.filter(({ what }) => what === 'sit')
  const counts = countsOf(entries.map(({ data }) => String(data['name'])))
  const known = new Set(seatRequests.map(({ name }) => name))
  return [
    ...seatRequests.flatMap(({ name, granted }) => {
      const count = counts.get(name) ?? 0
      const right = granted === null ? count <= 1 : count === (granted ? 1 : 0)
      return right ? [] : [`${name} sat down ${count} times (answer: ${granted})`]
    }),
    ...[...counts.keys()].flatMap((name) =>
      known.has(name) ? [] : [`${name} has a seat, and no client requested it`],
    ),
  ]
}

/** Checks that a record verifies, and has the steps of the log. */
function checkRecord(record: GameRecord, log: StoredTable['log']): string[] {
  const verified = verifyRecord(record)
  if (!verified.ok)
    return [`the record of deal ${record.deal} is wrong: ${canonical(verified.refused)}`]
  return canonical(stepsOf(log, record.deal)) === canonical(record.steps)
    ? []
    : [`the record of deal ${record.deal} has other steps than the log`]
}

function stepsOf(log: readonly LogEntry[], deal: number): unknown[] {
  const from = log.findIndex(({ data }) => data['deal'] === deal)
  const after = log.slice(from + 1)
  const next = after.findIndex(({ what }) => what === 'rematch' || what === 'start')
  return after
    .slice(0, next < 0 ? undefined : next)
    .flatMap(({ what, data }) =>
      what === 'move' || what === 'signal' || (what === 'take-back' && 'takeBack' in data)
        ? [data]
        : [],
    )
}

function countsOf(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

function checkState(replayed: ReplayedTable, stored: StoredTable['table']): string[] {
  const deal = dealAt(stored)
  const { phase, finished } = stored
  const kept: Omit<ReplayedTable, 'seats' | 'deal'> & { readonly deal: object | null } = {
    seq: stored.seq,
    game: stored.game,
    options: stored.options,
    locked: replayed.locked === null ? null : stored.locked,
    autoSubstitute: stored.autoSubstitute,
    longLived: stored.longLived,
    cloth: stored.cloth,
    listed: stored.listed,
    clapping: stored.clapping,
    takeBack: stored.takeBack,
    delay: stored.spectatorDelay,
    openHands: stored.openHands,
    phase: phase.name,
    deals: stored.dealCount,
    deal: deal && {
      number: deal.number,
      secret: deal.secret,
      proof: deal.proof,
      from: deal.from,
      before: deal.before,
      state: deal.state,
      turn: deal.turn,
      // `takenBack` is not compared, because the replayed positions do not contain it.
      past: deal.past.map((position) => ({ ...position, takenBack: undefined })),
      refusedBy: replayed.deal?.refusedBy && deal.refusedBy,
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
  const made = {
    ...all,
    deal: all.deal && { ...all.deal, open: undefined, steps: undefined, request: undefined },
  }
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
        : [`the stored ${part} differs from the log`],
    ),
    ...(humans === null || canonical(humans) === canonical(sitting)
      ? []
      : ['the people at the table differ from the log']),
    ...checkBots(seats, stored),
  ]
}

/**
 * Checks that each bot of the log has the same seat and strength in the stored table. A seat that
 * is open in the log is not checked, because a bot takes the seat without a command.
 */
function checkBots(seats: ReplayedTable['seats'], stored: StoredTable['table']): string[] {
  return (seats ?? []).flatMap((one, seat) => {
    const kept = stored.seats[seat]
    if (one.kind !== 'bot') return []
    return kept?.kind === 'bot' && kept.strength === one.strength
      ? []
      : [`the bot on seat ${seat} differs from the log`]
  })
}

function checkLastView(
  table: ReplayedTable,
  stored: StoredTable['table'],
  { name, seat, shown, table: seen }: LastSeen,
): string[] {
  const game: AnyGame = gameById(table.game)
  const expected = expectedTable(table, stored, seen)
  const watched = seat === null ? expectedSpectatorPosition(game, table) : null
  const right = watched ?? expectedPosition(game, table, seat ?? 'public')
  const isUnknown = seat === null && !knowsWhoShows(table)
  return [
    ...(canonical(seen) === canonical(expected)
      ? []
      : [`${name} saw another table last: ${differing(seen, expected)}`]),
    ...(right === null || isUnknown || (shown && cards(shown) === cards(right))
      ? []
      : [`${name} saw other cards last: of ${shown?.seq}, and not of ${right.seq}`]),
    ...(seat !== null || !shown || shown.movesBehind === (table.deal?.turn ?? 0) - shown.turn
      ? []
      : [`${name} last saw turn ${shown.turn} as ${shown.movesBehind} moves behind`]),
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

function checkProgress(
  { clientOracle }: InvariantInput,
  { name, isTrying, isOpen }: Participant,
): string[] {
  if (!isTrying) return []
  if (!isOpen) return [`${name} gets no connection`]
  const [first] = clientOracle.unansweredOn(name)
  return first === undefined ? [] : [`${name} gets no answer to ${first}`]
}

function checkSharedPhone(client: TableClient): string[] {
  if (!(client instanceof TablePage) || !client.phone) return []
  const { name, phone, device } = client
  const isAlone = device.tabs.size === 1
  return [
    ...(phone.missesTurn()
      ? [`${name} does not ask for a player, although it is the turn of one of its players`]
      : []),
    ...(isAlone && phone.keepsTransferredSeat()
      ? [`${name} keeps a seat that moved to another device`]
      : []),
  ]
}

function checkAlarm({
  storageOracle: { table },
  table: { storage },
  platform,
}: InvariantInput): string[] {
  if (!table) return []
  const wanted = nextAlarmTime(gameById(table.game), table, platform.clock())
  if (storage.durableAlarm !== null && storage.durableAlarm <= wanted + 1_000) return []
  return [`the table needs an alarm at ${wanted}, and its alarm is set to ${storage.durableAlarm}`]
}

/** Checks that bots have acted by the time `botsActAt`, or soon after it. */
function checkLateBots({ storageOracle: { table }, platform }: InvariantInput): string[] {
  if (table?.phase.name !== 'playing') return []
  const now = platform.clock()
  const { botsActAt: botAt } = table.phase
  const isLate =
    botAt !== null &&
    botAt + timeouts.botAnswer < now &&
    willBotsAct(gameById(table.game), table, table.phase, now)
  return isLate ? ['a bot has been due for a long time, and has not moved'] : []
}

/**
 * Checks the votes on the next game: only people vote, each of them once at most. The cards are
 * dealt only if all agree, and then soon.
 */
function checkVoting({ storageOracle: { table }, platform }: InvariantInput): string[] {
  if (table?.phase.name !== 'over' || !table.phase.voting) return []
  const { votes, missing, dealsAt } = table.phase.voting
  const ids = new Set(humansAt(table).map(({ id }) => id))
  const voted = votes.map(({ id }) => id)
  const agree = missing.length === 0 && new Set(votes.map(({ game }) => game)).size === 1
  return [
    ...([...voted, ...missing].every((id) => ids.has(id))
      ? []
      : ['a vote without a player counts']),
    ...(new Set([...voted, ...missing]).size === voted.length + missing.length
      ? []
      : ['a player votes twice, or is awaited after the vote']),
    ...(dealsAt === null || agree ? [] : ['cards are to be dealt without agreement']),
    ...(dealsAt !== null && dealsAt + timeouts.botAnswer < platform.clock()
      ? ['everyone agreed on the next game long ago, and no cards are dealt']
      : []),
  ]
}

/**
 * Checks that a time at which bots act is set exactly while bots can act. All players see this
 * time, so it may depend only on information that all players have.
 */
function checkBotTiming({ storageOracle: { table }, platform }: InvariantInput): string[] {
  if (table?.phase.name !== 'playing') return []
  const now = platform.clock()
  const mayAct = canBotsAct(gameById(table.game), table, table.phase, now)
  const isPlanned = table.phase.botsActAt !== null
  return isPlanned === mayAct
    ? []
    : [`bots ${mayAct ? 'might act' : 'are idle'}, and botAt differs`]
}

function checkSpectatorCount(participants: readonly Participant[]): string[] {
  const open = participants.filter(({ isOpen }) => isOpen)
  const watching = open.filter(({ seat }) => seat === null).length
  const [told] = open.map(({ table }) => table?.spectators)
  return told === undefined || told === watching
    ? []
    : [`${watching} spectators are connected, and the table counts ${told}`]
}

/**
 * Checks that each request to a webhook goes to an address that a player has subscribed, and has a
 * signature with that player's secret.
 */
function checkWebhooks({ platform, clientOracle }: InvariantInput): string[] {
  const secrets = clientOracle.commands.flatMap(({ type, params }) =>
    type === 'subscribe-webhook'
      ? [[params?.['endpoint'], String(params?.['secret'])] as const]
      : [],
  )
  return platform.notifications
    .filter(({ headers }) => headers.has('webhook-id'))
    .filter(({ url, headers, body }) => {
      const [id, time] = [headers.get('webhook-id'), headers.get('webhook-timestamp')]
      return !secrets.some(
        ([endpoint, secret]) =>
          endpoint === url &&
          headers.get('webhook-signature') === `v1,${signature(secret, `${id}.${time}.${body}`)}`,
      )
    })
    .map(({ url }) => `the webhook ${url} gets a request that is not signed for it`)
}

const signature = (secret: string, text: string): string =>
  createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(text)
    .digest('base64')

/** Checks that the table counts the connected televisions. */
function checkTelevisionCount(
  { clients }: InvariantInput,
  participants: readonly Participant[],
): string[] {
  const televisions = clients.filter((one) => one instanceof TablePage && one.isTelevision)
  const open = televisions.filter((one) => one.participants().some(({ isOpen }) => isOpen)).length
  const [counted] = participants.filter(({ isOpen }) => isOpen).map(({ table }) => table)
  return !counted || (counted.televisions ?? 0) === open
    ? []
    : [`${open} televisions are connected, and the table counts ${counted.televisions ?? 0}`]
}

/** Checks that exactly the players with an open connection count as connected. */
export function findPresenceViolations(observed: InvariantInput): string[] {
  const open = participantsOf(observed).filter(({ isOpen }) => isOpen)
  const seats = open.flatMap(({ seat }) => seat ?? [])
  const here = new Set(seats)
  if (here.size < seats.length) return ['a seat has two open connections']
  return (observed.storageOracle.table?.seats ?? []).flatMap((one, seat) =>
    one.kind !== 'human' || one.connected === here.has(seat)
      ? []
      : [`seat ${seat} is ${one.connected ? '' : 'not '}connected, according to the table`],
  )
}
