/** A table as it is to stand when somebody looks: the same in every run. */
export interface FixedTable {
  readonly game: string
  readonly options?: Readonly<Record<string, unknown>>
  /** The first one is whoever looks. */
  readonly people: number
  readonly bots?: number
  /** Where its game stands; left out, nobody has dealt. */
  readonly state?: object
  /** What is then done, and by whom: the end of a game is one that was played. */
  readonly moves?: readonly (readonly [seat: number, move: object])[]
  /** What was played here before. */
  readonly evening?: readonly object[]
  /** It is played from the first card to the last, as weak bots would, with the same cards in every run. */
  readonly isPlayed?: true
  /** Everybody moves once a day, and whoever sits here has not done so for some minutes. */
  readonly waitsFor?: number
  readonly isPublic?: true
  /** The host wants watchers to see all hands: everybody has been asked, or has said yes some moves ago. */
  readonly openHands?: 'asked' | 'open'
}
