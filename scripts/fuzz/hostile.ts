import type { Dice } from './dice.ts'

/** A piece of JSON that no value stands for, such as 1e999 or the same key twice. */
export class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** JSON, with all that JSON allows and JavaScript would never write, and some that it does not allow. */
export function written(value: unknown): string {
  if (value instanceof Raw) return value.text
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, one]) => `${JSON.stringify(key)}:${written(one)}`)
      .join(',')}}`
  return JSON.stringify(value) ?? 'undefined'
}

/** The same with one thing in it changed: nearly what was expected, and so past the first look. */
export function mutated(value: unknown, dice: Dice): unknown {
  if (Array.isArray(value)) return mutatedList(value, dice)
  if (typeof value === 'object' && value !== null && !(value instanceof Raw))
    return mutatedRecord(value as Readonly<Record<string, unknown>>, dice)
  if (typeof value === 'number' && dice.once(2))
    return dice.oneOf([
      value + 1,
      value - 1,
      -value,
      value + 0.5,
      value * 1e9,
      String(value),
      [value],
    ])
  if (typeof value === 'string' && dice.once(2)) return mutatedText(value, dice)
  return nasty(dice)
}

function mutatedList(list: readonly unknown[], dice: Dice): unknown {
  const at = dice.below(list.length + 1)
  switch (dice.below(6)) {
    case 0:
      return nasty(dice)
    case 1:
      return list.toSpliced(at, 0, nasty(dice))
    case 2:
      return [...list, ...list]
    case 3:
      return list.toSpliced(at, 1)
    case 4:
      return new Raw(`[${list.map(written).join(',')},]`)
    default:
      return at === list.length ? [...list, list[0]] : list.with(at, mutated(list[at], dice))
  }
}

function mutatedRecord(record: Readonly<Record<string, unknown>>, dice: Dice): unknown {
  const keys = Object.keys(record)
  if (keys.length === 0) return dice.once(2) ? nasty(dice) : { [dice.oneOf(names)]: nasty(dice) }
  const key = dice.oneOf(keys)
  const { [key]: old, ...others } = record
  switch (dice.below(9)) {
    case 0:
      return nasty(dice)
    case 1:
      return others
    case 2:
      return { ...record, [dice.oneOf(keys)]: old }
    case 3:
      return { ...others, [key.toUpperCase()]: old }
    case 4:
      return withKey(record, dice.oneOf(names), nasty(dice))
    // The same key twice: readers disagree on which of them counts.
    case 5:
      return withKey(record, key, dice.once(2) ? old : nasty(dice))
    case 6:
      return [record]
    default:
      return { ...record, [key]: mutated(old, dice) }
  }
}

/** Written out, since an object of JavaScript takes neither a key twice nor `__proto__` as one of its own. */
const withKey = (record: Readonly<Record<string, unknown>>, key: string, value: unknown): Raw =>
  new Raw(`${written(record).slice(0, -1)},${JSON.stringify(key)}:${written(value)}}`)

function mutatedText(text: string, dice: Dice): unknown {
  const at = dice.below(text.length + 1)
  switch (dice.below(5)) {
    case 0:
      return text.slice(0, at) + dice.oneOf(oddLetters) + text.slice(at)
    case 1:
      return text.repeat(1 + dice.below(200))
    case 2:
      return text.slice(0, at)
    case 3:
      return text.toUpperCase()
    default:
      return dice.oneOf(oddLetters).repeat(1 + dice.below(400))
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
      return dice.once(2)
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
  return dice.once(2)
    ? new Raw('['.repeat(depth) + ']'.repeat(depth))
    : new Raw('{"a":'.repeat(depth) + '1' + '}'.repeat(depth))
}

/** A text that was JSON, broken where no parser expects it. */
export function brokenText(text: string, dice: Dice): string {
  const at = dice.below(text.length + 1)
  switch (dice.below(8)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + dice.oneOf(oddLetters) + text.slice(at)
    case 2:
      return text.slice(0, at) + text.slice(at + 1)
    case 3:
      return `\ufeff${text}`
    case 4:
      return text + text
    case 5:
      return ' \n\t'.repeat(1 + dice.below(800)) + text
    case 6:
      return text.replaceAll('"', "'")
    default:
      return dice.oneOf([
        '',
        'null',
        '0',
        '""',
        '[]',
        '{}',
        'hello',
        '[',
        '{"',
        '\\',
        '//',
        '\u0000',
      ])
  }
}

/** Bytes that are no text at all. */
export function brokenBytes(text: string, dice: Dice): Uint8Array {
  const bytes = Buffer.from(text)
  if (bytes.length === 0 || dice.once(4))
    return Uint8Array.from({ length: dice.below(200) }, () => dice.below(256))
  for (let changes = 1 + dice.below(4); changes > 0; changes--)
    bytes[dice.below(bytes.length)] = dice.oneOf([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xf8, 0x00])
  return bytes
}
