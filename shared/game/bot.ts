import type { Random } from '../deal/random.ts'
import { atOnce, type Work } from '../work.ts'
import type { AnyMove, AnyOptions, AnySignal, AnyView, Reason, Seat } from './game.ts'
import type { Strength } from './strength.ts'

/** What the folder `bot/` of a game offers. Apart from the game, since pages load that and nobody asks a bot there. */
export interface Bots<Options, Move, Signal, View> {
  readonly bot: Bot<Options, Move, Signal, View>
  /** Simpler players by name, against whom the bot is measured. A player by chance needs none. */
  readonly rivals?: Readonly<Record<string, Player<Options, Move, Signal, View>>>
}

/** A computer player gets what a person in its seat gets: the view, and what may be done. */
export interface Player<Options, Move, Signal, View> {
  /**
   * One of `moves(view, options)`. Null while it would rather leave the move to another seat that may move too; never
   * null when `asked` is urgent (the others had their time, or are waiting as well).
   */
  move(view: View, options: Options, asked: Asked): Move | null
  /** One of `signals(view, options)` that it wants to give now, or nothing. */
  signal(view: View, options: Options): Signal | null
}

/** The one that sits down at a table. */
export interface Bot<Options, Move, Signal, View> extends Player<Options, Move, Signal, View> {
  /** The same as `move`, in pieces; only where that takes long. */
  think?(view: View, options: Options, asked: Asked): Work<Move | null>
  /** Why it would make this move where it sees `view`; null where there is nothing to say. */
  reason(view: View, options: Options, move: Move): Reason | null
  /** How likely the game is won from here, as the seat sees it that is to move; only where all win together. */
  chance?(view: View, options: Options): number
}

export type Asked = {
  readonly random: Random
  readonly waiting: 'gladly' | 'urgently'
  readonly strength: Strength
  /** Which part of its usual effort the best may take, where many think at the same time; all of it where nothing is said. */
  readonly effort?: number
  /** The seats that bots play for: they signal by one convention, so that what they do not say tells something too. */
  readonly bots?: readonly Seat[]
}

export type AnyPlayer = Player<AnyOptions, AnyMove, AnySignal, AnyView>
export type AnyBot = Bot<AnyOptions, AnyMove, AnySignal, AnyView>
export type AnyBots = Bots<AnyOptions, AnyMove, AnySignal, AnyView>

/** One that says how it thinks, and moves so. */
export const thinker = <Options, Move, Signal, View>(
  bot: Omit<Bot<Options, Move, Signal, View>, 'move'> &
    Required<Pick<Bot<Options, Move, Signal, View>, 'think'>>,
): Bot<Options, Move, Signal, View> => ({
  ...bot,
  move: (view, options, asked) => atOnce(bot.think(view, options, asked)),
})

/** How any bot comes to its move. */
export function* thinking(
  bot: AnyBot,
  view: AnyView,
  options: AnyOptions,
  asked: Asked,
): Work<AnyMove | null> {
  return bot.think ? yield* bot.think(view, options, asked) : bot.move(view, options, asked)
}
