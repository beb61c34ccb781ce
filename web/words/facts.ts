/** What a screen reader is told about a chair after the name of who sits there. */
export type SeatFacts = {
  readonly moves: boolean
  /** How many cards, where they are counted. */
  readonly held: number | undefined
  /** Already in the viewer's language. */
  readonly state: string
  readonly host: boolean
}
