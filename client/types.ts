import type { ClientTypesOf } from '../shared/define-game/client-types.ts'
import type { Options as HighLowOptions } from '../shared/games/high-low/options.ts'
import type {
  Move as HighLowMove,
  View as HighLowView,
} from '../shared/games/high-low/rules/state.ts'
import type { Options as NixOptions } from '../shared/games/nix/options.ts'
import type { Move as NixMove, View as NixView } from '../shared/games/nix/rules/state.ts'
import type { oneFileGames } from '../shared/games/one-file-games.ts'
import type { Options as SwitchOptions } from '../shared/games/switch/options.ts'
import type { Move as SwitchMove, View as SwitchView } from '../shared/games/switch/rules/state.ts'
import type { Options as TheGameOptions } from '../shared/games/the-game/options.ts'
import type {
  Move as TheGameMove,
  Signal as TheGameSignal,
  View as TheGameView,
} from '../shared/games/the-game/rules/state.ts'
import type {
  Command,
  PublicTable,
  SeatPosition,
  SeatRequest,
} from '../shared/protocol/protocol.ts'
import type { Tempo } from '../shared/protocol/table-settings.ts'

/** For each game id, the types of the game's options, view, moves and signals. */
export type Games = {
  'high-low': Own<HighLowOptions, HighLowView, HighLowMove, never>
  nix: Own<NixOptions, NixView, NixMove, never>
  switch: Own<SwitchOptions, SwitchView, SwitchMove, never>
  'the-game': Own<TheGameOptions, TheGameView, TheGameMove, TheGameSignal>
} & { readonly [Game in SingleFileGame as Game['id']]: ClientTypesOf<Game> }
type SingleFileGame = (typeof oneFileGames)[number]
type Own<Options, View, Move, Signal> = {
  readonly options: Options
  readonly view: View
  readonly move: Move
  readonly signal: Signal
}

/** The position of a seat. `game` discriminates the types of the view and the moves. */
export type GamePosition = {
  readonly [Game in keyof Games]: Omit<SeatPosition, 'game' | 'view' | 'moves' | 'signals'> & {
    readonly game: Game
    readonly view: Games[Game]['view']
    readonly moves: readonly Games[Game]['move'][]
    readonly signals: readonly Games[Game]['signal'][]
  }
}[keyof Games]
export type AnyMove = GamePosition['moves'][number]

/**
 * What a new table starts with: a game with its options, the code of another table whose last deal
 * is repeated, or a deal of the day.
 */
export type Opening =
  | {
      readonly [Game in keyof Games]: {
        readonly game: Game
        readonly options?: Partial<Games[Game]['options']>
        readonly tempo?: Tempo
      }
    }[keyof Games]
  | { readonly sameDealAs: string }
  | {
      readonly dealOfTheDay: 'the-game-1' | 'the-game-2' | 'switch' | 'thirty-one'
      readonly again?: true
    }
  | {
      readonly playOn: {
        readonly table: string
        readonly step: number
        readonly seat: number
        readonly strength?: 'easy' | 'medium' | 'hard'
      }
    }

/** What a newcomer can add to their name. */
export type SitOptions = Pick<SeatRequest, 'piece' | 'previousToken'> & {
  readonly program?: boolean
}

/** The current state of a seat, assembled from the events of its stream. */
export type SeatState = {
  readonly seat: number | null
  readonly table: PublicTable
  readonly position: GamePosition | null
}

/** The input of a command. `ClientSeat.send` adds the `id`. */
export type CommandInput = Command extends infer One
  ? One extends Command
    ? Omit<One, 'id'>
    : never
  : never
