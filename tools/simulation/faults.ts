import type { Change } from './bundle.ts'
import { type Action, type Plan, planOf } from './plan.ts'

/**
 * A planted fault: a change that somebody might make, and the seed of a table whose first hour finds it. A rare one has actions
 * of its own.
 */
export type Fault = {
  readonly name: string
  readonly seed: number
  readonly actions?: readonly Action[]
} & Change

/** Returns the plan that finds a fault. */
export const planFor = ({ seed, actions }: Pick<Fault, 'seed' | 'actions'>): Plan =>
  actions
    ? { ...planOf(seed, 1), people: 2, programs: 0, deletes: false, actions }
    : planOf(seed, 1)

/** The fault of this name. */
export function faultNamed(name: string): Fault {
  const fault = faults.find((one) => one.name === name)
  if (!fault) throw new Error(`'${name}' is none of\n${faults.map((one) => one.name).join('\n')}`)
  return fault
}

// ---------------------------------------------------------------- actions that find rare faults

type Acting = { readonly begin: number; readonly pause: number; readonly people: number }

/** People act this many times, each in turn; every roll is one more than the one before. */
export const acts = (many: number, { begin, pause, people }: Acting, roll: number): Action[] =>
  Array.from({ length: many }, (_, one) => ({
    at: begin + one * pause,
    kind: 'acts',
    who: one % people,
    roll: roll + one,
  }))

const inHaste = { pause: 90, people: 2 }

/** Two people move as fast as they can while crowds come: updates are on their way when the table gives the next snapshot. */
export const movesWhileCrowdsCome: readonly Action[] = [
  ...acts(6, { begin: 5_000, pause: 8_000, people: 2 }, 34_000),
  { at: 60_000, kind: 'a spectator comes', who: 0, roll: 34_006 },
  { at: 70_000, kind: 'a crowd comes', who: 0, roll: 34_007 },
  ...acts(8, { begin: 70_000, ...inHaste }, 34_008),
  { at: 90_000, kind: 'a crowd comes', who: 0, roll: 34_016 },
  ...acts(8, { begin: 90_000, ...inHaste }, 34_017),
  { at: 110_000, kind: 'a crowd comes', who: 0, roll: 34_025 },
  ...acts(8, { begin: 110_000, ...inHaste }, 34_026),
]

const alone = { pause: 8_000, people: 1 }

/** A tab falls asleep before it receives answers, and resends its commands after another tab of the seat has sent many. */
export const resendsAfterMany: readonly Action[] = [
  { at: 1, kind: 'acts', who: 0, roll: 34 },
  ...acts(10, { begin: 10_000, ...alone }, 35_000),
  { at: 100_000, kind: 'receives nothing', who: 0, roll: 35 },
  { at: 100_150, kind: 'sleeps', who: 0, roll: 1 },
  { at: 110_000, kind: 'opens another tab', who: 0, roll: 1 },
  ...acts(40, { begin: 120_000, ...alone }, 35_100),
  { at: 500_000, kind: 'wakes', who: 0, roll: 1 },
  { at: 560_000, kind: 'a quiet while', who: 0, roll: 1 },
]

/** A spectator's connection is given up while they sleep; they wake just as the relay reports that nobody is left. */
export const wakesWhileCounted: readonly Action[] = [
  { at: 1, kind: 'acts', who: 0, roll: 101 },
  { at: 5_000, kind: 'acts', who: 1, roll: 100 },
  { at: 9_000, kind: 'acts', who: 0, roll: 100 },
  { at: 60_000, kind: 'sleeps', who: 1, roll: 100 },
  { at: 201_050, kind: 'wakes', who: 1, roll: 162 },
  { at: 700_000, kind: 'a quiet while', who: 0, roll: 100 },
]

/** The table never answers the relay of the first spectator. */
export const watchesWithoutAnswer: readonly Action[] = [
  { at: 5_000, kind: 'acts', who: 0, roll: 100 },
  { at: 20_000, kind: 'a call is lost', who: 0, roll: 5 },
  { at: 21_000, kind: 'a spectator comes', who: 0, roll: 100 },
  { at: 60_000, kind: 'a quiet while', who: 0, roll: 100 },
]

