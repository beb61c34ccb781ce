import { computed, effect, signal } from '@preact/signals'

import { canonical } from '../../shared/canonical.ts'
import { botsFor } from '../../shared/define-game/bot.ts'
import { gameOf } from '../../shared/define-game/game.ts'
import type { AnyDefinition, Move } from '../../shared/define-game/layout.ts'
import type { State, View } from '../../shared/define-game/state.ts'
import { randomOfSeed } from '../../shared/define-game/seed.ts'
import type { Viewer } from '../../shared/game/game.ts'
import { defaultsOf } from '../../shared/game/options.ts'
import { seatsFor } from '../../shared/game/seats.ts'
import { fallbackLanguage, type Language } from '../../shared/language.ts'
import { conditionOf, dealUntil } from './deal-until.ts'
import {
  replayLog,
  seedCount,
  seedNumbered,
  type LogEntry,
  type Replay,
  type Setup,
} from './session.ts'

/** One saved version of the game's file that the author is writing. */
interface GameFile {
  readonly version: number
  readonly name: string
  readonly source: string
  /** The game that the file exports; null if the file throws an error while it loads. */
  readonly definition: AnyDefinition | null
  readonly error: unknown
}

/**
 * The sizes of screen that the iframes can imitate, in pixels: width, height, and the height of the
 * large iframe. `small` and `large` are the widths to which the playground scales the iframes.
 */
export const screens = [
  { name: 'phone', width: 390, height: 780, largeHeight: 844, small: 147, large: 277 },
  { name: '320', width: 320, height: 568, largeHeight: 568, small: 147, large: 277 },
  { name: 'wide', width: 844, height: 390, largeHeight: 390, small: 214, large: 420 },
  { name: 'desk', width: 1280, height: 800, largeHeight: 800, small: 214, large: 420 },
] as const
type Screen = (typeof screens)[number]

/** The data in `sessionStorage` with which the game continues after a reload of the page. */
interface Stored {
  readonly setup: Setup
  readonly log: readonly LogEntry[]
  readonly at: number
}

const personNames = ['Öznur', 'Wilhelmine', 'Füchsin', 'Lynx', 'Bo', 'Maximilian']
const pace = 700

/**
 * The state of the playground page and the actions of its buttons. The components only show this
 * state and call these actions.
 */
export class Playground {
  readonly file = signal<GameFile | null>(null)
  /**
   * The last version of the file that loaded without an error. The iframes keep showing this
   * version while a newer one has a mistake.
   */
  readonly working = signal<(GameFile & { readonly definition: AnyDefinition }) | null>(null)
  readonly setup = signal<Setup>({ seed: 'KTR-31', seats: 4, options: {} })
  readonly log = signal<readonly LogEntry[]>([])
  readonly wantedAt = signal(0)
  /**
   * The seat that the author has chosen to see in the large iframe; null for the seat that is to
   * move.
   */
  readonly chosenSeat = signal<number | null>(null)
  readonly note = signal('')
  readonly isPlaying = signal(false)
  readonly screen = signal<Screen>(screens[0])
  readonly language = signal<Language>(fallbackLanguage)
  readonly theme = signal<'light' | 'dark'>('light')

  #known: Replay | null = null
  readonly replay = computed<Replay | null>(() => {
    const { definition } = this.working.value ?? {}
    if (!definition) return null
    this.#known = replayLog(definition, this.setup.value, this.log.value, this.#known)
    return this.#known
  })
  /** The number of moves before the position on the screen. */
  readonly at = computed(() =>
    Math.max(0, Math.min(this.wantedAt.value, (this.replay.value?.states.length ?? 1) - 1)),
  )
  readonly state = computed<State | null>(() => this.replay.value?.states[this.at.value] ?? null)
  readonly before = computed<State | null>(
    () => this.replay.value?.states[this.at.value - 1] ?? null,
  )
  readonly names = computed(() => personNames.slice(0, this.setup.value.seats))
  /** The seat whose view is in the large iframe. */
  readonly largeSeat = computed(
    () => this.chosenSeat.value ?? this.state.value?.turn[0] ?? this.before.value?.turn[0] ?? 0,
  )
  /**
   * The error that stops the game: the newest version of the file does not load, or a move of the
   * log fails or is illegal.
   */
  readonly problem = computed(() => {
    const file = this.file.value
    if (file && !file.definition) return { at: -1, entry: null, error: file.error }
    return this.replay.value?.problem ?? null
  })

