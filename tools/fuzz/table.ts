import { setTimeout as pass } from 'node:timers/promises'

import { games } from '../../shared/games/all.ts'
import type { Seated, TableMade } from '../../shared/wire/protocol.ts'
import { brokenFrame } from './breaking.ts'
import type { Dice } from '../../tests/support/dice.ts'
import type { Trial } from './trial.ts'
import { withPatience } from './http.ts'
import { answerComplaints, jsonOf, short, type Answered } from './laws.ts'
import { isMovedByTime, lookAt, type Looked, momentOf, still } from './looking.ts'
import { Player } from './player.ts'
import { request } from './requests.ts'
import { gameAt, saying, someOptions, type Known, type Manner } from './sayings.ts'
import { sendingOf } from './sending.ts'
import { strangers } from './strangers.ts'
import { layerOf } from './tally.ts'

/** One table, at which everybody misbehaves, from the first seat that is taken to the rematch. */
export class FuzzedTable {
  readonly #trial: Trial
  readonly #dice: Dice
  readonly #code: string
  #players: Player[] = []
  /** What was sent since all was last looked at. */
  #sent: string[] = []
  #accepted = false
  /** How all stood when it was last looked at, if nothing was accepted since. */
  #still: Looked | null = null

  private constructor(trial: Trial, dice: Dice, code: string) {
    this.#trial = trial
    this.#dice = dice
    this.#code = code
  }

  static async open(trial: Trial, dice: Dice): Promise<FuzzedTable> {
    const game = dice.oneOf(games).about.id
    for (;;) {
      // Not every choice of options goes together; the usual ones do.
      const options = dice.onceIn(2) ? someOptions({ game }, dice) : {}
      const { body, status } = await trial.ask({
        method: 'POST',
        path: '/api/tables',
        body: JSON.stringify({ game, options }),
      })
      if (status !== 201) continue
      const table = new FuzzedTable(trial, dice, (JSON.parse(body) as TableMade).code)
      await table.#fill(Math.max(2, gameAt({ game }).about.seats.min) + dice.below(2))
      return table
    }
  }

