import { harmlessPhrases } from './harmless-phrases.ts'
import { longestNumberWord, numberWords, plain } from './number-words.ts'

/**
 * Whether a chat message names a card value: 2 to 99 in digits or in words, in all languages at once since everybody
 * at the table reads it, and 1 and 100 in digits (TG-11). Whoever writes `2` for `two` is understood alike.
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

/** Signs that are numbers by themselves, before they are told apart into letters: `Ⅻ`, and the one emoji of a card. */
const namesInSigns = (text: string): boolean => /\p{Nl}|🔟/u.test(text)

/** Digits of other scripts need not be understood to be numbers. */
function namesInDigits(text: string): boolean {
  if (/[^\P{N}0-9]/u.test(text)) return true
  return (text.match(/[0-9]+/g) ?? []).some(
    (digits) => Number(digits) >= 1 && Number(digits) <= 100,
  )
}

function namesInWords(text: string): boolean {
  // `f0rty`: among letters a nought is one.
  const spelt = text.replace(/(?<=\p{L})0|0(?=\p{L})/gu, 'o').toLowerCase()
  const words = spelt.match(/\p{L}+/gu) ?? []
  return (
    words.some((word) => numberWords.has(word)) ||
    interrupted(spelt).some((word) => numberWords.has(word))
  )
}

/** `for-ty`, `se.ven`: what stands between spaces as one word. Not over an apostrophe: *je t'en prie*, *it's even*. */
const interrupted = (text: string): string[] =>
  text.split(/[\s'’]+/).map((part) => part.replace(/[^\p{L}]/gu, ''))

/** `f o r t y`, `f.o.r.t.y`: single letters in a row, wherever the word begins among them. */
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

/** Capitals only, as in `XLVII` and `XLVIIe`; a single one is a word (`I`) or stands for something (`X`). */
function namesInRomanNumerals(text: string): boolean {
  const words = text.match(/(?<!\p{L})[IVXLC]{2,}(?=(?:e|eme|er|th)?(?!\p{L}))/gu) ?? []
  return words.some((word) => /^(?:X[LC]|L?X{0,3})(?:I[XV]|V?I{0,3})$/.test(word))
}
