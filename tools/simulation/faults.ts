import { games } from '../../shared/games/all.ts'
import { oneFileAbouts } from '../../shared/games/one-file-abouts.ts'
import { Problem } from '../cli/local/problem.ts'
import type { Change } from './bundle.ts'
import { type Action, type ActionKind, type Plan, planOf } from './plan.ts'

/**
 * A planted fault: a plausible mistake that is put into our code, to prove that the simulation
 * finds it. The simulation finds most faults within the first hour of a random table. For a rare
 * fault, `plan` contains the actions that lead to it.
 */
export type Fault = {
  readonly name: string
  /**
   * The seed of the first table to try. If plans or games have changed, this table may not find the
   * fault any more; then the tables with the next seeds are tried.
   */
  readonly seed: number
  /** The only game in which the fault shows. */
  readonly game?: string
  readonly plan?: Pick<Plan, 'actions'> & Partial<Plan>
} & Change

/**
 * Returns the plan of the table with this `seed`, with the game and the actions that lead to the
 * fault.
 */
export function planFor({ game, plan }: Pick<Fault, 'game' | 'plan'>, seed: number): Plan {
  const among = folderGames.filter(({ about }) => game === undefined || about.id === game)
  const random = planOf(seed, 1, among)
  return plan ? { ...random, people: 2, programs: 0, deletes: false, ...plan } : random
}

/**
 * The games that are not single-file games. The seed of each fault was found with these games only,
 * so a further single-file game changes no plan.
 */
const folderGames = games.filter(({ about }) => oneFileAbouts.every(({ id }) => id !== about.id))

export function faultNamed(name: string): Fault {
  const fault = faults.find((one) => one.name === name)
  if (!fault) throw new Problem(`“${name}” is none of\n${faults.map((one) => one.name).join('\n')}`)
  return fault
}

type Pace = { readonly begin: number; readonly pause: number; readonly people: number }

/**
 * Returns `count` actions of one kind, which the people perform in turn. Each action has a `roll`
 * (random seed) that is one higher than the `roll` of the previous action.
 */
const repeat = (
  kind: ActionKind,
  count: number,
  { begin, pause, people }: Pace,
  roll: number,
): Action[] =>
  Array.from({ length: count }, (_, one) => ({
    at: begin + one * pause,
    kind,
    who: one % people,
    roll: roll + one,
  }))

const acts = (count: number, pace: Pace, roll: number): Action[] =>
  repeat('acts', count, pace, roll)
const plays = (count: number, pace: Pace, roll: number): Action[] =>
  repeat('plays', count, pace, roll)

const inHaste = { pause: 90, people: 2 }

const movesWithCrowd = (begin: number): readonly Action[] => [
  { at: begin, kind: 'a crowd comes', who: 0, roll: begin },
  ...plays(8, { begin, ...inHaste }, begin),
]

/**
 * Two people move as fast as they can while many spectators arrive. The table then sends snapshots
 * to its relays (the objects that serve spectators) while updates are in flight.
 */
const movesWhileCrowdsCome: readonly Action[] = [
  ...plays(8, { begin: 5_000, pause: 6_000, people: 2 }, 34_000),
  { at: 60_000, kind: 'a spectator comes', who: 0, roll: 34_008 },
  ...[70_000, 90_000, 110_000, 130_000, 150_000, 170_000].flatMap((begin) => movesWithCrowd(begin)),
]

/** Two people act so often that one answers in time when the other asks to take a move back. */
const quickAnswers: readonly Action[] = [
  ...plays(6, { begin: 5_000, pause: 6_000, people: 2 }, 51_000),
  ...acts(400, { begin: 60_000, pause: 2_000, people: 2 }, 52_000),
]

const alone = { pause: 8_000, people: 1 }

/**
 * A tab is suspended before it receives the answers to its commands. Another tab of the same seat
 * sends many commands. Then the first tab wakes, and resends its commands, whose ids the table may
 * have dropped.
 */
