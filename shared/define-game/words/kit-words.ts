/** The texts that every single-file game shares. Games add their own in their files. */
export interface KitWords {
  readonly yourTurn: string
  /** Returns whose turn it is: the name of one player, or the number of players who choose at the same time. */
  readonly waitingFor: (names: readonly string[]) => string
  /**
   * Returns who still chooses besides the viewer. It stands below the viewer's own prompt, and is the
   * prompt while a single player chooses.
   */
  readonly othersChoose: (names: readonly string[]) => string
  /** Says that the cards that the viewer passes lie ready for a player. */
  readonly cardsLieReady: (name: string) => string
  /** Says that all other players have bid. */
  readonly bidsLast: string
  /** Returns how many tricks the viewer still needs. */
  readonly needsTricks: (count: number) => string
  /** Says that the viewer has too many tricks, or too few cards left for the bid. */
  readonly bidMissed: string
  readonly winners: (names: readonly string[]) => string
  readonly isOver: string
  readonly onlyOnTurn: string
  /** Returns a text after its label, such as “Points: 12” or “Anna: Play K♠”. */
  readonly withLabel: (label: string, text: string) => string
  readonly rulesTitle: string
  /** The name of a card that not all players have seen. */
  readonly hiddenCard: string
  /** A number of cards, such as “12 cards”. */
  readonly cards: (count: number) => string
  /** Returns the name of a card in the viewer's hand, with its position. */
  readonly held: (card: string, isPlayable: boolean, place: number, count: number) => string
  readonly dealer: string
  /**
   * The states of a player while several players choose at the same time: still choosing, or ready.
   */
  readonly choosing: string
  readonly ready: string
  /** The mark of the player who gets the cards that the viewer passes. */
  readonly getsYours: string
  /** The word before the piece or the name of a player’s partner. */
  readonly with: string
  /** The mark of a player who is out of the game. */
  readonly out: string
  /**
   * The marks of cards in a trick: the card that was led, the highest card so far, and the card
   * that takes the complete trick.
   */
  readonly led: string
  readonly highest: string
  readonly takesIt: string
  /** Names the cards that the viewer has drawn or received. */
  readonly got: (cards: readonly string[]) => string
  readonly takesTrick: (name: string) => string
  readonly dealt: (deal: number) => string
  readonly dealOver: (deal: number) => string
  /** The viewer's place and points at the end of a deal. */
  readonly standing: (place: number, points: number) => string
  readonly goOn: string
  /** The label of a disabled button, while the viewer still has to choose a value for the move. */
  readonly choose: string
  readonly moreCards: (count: number) => string
  /** The label of the viewer's empty place in a trick. */
  readonly playHere: string
  readonly takeBack: string
  readonly shortcuts: {
    readonly title: string
    readonly keys: readonly (readonly [key: string, effect: string])[]
  }
  /** The letters of jack, queen, king and ace. */
  readonly courts: readonly [string, string, string, string]
  /** The names of the colours of cards, in the order of `marks` in own-cards.ts. */
  readonly marks: readonly string[]
  readonly joker: string
  /** The names of zones and facts that many games have. */
  readonly titles: Readonly<Record<string, string>>
}
