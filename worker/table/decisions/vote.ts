import type { AnyGame, Seat } from '../../../shared/game/game.ts'
import { seatsFor } from '../../../shared/game/seats.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { rematch } from './deal.ts'
import { chooseGame, optionsOf } from './opening.ts'
import { seatsAt, withoutOpenSeats } from './seats.ts'
import {
  humansAt,
  type Change,
  type Decision,
  type DecisionContext,
  type FindGame,
  type Human,
  type Table,
  type Voting,
} from './table.ts'
import { withVote } from './votes.ts'

// After a game all people vote for the next one. The cards are dealt as soon as everyone who is present has voted for the
// same game. The host can also deal without waiting, with the same commands as ever.

/**
 * Votes for the next game, or takes the vote back.
 * @param wanted the id of the game; null takes the vote back
 */
export function vote(
  table: Table,
  seat: Seat,
  { id }: Human,
  wanted: string | null,
  findGame: FindGame,
): Decision {
  const { phase } = table
  if (phase.name !== 'over') return refuse({ refusal: 'game-not-over' })
  const votes = phase.voting?.votes ?? []
  if ((votes.find((one) => one.id === id)?.game ?? null) === wanted) return ok({ table })
  if (wanted !== null && wanted !== table.game) {
    const game = findGame(wanted)
    if (!game) return refuse({ refusal: 'no-such-game' })
    const options = optionsOf(game, {})
    if (!options.ok) return options
    const { min, max } = seatsFor(game, options.value)
    const players = withoutOpenSeats(table).seats.length
    if (players > max) return refuse({ refusal: 'too-many-players' })
    if (players < min) return refuse({ refusal: 'too-few-players' })
  }
  return ok({
    table: withVote(table, id, wanted),
    entry: { type: 'vote', data: { seat, game: wanted } },
  })
}

/**
 * Returns the table with its voting updated after people have left, come back or stayed away.
 * Before the first vote there is no voting.
 */
export function withVoting(game: AnyGame, table: Table, now: number): Table {
  const { phase } = table
  if (phase.name !== 'over' || phase.voting === null) return table
  const before = phase.voting
  const humans = humansAt(table)
  const votes = before.votes.filter(({ id }) => humans.some((one) => one.id === id))
  const missing = votersAt(table)
    .filter((one) => isPresent(table, one, now) && votes.every(({ id }) => id !== one.id))
    .map(({ id }) => id)
  const chosen = missing.length === 0 && isReady(game, table) ? commonChoice(votes) : null
  const dealsAt =
    chosen === null
      ? null
      : commonChoice(before.votes) === chosen && before.dealsAt !== null
        ? before.dealsAt
        : now + (humans.length === 1 ? 1 : timeouts.agreed)
  const isSame =
    votes.length === before.votes.length &&
    dealsAt === before.dealsAt &&
    missing.join() === before.missing.join()
  if (isSame && votes.length > 0) return table
  const voting: Voting | null = votes.length === 0 ? null : { votes, missing, dealsAt }
  return { ...table, phase: { ...phase, voting } }
}

/** Returns when the alarm has to ring for the voting. */
export function votingTimes(table: Table): number[] {
  const { phase } = table
  if (phase.name !== 'over' || phase.voting === null) return []
  const { missing, dealsAt } = phase.voting
  if (dealsAt !== null) return [dealsAt]
  return humansAt(table)
    .filter(({ id, connected }) => !connected && missing.includes(id))
    .map(({ since }) => since + timeouts.absentVoter)
}

/**
 * Deals the game that everyone has voted for, if its time has come; null otherwise. Another game is only chosen here:
 * `collectFollowUps` deals it right after.
 */
export function dealByVote(
  game: AnyGame,
  table: Table,
  context: DecisionContext,
  findGame: FindGame,
): Change | null {
  const { phase } = table
  if (phase.name !== 'over' || phase.voting === null) return null
  const { votes, dealsAt } = phase.voting
  const chosen = commonChoice(votes)
  if (chosen === null || dealsAt === null || dealsAt > context.now) return null
  const decided =
    chosen === table.game
      ? rematch(game, table, context)
      : chooseGame(table, { game: chosen }, findGame)
  // The number of players has changed since the votes and does not fit the game, so the host has to
  // choose.
  if (!decided.ok) return { table: { ...table, phase: { ...phase, voting: null } } }
  return markedAsVoted(decided.value)
}

/** Returns the change with a log entry that says that no single person caused it. */
export const markedAsVoted = (change: Change): Change =>
  change.entry
    ? { ...change, entry: { ...change.entry, data: { ...change.entry.data, by: 'vote' } } }
    : change

/** Returns the people whose votes are awaited. Programs are only awaited at a table without people. */
function votersAt(table: Table): readonly Human[] {
  const humans = humansAt(table)
  const people = humans.filter(({ program }) => !program)
  return people.length > 0 ? people : humans
}

/** At a daily table every player counts as present. */
const isPresent = ({ tempo }: Table, { connected, since }: Human, now: number): boolean =>
  connected || tempo === 'daily' || since + timeouts.absentVoter > now

/** Whether the cards can be dealt: a player is connected, and the players are enough. */
function isReady(game: AnyGame, table: Table): boolean {
  if (table.closed) return false
  if (table.tempo !== 'daily' && !humansAt(table).some(({ connected }) => connected)) return false
  const { seats } = withoutOpenSeats(table)
  return seats.length >= seatsAt(game, table).min
}

/** Returns the game that all votes name; null if they differ or there are none. */
function commonChoice(votes: Voting['votes']): string | null {
  const [first] = votes
  return first !== undefined && votes.every(({ game }) => game === first.game) ? first.game : null
}
