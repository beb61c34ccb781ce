import type { AnyGame, Seat } from '../../../shared/game/game.ts'
import { seatsFor } from '../../../shared/game/seats.ts'
import { areTurnsLong } from '../../../shared/protocol/table-settings.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { rematch, start } from './deal.ts'
import { chooseGame, optionsOf } from './opening.ts'
import { seatsAt, withoutOpenSeats } from './seats.ts'
import {
  humansAt,
  withVote,
  type Change,
  type Decision,
  type DecisionContext,
  type FindGame,
  type Human,
  type Table,
  type Voting,
} from './table.ts'
import { isUnderWay } from './turn-clock.ts'

// After a game all people vote for the next game. Once everyone who is present has voted for the
// same game, the cards are dealt after a short pause (`timeouts.agreed`). The host can also deal
// without waiting, with the usual commands.

/**
 * Stores a vote for the next game, or withdraws the vote.
 * @param wanted the id of the game; null withdraws the vote
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
 * Returns the table with its vote updated after people have left, returned or stayed away. Does
 * nothing before the first vote.
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
  const chosen = missing.length === 0 && isReady(game, table, now) ? commonChoice(votes) : null
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

/** Returns the times when the alarm has to ring for the vote. */
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
 * Deals the game for which everyone has voted, if its time has come; otherwise returns null. If the
 * table plays another game now, only changes the game, and `collectFollowUps` deals the cards right
 * after.
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
      : chooseAnotherGame(table, chosen, context, findGame)
  // The number of players has changed since the vote and no longer fits the game. So drop the vote,
  // and the host has to choose.
  if (!decided.ok) return { table: { ...table, phase: { ...phase, voting: null } } }
  return markedAsVoted(decided.value)
}

/** Chooses another game if its cards can then be dealt. */
function chooseAnotherGame(
  table: Table,
  id: string,
  context: DecisionContext,
  findGame: FindGame,
): Decision {
  const decided = chooseGame(table, { game: id }, findGame)
  const game = findGame(id)
  if (!decided.ok || !game) return decided
  const dealt = start(game, decided.value.table, context)
  return dealt.ok ? decided : dealt
}

/**
 * Returns the change with a log entry which says that a vote has caused the change, and not a
 * single person.
 */
export const markedAsVoted = (change: Change): Change =>
  change.entry
    ? { ...change, entry: { ...change.entry, data: { ...change.entry.data, by: 'vote' } } }
    : change

/**
 * Returns the humans for whose votes the table waits. It waits for programs only if no people sit
 * at the table.
 */
function votersAt(table: Table): readonly Human[] {
  const humans = humansAt(table)
  const people = humans.filter(({ program }) => !program)
  return people.length > 0 ? people : humans
}

/**
 * Returns whether a player counts as present. If turns may take an hour or more, every player does.
 */
const isPresent = ({ tempo }: Table, { connected, since }: Human, now: number): boolean =>
  connected || areTurnsLong(tempo) || since + timeouts.absentVoter > now

/**
 * Returns whether the cards can be dealt. There must be enough players, and the game must go on
 * (see `isUnderWay`).
 */
function isReady(game: AnyGame, table: Table, now: number): boolean {
  if (!isUnderWay(table, now)) return false
  const { seats } = withoutOpenSeats(table)
  return seats.length >= seatsAt(game, table).min
}

/** Returns the game that all voters have chosen; null if the votes differ or there are none. */
function commonChoice(votes: Voting['votes']): string | null {
  const [first] = votes
  return first !== undefined && votes.every(({ game }) => game === first.game) ? first.game : null
}
