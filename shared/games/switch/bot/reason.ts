import { randomFrom } from '../../../deal/random.ts'
import type { Seat } from '../../../game/game.ts'
import { apply } from '../rules/apply.ts'
import type { Lay } from '../rules/lays.ts'
import type { Options } from '../options.ts'
import type { Why } from '../rules/reasons.ts'
import { pips } from '../rules/rounds.ts'
import { rulesOf } from '../rules/rules.ts'
import type { MoveEvent, Move, State, View, SuitOrRank } from '../rules/state.ts'
import { isHardAfter, isHardAfterNaming } from './hard.ts'
import { worldsOf } from './worlds.ts'

/**
 * Returns the strongest reason for a move. It depends only on the public result of the move, so it
 * reveals none of the cards that stay in the hand.
 */
export function reasonFor(view: View, options: Options, move: Move): Why | null {
  const { seat } = view
  if (seat === null) return null
  const after = apply(worldsOf(view, options, anySeed)(0), seat, move)
  switch (move.do) {
    case 'play':
      return toLay(move, after, seat, view)
    case 'name':
      return toNaming(move.named, after, view)
    case 'pass-left':
      return { why: 'given', next: (seat + 1) % view.hands.length }
    case 'keep':
      return { why: 'kept' }
    case 'pass':
      return { why: 'passed' }
    case 'draw':
      // A player who can play may draw anyway, so the reason must not depend on whether a card
      // could be played.
      return view.demand ? { why: 'paid', owed: view.demand.owed } : { why: 'drew' }
  }
}

/** Any seed will do, because the public result of a move does not depend on the hidden cards. */
const anySeed = randomFrom('0'.repeat(64))

/** A hand of at most this many cards counts as nearly empty. */
const nearlyEmpty = 2
/** With at most this many cards left, special cards get in the way if they cannot be the last card. */
const nearlyDone = 3

function toLay(move: Lay, after: State, seat: Seat, view: View): Why {
  const { options, last } = after
  const left = (view.hands[seat] ?? 0) - move.cards.length
  if (last.some(({ type }) => type === 'round-won')) return { why: 'last' }
  if (last.some(({ type }) => type === 'special-last')) return { why: 'special-last' }
  const answer = toAnswer(after, view)
  if (answer) return answer
  const effect = ofEffect(move, after, view)
  if (effect && 'left' in effect && effect.left <= nearlyEmpty) return effect
  const [top = 0] = move.cards.slice(-1)
  if (options.specialLast && rulesOf(options).isSpecial(top) && left <= nearlyDone)
    return effect?.why === 'swapped' || effect?.why === 'again' ? effect : { why: 'early', left }
  return effect ?? ofCards(move, after, left, view)
}

function toAnswer({ demand, turn }: State, view: View): Why | null {
  if (!view.demand) return null
  const { owed } = view.demand
  return demand ? { why: 'passed-on', owed: demand.owed, next: turn } : { why: 'cancelled', owed }
}

/** Returns the effect of the top card as a reason, if the effect is good for the player. */
function ofEffect({ named }: Lay, after: State, view: View): Why | null {
  if (named) return toNaming(named, after, view)
  const held = (seat: Seat): number => view.hands[seat] ?? 0
  for (const one of after.last) {
    const why = ofHappened(one, view, held)
    if (why) return why
  }
  return null
}

function ofHappened(one: MoveEvent, view: View, held: (seat: Seat) => number): Why | null {
  switch (one.type) {
    case 'asked':
      return { why: 'asked', owed: one.owed, next: one.seat, left: held(one.seat) }
    case 'skipped':
      return { why: 'skipped', next: one.seat, left: held(one.seat) }
    case 'reversed': {
      const seats = view.hands.length
      const next = (view.turn + view.direction + seats) % seats
      return held(next) <= nearlyEmpty ? { why: 'reversed', next, left: held(next) } : null
    }
    case 'swapped': {
      const [gave, got] = [held(one.seat) - 1, held(one.with)]
      return got < gave ? { why: 'swapped', next: one.with, gave, got } : null
    }
    case 'follows':
      return { why: 'again' }
    default:
      return null
  }
}

function toNaming(named: SuitOrRank, after: State, view: View): Why {
  const said = 'suit' in named ? named.suit : named.rank
  return isHardAfterNaming(after, view)
    ? { why: 'named-rare', named: said, next: after.turn }
    : { why: 'named', named: said }
}

/** Returns the reason for a play whose effect, if it has one, is no reason. */
function ofCards({ cards, call }: Lay, after: State, left: number, view: View): Why {
  const { options, turn } = after
  const next = view.hands[turn] ?? 0
  const points = cards.reduce((sum, card) => sum + pips(card), 0)
  if (next <= nearlyEmpty && isHardAfter(after, view))
    return { why: 'hard', next: turn, left: next }
  if (cards.length > 1) return { why: 'together', count: cards.length }
  if (call) return { why: 'called' }
  if (options.scoring === 'cards' && points >= 10) return { why: 'high', points }
  return { why: 'lighter', left }
}
