import { canonical } from '../canonical.ts'
import { ok, refuse, type Result } from '../result.ts'
import {
  defaultsOf,
  readOptions,
  type Choices,
  type OptionsOf,
  type OptionValues,
} from './options.ts'

/**
 * Encodes options as a short code for URLs: the name of a preset, or the indexes of all values as
 * one mixed-radix number. Two characters before the number are a hash of the lists of values. If a
 * later version changes these lists, the hash differs, and the old code is not misread.
 */
export function rulesCode(choices: Choices, options: OptionsOf<OptionValues>): string {
  const preset = presetOf(choices, options)
  if (preset !== null) return preset
  let number = 0n
  for (const [option, allowed] of Object.entries(choices.values).toReversed())
    number = number * BigInt(allowed.length) + BigInt(allowed.indexOf(options[option] ?? ''))
  return fingerprint(choices.values) + number.toString(36)
}

/**
 * Decodes a code that `rulesCode` has made. Refuses a malformed code, or one for other lists of
 * values, as `unreadable`.
 */
export function readRulesCode(
  choices: Choices,
  code: string,
): Result<OptionsOf<OptionValues>, 'unreadable'> {
  const usual = defaultsOf(choices.values)
  if (code === usualRules) return ok(usual)
  const preset = Object.hasOwn(choices.presets ?? {}, code) ? choices.presets?.[code] : undefined
  if (preset) return ok({ ...usual, ...preset } as OptionsOf<OptionValues>)
  const print = fingerprint(choices.values)
  const digits = code.slice(print.length)
  if (!code.startsWith(print) || !/^[0-9a-z]{1,40}$/.test(digits)) return refuse('unreadable')
  let number = [...digits].reduce((sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)), 0n)
  const wanted: Record<string, string | number | boolean | undefined> = {}
  for (const [option, allowed] of Object.entries(choices.values)) {
    wanted[option] = allowed[Number(number % BigInt(allowed.length))]
    number /= BigInt(allowed.length)
  }
  if (number > 0n) return refuse('unreadable')
  const read = readOptions(choices, wanted)
  return read.ok ? read : refuse('unreadable')
}

export const usualRules = 'usual'

/** Returns the name of the preset that these options equal, or null. */
export function presetOf(choices: Choices, options: OptionsOf<OptionValues>): string | null {
  const usual = defaultsOf(choices.values)
  const presets = { [usualRules]: {}, ...choices.presets }
  const [name] =
    Object.entries(presets).find(([, changes]) =>
      isSame(choices, { ...usual, ...changes }, options),
    ) ?? []
  return name ?? null
}

/** Whether two sets of options mean the same rules. Options without an effect are ignored. */
function isSame(
  choices: Choices,
  one: OptionsOf<OptionValues>,
  other: OptionsOf<OptionValues>,
): boolean {
  return Object.keys(choices.values).every(
    (option) =>
      one[option] === other[option] ||
      (!(choices.isRelevant?.(option, one) ?? true) &&
        !(choices.isRelevant?.(option, other) ?? true)),
  )
}

function fingerprint(values: OptionValues): string {
  let sum = 0
  for (const letter of canonical(values)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1296
  return sum.toString(36).padStart(2, '0')
}
