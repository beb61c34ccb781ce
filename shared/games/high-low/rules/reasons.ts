import type { Seat } from '../../../game/game.ts'
import type { Value } from './state.ts'

/** The reason for a move. `next` is the seat after the player, `cards` the number of cards on the pile. */
export type Why =
  | { readonly why: 'exchange'; readonly up: Value; readonly down: Value }
  | { readonly why: 'ready' | 'blind' | 'last' }
  | { readonly why: 'take' | 'restart' | 'bomb'; readonly cards: number }
  | { readonly why: 'try' | 'beats' | 'four'; readonly value: Value; readonly cards: number }
  | { readonly why: 'ghost'; readonly under: Value; readonly next: Seat }
  | { readonly why: 'seven' | 'none-face-up'; readonly next: Seat }
  | { readonly why: 'stop'; readonly next: Seat; readonly left: number }
  | { readonly why: 'hard'; readonly value: Value; readonly next: Seat }
  | { readonly why: 'low'; readonly value: Value }
  | { readonly why: 'together'; readonly value: Value; readonly count: number }
