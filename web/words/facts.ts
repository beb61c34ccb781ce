/** What a screen reader is told about a chair, each fact already in the viewer's language where it is words. */
export type SeatFacts = {
  readonly name: string
  readonly mine: boolean
  readonly moves: boolean
  readonly state: string
  readonly host: boolean
  readonly held: number
}
