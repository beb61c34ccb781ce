import './pictures.css'

import type { ComponentChildren } from 'preact'

import type { GameWords } from '../../shared/game/words.ts'
import { Icon, type IconName } from './Icon.tsx'
import type { Face } from './motion/faces.ts'
import { Piece } from './pieces/Piece.tsx'

/** What stands in `pages/pictures.tsx` of a board: how the game is played, in six small scenes of its own cards. */
export type Pictures<Words extends GameWords> = (words: Words) => readonly ComponentChildren[]

/** What stands in `pages/rule-set.tsx` of a board: the cards by which one set of its rules is known from another. */
export type RuleSetPicture<Options, Words extends GameWords> = (
  options: Options,
  words: Words,
) => ComponentChildren

/** What leads from one thing in a picture to the next. */
export const Then = ({ name = 'arrow' }: { readonly name?: IconName }) => (
  <span class="picture-then">
    <Icon name={name} />
  </span>
)

/** Cards that lie close together. */
export const Together = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="picture-together">{children}</span>
)

/** One card lies on another. */
export const Stack = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="picture-stack">{children}</span>
)

/** Somebody says something. */
export const Saying = ({ of, text }: { readonly of: number; readonly text: string }) => (
  <>
    <Piece of={of} face="hello" />
    <q class="picture-saying">{text}</q>
  </>
)

/** Everybody at the table makes the same face. */
export const Everybody = ({ face }: { readonly face: Face }) =>
  [0, 1, 2, 3].map((seat) => <Piece key={seat} of={seat} face={face} />)
