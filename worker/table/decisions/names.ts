import { limits } from '../../../shared/limits.ts'
import { pick, type Random } from '../../../shared/random.ts'

/** Neutral first names that English, German and French read alike. */
export const botNames = [
  'Alex',
  'Andrea',
  'Camille',
  'Charlie',
  'Dominique',
  'Eden',
  'Jules',
  'Kim',
  'Lou',
  'Mika',
  'Noa',
  'Robin',
  'Sacha',
  'Toni',
] as const

/** A stranger's name as everybody may see it, or null if it is none. */
export function cleanName(typed: string): string | null {
  const name = typed.normalize('NFC').trim().replace(/\s+/gu, ' ')
  if (!isVisible(name) || refusedLetters.test(name) || towers.test(name)) return null
  return lettersIn(name).length <= limits.nameLetters ? name : null
}

/** Control, lone surrogate, private, unassigned, and what turns the direction of all that follows. */
const refusedLetters = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Bidi_Control}]/u
/** Marks piled up on one letter reach into the lines above; no living script needs as many. */
const towers = /\p{M}{5}/u
const invisible = /[\p{Default_Ignorable_Code_Point}\p{M}\s\u2800]/gu

const isVisible = (name: string): boolean => name.replace(invisible, '') !== ''

/** As people count letters: a flag or a family is one. */
const lettersIn = (name: string): string[] =>
  Array.from(segmenter.segment(name), ({ segment }) => segment)

const segmenter = new Intl.Segmenter('en')

/** The name, with a number behind it where somebody else has it already: `Anna 2`. */
export function distinctName(name: string, taken: readonly string[]): string {
  const others = new Set(taken.map(folded))
  for (let number = 1; ; number++) {
    const tail = number === 1 ? '' : ` ${number}`
    const letters = lettersIn(name).slice(0, limits.nameLetters - tail.length)
    const told = letters.join('').trimEnd() + tail
    if (!others.has(folded(told))) return told
  }
}

const folded = (name: string): string => name.toLocaleLowerCase('en')

export function botName(taken: readonly string[], random: Random): string {
  const others = new Set(taken.map(folded))
  const free = botNames.filter((name) => !others.has(folded(name)))
  const choice = free.length > 0 ? free : botNames
  const [picked] = pick(random, choice.length)
  return distinctName(choice[picked] ?? botNames[0], taken)
}
