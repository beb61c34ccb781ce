import type { GameResult } from '../../../shared/protocol/protocol.ts'

/** How often a player has won at this table. */
export interface Standing {
  /** The number that identifies the player. Null for a bot, which is identified by its name. */
  readonly person: number | null
  /** The player's latest name. */
  readonly name: string
  /** The number of the player's latest piece (token). */
  readonly piece: number
  readonly wins: number
  /** The rank, from 1. Players with the same number of wins have the same rank. */
  readonly rank: number
}

/**
 * Returns how often each player has won competitive games, the most wins first. Empty if all games
 * were cooperative.
 */
export function standingsOf(played: readonly GameResult[]): readonly Standing[] {
  const all = new Map<number | string, Omit<Standing, 'rank'>>()
  for (const { names, people, pieces, outcome } of played) {
    if (outcome.kind !== 'places') continue
    for (const [seat, name] of names.entries()) {
      const person = people[seat] ?? null
      const key = person ?? name
      const wins = (all.get(key)?.wins ?? 0) + (outcome.places[seat] === 1 ? 1 : 0)
      all.set(key, { person, name, piece: pieces[seat] ?? seat, wins })
    }
  }
  const sorted = [...all.values()].toSorted((one, other) => other.wins - one.wins)
  return sorted.map((one) => {
    const rank = 1 + sorted.filter(({ wins }) => wins > one.wins).length
    return Object.assign({ rank }, one)
  })
}

/** Returns how many cooperative games were played, and how many of them were won. */
export function cooperativeScore(played: readonly GameResult[]): {
  readonly won: number
  readonly games: number
} {
  const games = played.flatMap(({ outcome }) =>
    outcome.kind === 'cooperative' ? [outcome.won] : [],
  )
  return { won: games.filter(Boolean).length, games: games.length }
}
