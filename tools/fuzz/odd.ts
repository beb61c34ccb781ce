import type { Dice } from '../../tests/support/dice.ts'

/** A piece of JSON that no value stands for, such as 1e999 or the same key twice. */
export class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Names that mean something to JavaScript, to a table, or to nobody. */
export const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'toJSON',
  'hasOwnProperty',
  'then',
  'length',
  '',
  '0',
  '-1',
  'type',
  'id',
  'seat',
  'token',
  'host',
  'by',
  'do',
  'kind',
  'state',
  '\u202e',
  'é',
] as const

/** Letters that turn, hide, combine or break what stands beside them. */
export const oddLetters = [
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\u007f',
  '\u0085',
  '\u00ad',
  '\u0301',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2028',
  '\u2066',
  '\u2800',
  '\u3164',
  '\ud800',
  '\udc00',
  '\ue000',
  '\ufeff',
  '\uffff',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '👨‍👩‍👧‍👦',
  '﷽',
  '<script>',
  "'; drop table log; --",
  '${7*7}',
  '%00',
  '../',
] as const

const numbers = [
  '1e999',
  '-1e999',
  '-0',
  '1e-400',
  '0.1',
  '-1',
  '1.5',
  '2147483648',
  '4294967296',
  '9007199254740993',
  '123456789012345678901234567890',
  '1E400',
  '5e-324',
] as const
const broken = [
  'NaN',
  'Infinity',
  'undefined',
  '0x10',
  '01',
  '+1',
  '.5',
  "'x'",
  '"\t"',
  '"\\x41"',
] as const
const escapes = ['"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\\u202e"', '"\\uFEFF"'] as const
const records = [
  '{}',
  '[]',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":null,"valueOf":1}',
  '{"toJSON":"x"}',
  '{"length":4294967295}',
  '{"then":{}}',
  '[null,[null,[null]]]',
] as const

/** Something that nobody expects where it stands. */
export function nasty(dice: Dice): unknown {
  switch (dice.below(9)) {
    case 0:
      return null
    case 1:
      return dice.onceIn(2)
    case 2:
      return new Raw(dice.oneOf(numbers))
    case 3:
      return new Raw(dice.oneOf(broken))
    case 4:
      return new Raw(dice.oneOf(escapes))
    case 5:
      return new Raw(dice.oneOf(records))
    case 6:
      return dice.oneOf(oddLetters).repeat(1 + dice.below(40))
    case 7:
      return nested(dice)
    default:
      return 'a'.repeat(dice.oneOf([25, 281, 1_000, 4_000]))
  }
}

function nested(dice: Dice): Raw {
  const depth = dice.oneOf([10, 100, 1_000])
  return dice.onceIn(2)
    ? new Raw('['.repeat(depth) + ']'.repeat(depth))
    : new Raw('{"a":'.repeat(depth) + '1' + '}'.repeat(depth))
}
