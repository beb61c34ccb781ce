import { turnSecondsMax, turnSecondsMin } from '../../shared/protocol/table-settings.ts'
import { settings } from '../client/settings.ts'

/** The units in which the host chooses a time limit. */
export const timeUnits = ['second', 'minute', 'hour', 'day'] as const
export type TimeUnit = (typeof timeUnits)[number]

export const secondsIn: Readonly<Record<TimeUnit, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 24 * 3_600,
}

/** Returns whether a table can have this time limit of a turn. */
export const isTurnTime = (seconds: number): boolean =>
  Number.isInteger(seconds) && seconds >= turnSecondsMin && seconds <= turnSecondsMax

/**
 * Returns the largest unit in which the time is a whole number, such as minutes for 120 seconds.
 */
export const largestUnitOf = (seconds: number): TimeUnit =>
  timeUnits.findLast((unit) => seconds % secondsIn[unit] === 0) ?? 'second'

/** Returns the time as a text, such as “2 minutes”. */
export function durationText(seconds: number): string {
  const unit = largestUnitOf(seconds)
  return format(unit).format(seconds / secondsIn[unit])
}

/** Returns the plural of a unit, such as “minutes”. */
export const unitName = (unit: TimeUnit): string =>
  format(unit)
    .formatToParts(2)
    .find(({ type }) => type === 'unit')?.value ?? unit

const format = (unit: TimeUnit) =>
  new Intl.NumberFormat(settings.language.value, { style: 'unit', unit, unitDisplay: 'long' })
