import { pick, type Random } from '../../../shared/deal/random.ts'
import { limits } from '../../../shared/protocol/limits.ts'

/**
 * Letters of Greek and Cyrillic, and some rarer Latin ones, that are read as a Latin letter at a glance, each above the
 * one it is read as. Capitals and small letters have lines of their own: a Greek capital may look like another letter
 * than its small form does.
 */
const pairs = [
  // Cyrillic
  ['АВЕЅІЈКМНОРСТУХҮҺԌԚԜӀЗ', 'ABESIJKMHOPCTYXYHGQWl3'],
  ['авеѕіјкмнорстухүһԍԛԝӏԁєг', 'abesijkmhopctyxyhgqwldcr'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ', 'ABEZHIKMNOPTYXCJ'],
  ['αικνοργυχωτηϲϳ', 'aikvopyuxwtncj'],
  // Latin
  ['ıȷɑɡɩʋ', 'ijagiv'],
  // One stroke, and one ring, may be a letter or a digit.
  ['Il|1', 'llll'],
  ['O0', 'oo'],
] as const

const latin: ReadonlyMap<string, string> = new Map(
  pairs.flatMap(([letters, read]) =>
    [...letters].map((letter, at) => [letter, [...read][at] ?? letter] as const),
  ),
)

const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * How a name is read by somebody who does not look closely: without what cannot be seen, in the plainest form of each
 * letter, in small letters. There are two readings, since small letters may be alike where capitals are not, and the
 * other way round. Two names that share one can be taken for each other.
 */
export function readingsOf(name: string): readonly [string, string] {
  const plain = name.normalize('NFKC').replace(invisible, '').replace(/\s+/gu, ' ').trim()
  return [small(plainest(plain)), small(plainest(small(plain)))]
}

/** Apart from their marks, which go on telling letters apart. */
const plainest = (text: string): string =>
  Array.from(text.normalize('NFD'), (letter) => latin.get(letter) ?? letter)
    .join('')
    .replace(/([ij])\u0307/g, '$1')
    .normalize('NFC')

const small = (text: string): string => text.toLocaleLowerCase('en')

/** What a text needs at least one of, to be seen. */
export const isVisible = (text: string): boolean => text.replace(notSeen, '') !== ''

const notSeen = /[\p{Default_Ignorable_Code_Point}\p{M}\s\u2800]/gu

/**
 * Without what cannot be seen, but for where it changes what can: inside an emoji, between the letters of a script that
 * joins them or keeps them apart, and as the form of what stands before it.
 */
export const withoutUnseen = (text: string): string => text.replace(seenOrNot, '$1')

const picture = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?'
/** People, hearts and the like, up to four of them joined. */
const pictures = `${picture}(?:\\u200D${picture}){0,3}`
/** A flag that is spelt out, such as that of Scotland. */
const spelt = '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}'
const letterSeen = '[[\\p{L}\\p{M}]--\\p{Default_Ignorable_Code_Point}]'
const joint = `(?<=${letterSeen})[\\u200C\\u200D](?=${letterSeen})`
const seen = '[[\\p{L}\\p{M}\\p{N}\\p{S}\\p{P}]--\\p{Default_Ignorable_Code_Point}]'
const form = `(?<=${seen})\\p{Variation_Selector}`
const seenOrNot = new RegExp(
  `(${spelt}|${pictures}|${joint}|${form})|\\p{Default_Ignorable_Code_Point}`,
  'gv',
)

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
