import { setTimeout as pass } from 'node:timers/promises'

import { games } from '../../shared/games/all.ts'
import type { AnyGame, AnyOptions } from '../../shared/game/game.ts'
import { seatsFor } from '../../shared/game/seats.ts'
import type { GameRecord } from '../../shared/wire/protocol.ts'
import type { Tempo } from '../../shared/wire/tempos.ts'
import { openTable } from '../../tests/support/seat-client.ts'
import type { Counts } from './counts.ts'
import { Dice } from '../../tests/support/dice.ts'
import { Person } from './Person.ts'
import { Road } from './road.ts'
import { anyOptions } from './saying.ts'
import type { Testimony } from './testimony.ts'
import { Watcher } from './Watcher.ts'

/** How long nothing has to be heard at a table before it counts as silent. */
const silence = 700

/** The clock of a brisk table is the one that can run out in a short campaign. */
const temposInTurn: readonly Tempo[] = ['brisk', 'free', 'brisk', 'daily']

/** One table with all who are at it. */
export class Party {
  readonly code: string
  readonly #game: AnyGame
  readonly #options: AnyOptions
  readonly #tempo: Tempo
  readonly #origin: string
  readonly #roads: readonly Road[]
  readonly #people: readonly Person[]
  readonly #watchers: readonly Watcher[]
  readonly #records: GameRecord[] = []
  #living: Promise<unknown> = Promise.resolve()

  private constructor(
    { code, game, options, tempo, origin }: Opened,
    { roads, people, watchers }: Company,
  ) {
    this.code = code
    this.#game = game
    this.#options = options
    this.#tempo = tempo
    this.#origin = origin
    this.#roads = roads
    this.#people = people
    this.#watchers = watchers
  }

  /** The games are played in turn, one at each table. */
  static async open(origin: string, seed: number, number: number, counts: Counts): Promise<Party> {
    const dice = new Dice(seed, 'table', number)
    const game = games[number % games.length]
    if (!game) throw new Error('there is no game')
    const options = anyOptions(game.about.id, dice)
    const tempo = temposInTurn[number % temposInTurn.length] ?? 'free'
    const code = await openTable(origin, game.about.id, options, tempo)
    const port = Number(new URL(origin).port)
    const road = (...names: string[]) => Road.to(port, new Dice(seed, number, 'road', ...names))
    const { max } = seatsFor(game, options)
    const people: Person[] = []
    const watchers: Watcher[] = []
    const roads: Road[] = []
    for (let one = dice.between(1, Math.min(4, max)); one > 0; one--) {
      const own = await road('person', String(one))
      roads.push(own)
      people.push(new Person(code, one, own, new Dice(seed, number, 'person', one), counts))
    }
    for (let one = dice.below(3); one > 0; one--) {
      const own = await road('watcher', String(one))
      roads.push(own)
      watchers.push(new Watcher(code, own, new Dice(seed, number, 'watcher', one), counts))
    }
    counts.add('tables')
    counts.add(`tables: ${game.about.id}`)
    return new Party({ code, game, options, tempo, origin }, { roads, people, watchers })
  }

  begin(): void {
    this.#living = Promise.all([...this.#people, ...this.#watchers].map((one) => one.live()))
  }

  /** Nothing new is said, all is answered, the bots wait, and everybody has heard the last of it. */
  async comeToRest(): Promise<void> {
    for (const one of [...this.#people, ...this.#watchers]) one.stop()
    for (const one of this.#people) await one.comeToRest()
    for (const one of this.#people) {
      await one.pauseForGood()
      await one.comeToRest()
    }
    const everybody = [...this.#people, ...this.#watchers]
    // Also whoever has lost a line since, by a mishap that was under way or because they come too often.
    for (const one of everybody) await one.comeToRest()
    const since = Date.now()
    while (
      Date.now() - Math.max(since, ...everybody.map(({ lastMessageAt }) => lastMessageAt)) <
      silence
    )
      await pass(50)
    const answer = await fetch(`${this.#origin}/api/tables/${this.code}/game`)
    if (answer.ok) this.#records.push((await answer.json()) as GameRecord)
  }

  /** Asked when the service does not run any more. */
  async testimony(): Promise<Testimony> {
    const lastSeen = [...this.#people, ...this.#watchers].flatMap((one) => one.lastSeen())
    for (const road of this.#roads) road.close()
    await this.#living
    const all = <Item>(of: (person: Person) => readonly Item[]) => this.#people.flatMap(of)
    return {
      code: this.code,
      game: this.#game.about.id,
      options: this.#options,
      tempo: this.#tempo,
      isGone: [...this.#people, ...this.#watchers].some(({ isGone }) => isGone),
      commands: all(({ commands }) => commands),
      sat: all(({ sat }) => sat),
      views: [...all(({ views }) => views), ...this.#watchers.flatMap(({ views }) => views)],
      lastSeen,
      records: distinct([...this.#records, ...all(({ records }) => records)]),
      complaints: [...this.#people, ...this.#watchers].flatMap(({ complaints }) => complaints),
    }
  }
}

type Opened = {
  readonly code: string
  readonly game: AnyGame
  readonly options: AnyOptions
  readonly tempo: Tempo
  readonly origin: string
}
type Company = {
  readonly roads: readonly Road[]
  readonly people: readonly Person[]
  readonly watchers: readonly Watcher[]
}

/** One record for each deal. */
const distinct = (records: readonly GameRecord[]): GameRecord[] => [
  ...new Map(records.map((record) => [record.deal, record])).values(),
]
