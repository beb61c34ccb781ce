import { digits, digitWidth } from './digits.ts'

/** What the pen draws for one letter: 100 units tall, as broad as `width`. */
export type Glyph = { readonly width: number; readonly line: string }

// Capitals only: they are written to be read from afar, on a picture of a table. Names of any script come here; what the
// pen has not learnt it leaves as a ring.

const drawn: Readonly<Record<string, Glyph>> = {
  A: { width: 64, line: 'M0 100 32 0l32 100M11 66h42' },
  B: {
    width: 54,
    line: 'M0 47h27c16 0 27 10 27 27s-11 26-27 26H0V0h25c15 0 24 9 24 23S40 47 25 47',
  },
  C: { width: 60, line: 'M60 16C53 6 44 0 33 0 13 0 0 20 0 50s13 50 33 50c11 0 20-6 27-16' },
  D: { width: 58, line: 'M0 0v100h22c22 0 36-19 36-50S44 0 22 0Z' },
  E: { width: 46, line: 'M46 0H0v100h46M0 48h38' },
  F: { width: 44, line: 'M44 0H0v100M0 48h36' },
  G: { width: 62, line: 'M60 16C53 6 44 0 33 0 13 0 0 20 0 50s13 50 33 50c12 0 22-6 29-16V54H36' },
  H: { width: 56, line: 'M0 0v100M56 0v100M0 48h56' },
  I: { width: 0, line: 'M0 0v100' },
  J: { width: 38, line: 'M38 0v70c0 19-7 30-20 30C8 100 2 95 0 86' },
  K: { width: 54, line: 'M0 0v100M52 0 0 60M20 37 54 100' },
  L: { width: 44, line: 'M0 0v100h44' },
  M: { width: 70, line: 'M0 100V0l35 62L70 0v100' },
  N: { width: 58, line: 'M0 100V0l58 100V0' },
  O: { width: 68, line: 'M34 0C14 0 0 20 0 50s14 50 34 50 34-20 34-50S54 0 34 0Z' },
  P: { width: 50, line: 'M0 100V0h24c16 0 26 10 26 27S40 54 24 54H0' },
  Q: { width: 68, line: 'M34 0C14 0 0 20 0 50s14 50 34 50 34-20 34-50S54 0 34 0ZM44 74l22 30' },
  R: { width: 54, line: 'M0 100V0h25c15 0 25 10 25 27S40 54 25 54H0M27 54l27 46' },
  S: {
    width: 52,
    line: 'M50 14C44 5 36 0 26 0 12 0 2 9 2 24c0 16 12 21 25 25 14 4 25 10 25 26 0 16-11 25-26 25C15 100 6 95 0 85',
  },
  T: { width: 58, line: 'M0 0h58M29 0v100' },
  U: { width: 58, line: 'M0 0v66c0 22 10 34 29 34s29-12 29-34V0' },
  V: { width: 62, line: 'M0 0l31 100L62 0' },
  W: { width: 88, line: 'M0 0l22 100L44 14l22 86L88 0' },
  X: { width: 56, line: 'M0 0l56 100M56 0 0 100' },
  Y: { width: 58, line: 'M0 0l29 50L58 0M29 50v50' },
  Z: { width: 54, line: 'M0 0h54L0 100h54' },
  '&': {
    width: 66,
    line: 'M64 100 17 36C7 22 12 0 29 0s22 22 6 34L19 46C5 56 0 64 0 74c0 16 11 26 27 26 20 0 33-16 37-46',
  },
  '.': { width: 0, line: 'M0 98v2' },
  ',': { width: 4, line: 'M4 96 0 112' },
  '!': { width: 0, line: 'M0 0v66M0 98v2' },
  '?': { width: 48, line: 'M2 20C6 7 14 0 25 0c14 0 23 9 23 23 0 22-23 24-23 46M25 98v2' },
  ':': { width: 0, line: 'M0 40v2M0 98v2' },
  '·': { width: 0, line: 'M0 50v2' },
  '…': { width: 56, line: 'M0 98v2M28 98v2M56 98v2' },
  '-': { width: 30, line: 'M0 54h30' },
  '–': { width: 44, line: 'M0 54h44' },
  _: { width: 50, line: 'M0 104h50' },
  '+': { width: 48, line: 'M24 30v48M0 54h48' },
  '/': { width: 40, line: 'M40 0 0 100' },
  '(': { width: 20, line: 'M20-6C6 10 0 30 0 50s6 40 20 56' },
  ')': { width: 20, line: 'M0-6c14 16 20 36 20 56s-6 40-20 56' },
  '’': { width: 4, line: 'M4 0 0 22' },
  "'": { width: 4, line: 'M4 0 0 22' },
  '"': { width: 18, line: 'M0 0v22M18 0v22' },
}

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
const written: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  '—': '–',
}

const ring: Glyph = {
  width: 40,
  line: 'M20 34c12 0 20 8 20 20S32 74 20 74 0 66 0 54s8-20 20-20Z',
}

const gap = 26
const space = 44

/** A text in lines of the pen, each with its place from the left, and how broad they are together. */
export function penned(text: string): {
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
    Array.from(written[letter] ?? letter),
  )

function glyphOf(letter: string): Glyph | undefined {
  const digit = digits[/^\d$/.test(letter) ? Number(letter) : -1]
  return digit === undefined ? drawn[letter] : { width: digitWidth(letter), line: digit }
}

/** Marks that the pen has not learnt, joiners, and shades of a picture. */
const isUnseen = (letter: string): boolean => /^[\p{M}\p{C}\p{Sk}]$/u.test(letter)
