import type { PlainCard } from '../../../shared/game/end.ts'
import type { Face } from '../../kit/motion/faces.ts'
import type { PieceOf } from '../../kit/pieces/shapes.tsx'

/**
 * What a shared picture shows. It leaves the table, so it has no name, initial, code or date, and
 * only cards that everyone saw.
 */
export interface Picture {
  readonly sun: 'up' | 'down' | 'none'
  readonly pieces: readonly PicturePiece[]
  readonly title: string
  /** The line below the title: the game, and what was special. */
  readonly caption: string
  readonly cards: readonly PlainCard[]
  /** At most three. */
  readonly figures: readonly PictureFigure[]
}

export interface PicturePiece {
  readonly piece: PieceOf
  readonly face: Face | null
  /** How the piece stands out: the winner has a crown, the player of a move is larger. */
  readonly rank: 'winner' | 'mover' | null
}

export interface PictureFigure {
  readonly value: string
  readonly name: string
}

export const pictureShapes = ['square', 'wide'] as const
export type PictureShape = (typeof pictureShapes)[number]

/** The sizes in pixels: for messengers and feeds, and for link previews. */
export const pictureSizes = {
  square: { width: 1080, height: 1080 },
  wide: { width: 1200, height: 630 },
} as const satisfies Record<PictureShape, { readonly width: number; readonly height: number }>

/** Returns the text beside a picture: the result, and the start page instead of the table. */
export const textOf = ({ title, caption }: Picture, startPage: string): string =>
  `${title} ${caption}.\n${startPage}`
