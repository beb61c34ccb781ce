import { batch, computed, signal } from '@preact/signals'

import type { AnyGame, AnyState, AnyView, Seat, Viewer } from '../../shared/game/game.ts'
import type { Applause, ChatMessage, GameRecord } from '../../shared/protocol/protocol.ts'
import { statesOf, type ReplayableGame } from '../../shared/deal/replay.ts'
import type { NewsBetween } from '../client/Log.ts'
import type { RealMove } from '../parts/real-move.ts'
import { localise } from '../words/index.ts'
import type { TimeWords } from '../words/time.ts'
import { playOnWords } from '../words/play-on.ts'
import { reactionWords } from '../words/reactions.ts'
import { timeWords } from '../words/time.ts'
import type { ReplayPosition } from './replay-position.ts'
import { Playback } from './playback.ts'

/** A finished game to step through, from the point of view of any player. */
export class Replay extends Playback {
  readonly record: ReplayableGame<GameRecord>
  /** The applause of spectators during the game. Empty until it has loaded. */
  readonly applause = signal<readonly Applause[]>([])
  readonly viewer = signal<Viewer>('afterwards')
  readonly view = computed<AnyView>(() => this.viewAt(this.step.value))
  /** The view before the current step. Null at the first step, the deal. */
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
 * Returns the reactions that are visible after `step`: for each seat, the last reaction that it
 * sent in the turn after `step`.
 */
export function reactionsAt(
  { deal, steps }: Pick<GameRecord, 'deal' | 'steps'>,
  step: number,
  chat: readonly ChatMessage[],
): ReadonlyMap<Seat, ChatMessage> {
  const turn = turnAfter(steps, step)
  const seen = chat.filter((one) => one.reaction && one.deal === deal && one.turn === turn)
  return new Map(seen.map((one) => [one.seat, one]))
}

const turnAfter = (steps: GameRecord['steps'], step: number): number =>
  steps.slice(0, step).filter((one) => !('signal' in one)).length

/** A step of the replay, and the sentences of the log about it. */
type StepNews = { readonly step: number; readonly news: readonly string[] }

/** Returns whether a bot made the move of `step` for a human player. */
export function isSubstitutedMove({ steps }: Pick<GameRecord, 'steps'>, step: number): boolean {
  const made = steps[step - 1]
  return made?.by === 'bot' && steps.some(({ seat, by }) => seat === made.seat && by === 'human')
}

/**
 * Returns whether a player took the last move back in this step. The replay adds a sentence about
 * it, because the game has none.
 */
export function isTakeBack({ steps }: Pick<GameRecord, 'steps'>, step: number): boolean {
  const made = steps[step - 1]
  return made !== undefined && 'takeBack' in made
}

/** Returns what happened in the move after `step`; null if that step is no move. */
export function realMoveAt(
  replay: Replay,
  newsBetween: NewsBetween,
  step: number,
): RealMove | null {
  const { steps } = replay.record
  const made = steps[step]
  if (made === undefined || !('move' in made)) return null
  const deed = newsBetween(replay.viewAt(step), replay.viewAt(step + 1)).join(' ')
  return { turn: turnAfter(steps, step), text: localise(playOnWords).inGame(deed) }
}

/** The texts of the remarks that a replay shows beside a step. */
interface RemarkWords {
  readonly byBot: string
  readonly takeBack: Pick<TimeWords['news'], 'takesBack' | 'takesBackMe' | 'agreed'>
  readonly clapped: (spectators: number) => string
}

/** The texts of the remarks in the viewer's language. */
export const remarkWords = computed<RemarkWords>(() => ({
  byBot: localise(timeWords).byBot,
  takeBack: localise(timeWords).news,
  clapped: localise(reactionWords).claps.clapped,
}))

/**
 * Returns remarks that the game itself does not make about a step: a player took a move back, a bot
 * played for a player, or spectators clapped.
 */
export function remarksAt(
  { record, applause, viewer }: Pick<Replay, 'record' | 'applause' | 'viewer'>,
  step: number,
  { byBot, clapped, takeBack }: RemarkWords,
): readonly string[] {
  const made = record.steps[step - 1]
  const isMove = made === undefined || !('signal' in made)
  const turn = turnAfter(record.steps, step)
  const heard = isMove ? applause.value.find((one) => one.turn === turn) : undefined
  return [
    ...(made && 'takeBack' in made
      ? [
          made.seat === viewer.value
            ? takeBack.takesBackMe
            : takeBack.takesBack(record.names[made.seat] ?? ''),
          ...(made.takeBack === 'agreed' ? [takeBack.agreed] : []),
        ]
      : []),
    ...(isSubstitutedMove(record, step) ? [byBot] : []),
    ...(heard ? [clapped(heard.spectators)] : []),
  ]
}

/** Returns the log of the whole game: the deal, and each step that the game describes. */
export function newsByStep(
  replay: Replay,
  newsBetween: NewsBetween,
  remarks: RemarkWords,
): readonly StepNews[] {
  const steps: StepNews[] = [{ step: 0, news: remarksAt(replay, 0, remarks) }]
  let before = replay.viewAt(0)
  for (let step = 1; step <= replay.last; step++) {
    const after = replay.viewAt(step)
    const isReported = !isTakeBack(replay.record, step)
    const news = isReported ? newsBetween(before, after) : []
    if (news.length > 0 || !isReported)
      steps.push({ step, news: [...news, ...remarksAt(replay, step, remarks)] })
    before = after
  }
  return steps
}

/** How many moves at the end of a game a player has missed, and the player's seat. */
export type MissedAtEnd = { readonly moves: number; readonly seat: Seat | null }

/**
 * Returns the last position that the player saw before the missed moves, from the player's seat.
 */
export function positionBefore(
  { steps }: GameRecord,
  { moves, seat }: MissedAtEnd,
): ReplayPosition {
  const made = steps.flatMap((step, index) => ('signal' in step ? [] : [index]))
  return { step: made.at(-moves) ?? 0, viewer: seat ?? 'public' }
}
