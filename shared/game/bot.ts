import type { Random } from '../deal/random.ts'
import { runToCompletion, type CooperativeTask } from '../cooperative-task.ts'
import type { AnyMove, AnyOptions, AnySignal, AnyView, Reason, Seat } from './game.ts'
import type { Strength } from './strength.ts'

/**
 * The contract of the folder `bot/` of a game. It is separate from the contract `Game`, because
 * pages load the rules without the bot.
 */
export interface Bots<Options, Move, Signal, View> {
  readonly bot: Bot<Options, Move, Signal, View>
  /**
   * Simpler players by name, as baselines for measuring the bot. Every game also has a random
   * player.
   */
  readonly rivals?: Readonly<Record<string, Player<Options, Move, Signal, View>>>
}

/**
 * A computer player. It gets what a human on its seat gets: the view and the options, and never the state.
 * @example
 * const greedy: Player<Options, Move, never, View> = {
 *   move: (view, options) => moves(view, options)[0] ?? null,
 *   signal: () => null,
 * }
 */
export interface Player<Options, Move, Signal, View> {
  /**
   * Chooses one of `moves(view, options)`. If several seats may move, null leaves the move to
   * another seat. If `context.urgency` is `urgent`, the result is never null, because all other
   * seats have declined or used up their time.
   */
  move(view: View, options: Options, context: BotContext): Move | null
  /** Chooses one of `signals(view, options)` to send now, or null. */
  signal(view: View, options: Options): Signal | null
}

/** The player that a table seats as a bot. */
export interface Bot<Options, Move, Signal, View> extends Player<Options, Move, Signal, View> {
  /** Chooses a move like `move`, as a cooperative task. Missing if `move` is fast. */
  think?(view: View, options: Options, context: BotContext): CooperativeTask<Move | null>
  /** Explains why the bot would make this move with this view. Null if it has no explanation. */
  reason(view: View, options: Options, move: Move): Reason | null
  /**
   * Estimates the win probability from the view of the seat that moves next. Only bots of
   * cooperative games have this method.
   */
  winProbability?(view: View, options: Options): number
}

export type BotContext = {
  readonly random: Random
  readonly urgency: 'patient' | 'urgent'
  readonly strength: Strength
  /**
   * The fraction of its usual effort that the bot can spend. It is less than 1 only for a `hard`
   * bot while many bots compute at the same time. Default: 1.
   */
  readonly effort?: number
  /**
   * The seats that bots play. Bots follow a fixed convention for signals, so they can conclude
   * something even if another bot sends no signal.
   */
  readonly bots?: readonly Seat[]
}

export type AnyPlayer = Player<AnyOptions, AnyMove, AnySignal, AnyView>
export type AnyBot = Bot<AnyOptions, AnyMove, AnySignal, AnyView>
export type AnyBots = Bots<AnyOptions, AnyMove, AnySignal, AnyView>

/**
 * Creates a bot from an object with `think`, and adds `move`, which runs the same task to its end.
 */
export const thinker = <Options, Move, Signal, View>(
  bot: Omit<Bot<Options, Move, Signal, View>, 'move'> &
    Required<Pick<Bot<Options, Move, Signal, View>, 'think'>>,
): Bot<Options, Move, Signal, View> => ({
  ...bot,
  move: (view, options, context) => runToCompletion(bot.think(view, options, context)),
})

/** Computes the move of any bot as a cooperative task, whether the bot has `think` or only `move`. */
export function* thinking(
  bot: AnyBot,
  view: AnyView,
  options: AnyOptions,
  context: BotContext,
): CooperativeTask<AnyMove | null> {
  return bot.think ? yield* bot.think(view, options, context) : bot.move(view, options, context)
}
