import { limits } from '../../../shared/protocol/limits.ts'
import type { GameResult, Tally } from '../../../shared/protocol/protocol.ts'

type TallyPlayer = Tally['players'][number]
type TallyGame = Tally['games'][number]

/**
 * Adds a game to the tally, which counts the wins and streaks of each player. The tally counts all
 * games, although `results` contains only the latest.
 */
export const addToTally = (tally: Tally | null, result: GameResult, now: number): Tally => ({
  since: tally?.since ?? now,
  players: withWins(tally?.players ?? [], result),
  games: withGame(tally?.games ?? [], result),
})

/**
 * Returns the players with their wins and streaks after a game. A cooperative game changes nothing,
 * since no player has won against another.
 */
function withWins(
  players: readonly TallyPlayer[],
  { names, people, pieces, outcome }: GameResult,
): readonly TallyPlayer[] {
  if (outcome.kind !== 'places') return players
  const now = names.map((name, seat): TallyPlayer => {
    const person = people[seat] ?? null
    const before = players.find((one) => isSamePlayer(one, { person, name }))
    const isWinner = outcome.places[seat] === 1
    return {
      person,
      name,
      piece: pieces[seat] ?? seat,
      wins: (before?.wins ?? 0) + (isWinner ? 1 : 0),
      streak: isWinner ? (before?.streak ?? 0) + 1 : 0,
    }
  })
  const absent = players
    .filter((one) => !now.some((other) => isSamePlayer(one, other)))
    .map(withoutStreak)
  return [...now, ...absent]
    .toSorted((one, other) => other.wins - one.wins)
    .slice(0, limits.tallyPlayers)
}

const withoutStreak = (player: TallyPlayer): TallyPlayer => ({ ...player, streak: 0 })

const isSamePlayer = (
  one: Pick<TallyPlayer, 'person' | 'name'>,
  other: Pick<TallyPlayer, 'person' | 'name'>,
): boolean => one.person === other.person && (one.person !== null || one.name === other.name)

function withGame(
  games: readonly TallyGame[],
  { game, outcome }: GameResult,
): readonly TallyGame[] {
  const before = games.find((one) => one.game === game)
  const played = (before?.played ?? 0) + 1
  const others = games.filter((one) => one !== before)
  if (outcome.kind !== 'cooperative') return [...others, { game, played }]
  const { won = 0, best = Infinity, bestTry = played } = before?.together ?? {}
  const isBest = outcome.score < best
  const together = {
    won: won + (outcome.won ? 1 : 0),
    best: isBest ? outcome.score : best,
    bestTry: isBest ? played : bestTry,
  }
  return [...others, { game, played, together }]
}
