import { batch, computed, signal } from '@preact/signals'

import type { AnyGame, AnyState, AnyView, Seat, Viewer } from '../../shared/game/game.ts'
import type { GameRecord } from '../../shared/protocol/protocol.ts'
import { statesOf, type PlayedToday } from '../../shared/deal/replay.ts'
import type { NewsBetween } from '../client/Log.ts'
import type { MomentOfGame } from './moment.ts'
import { Walk } from './walk.ts'

/** A finished game, step by step, from anybody's eyes. */
export class Replay extends Walk {
  readonly record: PlayedToday<GameRecord>
  readonly viewer = signal<Viewer>('afterwards')
  readonly view = computed<AnyView>(() => this.viewAt(this.step.value))
  /** What the step before this moment was seen from; at the deal, nothing. */
  readonly before = computed<AnyView | null>(() =>
    this.step.value === 0 ? null : this.viewAt(this.step.value - 1),
  )
  readonly toMove = computed<readonly Seat[]>(() =>
    this.#game.toMove(this.#stateAt(this.step.value)),
  )

  readonly #game: AnyGame
  readonly #states: readonly AnyState[]

  constructor(game: AnyGame, record: PlayedToday<GameRecord>, at: MomentOfGame | null) {
    super()
    this.record = record
    this.#game = game
    this.#states = statesOf(game, record)
    this.step.value = this.last
    if (at !== null) this.show(at)
  }

  override get last(): number {
    return this.#states.length - 1
  }

  show({ step, viewer }: MomentOfGame): void {
    const seats = this.record.names.length
    batch(() => {
      this.goTo(step)
      this.viewer.value = typeof viewer === 'number' && viewer >= seats ? 'afterwards' : viewer
    })
  }

  readonly tick = (): void => {
    const step = this.step.value + 1
    batch(() => {
      this.step.value = Math.min(step, this.last)
      if (step >= this.last) this.running.value = false
    })
  }

  viewAt(step: number): AnyView {
    return this.#game.view(this.#stateAt(step), this.viewer.value)
  }

  #stateAt(step: number): AnyState {
    return this.#states[step] as AnyState
  }
}

/** What one step did, in sentences. */
export type StepNews = { readonly step: number; readonly news: readonly string[] }

/** Whether a bot did this for somebody who did other things themselves. */
export function isForSomebody({ steps }: Pick<GameRecord, 'steps'>, step: number): boolean {
  const made = steps[step - 1]
  return made?.by === 'bot' && steps.some(({ seat, by }) => seat === made.seat && by === 'human')
}

/** A whole game in words: the deal, and every step of which something is to be told. */
export function newsByStep(
  replay: Replay,
  newsBetween: NewsBetween,
  byBot: string,
): readonly StepNews[] {
  const steps: StepNews[] = [{ step: 0, news: [] }]
  let before = replay.viewAt(0)
  for (let step = 1; step <= replay.last; step++) {
    const after = replay.viewAt(step)
    const news = newsBetween(before, after)
    const remark = isForSomebody(replay.record, step) ? [byBot] : []
    if (news.length > 0) steps.push({ step, news: [...news, ...remark] })
    before = after
  }
  return steps
}

/** The last moves of a finished game, which somebody was not there to see. */
export type MissedAtEnd = { readonly moves: number; readonly seat: Seat | null }

/** The last moment that they saw, from their eyes. */
export function momentBefore({ steps }: GameRecord, { moves, seat }: MissedAtEnd): MomentOfGame {
  const made = steps.flatMap((step, index) => ('move' in step ? [index] : []))
  return { step: made.at(-moves) ?? 0, viewer: seat ?? 'public' }
}
