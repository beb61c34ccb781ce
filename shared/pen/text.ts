import { digits, digitWidth } from './digits.ts'
import { letters, type Glyph } from './letters.ts'

/** Above or below the letter before, whose middle is at 0. Keys are combining characters. */
const marks: Readonly<Record<string, string>> = {
  '\u0300': 'M-10-36 8-20',
  '\u0301': 'M10-36-8-20',
  '\u0302': 'M-16-20 0-36 16-20',
  '\u0303': 'M-20-22c6-12 14-10 20-5s14 7 20-5',
  '\u0304': 'M-16-27h32',
  '\u0306': 'M-16-36c4 18 28 18 32 0',
  '\u0307': 'M0-27v1',
  '\u0308': 'M-14-27v1M14-27v1',
  '\u030a': 'M0-42c6 0 10 4 10 10s-4 10-10 10-10-4-10-10 4-10 10-10Z',
  '\u030b': 'M-12-20-4-36M6-20l8-16',
  '\u030c': 'M-16-36 0-20 16-36',
  '\u0327': 'M0 104c8 4 12 8 8 14s-10 6-16 2',
  '\u0328': 'M6 102c-8 6-10 10-6 16s8 4 12 2',
}

/** Letters that are two, or that Unicode does not take apart. */
const spellings: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  '—': '–',
}

/** What stands for whatever the pen has not learnt: names come here in any script. */
const ring: Glyph = {
  width: 40,
  line: 'M20 34c12 0 20 8 20 20S32 74 20 74 0 66 0 54s8-20 20-20Z',
}

const gap = 26
const space = 44

/** A text in lines of the pen, each with its place from the left, and how broad they are together. */
export function layOut(text: string): {
  readonly width: number
  readonly lines: readonly { readonly x: number; readonly line: string }[]
} {
  const lines: { x: number; line: string }[] = []
  let end = -gap
  let middle: number | null = null
  let isRing = false
  const write = (glyph: Glyph): void => {
    const x = end + gap
    lines.push({ x, line: glyph.line })
    middle = glyph === ring ? null : x + glyph.width / 2
    end = x + glyph.width
  }
  for (const letter of lettersOf(text)) {
    const mark = marks[letter]
    const glyph = glyphOf(letter)
    if (mark !== undefined && middle !== null) lines.push({ x: middle, line: mark })
    else if (letter === ' ') end += space
    else if (glyph) write(glyph)
    // One ring for a run of them: one picture is often many characters.
    else if (!isUnseen(letter) && !isRing) write(ring)
    isRing = glyph === undefined && letter !== ' ' && middle === null
  }
  return { width: Math.max(0, end), lines }
}

const lettersOf = (text: string): string[] =>
  [...text.trim().replaceAll(/\s+/g, ' ').toUpperCase().normalize('NFD')].flatMap((letter) =>
    Array.from(spellings[letter] ?? letter),
  )

function glyphOf(letter: string): Glyph | undefined {
  const digit = digits[/^\d$/.test(letter) ? Number(letter) : -1]
  return digit === undefined ? letters[letter] : { width: digitWidth(letter), line: digit }
}

/** Marks that the pen has not learnt, joiners, and shades of a picture. */
const isUnseen = (letter: string): boolean => /^[\p{M}\p{C}\p{Sk}]$/u.test(letter)
