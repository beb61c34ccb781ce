import type { Dice } from '../../tests/support/dice.ts'
import { names, nasty, oddLetters, Raw } from './odd.ts'

/** JSON, with all that JSON allows and JavaScript would never write, and some that it does not allow. */
export function encode(value: unknown): string {
  if (value instanceof Raw) return value.text
  if (Array.isArray(value)) return `[${value.map(encode).join(',')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, one]) => `${JSON.stringify(key)}:${encode(one)}`)
      .join(',')}}`
  return JSON.stringify(value) ?? 'undefined'
}

/** The same with one thing in it changed: nearly what was expected, and so past the first look. */
export function mutated(value: unknown, dice: Dice): unknown {
  if (Array.isArray(value)) return mutatedList(value, dice)
  if (typeof value === 'object' && value !== null && !(value instanceof Raw))
    return mutatedRecord(value as Readonly<Record<string, unknown>>, dice)
  if (typeof value === 'number' && dice.onceIn(2))
    return dice.oneOf([
      value + 1,
      value - 1,
      -value,
      value + 0.5,
      value * 1e9,
      String(value),
      [value],
    ])
  if (typeof value === 'string' && dice.onceIn(2)) return mutatedText(value, dice)
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
      return new Raw(`[${list.map(encode).join(',')},]`)
    default:
      return at === list.length ? [...list, list[0]] : list.with(at, mutated(list[at], dice))
  }
}

function mutatedRecord(record: Readonly<Record<string, unknown>>, dice: Dice): unknown {
  const keys = Object.keys(record)
  if (keys.length === 0) return dice.onceIn(2) ? nasty(dice) : { [dice.oneOf(names)]: nasty(dice) }
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
      return withKey(record, key, dice.onceIn(2) ? old : nasty(dice))
    case 6:
      return [record]
    default:
      return { ...record, [key]: mutated(old, dice) }
  }
}

/** Written out, since an object of JavaScript takes neither a key twice nor `__proto__` as one of its own. */
const withKey = (record: Readonly<Record<string, unknown>>, key: string, value: unknown): Raw =>
  new Raw(`${encode(record).slice(0, -1)},${JSON.stringify(key)}:${encode(value)}}`)

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
  if (bytes.length === 0 || dice.onceIn(4))
    return Uint8Array.from({ length: dice.below(200) }, () => dice.below(256))
  for (let changes = 1 + dice.below(4); changes > 0; changes--)
    bytes[dice.below(bytes.length)] = dice.oneOf([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xf8, 0x00])
  return bytes
}
