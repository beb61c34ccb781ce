import type { AnyGame, Seat } from '../../../shared/game/game.ts'
import type { Reaction } from '../../../shared/game/reaction.ts'
import { limits, timeouts } from '../../../shared/protocol/limits.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { spend } from './budgets.ts'
import {
  dealAt,
  personOf,
  withSeat,
  type Decision,
  type DecisionContext,
  type Human,
  type Table,
} from './table.ts'

/**
 * Adds a reaction to the chat. Like a chat message it has a sender and a time, and in addition the
 * turn to which it refers.
 */
export function react(
  game: AnyGame,
  table: Table,
  seat: Seat,
  human: Human,
  reaction: Reaction,
  { now }: DecisionContext,
): Decision {
  const forbidden = reactionRefusal(game, table, seat, reaction)
  if (forbidden) return refuse(forbidden)
  if (reaction === 'hurry' && !isAnyoneSlow(table, seat, now)) return refuse({ refusal: 'not-now' })
  const reacted = spend(human.reacted, now, 1, limits.reactionRefill)
  const hurried =
    reaction === 'hurry' ? spend(human.hurried, now, 1, limits.hurryRefill) : human.hurried
  if (reacted === null || hurried === null) return refuse({ refusal: 'too-fast' })
  const deal = dealAt(table)
  return ok({
    table: withSeat(table, seat, { ...human, reacted, hurried }),
    chat: {
      at: now,
      name: human.name,
      seat,
      person: personOf(human),
      text: texts[reaction],
      reaction,
      ...(deal && { deal: deal.number, turn: deal.turn }),
    },
  })
}

/**
 * The English text of each reaction, for programs that show the chat without translating. The page
 * has its own texts.
 */
const texts: Readonly<Record<Reaction, string>> = {
  laugh: 'laughs',
  sigh: 'sighs',
  clap: 'claps',
  amazed: 'is amazed',
  thanks: 'says thanks',
  hurry: 'is in a hurry',
}

/**
 * Returns the refusal if the rules forbid this reaction during the game. Before and after a game
 * every reaction is allowed.
 */
function reactionRefusal(
  game: AnyGame,
  { phase, options }: Table,
  seat: Seat,
  reaction: Reaction,
): Refused | null {
  if (phase.name !== 'playing') return null
  const view = game.view(phase.deal.state, seat)
  const clause = game.reactionForbiddenBy?.(view, options, reaction) ?? null
  return clause === null ? null : { refusal: 'chat-closed', clause }
}

/** Returns whether another player's turn has lasted so long that a "hurry up" is allowed. */
const isAnyoneSlow = ({ phase }: Table, seat: Seat, now: number): boolean =>
  phase.name === 'playing' &&
  phase.pendingTurns.some((turn) => turn.seat !== seat && now - turn.since >= timeouts.hurryAfter)
