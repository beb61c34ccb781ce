/** The texts that every one-file game shares. Games add their own in their files. */
export interface KitWords {
  readonly yourTurn: string
  readonly waitingFor: (names: readonly string[]) => string
  readonly winners: (names: readonly string[]) => string
  readonly isOver: string
  readonly onlyOnTurn: string
  /** Returns a move as a log entry, such as “Anna: Play K♠”. */
  readonly moveOf: (name: string, move: string) => string
  readonly rulesTitle: string
  /** The name of a card that not all players have seen. */
  readonly hiddenCard: string
  /** The letters of jack, queen, king and ace. */
  readonly courts: readonly [string, string, string, string]
  /** The names of zones and facts that many games have. */
  readonly titles: Readonly<Record<string, string>>
}
