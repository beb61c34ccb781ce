import type { Tally } from '../../../shared/protocol/protocol.ts'
import type { TallyWords } from '../../words/tally.ts'

type Player = Tally['players'][number]

export const gamesIn = ({ games }: Tally): number =>
  games.reduce((sum, { played }) => sum + played, 0)

/** How many players the tally on the table shows. Its drawer shows all of them. */
const shownPlayers = 4

/** Returns the players with the most wins, or all players. Empty until a player has won. */
export function leadersOf({ players }: Tally, all: boolean): readonly Player[] {
  if (players.every(({ wins }) => wins === 0)) return []
  return all ? players : players.slice(0, shownPlayers)
}

/**
 * Returns the number of tally marks on the paper strip: the viewer's wins, or if the viewer has
 * none, the leader's wins. If no player has won, the number of games.
 */
export function strokesFor(tally: Tally, me: number | null): number {
  const mine = tally.players.find(({ person }) => person !== null && person === me)?.wins ?? 0
  return mine || (tally.players[0]?.wins ?? 0) || gamesIn(tally)
}

/**
 * Returns a sentence about this table's results in the game `present` if that game is cooperative,
 * otherwise in the last cooperative game. Null if the tally has no cooperative game.
 */
export function summaryOf(
  { games }: Tally,
  present: string,
  text: Pick<TallyWords, 'tries' | 'won'>,
  nameOf: (game: string) => string,
): string | null {
  const cooperative = games.filter(({ together }) => together !== undefined)
  const one = cooperative.find(({ game }) => game === present) ?? cooperative.at(-1)
  if (one?.together === undefined) return null
  const { won, best } = one.together
  return won > 0
    ? text.won(nameOf(one.game), one.played, won)
    : text.tries(nameOf(one.game), one.played, best)
}

/** If the first game is older than this time in ms, the heading does not name its weekday. */
const sameDay = 18 * 3_600_000

/**
 * Returns the heading of the tally: the weekday of the first game, or a general title if that was
 * longer ago.
 */
export const titleOf = (
  { since }: Tally,
  now: Date,
  { day, title }: Pick<TallyWords, 'day' | 'title'>,
): string => (now.getTime() - since > sameDay ? title : day(new Date(since)))
