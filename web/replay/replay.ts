import { batch, computed, signal } from '@preact/signals'

import type { AnyGame, AnyState, AnyView, Seat, Viewer } from '../../shared/game/game.ts'
import type { ChatMessage, GameRecord } from '../../shared/protocol/protocol.ts'
import { statesOf, type ReplayableGame } from '../../shared/deal/replay.ts'
import type { NewsBetween } from '../client/Log.ts'
import type { ReplayPosition } from './replay-position.ts'
import { Playback } from './playback.ts'

/** A finished game, step by step, from any point of view. */
export class Replay extends Playback {
  readonly record: ReplayableGame<GameRecord>
  readonly viewer = signal<Viewer>('afterwards')
  readonly view = computed<AnyView>(() => this.viewAt(this.step.value))
  /** The view before the current step; null at the deal. */
  readonly before = computed<AnyView | null>(() =>
    this.step.value === 0 ? null : this.viewAt(this.step.value - 1),
  )
  readonly toMove = computed<readonly Seat[]>(() =>
    this.#game.toMove(this.#stateAt(this.step.value)),
  )

  readonly #game: AnyGame
  readonly #states: readonly AnyState[]

  constructor(game: AnyGame, record: ReplayableGame<GameRecord>, at: ReplayPosition | null) {
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

  show({ step, viewer }: ReplayPosition): void {
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
    return this.viewFor(step, this.viewer.value)
  }

  viewFor(step: number, viewer: Viewer): AnyView {
    return this.#game.view(this.#stateAt(step), viewer)
  }

  #stateAt(step: number): AnyState {
    return this.#states[step] as AnyState
  }
}

/**
 * Returns the last reaction of each seat in the position after `step`, from the chat messages of
 * the table.
 */
export function reactionsAt(
  { deal, steps }: Pick<GameRecord, 'deal' | 'steps'>,
  step: number,
  chat: readonly ChatMessage[],
): ReadonlyMap<Seat, ChatMessage> {
  const turn = steps.slice(0, step).filter((one) => 'move' in one).length
  const seen = chat.filter((one) => one.reaction && one.deal === deal && one.turn === turn)
  return new Map(seen.map((one) => [one.seat, one]))
}

/** The sentences about one step. */
export type StepNews = { readonly step: number; readonly news: readonly string[] }

/** Returns whether a bot made this move for a human player. */
export function isSubstitutedMove({ steps }: Pick<GameRecord, 'steps'>, step: number): boolean {
  const made = steps[step - 1]
  return made?.by === 'bot' && steps.some(({ seat, by }) => seat === made.seat && by === 'human')
}

/** Returns the log of the whole game: the deal, and each step with an event. */
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
    const remark = isSubstitutedMove(replay.record, step) ? [byBot] : []
    if (news.length > 0) steps.push({ step, news: [...news, ...remark] })
    before = after
  }
  return steps
}

/** The last moves of a finished game, which a player has missed. */
export type MissedAtEnd = { readonly moves: number; readonly seat: Seat | null }

/** Returns the last position that the player saw. */
export function positionBefore(
  { steps }: GameRecord,
  { moves, seat }: MissedAtEnd,
): ReplayPosition {
  const made = steps.flatMap((step, index) => ('move' in step ? [index] : []))
  return { step: made.at(-moves) ?? 0, viewer: seat ?? 'public' }
}
