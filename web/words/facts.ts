/** What a screen reader reads after the name of a player. */
export type SeatFacts = {
  readonly moves: boolean
  /** The number of cards in the player's hand. Undefined if the game does not count them. */
  readonly held: number | undefined
  /** The state of the seat, as a text in the viewer's language. */
  readonly state: string
  readonly host: boolean
}
