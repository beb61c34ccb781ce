import type { Seat } from '../../../game/game.ts'
import { moves } from '../rules/moves.ts'
import type { Options } from '../options.ts'
import { cardsFor, fields, type Row } from '../rules/rows.ts'
import type { Move, View } from '../rules/state.ts'
import { placeOf, playerOf, timesOf } from './board.ts'
import { candidatesFor, type Candidate } from './impression.ts'
import { plannerFor } from './plan.ts'
import { fieldWorths, halfForeseen, positionOf, type Position } from './position.ts'
import type { Why } from '../rules/reasons.ts'

export function reason(view: View, options: Options, move: Move): Why | null {
  if (view.seat === null) return null
  if (view.hand.length === 0) return { why: 'no-card' }
  const offered = moves(view)
  // If only one move is possible, a reason for it would reveal the hand.
  if (offered.length < 2) return null
  const position = halfForeseen(positionOf(view, options, view.seat))
  const candidates = candidatesFor(position, plannerFor(position), offered)
  const made = candidates.find((one) => areSame(one.move, move))
  return made ? whyOf(made, candidates, position, view.seat) : null
}

function whyOf(
  made: Candidate,
  candidates: readonly Candidate[],
  position: Position,
  me: Seat,
): Why | null {
  const { row, isSuper } = made
  const round = position.toCome[0]?.round ?? 5
  if (isSuper) return round === 4 ? { why: 'super-in-time', row } : landing(made, position)
  const other = candidates.find((one) => one.row !== row)
  const withSuper =
    cardsFor[row] >= 3 && candidates.find((one) => one.isSuper && one.rest === made.rest)
  const gains = [
    { gain: other ? made.parts.landing - other.parts.landing : 1, why: landing(made, position) },
    { gain: made.parts.lift - (other?.parts.lift ?? 0), why: lift(row, position, me) },
    { gain: made.parts.shove - (other?.parts.shove ?? 0), why: shove(row, position, me) },
    {
      gain: other ? made.parts.later - other.parts.later : 0,
      why: round < 5 ? ({ why: 'saves', rounds: 5 - round } as const) : null,
    },
    {
      gain: withSuper ? made.rating - withSuper.rating : 0,
      why: { why: 'super-kept', row } as const,
    },
  ]
  const positive = gains.filter(({ gain, why }) => gain > minGain && why !== null)
  return positive.toSorted((one, next) => next.gain - one.gain)[0]?.why ?? null
}

/** The smallest gain, in points, that the bot gives as a reason. */
const minGain = 0.1

/**
 * Returns the most likely final field of the chip as a reason, or null if it will most likely be
 * pushed more than once.
 */
function landing({ row, isSuper }: Candidate, { toCome }: Position): Why | null {
  const [left, middle] = fields[row]
  const times = isSuper ? 2 : 1
  if (toCome.length === 1) return { why: 'lies-last', row, points: left }
  const [stays = 0, onePush = 0, more = 0] = pushesOf(row, toCome.slice(1))
  if (stays > onePush && stays > more)
    return { why: isSuper ? 'super-stays' : 'stays', row, points: times * left }
  if (onePush > stays && onePush > more)
    return { why: isSuper ? 'super-rises' : 'rises', row, points: times * middle }
  return null
}

/** Returns three probabilities: that none, one, or more of `chips` go into the row. */
function pushesOf(row: Row, chips: Position['toCome']): readonly number[] {
  let [none, one, more] = [1, 0, 0]
  for (const { chances } of chips) {
    const chance = chances[row] ?? 0
    more += one * chance
    one += (none - one) * chance
    none *= 1 - chance
  }
  return [none, one, more]
}

function lift(row: Row, position: Position, me: Seat): Why | null {
  const points = changesIn(row, position)
    .filter(({ player }) => player === me)
    .reduce((sum, { change }) => sum + change, 0)
  return points > 0 ? { why: 'lifts', row, points } : null
}

/**
 * Returns a reason that names the player who loses most by the push; null if no other player loses.
 */
function shove(row: Row, position: Position, me: Seat): Why | null {
  const [most] = changesIn(row, position)
    .filter(({ player, change }) => player !== me && change < 0)
    .toSorted((one, other) => one.change - other.change)
  if (!most) return null
  const { player, change, isOff } = most
  return { why: isOff ? 'pushes-off' : 'pushes-down', row, player, points: -change }
}

/** Returns the gains and losses if one more chip is pushed into a row. */
function changesIn(row: Row, { board }: Position) {
  return [0, 1, 2].flatMap((field) => {
    const place = placeOf(row, field)
    const chip = board[place] ?? 0
    if (chip === 0) return []
    const step = (fieldWorths[place + 1] ?? 0) - (fieldWorths[place] ?? 0)
    return [{ player: playerOf(chip), change: timesOf(chip) * step, isOff: field === 2 }]
  })
}

const areSame = (one: Move, other: Move): boolean =>
  one.row === other.row &&
  one.chip === other.chip &&
  one.cards.length === other.cards.length &&
  one.cards.every((card, at) => card === other.cards[at])
