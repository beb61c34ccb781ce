import './pictures.css'

import type { ComponentChildren } from 'preact'

import type { GameWords } from '../../shared/game/words.ts'
import { Icon, type IconName } from './Icon.tsx'
import type { Face } from './motion/faces.ts'
import { Piece } from './pieces/Piece.tsx'

/**
 * Returns the six small pictures that explain the game with its own cards. A board exports such a
 * function from `pages/pictures.tsx`.
 */
export type Pictures<Words extends GameWords> = (words: Words) => readonly ComponentChildren[]

/**
 * Returns a picture with typical cards of a rule set. A board exports such a function from
 * `pages/rule-set.tsx`.
 */
export type RuleSetPicture<Options, Words extends GameWords> = (
  options: Options,
  words: Words,
) => ComponentChildren

/** An arrow between two parts of a picture. */
export const PictureArrow = ({ name = 'arrow' }: { readonly name?: IconName }) => (
  <span class="picture-then">
    <Icon name={name} />
  </span>
)

/** Cards that are close together. */
export const PictureGroup = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="picture-together">{children}</span>
)

/** Cards that are on top of each other. */
export const PictureStack = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="picture-stack">{children}</span>
)

/** A player's piece with a speech bubble. */
export const PictureSpeech = ({ of, text }: { readonly of: number; readonly text: string }) => (
  <>
    <Piece of={of} face="hello" />
    <q class="picture-saying">{text}</q>
  </>
)

/** Draws the pieces of four players, all with the same face. */
export const AllPieces = ({ face }: { readonly face: Face }) =>
  [0, 1, 2, 3].map((seat) => <Piece key={seat} of={seat} face={face} />)