const resendsAfterMany: readonly Action[] = [
  { at: 1, kind: 'acts', who: 0, roll: 34 },
  ...acts(10, { begin: 10_000, ...alone }, 35_000),
  { at: 100_000, kind: 'receives nothing', who: 0, roll: 49 },
  { at: 100_150, kind: 'sleeps', who: 0, roll: 1 },
  { at: 110_000, kind: 'opens another tab', who: 0, roll: 1 },
  ...acts(40, { begin: 120_000, ...alone }, 35_100),
  { at: 500_000, kind: 'wakes', who: 0, roll: 1 },
  { at: 560_000, kind: 'a quiet while', who: 0, roll: 1 },
]

/**
 * A relay (the object that serves spectators) closes the connection of a suspended spectator, and
 * reports to the table that it has no spectator left. Before the table answers, the spectator wakes
 * and confirms the close. A report rarely takes that long, so this happens several times.
 */
const wakesWhileCounted: readonly Action[] = [
  { at: 1, kind: 'acts', who: 1, roll: 100 },
  ...Array.from({ length: 12 }, (_, cycle) => 30_000 + cycle * 600_000).flatMap((at): Action[] => [
    // After an eviction, a relay reports its number of spectators a second after a spectator comes
    // or leaves.
    { at, kind: 'everything is evicted', who: 0, roll: at },
    { at, kind: 'a spectator comes', who: 0, roll: 100 },
    // The page sends a ping as soon as it wakes.
    { at: at + 10_000, kind: 'sleeps', who: 1, roll: at },
    { at: at + 10_100, kind: 'wakes', who: 1, roll: at },
    { at: at + 10_200, kind: 'sleeps', who: 1, roll: at },
    { at: at + 100_000, kind: 'everything is evicted', who: 0, roll: at },
    { at: at + 100_000, kind: 'a spectator leaves', who: 0, roll: at },
    { at: at + 101_050, kind: 'wakes', who: 1, roll: at },
    { at: at + 130_000, kind: 'a quiet while', who: 0, roll: at },
  ]),
]

/**
 * The relay of the first spectator subscribes to the table, but the call or its answer gets lost.
 */
const watchesWithoutAnswer: readonly Action[] = [
  { at: 5_000, kind: 'acts', who: 0, roll: 100 },
  { at: 20_000, kind: 'a call is lost', who: 0, roll: 5 },
  { at: 21_000, kind: 'a spectator comes', who: 0, roll: 100 },
  { at: 60_000, kind: 'a quiet while', who: 0, roll: 100 },
]

const two = { pause: 2_000, people: 2 }

/**
 * Two people play whole games. Every ten seconds, one of them fetches the record of the last game.
 */
const fetchesRecords: readonly Action[] = [
  ...plays(300, { begin: 3_000, pause: 2_500, people: 2 }, 8_000),
  ...Array.from({ length: 70 }, (_, roll): Action => ({
    at: 10_001 + roll * 10_000,
    kind: 'fetches the record',
    who: roll % 2,
    roll,
  })),
].toSorted((one, other) => one.at - other.at)

/** A relay with two spectators is evicted from memory. The next update of the table wakes it. */
const relayWakes: readonly Action[] = [
  ...plays(6, { begin: 3_000, ...two }, 22_000),
  { at: 20_000, kind: 'a spectator comes', who: 0, roll: 22 },
  { at: 22_000, kind: 'a spectator comes', who: 0, roll: 23 },
  ...plays(4, { begin: 30_000, ...two }, 22_010),
  { at: 45_000, kind: 'everything is evicted', who: 0, roll: 22 },
  ...plays(6, { begin: 46_000, pause: 500, people: 2 }, 22_020),
  { at: 80_000, kind: 'a quiet while', who: 0, roll: 22 },
]

/** At a table with timed turns, the service is down for longer than the time for two turns. */
const outlastsTurns: readonly Action[] = [
  ...plays(20, { begin: 3_000, pause: 2_500, people: 2 }, 22_000),
  { at: 70_000, kind: 'an outage', who: 0, roll: 22 },
  { at: 511_000, kind: 'a quiet while', who: 0, roll: 22 },
]

