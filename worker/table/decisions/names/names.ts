import { limits } from '../../../../shared/wire/limits.ts'
import { pick, type Random } from '../../../../shared/deal/random.ts'
import { readingsOf } from './look-alikes.ts'
import { isVisible, withoutUnseen } from './visible.ts'

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
  // Before anything looks at each letter: composing may make four letters one, and no more.
  if (typed.length > 4 * limits.nameBytes || refusedLetters.test(typed)) return null
  const name = composed(typed)
  if (!isVisible(name) || towers.test(name)) return null
  const letters = lettersIn(name)
  if (letters.length > limits.nameLetters || letters.some(isOverloaded)) return null
  return fits(name) ? name : null
}

/** What a table of an earlier program calls somebody: as much of it as a name may be. */
export function nameWithinBounds(stored: string): string {
  const clean = cleanName(stored)
  if (clean !== null) return clean
  const plain = composed(stored.slice(0, limits.nameBytes).replace(everyRefusedLetter, ''))
  let name = ''
  for (const letter of lettersIn(plain).filter((one) => !isOverloaded(one) && !towers.test(one)))
    if (cleanName(name + letter) !== null || name === '') name += letter
  return cleanName(name) ?? 'N. N.'
}

/** Control, lone surrogate, private, unassigned, and what turns the direction of all that follows. */
const refusedLetters = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Bidi_Control}]/u
const everyRefusedLetter = new RegExp(refusedLetters, 'gu')
/** Marks piled up on one letter reach into the lines above; no living script needs as many. */
const towers = /\p{M}{5}/u

const composed = (typed: string): string =>
  withoutUnseen(typed).normalize('NFC').trim().replace(/\s+/gu, ' ')

/** As people count letters: a flag or a family is one. */
const lettersIn = (name: string): string[] =>
  Array.from(segmenter.segment(name), ({ segment }) => segment)

const segmenter = new Intl.Segmenter('en')

const pointsIn = (text: string): number => [...text].length
const isOverloaded = (letter: string): boolean => pointsIn(letter) > limits.letterPoints
const utf8 = new TextEncoder()
const fits = (name: string): boolean =>
  pointsIn(name) <= limits.namePoints && utf8.encode(name).length <= limits.nameBytes

/** The name, with a number behind it where somebody else's may be taken for it: `Anna 2`. */
export function distinctName(name: string, taken: readonly string[]): string {
  const others = new Set(taken.flatMap(readingsOf))
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : withTail(name, ` ${number}`)
    if (!readingsOf(candidate).some((reading) => others.has(reading))) return candidate
  }
}

function withTail(name: string, tail: string): string {
  let letters = lettersIn(name).slice(0, limits.nameLetters - tail.length)
  while (!fits(letters.join('') + tail)) letters = letters.slice(0, -1)
  return letters.join('').trimEnd() + tail
}

export function botName(taken: readonly string[], random: Random): string {
  const free = botNames.filter((name) => distinctName(name, taken) === name)
  const choice = free.length > 0 ? free : botNames
  const [picked] = pick(random, choice.length)
  return distinctName(choice[picked] ?? botNames[0], taken)
}
