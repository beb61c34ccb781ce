/**
 * The words that the server itself uses, on pages and pictures that need none of the page's code.
 */
export interface ServiceWords {
  /**
   * The text that an embedded frame shows while its visitor has to wait after too many wrong codes.
   */
  readonly moment: string
  readonly error: ErrorWords
  readonly picture: PictureWords
}

/** The words of the error page. */
type ErrorWords = {
  readonly what: string
  readonly next: string
  /** @param id the id of the error in the operator's log */
  readonly number: (id: string) => string
}

type Standing = 'gathering' | 'playing' | 'paused' | 'over' | 'won' | 'lost'

/** The few words on a picture of a table. */
type PictureWords = Readonly<Record<Standing, string>> & {
  readonly nobody: string
  readonly noTable: string
  readonly mayMove: string
  readonly cards: (cards: number) => string
}

/**
 * Nouns that follow a number in a sentence: the singular, and its plural forms. Nouns whose plural
 * equals the singular are left out.
 */
export type CountedNouns = Readonly<Record<string, readonly string[]>>