/** Two phones are shared by several people, who begin to play. */
const sharesPhones: readonly Action[] = [
  ...plays(4, { begin: 1_000, pause: 800, people: 2 }, 1_000),
  { at: 6_000, kind: 'shares the phone', who: 0, roll: 1_000 },
  { at: 8_000, kind: 'shares the phone', who: 1, roll: 1_001 },
  ...plays(12, { begin: 20_000, pause: 1_500, people: 2 }, 1_010),
  { at: 60_000, kind: 'a quiet while', who: 0, roll: 1_000 },
]

/** A player of a shared phone opens their seat on a device of their own. */
const leavesSharedPhone: readonly Action[] = [
  ...plays(4, { begin: 1_000, pause: 800, people: 2 }, 1_000),
  { at: 6_000, kind: 'shares the phone', who: 0, roll: 1_000 },
  ...plays(6, { begin: 10_000, pause: 1_500, people: 2 }, 1_010),
  { at: 25_000, kind: 'opens the seat elsewhere', who: 0, roll: 1_007 },
  { at: 40_000, kind: 'a quiet while', who: 0, roll: 1_000 },
]

const table = 'worker/table'
const decisions = `${table}/decisions`
const phone = 'web/table/shared-phone'
const views = `${decisions}/views.ts`
const positions = `${decisions}/positions.ts`
const view = '    view: game.view(deal.state, viewer),'

