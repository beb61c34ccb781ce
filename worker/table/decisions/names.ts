import { pick, type Random } from '../../../shared/deal/random.ts'
import { limits } from '../../../shared/protocol/limits.ts'

/**
 * Greek, Cyrillic and rarer Latin letters that look like a common Latin letter. In each pair, a
 * letter of the first text looks like the letter at the same place of the second text. Capitals and
 * small letters have separate pairs, since a Greek capital can look like another Latin letter than
 * its small form.
 */
const confusables = [
  // Cyrillic
  ['АВЕЅІЈКМНОРСТУХҮҺԌԚԜӀЗ', 'ABESIJKMHOPCTYXYHGQWl3'],
  ['авеѕіјкмнорстухүһԍԛԝӏԁєг', 'abesijkmhopctyxyhgqwldcr'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ', 'ABEZHIKMNOPTYXCJ'],
  ['αικνοργυχωτηϲϳ', 'aikvopyuxwtncj'],
  // Latin
  ['ıȷɑɡɩʋ', 'ijagiv'],
  // Letters and digits that look like a stroke, and those that look like a ring.
  ['Il|1', 'llll'],
  ['O0', 'oo'],
] as const

const latinPrototypes: ReadonlyMap<string, string> = new Map(
  confusables.flatMap(([letters, read]) =>
    [...letters].map((letter, at) => [letter, [...read][at] ?? letter] as const),
  ),
)

const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * Returns the two skeletons of a name (Unicode TR 39). Names that share a skeleton look alike. A
 * skeleton has no invisible characters, and look-alike letters are replaced by one Latin letter in
 * lower case. One skeleton is made from the unchanged name, the other from the name in lower case.
 * Some letters look alike only as capitals, and others only as small letters.
 */
export function skeletonsOf(name: string): readonly [string, string] {
  const plain = name.normalize('NFKC').replace(invisible, '').replace(/\s+/gu, ' ').trim()
  return [toLowerCase(toPrototype(plain)), toLowerCase(toPrototype(toLowerCase(plain)))]
}

/**
 * Returns the text with each letter replaced by its Latin prototype. Marks stay, so accents still
 * distinguish names.
 */
const toPrototype = (text: string): string =>
  Array.from(text.normalize('NFD'), (letter) => latinPrototypes.get(letter) ?? letter)
    .join('')
    .replace(/([ij])\u0307/g, '$1')
    .normalize('NFC')

const toLowerCase = (text: string): string => text.toLocaleLowerCase('en')

/** Returns whether a text has at least one visible character. */
export const isVisible = (text: string): boolean => text.replace(unseen, '') !== ''

const unseen = /[\p{Default_Ignorable_Code_Point}\p{M}\s\u2800]/gu

/**
 * Removes invisible characters, except characters that change how the text looks: joiners within an
 * emoji or between letters, and variation selectors after a character.
 */
const withoutInvisible = (text: string): string => text.replace(visibleOrInvisible, '$1')

const picture = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?'
/** Matches an emoji, or up to four emoji that are joined into one, such as a family. */
const pictures = `${picture}(?:\\u200D${picture}){0,3}`
/** Matches a flag that is encoded as tags, such as the flag of Scotland. */
const spelt = '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}'
const letterSeen = '[[\\p{L}\\p{M}]--\\p{Default_Ignorable_Code_Point}]'
const joint = `(?<=${letterSeen})[\\u200C\\u200D](?=${letterSeen})`
const seen = '[[\\p{L}\\p{M}\\p{N}\\p{S}\\p{P}]--\\p{Default_Ignorable_Code_Point}]'
const form = `(?<=${seen})\\p{Variation_Selector}`
const visibleOrInvisible = new RegExp(
  `(${spelt}|${pictures}|${joint}|${form})|\\p{Default_Ignorable_Code_Point}`,
  'gv',
)

/** Neutral first names that are common in English, German and French. */
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

/** Returns the name in the form in which others see it; null if the name is invalid. */
export function cleanName(typed: string): string | null {
  // Refuse very long texts before inspecting their letters. The limit is four times `nameBytes`,
  // because Unicode composition can merge up to four letters into one.
  if (typed.length > 4 * limits.nameBytes || refusedLetters.test(typed)) return null
  const name = composed(typed)
  if (!isVisible(name) || stackedMarks.test(name)) return null
  const letters = lettersIn(name)
  if (letters.length > limits.nameLetters || letters.some(isOverloaded)) return null
  return fits(name) ? name : null
}

/**
 * Returns a stored name in a form that the present rules allow. Removes forbidden characters and
 * shortens the name if necessary.
 */
export function repairName(stored: string): string {
  const clean = cleanName(stored)
  if (clean !== null) return clean
  const plain = composed(stored.slice(0, limits.nameBytes).replace(everyRefusedLetter, ''))
  let name = ''
  for (const letter of lettersIn(plain).filter(
    (one) => !isOverloaded(one) && !stackedMarks.test(one),
  ))
    if (cleanName(name + letter) !== null || name === '') name += letter
  return cleanName(name) ?? 'N. N.'
}

/**
 * Control characters, lone surrogates, private and unassigned code points, and characters that change the text
 * direction.
 */
const refusedLetters = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Bidi_Control}]/u
const everyRefusedLetter = new RegExp(refusedLetters, 'gu')
/**
 * A letter with five or more marks. No living script needs five, and stacked marks overlap the
 * lines of text above.
 */
const stackedMarks = /\p{M}{5}/u

const composed = (typed: string): string =>
  withoutInvisible(typed).normalize('NFC').trim().replace(/\s+/gu, ' ')

/** Splits a name into grapheme clusters, so that a flag or a family emoji counts as one letter. */
const lettersIn = (name: string): string[] =>
  Array.from(segmenter.segment(name), ({ segment }) => segment)

const segmenter = new Intl.Segmenter('en')

const pointsIn = (text: string): number => [...text].length
const isOverloaded = (letter: string): boolean => pointsIn(letter) > limits.letterPoints
const utf8 = new TextEncoder()
const fits = (name: string): boolean =>
  pointsIn(name) <= limits.namePoints && utf8.encode(name).length <= limits.nameBytes

/** Returns the name. If it could be confused with a taken name, appends a number: `Anna 2`. */
export function distinctName(name: string, taken: readonly string[]): string {
  const others = new Set(taken.flatMap(skeletonsOf))
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : withTail(name, ` ${number}`)
    if (!skeletonsOf(candidate).some((reading) => others.has(reading))) return candidate
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