const two = { pause: 2_000, people: 2 }

/** Two people play whole games, and fetch the record every ten seconds. */
export const fetchesRecords: readonly Action[] = [
  ...acts(300, { begin: 3_000, pause: 2_500, people: 2 }, 8_000),
  ...Array.from({ length: 70 }, (_, roll): Action => ({
    at: 10_001 + roll * 10_000,
    kind: 'fetches the record',
    who: roll % 2,
    roll,
  })),
].toSorted((one, other) => one.at - other.at)

/** A relay with two spectators is evicted, and wakes for the next update. */
export const relayWakes: readonly Action[] = [
  ...acts(6, { begin: 3_000, ...two }, 22_000),
  { at: 20_000, kind: 'a spectator comes', who: 0, roll: 22 },
  { at: 22_000, kind: 'a spectator comes', who: 0, roll: 23 },
  ...acts(4, { begin: 30_000, ...two }, 22_010),
  { at: 45_000, kind: 'everything is evicted', who: 0, roll: 22 },
  ...acts(6, { begin: 46_000, pause: 500, people: 2 }, 22_020),
  { at: 80_000, kind: 'a quiet while', who: 0, roll: 22 },
]

/** The service is down for longer than two turns of a table with timed turns. */
export const outlastsTurns: readonly Action[] = [
  ...acts(20, { begin: 3_000, pause: 2_500, people: 2 }, 22_000),
  { at: 70_000, kind: 'an outage', who: 0, roll: 22 },
  { at: 511_000, kind: 'a quiet while', who: 0, roll: 22 },
]

/** Two phones are shared by several people, who begin to play. */
export const sharesPhones: readonly Action[] = [
  ...acts(4, { begin: 1_000, pause: 800, people: 2 }, 1_000),
  { at: 6_000, kind: 'shares the phone', who: 0, roll: 1_000 },
  { at: 8_000, kind: 'shares the phone', who: 1, roll: 1_001 },
  ...acts(12, { begin: 20_000, pause: 1_500, people: 2 }, 1_010),
  { at: 60_000, kind: 'a quiet while', who: 0, roll: 1_000 },
]

/** One of the people of a shared phone opens their seat on a device of their own. */
export const leavesSharedPhone: readonly Action[] = [
  ...acts(4, { begin: 1_000, pause: 800, people: 2 }, 1_000),
  { at: 6_000, kind: 'shares the phone', who: 0, roll: 1_000 },
  ...acts(6, { begin: 10_000, pause: 1_500, people: 2 }, 1_010),
  { at: 25_000, kind: 'opens the seat elsewhere', who: 0, roll: 1_007 },
  { at: 40_000, kind: 'a quiet while', who: 0, roll: 1_000 },
]

// ---------------------------------------------------------------- the faults

const table = 'worker/table'
const decisions = `${table}/decisions`
const phone = 'web/table/shared-phone'
const views = `${decisions}/views.ts`
const view = '    view: game.view(deal.state, viewer),'

