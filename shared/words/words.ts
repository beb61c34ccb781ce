/** What the service itself says, where no page does. */
export interface ServiceWords {
  /** In the place of a page that has to wait. */
  readonly moment: string
  readonly picture: PictureWords
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