  /** The smallest and the largest number of players with the chosen options. */
  readonly range = computed(() => {
    const { seats, options } = this.setup.value
    const definition = this.working.value?.definition
    return definition ? seatsFor(gameOf(definition), options as never) : { min: seats, max: seats }
  })

  /** Loads a version of the file, and repeats the moves of the log by its rules. */
  async load(version: number): Promise<void> {
    const { name, source } = await importModule<{ name: string; source: string }>(
      `/playground-source-${version}.js`,
    )
    try {
      const { default: definition } = await importModule<{ default: AnyDefinition }>(
        `/playground-game-${version}.js`,
      )
      // Versions load in parallel, so a newer version may have arrived before this one.
      if (version < (this.file.peek()?.version ?? 0)) return
      const isFirst = this.working.peek() === null
      const file = { version, name, source, definition, error: null }
      if (isFirst) this.#restore(name)
      this.#fit(definition)
      this.file.value = file
      this.working.value = file
      this.note.value = isFirst ? '' : this.#noteAfterSave()
    } catch (error) {
      if (version < (this.file.peek()?.version ?? 0)) return
      this.file.value = { version, name, source, definition: null, error }
      this.note.value = 'has a mistake'
    }
  }

  #noteAfterSave(): string {
    const problem = this.replay.peek()?.problem
    if (!problem) return 'saved, dealt again'
    return problem.at < 0 ? 'stopped at the deal' : `stopped at move ${problem.at + 1}`
  }

  /**
   * Changes the number of players and the options if this version of the file does not allow them.
   */
  #fit(definition: AnyDefinition): void {
    const { options = {} } = definition
    const { seed, seats, options: chosen } = this.setup.peek()
    const kept = Object.entries(defaultsOf(options)).map(([name, value]) => {
      const wanted = (chosen as Record<string, unknown>)[name]
      return [name, options[name]?.some((one) => one === wanted) ? wanted : value] as const
    })
    const setup = withAllowedSeats(definition, { seed, seats, options: Object.fromEntries(kept) })
    if (canonical(setup) !== canonical(this.setup.peek())) this.setup.value = setup
  }

  #restore(name: string): void {
    const key = `playground ${name}`
    const stored = sessionStorage.getItem(key)
    const { setup, log, at } = (stored === null ? {} : JSON.parse(stored)) as Partial<Stored>
    if (setup) this.setup.value = setup
    this.log.value = log ?? []
    this.wantedAt.value = at ?? 0
    effect(() => {
      const now: Stored = { setup: this.setup.value, log: this.log.value, at: this.wantedAt.value }
      sessionStorage.setItem(key, JSON.stringify(now))
    })
  }

  viewOf(viewer: Viewer): View | null {
    const [replay, state] = [this.replay.value, this.state.value]
    return replay && state ? gameOf(replay.definition).view(state, viewer) : null
  }

  /** Makes a move in the position on the screen. Removes the later moves from the log. */
  play(seat: number, move: Move): void {
    const at = this.at.peek()
    this.log.value = [...this.log.peek().slice(0, at), { seat, move }]
    this.wantedAt.value = at + 1
    this.chosenSeat.value = null
    const problem = this.replay.value?.problem
    this.note.value = problem ? `stopped at move ${problem.at + 1}` : ''
  }

  goTo(at: number): void {
    this.wantedAt.value = Math.max(0, at)
    this.chosenSeat.value = null
  }
  back(): void {
    this.goTo(this.at.peek() - 1)
  }
  /**
   * Shows the position after the next move of the log. If the log ends here, lets a bot make a
   * move. If the next move fails, stops and keeps the log, because the author may correct the file.
   */
  forward(): void {
    const isLast = this.at.peek() >= (this.replay.peek()?.states.length ?? 1) - 1
    if (!isLast) this.goTo(this.at.peek() + 1)
    else if (this.replay.peek()?.problem) this.pause()
    else this.bot()
  }
  bot(): void {
    const [replay, state] = [this.replay.peek(), this.state.peek()]
    const seat = state?.turn[0]
    if (!replay || !state || seat === undefined) return this.pause()
    const move = botsFor(replay.definition).bot.move(
      gameOf(replay.definition).view(state, seat),
      replay.setup.options,
      {
        random: randomOfSeed(`${replay.setup.seed} ${this.at.peek()}`),
        urgency: 'urgent',
        strength: 'easy',
      },
    )
    if (move) this.play(seat, move)
    if (this.replay.peek()?.problem) this.pause()
  }

  #timer: ReturnType<typeof setInterval> | undefined
  playOn(): void {
    if (this.isPlaying.peek()) return this.pause()
    this.isPlaying.value = true
    this.#timer = setInterval(() => this.forward(), pace)
  }
  pause(): void {
    clearInterval(this.#timer)
    this.isPlaying.value = false
  }

  /**
   * Removes from the log all moves after the position on the screen, for example a move that has
   * failed.
   */
  dropRest(): void {
    this.log.value = this.log.peek().slice(0, this.at.peek())
    this.note.value = ''
  }

  /** Deals new cards. Settings that are missing in `setup` stay as they are. */
  deal(setup: Partial<Setup>, log: readonly LogEntry[] = []): void {
    this.pause()
    const definition = this.working.peek()?.definition
    const wanted = { ...this.setup.peek(), ...setup }
    this.setup.value = definition ? withAllowedSeats(definition, wanted) : wanted
    this.log.value = log
    this.goTo(log.length)
    this.note.value = ''
  }
  newSeed(): void {
    this.deal({ seed: seedNumbered(Math.floor(Math.random() * seedCount)) })
  }

  /** Deals until a position meets the condition that the author has typed, and shows it. */
  async dealUntil(expression: string): Promise<void> {
    const replay = this.replay.peek()
    if (!replay || expression.trim() === '') return
    this.note.value = 'dealing …'
    try {
      const isWanted = conditionOf(replay.definition, expression)
      const first = Math.floor(Math.random() * seedCount)
      const search = dealUntil(replay.definition, replay.setup, isWanted, first)
      const found = await inSlices(search)
      if (found) this.deal({ seed: found.seed }, found.log)
      else this.note.value = 'no such position found'
    } catch (error) {
      this.note.value = error instanceof Error ? error.message : String(error)
    }
  }
}

/** Returns the setup with a number of players that the game allows with these options. */
function withAllowedSeats(definition: AnyDefinition, setup: Setup): Setup {
  const { min, max } = seatsFor(gameOf(definition), setup.options as never)
  return { ...setup, seats: Math.max(min, Math.min(max, setup.seats)) }
}

/**
 * Runs a generator to its end. Yields to the event loop every 40 ms, so that the page stays
 * responsive.
 */
async function inSlices<Result>(task: Generator<unknown, Result>): Promise<Result> {
  for (;;) {
    for (const until = Date.now() + 40; Date.now() < until;) {
      const step = task.next()
      if (step.done === true) return step.value
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Imports a module that tools/games/playground-server.ts generates for a version of the file. */
const importModule = <Module>(path: string): Promise<Module> =>
  import(/* @vite-ignore */ path) as Promise<Module>
