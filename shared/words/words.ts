/** What the service itself says, where no page does. */
export interface ServiceWords {
  /** In the place of a page that has to wait. */
  readonly moment: string
  readonly error: ErrorWords
  readonly picture: PictureWords
}

/** In the place of a page that could not be made. */
type ErrorWords = {
  readonly what: string
  readonly next: string
  /** @param id under which the operator finds the error in the log */
  readonly number: (id: string) => string
}

type Standing = 'gathering' | 'playing' | 'paused' | 'over' | 'won' | 'lost'

/** The few words that stand on a picture. */
type PictureWords = Readonly<Record<Standing, string>> & {
  readonly nobody: string
  readonly noTable: string
  readonly mayMove: string
  readonly cards: (cards: number) => string
}

/** What sentences count: one of it, and the forms of more. Words that stay as they are need no place here. */
export type Counted = Readonly<Record<string, readonly string[]>>
