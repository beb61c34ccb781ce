import type { CommonView } from './state.ts'
import type { MoveOf, PerSeat, Seat, SeenContentOf, Zones, ZonesOfKind } from './types.ts'

// The types of a game's data at a client. A client infers them from the file of the game.

declare const clientTypes: unique symbol
/** The types with which a client plays the game. They exist only for the compiler. */
export interface ClientTypes<Id, Types> {
  readonly id: Id
  readonly [clientTypes]?: Types
}
export type ClientTypesOf<Game> = Game extends ClientTypes<string, infer Types> ? Types : never

/** The view of a game as a service sends it. */
export type ViewOf<C, Z extends Zones, F, M> = CommonView<
  number,
  C,
  MoveOf<M, C | null>,
  ZonesOfKind<Z, 'own'>,
  ZonesOfKind<Z, 'hidden'>
> & {
  readonly [Name in Exclude<keyof Z, ZonesOfKind<Z, 'hidden'>>]: Json<SeenContentOf<C>[Z[Name]]>
} & { readonly [Name in keyof F]: Json<F[Name]> }
/** The type of a value after JSON: a seat is any number, and a value for each seat is an array. */
type Json<T> = [T] extends [PerSeat<infer One>]
  ? readonly Json<One>[]
  : Seat extends T
    ? number | Exclude<T, Seat>
    : T