  /** Some messages from every seat and from outside; what all of them were refused for has changed nothing. */
  async misbehave(most: number): Promise<void> {
    await this.#settle()
    if (this.#players.length === 0) return
    const before = this.#still ?? (await this.#look())
    this.#still = null
    this.#sent = []
    this.#accepted = false
    const moment = momentOf(before)
    const manner = this.#dice.onceIn(4) ? 'likely' : 'wrong'
    const answers = this.#players.flatMap((player) => this.#saysFrom(player, most, manner))
    const outside = Array.from({ length: perBatch }, () => this.#asks())
    const comes = this.#dice.onceIn(3) ? [this.#comes()] : []
    await withPatience(Promise.all([...answers, ...outside, ...comes]), () =>
      this.#complain('something is not answered'),
    )
    this.#trial.tally.add('moments', moment, this.#sent.length)
    await Promise.all(this.#players.map((player) => player.ready()))
    const after = await this.#look()
    if (this.#accepted) return this.#trial.tally.add('compared', 'something was accepted')
    if (isMovedByTime(before) || isMovedByTime(after))
      return this.#trial.tally.add('compared', 'time alone changes it')
    this.#trial.tally.add('compared', 'all was refused')
    if (still(before) !== still(after))
      this.#complain(`a refusal changed something:\n${still(before)}\n${still(after)}`)
    this.#still = after
  }

  /** Plays on as people do, or starts, or starts again. */
  async goOn(): Promise<void> {
    await this.#settle()
    this.#still = null
    const host = this.#players.find(({ seat, table }) => table?.host === seat)
    const phase = this.#players[0]?.table?.phase
    const say = (player: Player | undefined, fields: object) =>
      player?.say(JSON.stringify({ id: `g${this.#dice.below(1e9)}`, ...fields }))
    if (phase === 'gathering') {
      await say(host, { type: 'start' })
      return
    }
    if (phase === 'over' && this.#dice.onceIn(3)) {
      await say(host, { type: this.#dice.oneOf(['rematch', 'gather']) })
      return
    }
    if (this.#players[0]?.table?.paused) await say(host, { type: 'resume' })
    for (let move = 0; move < 12; move++) {
      const mover = this.#players.find(
        ({ seat, shown }) => seat !== null && shown?.toMove.includes(seat),
      )
      if (!mover?.shown || !mover.table || mover.allowance() < 2) return
      const { turn, view } = mover.shown
      const legal = gameAt(mover.table).moves(view, mover.table.options)
      if (legal.length === 0) return this.#complain('whoever is to move has no move')
      const answer = await say(mover, { type: 'move', turn, move: this.#dice.oneOf(legal) })
      if (answer?.type !== 'done') return
    }
    if (this.#dice.onceIn(4)) await say(this.#players[0], { type: 'pause' })
  }

  /** Far more than a seat may say, until its line is closed for it. */
  async flood(messages: number): Promise<void> {
    await this.#settle()
    const [player] = this.#players
    if (!player) return
    await withPatience(
      Promise.all(
        Array.from({ length: messages }, (_, number) => player.say(`{"flood":${number}}`)),
      ),
      () => this.#complain('a flood is not answered'),
    )
    this.#trial.tally.add('doors', 'seat: flood', messages)
    // Long enough for its bucket to be full again.
    await pass(1_000)
  }

  leave(): void {
    for (const player of this.#players) player.hangUp()
  }

  #complain(what: string): void {
    const lines = this.#sent.slice(-40).map(short).join('\n    ')
    this.#trial.complain(`${this.#code}: ${what}\n    ${lines}`)
  }

  #saysFrom(player: Player, most: number, manner: Manner): Promise<void>[] {
    const dice = this.#dice
    const sending: Promise<void>[] = []
    // The look at the end is a visit, too.
    for (let count = Math.min(most, player.allowance() - 2); count > 0; count--) {
      const known = this.#known(player)
      if (!known) break
      const text = saying(known, manner, dice)
      if (dice.onceIn(400)) {
        const { name, bytes } = brokenFrame(dice)
        this.#note(`broken line: ${name}`, 'seat: broken line')
        player.breakLine(bytes)
        break
      }
      sending.push(this.#sends(player, text))
    }
    return sending
  }

  async #sends(player: Player, text: string): Promise<void> {
    const { way, read, send } = sendingOf(text, this.#dice)
    this.#note(text, `seat: ${way}`)
    const answer = await player.say(read, send)
    // Without an answer it may have been accepted.
    if (answer?.type !== 'refused') this.#accepted = true
  }

  async #asks(): Promise<void> {
    const dice = this.#dice
    const player = dice.oneOf(this.#players)
    const known = this.#known(player)
    if (!known) return
    if (player.allowance() < 3) return
    player.charge()
    const asking = request({ code: this.#code, token: player.token, known }, dice)
    this.#note(`${asking.method} ${asking.path} ${asking.body ?? ''}`, `HTTP ${asking.method}`)
    const answer = await this.#trial.ask(asking).catch((error: Error) => error)
    if (answer instanceof Error)
      return this.#complain(`${asking.method} ${asking.path}: ${answer.message}`)
    for (const complaint of answerComplaints(asking, answer)) this.#complain(complaint)
    this.#count(answer)
    if (answer.status < 300 && asking.method === 'POST') this.#accepted = true
  }

  #count({ status, body }: Answered): void {
    this.#trial.tally.add('HTTP answers', String(status))
    const answered = jsonOf(body)
    const isRefusal =
      status >= 400 && typeof answered === 'object' && answered !== null && 'refusal' in answered
    if (isRefusal) {
      const refusal = answered.refusal as Parameters<typeof layerOf>[0]
      this.#trial.tally.add('refused', refusal)
      return this.#trial.tally.add('layers', layerOf(refusal))
    }
    this.#trial.tally.add('layers', status === 201 ? 'accepted' : status < 400 ? 'shown' : 'door')
  }

  /** Somebody without a seat tries one of the sockets. */
  async #comes(): Promise<void> {
    const stranger = this.#dice.oneOf(strangers)
    const token = this.#players[0]?.token ?? ''
    this.#note(`a stranger: ${stranger.name}`, `socket: ${stranger.name}`)
    const complaint = await stranger.come(this.#trial, { code: this.#code, token }, this.#dice)
    if (complaint !== null) this.#complain(`${stranger.name}: ${complaint}`)
  }

  #note(text: string, doorway: string): void {
    this.#sent.push(text)
    this.#trial.tally.add('doors', doorway)
  }

  /** Whoever comes has a name of their own: under that of somebody who was removed they would have to ask. */
  #named = 0

  #known(player: Player): Known | null {
    if (!player.table) return null
    const others = this.#players.flatMap(({ shown }) => shown ?? [])
    return { table: player.table, shown: player.shown, others }
  }

  /** All who still sit have lines, and there are enough of them. */
  async #settle(): Promise<void> {
    await Promise.all(this.#players.map((player) => player.ready()))
    this.#players = this.#players.filter((player) => !player.isUnseated && player.table)
    if (this.#players.length < 2) await this.#fill(2 - this.#players.length)
    while (this.#players.some((player) => player.allowance() < enough)) await pass(100)
  }

  #look(): Promise<Looked> {
    return lookAt(this.#trial, this.#code, this.#players)
  }

  async #fill(newcomers: number): Promise<void> {
    this.#still = null
    for (let more = 0; more < newcomers; more++) {
      this.#named += 1
      const { status, body } = await this.#trial.ask({
        method: 'POST',
        path: `/api/tables/${this.#code}/seats`,
        body: JSON.stringify({ name: `Ada ${this.#named}` }),
      })
      if (status !== 201) return
      const player = new Player(this.#trial, this.#code, (JSON.parse(body) as Seated).token)
      await player.ready()
      this.#players.push(player)
    }
  }
}

/** Requests from outside in a batch; and what a seat may say at least before one begins. */
const perBatch = 8
const enough = 25
