import type { Planted } from './fault.ts'
import { movesWhileCrowdsCome } from './moves-while-crowds-come.ts'
import { saysAgainAfterMany } from './says-again-after-many.ts'
import { watchesWithoutAnswer } from './watches-without-answer.ts'
import { wakesWhileCounted } from './wakes-while-counted.ts'

const table = 'worker/table'
const decisions = `${table}/decisions`

export const inService: readonly Planted[] = [
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
    file: `${table}/sockets/SeatLines.ts`,
    from: `    const obeyed =`,
    to: `    send(socket, [encode({ type: 'done', id: idOf(data) ?? '' })])
    const obeyed =`,
  },
  {
    name: 'a view leaves out that the move is done',
    seed: 1,
    file: `${decisions}/views/projection.ts`,
    from: ', ...(done !== undefined && { done })',
    to: '',
  },
  {
    name: 'a relay forgets to await its first words',
    seed: 1,
    file: 'worker/relay/RelayObject.ts',
    from: 'const words = await this.#freshWords()',
    to: 'const words = this.#freshWords()',
  },
  {
    name: 'a relay waits for ever for a table that never answers',
    seed: 3,
    happenings: watchesWithoutAnswer,
    file: 'worker/time-limit.ts',
    from: 'scheduler.wait(limit,',
    to: 'scheduler.wait(2 ** 40,',
  },
  {
    name: 'an alarm that has rung counts as set',
    seed: 1,
    file: 'worker/Alarm.ts',
    from: `  hasRung(): void {
    this.#time = null`,
    to: '  hasRung(): void {',
  },
  {
    name: 'a relay misses the first news after a snapshot',
    seed: 4,
    file: 'worker/relay/Broadcast.ts',
    from: 'number <= known.number',
    to: 'number <= known.number + 1',
  },
  {
    name: 'a relay repeats what the snapshot before holds',
    seed: 207,
    happenings: movesWhileCrowdsCome,
    file: 'worker/relay/Broadcast.ts',
    from: ' || (told && isHeld(told, known.holds))',
    to: '',
  },
  {
    name: 'a relay that wakes knows of no watchers',
    seed: 2,
    file: 'worker/relay/RelayObject.ts',
    from: 'this.#listeners = ctx.getWebSockets().filter(isOpen).length',
    to: 'this.#listeners = 0',
  },
  {
    name: 'news for watchers overtakes other news',
    seed: 2,
    file: `${table}/sockets/Relays.ts`,
    from: 'this.#stubs.get(name) ?? relayAt',
    to: 'relayAt',
  },
  {
    name: 'the public table has a field too many',
    seed: 1,
    file: `${decisions}/views/projection.ts`,
    from: "...(one.kind === 'human' && { person: personOf(one) }),",
    to: "...(one.kind === 'human' && { person: personOf(one), tokenHash: one.tokenHash }),",
  },
  {
    name: 'a view tells how the secret begins',
    seed: 1,
    file: `${decisions}/views/projection.ts`,
    from: '    view: game.view(deal.state, viewer),',
    to: '    view: { ...game.view(deal.state, viewer), chance: deal.secret.slice(0, 8) },',
  },
  {
    name: 'watchers who are behind see the present',
    seed: 1,
    file: `${decisions}/views/projection.ts`,
    from: 'const seen = watched ?? projectionNow(',
    to: 'const seen = projectionNow(',
  },
  {
    name: 'open hands are shown too soon',
    seed: 28,
    file: `${decisions}/open-hands/trail.ts`,
    from: 'if (!next || movesAmong(steps) < moves) return null',
    to: 'if (!next) return null',
  },
  {
    name: 'open hands are one state too new',
    seed: 33,
    file: `${decisions}/open-hands/trail.ts`,
    from: "view = game.view(state, 'open-hands')",
    to: "view = game.view(after(game, state, next), 'open-hands')",
  },
  {
    name: 'hands are shown while one yes is missing',
    seed: 9,
    file: `${decisions}/open-hands/open-hands.ts`,
    from: 'humansAt(table).every(',
    to: 'humansAt(table).some(',
  },
  {
    name: 'a command that is said again counts again',
    seed: 5,
    file: `${decisions}/receive.ts`,
    from: 'if (accepted.includes(command.id)) return ok({ table })',
    to: '',
  },
  {
    name: 'a table remembers two commands of a seat',
    seed: 36,
    file: `${decisions}/receive.ts`,
    from: '.slice(-limits.commandsRemembered)',
    to: '.slice(-2)',
  },
  {
    name: 'a table counts again what it may have forgotten',
    seed: 34,
    happenings: saysAgainAfterMany,
    file: `${decisions}/receive.ts`,
    from: 'if (mayBeForgotten(accepted, command.after))',
    to: 'if (false)',
  },
  {
    name: 'only the first line hears what happens',
    seed: 2,
    file: `${table}/LiveTable.ts`,
    from: 'for (const [socket, messages] of outgoing) send(socket, messages)',
    to: 'for (const [socket, messages] of outgoing.slice(0, 1)) send(socket, messages)',
  },
  {
    name: 'nobody looks for lines that have died',
    seed: 1,
    file: `${table}/sockets/SeatLines.ts`,
    from: 'live.sockets.closeDead(now)',
    to: '',
  },
  {
    name: 'a line is nobody’s after a sleep',
    seed: 1,
    file: `${table}/sockets/SeatSockets.ts`,
    from: 'socket.serializeAttachment(attachment)',
    to: '',
  },
  {
    name: 'settings are kept in memory',
    seed: 2,
    file: `${table}/TableStorage.ts`,
    from: 'const isSame = this.#stored !== null && isSameMatters(this.#stored.table, table)',
    to: 'const isSame = true',
  },
  {
    name: 'the older part of the log is thrown away',
    seed: 1,
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
    file: `${decisions}/time/clock.ts`,
    from: 'if (botAt === null || botAt > moment.now) return { table: paused }',
    to: 'return { table: paused }',
  },
  {
    name: 'bots look only if one of them has something to say',
    seed: 2,
    file: `${decisions}/play/bots.ts`,
    from: 'botSeats(table, now).some((seat) => maySpeak(game, table, phase, seat))',
    to: 'botsHaveToAct(game as GameWithBots, table, phase, now)',
  },
  {
    name: 'a table never forgets itself',
    seed: 1,
    file: `${decisions}/time/forgetting.ts`,
    from: 'return step === waits.length ? null : { ...table, due: { step, at: now } }',
    to: 'return { ...table, due: { step: Math.min(step, 2), at: now } }',
  },
  {
    name: 'a relay that is done with believes in an alarm that is gone',
    seed: 12,
    happenings: wakesWhileCounted,
    file: 'worker/relay/RelayObject.ts',
    from: `        this.#alarm.hasRung()
        return`,
    to: '        return',
  },
]