export const faults: readonly Fault[] = [
  {
    name: 'news is sent before it is written',
    seed: 5,
    file: `${table}/LiveTable.ts`,
    from: '    this.storage.save(changes, now)',
    to: `    for (const [socket, messages] of outgoing) send(socket, messages)
    this.storage.save(changes, now)`,
  },
  {
    name: 'a command is acknowledged before it is obeyed',
    seed: 1,
    file: `${table}/SeatLines.ts`,
    from: `    const obeyed =`,
    to: `    send(socket, [encode({ type: 'done', id: idOf(data) ?? '' })])
    const obeyed =`,
  },
  {
    name: 'a view leaves out that the move is done',
    seed: 2,
    file: views,
    from: ', ...(done !== undefined && { done })',
    to: '',
  },
  {
    name: 'a relay forgets who waits for the first snapshot',
    seed: 2,
    file: 'worker/spectators/RelayObject.ts',
    from: 'this.#broadcast.addSubscriber(server)',
    to: '',
  },
  {
    name: 'a relay waits for ever for a table that never answers',
    seed: 3,
    actions: watchesWithoutAnswer,
    file: 'worker/time-limit.ts',
    from: 'scheduler.wait(limit,',
    to: 'scheduler.wait(2 ** 40,',
  },
  {
    name: 'an alarm that has rung counts as set',
    seed: 1,
    file: 'worker/Alarm.ts',
    from: `  clear(): void {
    this.#time = null`,
    to: '  clear(): void {',
  },
  {
    name: 'a relay misses the first news after a snapshot',
    seed: 2,
    file: 'worker/spectators/Broadcast.ts',
    from: 'number <= (this.#cursors.get(socket) ?? 0)',
    to: 'number <= (this.#cursors.get(socket) ?? 0) + 1',
  },
  {
    name: 'a snapshot overtakes the news that it holds',
    seed: 24,
    actions: movesWhileCrowdsCome,
    file: `${table}/Relays.ts`,
    from: 'this.#call(code, place, (relay) => relay.setSnapshot(snapshot, this.#epoch, ask))',
    to: 'void getRelay(this.#namespace, code, place).setSnapshot(snapshot, this.#epoch, ask)',
  },
  {
    name: 'a relay repeats to newcomers what their snapshot holds',
    seed: 49,
    actions: movesWhileCrowdsCome,
    file: 'worker/spectators/Broadcast.ts',
    from: 'this.#cursors.set(socket, this.#lastNumber)',
    to: '',
  },
  {
    name: 'a relay that wakes knows of no watchers',
    seed: 3,
    actions: relayWakes,
    file: 'worker/spectators/RelayObject.ts',
    from: `new Connections(ctx)
    this.#spectators = this.#sockets.open().length`,
    to: `new Connections(ctx)
    this.#spectators = 0`,
  },
  {
    name: 'news for watchers overtakes other news',
    seed: 16,
    actions: movesWhileCrowdsCome,
    file: `${table}/Relays.ts`,
    from: 'this.#stubs.get(name) ?? getRelay',
    to: 'getRelay',
  },
  {
    name: 'the public table has a field too many',
    seed: 1,
    file: views,
    from: "...(one.kind === 'human' && { person: personOf(one) }),",
    to: "...(one.kind === 'human' && { person: personOf(one), tokenHash: one.tokenHash }),",
  },
  {
    name: 'a view tells how the secret begins',
    seed: 1,
    file: views,
    from: view,
    to: '    view: { ...game.view(deal.state, viewer), chance: deal.secret.slice(0, 8) },',
  },
  {
    name: 'watchers who are behind see the present',
    seed: 3,
    file: views,
    from: 'const seen = watched ?? projectionNow(',
    to: 'const seen = projectionNow(',
  },
  {
    name: 'open hands are shown too soon',
    seed: 3,
    file: `${decisions}/open-hands.ts`,
    from: 'if (!next || movesAmong(steps) < moves) return null',
    to: 'if (!next) return null',
  },
  {
    name: 'open hands are one state too new',
    seed: 3,
    file: `${decisions}/open-hands.ts`,
    from: "view = game.view(state, 'open-hands')",
    to: "view = game.view(after(game, state, next), 'open-hands')",
  },
  {
    name: 'hands are shown while one yes is missing',
    seed: 14,
    file: `${decisions}/open-hands.ts`,
    from: 'humansAt(table).every(',
    to: 'humansAt(table).some(',
  },
  {
    name: 'a command that is said again counts again',
    seed: 2,
    file: `${decisions}/receive.ts`,
    from: 'if (accepted.includes(command.id)) return ok({ table })',
    to: '',
  },
  {
    name: 'a table remembers two commands of a seat',
    seed: 2,
    file: `${decisions}/receive.ts`,
    from: '.slice(-limits.commandsRemembered)',
    to: '.slice(-2)',
  },
  {
    name: 'a table counts again what it may have forgotten',
    seed: 34,
    actions: resendsAfterMany,
    file: `${decisions}/receive.ts`,
    from: 'if (mayBeForgotten(accepted, command.after))',
    to: 'if (false)',
  },
  {
    name: 'only the first line hears what happens',
    seed: 5,
    file: `${table}/LiveTable.ts`,
    from: 'for (const [socket, messages] of outgoing) send(socket, messages)',
    to: 'for (const [socket, messages] of outgoing.slice(0, 1)) send(socket, messages)',
  },
  {
    name: 'nobody looks for lines that have died',
    seed: 1,
    file: `${table}/SeatLines.ts`,
    from: 'live.sockets.closeIdle(now)',
    to: '',
  },
  {
    name: 'a line is nobody’s after a sleep',
    seed: 1,
    file: 'worker/Connections.ts',
    from: 'socket.serializeAttachment(attachment)',
    to: '',
  },
  {
    name: 'settings are kept in memory',
    seed: 1,
    file: `${table}/TableStorage.ts`,
    from: 'const isSame = this.#stored !== null && isSameMatters(this.#stored.table, table)',
    to: 'const isSame = true',
  },
  {
    name: 'the older part of the log is thrown away',
    seed: 3,
    file: `${table}/TableStorage.ts`,
    from: "if (log.chunk) this.#rows('insert into chunks values (?, ?)', table.seq, log.chunk)",
    to: '',
  },
  {
    name: 'what was chatted is gone',
    seed: 1,
    file: `${table}/TableStorage.ts`,
    from: 'for (const line of chat) this.#keepLine(line)',
    to: '',
  },
  {
    name: 'a bot that is due does not move',
    seed: 8,
    file: `${decisions}/clock.ts`,
    from: 'if (botAt === null || botAt > moment.now) return { table: paused }',
    to: 'return { table: paused }',
  },
  {
    name: 'bots look only if one of them has something to say',
    seed: 2,
    file: `${decisions}/bots.ts`,
    from: 'botSeats(table, now).some((seat) => maySpeak(game, table, phase, seat))',
    to: 'botsHaveToAct(game as GameWithBots, table, phase, now)',
  },
  {
    name: 'a table never forgets itself',
    seed: 1,
    file: `${decisions}/expiry.ts`,
    from: 'return step === waits.length ? null : { ...table, due: { step, at: now } }',
    to: 'return { ...table, due: { step: Math.min(step, 2), at: now } }',
  },
  {
    name: 'a relay that is done with believes in an alarm that is gone',
    seed: 58,
    actions: wakesWhileCounted,
    file: 'worker/spectators/RelayObject.ts',
    from: `        this.#alarm.clear()
        return`,
    to: '        return',
  },
  {
    name: 'what a page has said is not said again over a new line',
    seed: 5,
    file: 'web/client/Outbox.ts',
    from: `    this.#sentIds.clear()
    this.#lastAccepted = lastAccepted`,
    to: `    this.#lastAccepted = lastAccepted`,
  },
  {
    name: 'a page keeps the seat that it had',
    seed: 18,
    file: 'web/client/TableModel.ts',
    from: `        this.seat.value = message.seat
        this.table.value = message.table`,
    to: '        this.table.value = message.table',
  },
  {
    name: 'a phone of several shows the next cards to whoever held it',
    seed: 56,
    file: `${phone}/SharedPhone.ts`,
    from: '&& uncovered.deal === table.deal',
    to: '',
  },
  {
    name: 'a phone of several keeps cards in sight that is put away',
    seed: 1,
    file: `${phone}/SharedPhone.ts`,
    from: "if (document.visibilityState === 'hidden') cover()",
    to: '',
  },
  {
    name: 'a phone of several asks for one of its people alone',
    seed: 1,
    actions: sharesPhones,
    file: `${phone}/SharedPhone.ts`,
    from: 'able.flatMap((one) => one.model.seat.value ?? [])',
    to: 'able.slice(0, 1).flatMap((one) => one.model.seat.value ?? [])',
  },
  {
    name: 'a view shows a seat a card of another hand',
    seed: 1,
    file: views,
    from: view,
    to: '    view: { ...game.view(deal.state, viewer), ...(viewer === 0 && { more: deal.state.hands[1]?.[0] }) },',
  },
  {
    name: 'a view shows spectators a hand',
    seed: 1,
    file: views,
    from: view,
    to: "    view: { ...game.view(deal.state, viewer), ...(viewer === 'public' && { hand: deal.state.hands[0] }) },",
  },
  {
    name: 'a view hides a card of its own hand',
    seed: 1,
    file: views,
    from: view,
    to: '    view: { ...game.view(deal.state, viewer), ...(viewer === 1 && { hand: deal.state.hands[1]?.slice(1) }) },',
  },
  {
    name: 'open hands show more than hands',
    seed: 3,
    file: `${decisions}/open-hands.ts`,
    from: "view = game.view(state, 'open-hands')",
    to: "view = { ...game.view(state, 'open-hands'), more: 1 }",
  },
  {
    name: 'a chat message is stored twice',
    seed: 1,
    file: `${table}/TableStorage.ts`,
    from: 'for (const line of chat) this.#keepLine(line)',
    to: 'for (const line of [...chat, ...chat]) this.#keepLine(line)',
  },
  {
    name: 'a setting is acknowledged, and not stored',
    seed: 8,
    file: `${decisions}/receive.ts`,
    from: `        table: { ...table, delay: command.moves },
        entry: { what: 'delay', data: { moves: command.moves } },`,
    to: '        table',
  },
  {
    name: 'the record of a game leaves out a step',
    seed: 1,
    actions: fetchesRecords,
    file: `${decisions}/records.ts`,
    from: '    proof,\n    steps,',
    to: '    proof,\n    steps: steps.slice(1),',
  },
  {
    name: 'anybody may delete the table',
    seed: 5,
    file: `${decisions}/receive.ts`,
    from: "  'delete-table',\n  'start',",
    to: "  'start',",
  },
  {
    name: 'a deleted table stays',
    seed: 2,
    file: `${table}/LiveTable.ts`,
    from: 'if (change.deletes) this.delete()',
    to: '',
  },
  {
    name: 'a new connection of a seat leaves the one before it open',
    seed: 1,
    file: `${table}/SeatSockets.ts`,
    from: 'for (const older of this.open(line.id)) close(older, closing.replaced)',
    to: '',
  },
  {
    name: 'turns that time out during an outage time out twice',
    seed: 3,
    actions: outlastsTurns,
    file: `${decisions}/substitutes.ts`,
    from: 'const mostOverdue = 2',
    to: 'const mostOverdue = 1',
  },
  {
    name: 'a stream that breaks is opened again without a pause',
    seed: 5,
    file: 'client/stream.ts',
    from: '    await pass(pause)\n',
    to: '',
  },
  {
    name: 'a stream that breaks after its first line counts as one that has lasted',
    seed: 5,
    file: 'client/stream.ts',
    from: 'if (performance.now() - begun > longestPause)',
    to: 'if (begun < Infinity)',
  },
  {
    name: 'a program does not notice that its stream is dead',
    seed: 7,
    file: 'client/stream.ts',
    from: 'setTimeout(() => ending.abort(), silence)',
    to: 'setTimeout(() => undefined, silence)',
  },
  {
    name: 'a stream leaves out a move that its seat may make',
    seed: 5,
    file: 'worker/move-annotator.ts',
    from: 'moves: game?.moves(seen.view, table.options) ?? [],',
    to: 'moves: game?.moves(seen.view, table.options).slice(1) ?? [],',
  },
  {
    name: 'a stream loses a message',
    seed: 5,
    file: 'worker/stream.ts',
    from: "        socket.addEventListener('message', ({ data }) => {",
    to: `        let count = 0
        socket.addEventListener('message', ({ data }) => {
          if (++count % 7 === 0) return`,
  },
  {
    name: 'a shared phone keeps a seat that plays elsewhere',
    seed: 1,
    actions: leavesSharedPhone,
    file: 'web/table/shared-phone/SharedPhone.ts',
    from: "const isTakenAlong = ending === 'replaced' && storedPhone(this.#code)?.tab === this.#tab",
    to: 'const isTakenAlong = false',
  },
]
