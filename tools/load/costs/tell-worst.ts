import { say } from '../../cli/local/problem.ts'
import { attacks, opening, type Attack } from './attacks.ts'
import { playAttack } from './play-attack.ts'
import { gigabytesOfMemory } from './prices.ts'
import { anHourOf, dollarsOf, freeDays, scaled, sum, together, type AnHour } from './worst.ts'

/** What can go on at one table at the same time. */
const atATable = [
  'messages',
  'seats',
  'commands',
  'moves',
  'sittings',
  'calls',
  'watching',
] as const satisfies readonly Attack['bound'][]

/** How many tables one address can open: in its first hour, and in its first day. */
const tablesOf = (hours: number): number =>
  Math.floor(opening.burst + (hours * 3_600_000) / opening.refill)

/** Plays each attack for a while, and says what an hour of it costs. */
export async function tellWorst(folder: string, seconds: number): Promise<void> {
  say(row(['', 'an hour', 'rows', 'requests', 'busy s', 'processor s', 'dollars', 'free days']))
  const played = await Promise.all(
    attacks.map(async (attack, at) =>
      anHourOf(attack, await playAttack(folder, `attack-${at}`, attack, seconds)),
    ),
  )
  for (const [at, { what }] of attacks.entries()) {
    const hour = played[at]
    if (hour) say(line(what, hour))
  }
  const table = together(played, atATable)
  say(line('one table: the dearest of each', table))
  for (const hours of [1, 24]) {
    const tables = tablesOf(hours)
    const all = sum(scaled('address', tables, table), addressesOwn(played))
    say(line(`one address, hour ${hours}: the same at ${tables} tables`, all))
  }
}

const addressesOwn = (hours: readonly AnHour[]): AnHour =>
  hours.filter(({ bound }) => bound === 'address').reduce(sum)

function line(what: string, hour: AnHour): string {
  const { amounts } = hour.bill
  return row([
    what,
    whole(hour.times),
    whole(amounts.rowsWritten),
    whole(amounts.objectRequests + amounts.workerRequests),
    whole(amounts.gigabyteSeconds / gigabytesOfMemory),
    whole(hour.processorMilliseconds / 1_000),
    dollarsOf(hour).toFixed(4),
    freeDays(hour).toFixed(3),
  ])
}

const whole = (amount: number): string => Math.round(amount).toLocaleString('en')

const row = ([what = '', ...cells]: readonly string[]): string =>
  [what.padEnd(48), ...cells.map((cell) => cell.padStart(13))].join('')
