/** What the pen draws for one letter: 100 units tall, as broad as `width`. */
export type Glyph = { readonly width: number; readonly line: string }

/**
 * Letters of the same round pen as the digits, for the corner of a card and for the picture of a table. Capitals only: all
 * are written to be read from afar, or small.
 */
export const letters: Readonly<Record<string, Glyph>> = {
  A: { width: 60, line: 'M1 100 30 0l29 100M12 66h36' },
  B: {
    width: 57,
    line: 'M4 0v100h24c18 0 29-10 29-27S46 47 28 47H4M28 47c14 0 23-9 23-23S42 0 26 0H4',
  },
  C: { width: 60, line: 'M60 16C53 6 44 0 33 0 13 0 0 20 0 50s13 50 33 50c11 0 20-6 27-16' },
  D: { width: 58, line: 'M4 0v100h14c28 0 40-20 40-50S46 0 18 0Z' },
  E: { width: 46, line: 'M46 0H0v100h46M0 48h38' },
  F: { width: 44, line: 'M44 0H0v100M0 48h36' },
  G: { width: 62, line: 'M60 16C53 6 44 0 33 0 13 0 0 20 0 50s13 50 33 50c12 0 22-6 29-16V54H36' },
  H: { width: 56, line: 'M0 0v100M56 0v100M0 48h56' },
  I: { width: 0, line: 'M0 0v100' },
  J: { width: 68, line: 'M48 0v68c0 21-9 32-24 32C10 100 2 90 2 74M26 0h42' },
  K: { width: 59, line: 'M4 0v100M56 0 5 60M23 42l36 58' },
  L: { width: 44, line: 'M0 0v100h44' },
  M: { width: 70, line: 'M0 100V0l35 62L70 0v100' },
  N: { width: 58, line: 'M0 100V0l58 100V0' },
  O: { width: 68, line: 'M34 0C14 0 0 20 0 50s14 50 34 50 34-20 34-50S54 0 34 0Z' },
  P: { width: 50, line: 'M0 100V0h24c16 0 26 10 26 27S40 54 24 54H0' },
  Q: { width: 62, line: 'M30 0C10 0 1 20 1 50s9 50 29 50 29-20 29-50S50 0 30 0ZM34 74l28 32' },
  R: { width: 60, line: 'M4 100V0h24c19 0 30 10 30 27S47 54 28 54H4M30 54l30 46' },
  S: {
    width: 52,
    line: 'M50 14C44 5 36 0 26 0 12 0 2 9 2 24c0 16 12 21 25 25 14 4 25 10 25 26 0 16-11 25-26 25C15 100 6 95 0 85',
  },
  T: { width: 58, line: 'M0 0h58M29 0v100' },
  U: { width: 58, line: 'M0 0v66c0 22 10 34 29 34s29-12 29-34V0' },
  V: { width: 60, line: 'M1 0l29 100L59 0' },
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
