import type { GameResult } from '../../../shared/protocol/protocol.ts'

/** Somebody who played, and how they fared over the evening. */
export interface Standing {
  /** The number of a person; null for a bot, which is known by its name. */
  readonly person: number | null
  /** As they were called last. */
  readonly name: string
  /** The one that stood for them last. */
  readonly piece: number
  readonly wins: number
  /** From 1; those with as many wins share it. */
  readonly rank: number
}

/** How many games each has won of those that somebody wins alone, the most first; nobody where there was none. */
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

/** Of the games that all win or lose together. */
export function cooperativeScore(played: readonly GameResult[]): {
  readonly won: number
  readonly games: number
} {
  const games = played.flatMap(({ outcome }) =>
    outcome.kind === 'cooperative' ? [outcome.won] : [],
  )
  return { won: games.filter(Boolean).length, games: games.length }
}
