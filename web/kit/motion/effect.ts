import type { Move } from './running.ts'

/** What moves: what is there already, or something that is made for it and gone with it. */
export type Effect =
  | {
      /** The thing itself, a part of it, the card that is lifted, the cloth, the lamp over it, or all cards that lie. */
      readonly on: 'thing' | 'part' | 'lifted' | 'cloth' | 'lamp' | 'cards'
      /** What finds that part. */
      readonly part?: string
      readonly move: (nth: number) => Move
    }
  | {
      readonly on: 'made'
      readonly at: 'thing' | 'piece' | 'cloth'
      readonly look: 'knock' | 'wedge' | 'flare' | 'dusk' | 'word'
      readonly moves: readonly Move[]
    }
