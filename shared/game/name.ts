import type { Language } from '../language.ts'
import type { About } from './game.ts'

/** Returns the name of a game in a language. */
export const gameName = ({ name, names }: Pick<About, 'name' | 'names'>, language: Language) =>
  names?.[language] ?? name