export const faults: readonly Fault[] = [
  {
    name: 'updates are sent before they are stored',
    seed: 5,
    file: `${table}/LiveTable.ts`,
    from: '    this.storage.save(changes, now)',
    to: `    for (const [socket, messages] of outgoing) send(socket, messages)
    this.storage.save(changes, now)`,
  },
  {
    name: 'a command is acknowledged before it is handled',
    seed: 1,
    file: `${table}/TableObject.ts`,
    from: `    const handled =
      rate`,
    to: `    send(socket, [encode({ type: 'done', id: idOf(data) ?? '' })])
    const handled =
      rate`,
  },
  {
    name: 'a view does not acknowledge the move',
    seed: 2,
    file: views,
    from: ', ...(done !== undefined && { done })',
    to: '',
  },
  {
    name: 'a relay forgets the spectators that wait for the first snapshot',
    seed: 2,
    file: 'worker/spectators/RelayObject.ts',
    from: 'this.#broadcast.addSubscriber(server)',
    to: '',
  },
  {
    name: 'a relay has no timeout for a table that never answers',
    seed: 3,
    plan: { actions: watchesWithoutAnswer },
    file: 'worker/time-limit.ts',
    from: 'scheduler.wait(limit,',
    to: 'scheduler.wait(2 ** 40,',
  },
  {
    name: 'an alarm still counts as set after it has fired',
    seed: 1,
    file: 'worker/Alarm.ts',
    from: `  clear(): void {
    this.#time = null`,
    to: '  clear(): void {',
  },
  {
    name: 'a relay skips the first update after a snapshot',
    seed: 8,
    file: 'worker/spectators/Broadcast.ts',
    from: 'number <= (this.#cursors.get(socket) ?? 0)',
    to: 'number <= (this.#cursors.get(socket) ?? 0) + 1',
  },
  {
    name: 'a snapshot overtakes updates that it contains',
    seed: 46,
    plan: { actions: movesWhileCrowdsCome },
    file: `${table}/Relays.ts`,
    from: 'this.#call(code, relayId, (relay) => relay.setSnapshot(snapshot, this.#epoch, requestNumber))',
    to: 'void getRelay(this.#namespace, code, relayId).setSnapshot(snapshot, this.#epoch, requestNumber)',
  },
  {
    name: 'a relay sends new spectators updates that their snapshot contains',
    seed: 72,
    plan: { actions: movesWhileCrowdsCome },
    file: 'worker/spectators/Broadcast.ts',
    from: 'this.#cursors.set(socket, this.#lastNumber)',
    to: '',
  },
  {
    name: 'a relay counts no spectators after it wakes',
    seed: 3,
    plan: { actions: relayWakes, tempo: 'brisk' },
    file: 'worker/spectators/RelayObject.ts',
    from: `new Connections(ctx)
    this.#spectators = this.#sockets.open().length`,
    to: `new Connections(ctx)
    this.#spectators = 0`,
  },
  {
    name: 'updates for spectators overtake each other',
    seed: 10,
    plan: { actions: movesWhileCrowdsCome },
    file: `${table}/Relays.ts`,
    from: 'this.#stubs.get(name) ?? getRelay',
    to: 'getRelay',
  },
  {
    name: 'the public table exposes token hashes',
    seed: 1,
    file: views,
    from: "...(one.kind === 'human' && { person: personOf(one) }),",
    to: "...(one.kind === 'human' && { person: personOf(one), tokenHash: one.tokenHash }),",
  },
  {
    name: 'a view exposes the beginning of the secret',
    seed: 1,
    file: positions,
    from: view,
    to: '    view: { ...game.view(deal.state, viewer), chance: deal.secret.slice(0, 8) },',
  },
  {
    name: 'delayed spectators see the current position',
    seed: 10,
    file: views,
    from: 'const seen = watched ?? projectionNow(',
    to: 'const seen = projectionNow(',
  },
  {
    name: 'open hands ignore their delay',
    seed: 10,
    file: `${decisions}/open-hands.ts`,
    from: 'const moves = movesBehind(table)',
    to: 'const moves = 1',
  },
  {
    name: 'open hands are one move too new',
    seed: 22,
    file: `${decisions}/open-hands.ts`,
    from: 'if (!first) return trail.past[0] ?? null',
    to: 'if (!first) return trail.past[1] ?? null',
  },
  {
    name: 'hands are open although one player has not agreed',
    seed: 14,
    file: `${decisions}/open-hands.ts`,
    from: 'humansAt(table).every(',
    to: 'humansAt(table).some(',
  },
  {
    name: 'a move is taken back although one player has said no',
    seed: 1,
    plan: { actions: quickAnswers },
    file: `${decisions}/take-back.ts`,
    from: 'if (!agrees)',
    to: 'if (!agrees && isOwn)',
  },
  {
    name: 'the moves since are lost with a move that is taken back',
    seed: 1,
    file: `${decisions}/take-back.ts`,
    from: '          state: found.state,',
    to: '          state: recent.state,',
  },
  {
    name: 'a webhook is signed without the time',
    seed: 1,
    file: 'worker/push/webhook.ts',
    from: '`${messageId}.${seconds}.${body}`',
    to: '`${messageId}.${body}`',
  },
  {
    name: 'a relay reports no televisions',
    seed: 1,
    file: 'worker/spectators/RelayObject.ts',
    from: 'televisions: this.#televisions() }',
    to: 'televisions: 0 }',
  },
  {
    name: 'a resent command takes effect twice',
    seed: 2,
    file: `${decisions}/receive.ts`,
    from: 'if (accepted.includes(command.id)) return ok({ table })',
    to: '',
  },
  {
    name: 'a table stores only two command ids of a seat',
    seed: 2,
    file: `${decisions}/receive.ts`,
    from: '.slice(-limits.commandsRemembered)',
    to: '.slice(-2)',
  },
  {
    name: 'a table accepts a resent command whose id it may have dropped',
    seed: 5,
    plan: { actions: resendsAfterMany },
    file: `${decisions}/receive.ts`,
    from: 'if (mayBeDuplicate(accepted, command.after))',
    to: 'if (false)',
  },
  {
    name: 'only the first connection receives updates',
    seed: 5,
    file: `${table}/LiveTable.ts`,
    from: 'for (const [socket, messages] of outgoing) send(socket, messages)',
    to: 'for (const [socket, messages] of outgoing.slice(0, 1)) send(socket, messages)',
  },
  {
    name: 'dead connections are never closed',
    seed: 1,
    file: `${table}/TableObject.ts`,
    from: 'live.sockets.closeIdle(now)',
    to: '',
  },
  {
    name: 'a connection loses its seat after hibernation',
    seed: 1,
    file: 'worker/Connections.ts',
    from: 'socket.serializeAttachment(attachment)',
    to: '',
  },
  {
    name: 'settings are never stored',
    seed: 1,
    file: `${table}/TableStorage.ts`,
    from: 'const isSame = this.#stored !== null && hasSameSettings(this.#stored.table, table)',
    to: 'const isSame = true',
  },
  {
    name: 'the older part of the log is dropped',
    seed: 3,
    file: `${table}/TableStorage.ts`,
    from: "if (chunk) this.#rows('insert into chunks values (?, ?)', table.seq, chunk)",
    to: '',
  },
  {
    name: 'chat messages are never stored',
    seed: 1,
    file: `${table}/TableStorage.ts`,
    from: 'for (const message of chat) this.#addChatMessage(message)',
    to: '',
  },
  {
    name: 'a bot does not move when it is due',
    seed: 2,
    file: `${decisions}/clock.ts`,
    from: 'if (botsActAt === null || botsActAt > context.now) return { table: paused }',
    to: 'return { table: paused }',
  },
  {
    name: 'bots are only scheduled if one of them will signal',
    seed: 5,
    game: 'the-game',
    file: `${decisions}/bots.ts`,
    from: 'botSeats(table, now).some((seat) => maySignal(game, table, phase, seat))',
    to: 'willBotsAct(game as GameWithBots, table, phase, now)',
  },
  {
    name: 'a table never expires',
    seed: 1,
    file: `${decisions}/expiry.ts`,
    from: 'return step === waits.length ? null : { ...table, expiry: { step, at: now } }',
    to: 'return { ...table, expiry: { step: Math.min(step, 2), at: now } }',
  },
  {
    name: 'a relay without spectators thinks that its alarm is still set',
    seed: 3,
    plan: { actions: wakesWhileCounted },
    file: 'worker/spectators/RelayObject.ts',
    from: `        this.#alarm.clear()
        return`,
    to: '        return',
  },
  {
    name: 'a page does not resend commands over a new connection',
    seed: 5,
    file: 'web/client/Outbox.ts',
    from: `    this.#sentIds.clear()
    this.#lastAccepted = lastAccepted`,
    to: `    this.#lastAccepted = lastAccepted`,
  },
  {
    name: 'a page ignores that its seat has changed',
    seed: 1,
    file: 'web/client/TableModel.ts',
    from: `        this.seat.value = message.seat
        this.table.value = message.table`,
    to: '        this.table.value = message.table',
  },
  {
    name: 'a shared phone shows the next deal to the player who held it',
    seed: 10,
    file: `${phone}/SharedPhone.ts`,
    from: '&& uncovered.deal === table.deal',
    to: '',
  },
  {
    name: 'a shared phone does not cover the cards when it is put away',
    seed: 1,
    file: `${phone}/SharedPhone.ts`,
    from: "if (document.visibilityState === 'hidden') cover()",
    to: '',
  },
  {
    name: 'a shared phone only asks for its first player',
    seed: 1,
    plan: { actions: sharesPhones },
    file: `${phone}/SharedPhone.ts`,
    from: 'able.flatMap((one) => one.model.seat.value ?? [])',
    to: 'able.slice(0, 1).flatMap((one) => one.model.seat.value ?? [])',
  },
  {
    name: 'a view shows a player a card of another hand',
    seed: 1,
    file: positions,
    from: view,
    to: '    view: { ...game.view(deal.state, viewer), ...(viewer === 0 && { more: deal.state.hands[1]?.[0] }) },',
  },
  {
    name: 'a view shows a hand to spectators',
    seed: 1,
    file: positions,
    from: view,
    to: "    view: { ...game.view(deal.state, viewer), ...(viewer === 'public' && { hand: deal.state.hands[0] }) },",
  },
  {
    name: 'a view hides a card of the player’s own hand',
    seed: 1,
    file: positions,
    from: view,
    to: '    view: { ...game.view(deal.state, viewer), ...(viewer === 1 && { hand: deal.state.hands[1]?.slice(1) }) },',
  },
  {
    name: 'open hands show more than hands',
    seed: 22,
    file: `${decisions}/open-hands.ts`,
    from: "'open-hands'), openHands: true }",
    to: "'open-hands'), view: { ...game.view(deal.state, 'open-hands'), more: 1 }, openHands: true }",
  },
  {
    name: 'a chat message is stored twice',
    seed: 1,
    file: `${table}/TableStorage.ts`,
    from: 'for (const message of chat) this.#addChatMessage(message)',
    to: 'for (const message of [...chat, ...chat]) this.#addChatMessage(message)',
  },
  {
    name: 'a setting is acknowledged, and not stored',
    seed: 7,
    file: `${decisions}/receive.ts`,
    from: `        table: { ...table, spectatorDelay: command.moves },
        entry: { type: 'set-spectator-delay', data: { moves: command.moves } },`,
    to: '        table',
  },
  {
    name: 'the record of a game lacks its first step',
    seed: 1,
    plan: { actions: fetchesRecords },
    file: `${decisions}/records.ts`,
    from: '    proof,\n    steps,',
    to: '    proof,\n    steps: steps.slice(1),',
  },
  {
    name: 'every player may delete the table',
    seed: 25,
    file: `${decisions}/permissions.ts`,
    from: "'delete-table': { host: 'real',",
    to: "'delete-table': {",
  },
  {
    name: 'a deleted table stays in the storage',
    seed: 2,
    file: `${table}/LiveTable.ts`,
    from: 'if (change.deletesTable) this.delete()',
    to: '',
  },
  {
    name: 'a new connection of a seat does not replace the old one',
    seed: 1,
    file: `${table}/SeatSockets.ts`,
    from: 'for (const older of this.open(attachment.id)) close(older, closeCodes.replaced)',
    to: '',
  },
  {
    name: 'an outage costs a player two turns',
    seed: 3,
    plan: { actions: outlastsTurns, tempo: 'brisk' },
    file: `${decisions}/substitutes.ts`,
    from: 'const maxOverdueTurns = 2',
    to: 'const maxOverdueTurns = 1',
  },
  {
    name: 'a broken stream reconnects without backoff',
    seed: 5,
    file: 'client/stream.ts',
    from: '    await pass(pause)\n',
    to: '',
  },
  {
    name: 'a stream that breaks after its first message resets the backoff',
    seed: 5,
    file: 'client/stream.ts',
    from: 'if (performance.now() - begun > longestPause)',
    to: 'if (begun < Infinity)',
  },
  {
    name: 'a program does not notice a dead stream',
    seed: 7,
    file: 'client/stream.ts',
    from: 'setTimeout(() => ending.abort(), silence)',
    to: 'setTimeout(() => undefined, silence)',
  },
  {
    name: 'a stream lacks a legal move',
    seed: 5,
    file: 'worker/http/move-annotator.ts',
    from: 'moves: game?.moves(seen.view, table.options) ?? [],',
    to: 'moves: game?.moves(seen.view, table.options).slice(1) ?? [],',
  },
  {
    name: 'a stream loses a message',
    seed: 5,
    file: 'worker/http/stream.ts',
    from: "        socket.addEventListener('message', ({ data }) => {",
    to: `        let count = 0
        socket.addEventListener('message', ({ data }) => {
          if (++count % 7 === 0) return`,
  },
  {
    name: 'a shared phone keeps a seat that moved to another device',
    seed: 1,
    plan: { actions: leavesSharedPhone },
    file: 'web/table/shared-phone/SharedPhone.ts',
    from: "const isTakenAlong = ending === 'replaced' && storedPhone(this.#code)?.tab === this.#tab",
    to: 'const isTakenAlong = false',
  },
]
