/** The facts about a seat that a screen reader reads out after the player's name. */
export type SeatFacts = {
  readonly moves: boolean
  /** The number of cards in the player's hand, if the game counts them. */
  readonly held: number | undefined
  /** The state of the seat, as a text in the viewer's language. */
  readonly state: string
  readonly host: boolean
}
