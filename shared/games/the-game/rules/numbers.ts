import { harmlessPhrases } from './harmless-phrases.ts'
import { longestNumberWord, numberWords, plain } from './number-words.ts'

/**
 * Returns whether a chat message names a card value: 2 to 99 in digits or in words, and 1 and 100 in digits (TG-11). It
 * checks all languages at once, since the players at a table can use different ones. A digit between words counts like
 * the word.
 */
export function namesANumber(text: string): boolean {
  const left = harmlessPhrases.reduce((rest, phrase) => rest.replace(phrase, ' · '), plain(text))
  return (
    namesInSigns(text) ||
    namesInDigits(left) ||
    namesInWords(left) ||
    namesInLetters(left) ||
    namesInRomanNumerals(left)
  )
}

/**
 * Whether the text contains a single sign that is a number: a sign such as `Ⅻ`, or `🔟`, the only
 * emoji for a card value. The check needs the original text, because `plain` converts such signs to
 * letters.
 */
const namesInSigns = (text: string): boolean => /\p{Nl}|🔟/u.test(text)

/**
 * Whether the text names a card value in digits. Any digit of another script counts as a card value, because this function does
 * not compute its value.
 */
function namesInDigits(text: string): boolean {
  if (/[^\P{N}0-9]/u.test(text)) return true
  return (text.match(/[0-9]+/g) ?? []).some(
    (digits) => Number(digits) >= 1 && Number(digits) <= 100,
  )
}

function namesInWords(text: string): boolean {
  // A zero beside a letter stands for an o, as in `f0rty`.
  const spelt = text.replace(/(?<=\p{L})0|0(?=\p{L})/gu, 'o').toLowerCase()
  const words = spelt.match(/\p{L}+/gu) ?? []
  return (
    words.some((word) => numberWords.has(word)) ||
    interrupted(spelt).some((word) => numberWords.has(word))
  )
}

/**
 * Joins the letters between two spaces or apostrophes to one word, as in `for-ty` and `se.ven`.
 * Apostrophes separate words, so that *je t'en prie* and *it's even* name no number.
 */
const interrupted = (text: string): string[] =>
  text.split(/[\s'’]+/).map((part) => part.replace(/[^\p{L}]/gu, ''))

/** Whether the text spells a number with separate letters, as in `f o r t y` and `f.o.r.t.y`. */
function namesInLetters(text: string): boolean {
  const rows = text.toLowerCase().match(/(?<!\p{L})\p{L}(?:[^\p{L}]+\p{L}(?!\p{L}))+/gu) ?? []
  return rows.some((row) => hasNumberWordIn(row.replace(/[^\p{L}]/gu, '')))
}

function hasNumberWordIn(letters: string): boolean {
  for (let from = 0; from < letters.length; from++)
    for (let to = from + 1; to <= Math.min(letters.length, from + longestNumberWord); to++)
      if (numberWords.has(letters.slice(from, to))) return true
  return false
}

/**
 * Whether the text names a Roman number in capitals, as in `XLVII` and `XLVIIe`. A single capital
 * is a word (`I`) or an abbreviation (`X`).
 */
function namesInRomanNumerals(text: string): boolean {
  const words = text.match(/(?<!\p{L})[IVXLC]{2,}(?=(?:e|eme|er|th)?(?!\p{L}))/gu) ?? []
  return words.some((word) => /^(?:X[LC]|L?X{0,3})(?:I[XV]|V?I{0,3})$/.test(word))
}
