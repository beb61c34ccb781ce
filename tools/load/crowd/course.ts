import { setTimeout as pass } from 'node:timers/promises'

import type { GameRecord, PublicState } from '../../../shared/wire/protocol.ts'
import { pick, randomFrom, shuffle, type Random } from '../../../shared/deal/random.ts'
import { Crowd } from './Crowd.ts'
import type { Pair } from './figures.ts'
import { Players, type MoveMade } from './Players.ts'
import type { Recording } from './recording.ts'
import type { Truth } from './truth.ts'

export type Wanted = {
  readonly game: string
  readonly watchers: number
  readonly players: number
  /** Decides who leaves and comes back, and when; and what the players do where they do not care. */
  readonly seed: number
  /** Milliseconds between two moves. */
  readonly pace: number
  /** How many come in a second. */
  readonly perSecond: number
  /** How often moves with and without watchers are compared. */
  readonly pairs: number
  /** Moves that are watched in the game after the first. */
  readonly movesAfter: number
}

export type Happened = {
  readonly recording: Recording
  readonly records: readonly GameRecord[]
  readonly known: Pick<Truth, 'tokens' | 'marks'>
  readonly pairs: readonly Pair[]
  /** While nobody came or left. */
  readonly moves: readonly MoveMade[]
  readonly cameBack: number
}

/** The share of those who are there before the game begins. */
const punctual = 0.8
/** The share of those who leave, and come back, each time that some do. */
const restless = 0.1
/** Moves at each table in one pair. */
const block = 8
/** Longer than a relay takes to count its watchers. */
const silenceOf = (watchers: number): number => 1_500 + watchers

/** A game and the next one at a table with a crowd, beside a table that nobody watches. */
export async function takeItsCourse(origin: string, wanted: Wanted): Promise<Happened> {
  const table = await Players.sitDown(origin, wanted.game, wanted.players, chanceOf(wanted.seed))
  const twin = await Players.sitDown(origin, wanted.game, wanted.players, chanceOf(wanted.seed + 1))
  const address = `${origin}/api/tables/${table.code}/watch`
  const crowd = new Crowd({ address, perSecond: wanted.perSecond })
  try {
    return await new Course(wanted, table, twin, crowd).run()
  } finally {
    for (const one of [table, twin]) one.leave()
    await crowd.end()
  }
}

class Course {
  readonly #wanted: Wanted
  readonly #table: Players
  readonly #twin: Players
  readonly #crowd: Crowd
  readonly #pairs: Pair[] = []
  readonly #moves: MoveMade[] = []
  readonly #marks: PublicState[] = []
  readonly #records: GameRecord[] = []
  #random: Random
  #cameBack = 0

  constructor(wanted: Wanted, table: Players, twin: Players, crowd: Crowd) {
    this.#wanted = wanted
    this.#table = table
    this.#twin = twin
    this.#crowd = crowd
    this.#random = chanceOf(wanted.seed + 2)
  }

  async run(): Promise<Happened> {
    const everybody = Array.from({ length: this.#wanted.watchers }, (_, watcher) => watcher)
    const early = Math.round(everybody.length * punctual)
    await this.#crowd.come(everybody.slice(0, early))
    await this.#twin.start()
    await this.#table.start()
    await this.#movesUntil(this.#crowd.come(everybody.slice(early)))

    while (!this.#table.isOver) await this.#round()
    await this.#mark()
    this.#records.push(await this.#table.record())

    await this.#table.rematch()
    for (let made = 0; made < this.#wanted.movesAfter && !this.#table.isOver;)
      made += await this.#round()
    await this.#mark()
    const recording = await this.#crowd.recording()
    // What was seen of it can only be computed again when the secret is out.
    while (!this.#table.isOver) await this.#table.move()
    this.#records.push(await this.#table.record())

    return {
      recording,
      records: this.#records,
      known: { tokens: [...this.#table.tokens, ...this.#twin.tokens], marks: this.#marks },
      pairs: this.#pairs,
      moves: this.#moves,
      cameBack: this.#cameBack,
    }
  }

  /** Some moves while nobody comes or goes, and some while people do; the answer is how many. */
  async #round(): Promise<number> {
    const watched =
      this.#pairs.length < this.#wanted.pairs
        ? await this.#pair()
        : await this.#paced(this.#table, block)
    return watched.length + (await this.#comingAndGoing())
  }

  /** Moves at the table that nobody watches, and at the other; each comes first in turn. */
  async #pair(): Promise<readonly MoveMade[]> {
    const both = [this.#twin, this.#table]
    const made = new Map<Players, readonly MoveMade[]>()
    await this.#crowd.quiet(silenceOf(this.#wanted.watchers))
    for (const table of this.#pairs.length % 2 === 0 ? both : both.toReversed()) {
      await this.#crowd.quiet(500)
      made.set(table, await this.#paced(table, block))
    }
    if (this.#twin.isOver) await this.#twin.rematch()
    const [quiet = [], watched = []] = both.map((table) => made.get(table))
    // A game may have ended in the middle of it.
    if (quiet.length > 0 && watched.length > 0)
      this.#pairs.push({ quiet: quiet.map(tookOf), watched: watched.map(tookOf) })
    this.#moves.push(...watched)
    return watched
  }

  async #comingAndGoing(): Promise<number> {
    const { watchers, players } = this.#wanted
    const [order, random] = shuffle(
      this.#random,
      Array.from({ length: watchers }, (_, watcher) => watcher),
    )
    const [talker, after] = pick(random, players)
    this.#random = after
    const leaving = order.slice(0, Math.ceil(watchers * restless))
    this.#cameBack += leaving.length
    await this.#table.chat(talker, 'good luck')
    const before = await this.#movesUntil(this.#crowd.leave(leaving))
    await this.#table.signal()
    return before + (await this.#movesUntil(this.#crowd.come(leaving)))
  }

  /** Goes on playing, but not for ever, while something happens. */
  async #movesUntil(happens: Promise<unknown>): Promise<number> {
    const until = { happened: false }
    const happened = happens.then(() => (until.happened = true))
    let made = 0
    while (!until.happened && !this.#table.isOver && made < block)
      made += (await this.#paced(this.#table, 1)).length
    await happened
    return made
  }

  async #paced(table: Players, moves: number): Promise<MoveMade[]> {
    const made: MoveMade[] = []
    while (made.length < moves) {
      const move = await table.move()
      if (!move) break
      made.push(move)
      await pass(this.#wanted.pace)
    }
    return made
  }

  /** When it has become quiet, everybody who is there must know how things stand. */
  async #mark(): Promise<void> {
    await this.#crowd.quiet(silenceOf(this.#wanted.watchers))
    await this.#crowd.mark()
    this.#marks.push(await this.#table.look())
  }
}

const tookOf = ({ took }: MoveMade): number => took

const chanceOf = (seed: number): Random => randomFrom(seed.toString(16).padStart(64, '0'))
