import type { Seat } from '../../../game/game.ts'
import type { Pile } from './state.ts'

/** Why a turn was played as it was. `top` is what the pile shows, `card` one that has just been laid. */
export type Why =
  /** Ten back. */
  | { readonly why: 'trick'; readonly card: number; readonly top: number }
  /** A skull is covered, out of the same hand or for somebody else. */
  | { readonly why: 'skull'; readonly card: number; readonly pile: Pile }
  /** The turn leaves a pile alone for somebody who has asked for it. */
  | { readonly why: 'asked'; readonly pile: Pile; readonly top: number; readonly seat: Seat }
  /** It leaves a pile alone that the cheapest turn would have taken on. */
  | { readonly why: 'kept'; readonly pile: Pile; readonly top: number; readonly seat: Seat }
  /** More cards than it had to be, since they lay so near. */
  | { readonly why: 'more'; readonly count: number }
  | { readonly why: 'small'; readonly card: number; readonly top: number }
  /** There was a cheaper turn; this one leaves more to those who come after. */
  | { readonly why: 'later' }
  /** The least that this turn could cost. */
  | { readonly why: 'least' }
