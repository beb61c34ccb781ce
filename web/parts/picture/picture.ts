import type { PlainCard } from '../../../shared/game/end.ts'
import type { Face } from '../../kit/motion/faces.ts'
import type { PieceOf } from '../../kit/pieces/shapes.tsx'
import { findGame } from '../../boards/available-games.ts'
import type { SharingWords } from '../../words/sharing.ts'

/**
 * The content of a picture that players share outside the table. To protect privacy, it has no
 * name, initial, code or date, and only cards that everyone saw.
 */
export interface Picture {
  readonly sun: 'up' | 'down' | 'none'
  readonly pieces: readonly PicturePiece[]
  readonly title: string
  /** The text below the title: the name of the game, and some facts about this game. */
  readonly caption: string
  readonly cards: readonly PlainCard[]
  /** Numbers about the game, at most three. */
  readonly figures: readonly PictureFigure[]
}

export interface PicturePiece {
  readonly piece: PieceOf
  readonly face: Face | null
  /**
   * Why the piece (player's token) is emphasised: the piece of a winner has a crown, and the piece
   * of a player who has just moved is larger.
   */
  readonly rank: 'winner' | 'mover' | null
}

export interface PictureFigure {
  readonly value: string
  readonly name: string
}

export const pictureShapes = ['square', 'wide'] as const
export type PictureShape = (typeof pictureShapes)[number]

/** The sizes in pixels: `square` for messengers and feeds, `wide` for link previews. */
export const pictureSizes = {
  square: { width: 1080, height: 1080 },
  wide: { width: 1200, height: 630 },
} as const satisfies Record<PictureShape, { readonly width: number; readonly height: number }>

/**
 * Returns the text to send with the picture. It links to the start page, because a link to the
 * table would reveal its code.
 */
export const textOf = ({ title, caption }: Picture, startPage: string): string =>
  `${title} ${caption}.\n${startPage}`

/**
 * Returns the name of the colour of a player's piece. A shared picture shows this instead of the
 * player's name, so that it identifies no player.
 */
export const nameByColour = (piece: number, { colours }: Pick<SharingWords, 'colours'>): string =>
  colours[piece % colours.length] ?? ''

/** Returns the caption of a picture: the name of the game, followed by the given facts. */
export function captionFor(game: string, ...facts: readonly string[]): string {
  const name = findGame(game)?.name ?? ''
  // A name that ends in “!” gets a dot instead of a comma, because “!,” looks wrong.
  const join = /[!?.]$/.test(name) ? ' · ' : ', '
  return facts.length === 0 ? name : [name, facts.join(', ')].join(join)
}
