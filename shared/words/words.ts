/** The words of the service itself, for answers that need no page. */
export interface ServiceWords {
  /** The title of the page that a visitor sees while the real page has to wait. */
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
 * Nouns that sentences count: the singular, and its plural forms. Nouns whose forms are the same
 * are left out.
 */
export type CountedNouns = Readonly<Record<string, readonly string[]>>
