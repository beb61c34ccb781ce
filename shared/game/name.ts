import type { Language } from '../language.ts'
import type { About } from './game.ts'

/** Returns what a game is called in a language. */
export const gameName = ({ name, names }: Pick<About, 'name' | 'names'>, language: Language) =>
  names?.[language] ?? name
