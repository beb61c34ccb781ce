import { useEffect, useMemo } from 'preact/hooks'

import type { Outcome } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { remember, remembered } from '../../storage.ts'
import { namesAt } from './game-at-table.ts'

/** A game that this browser saw end at a table. */
export interface Played {
  readonly deal: number
  readonly game: string
  readonly names: readonly string[]
  readonly outcome: Outcome
}

type Evening = { readonly code: string; readonly played: readonly Played[] }

const mostTables = 12
const mostGames = 40

/** What was played with the game that has just ended, each deal once. */
export function withLatest(played: readonly Played[], table: PublicTable): readonly Played[] {
  const { deal, game, outcome } = table
  if (outcome === null) return played
  const before = played.filter((one) => one.deal < deal)
  return [...before, { deal, game, names: namesAt(table), outcome }].slice(-mostGames)
}

/** How many games each has won of those that somebody wins alone, the most first. */
export function winsIn(played: readonly Played[]): readonly { name: string; wins: number }[] {
  const wins = new Map<string, number>()
  for (const { names, outcome } of played) {
    if (outcome.kind !== 'places') continue
    for (const [seat, name] of names.entries())
      wins.set(name, (wins.get(name) ?? 0) + (outcome.places[seat] === 1 ? 1 : 0))
  }
  return [...wins]
    .map(([name, count]) => ({ name, wins: count }))
    .toSorted((one, other) => other.wins - one.wins)
}

/** What this browser saw played at a table that has just ended a game, the oldest first; it is kept here alone. */
export function useEvening(table: PublicTable): readonly Played[] {
  const played = useMemo(
    () => withLatest(keptAt(table.code), table),
    [table.code, table.deal, table.outcome],
  )
  useEffect(() => keep({ code: table.code, played }), [played])
  return played
}

const kept = (): readonly Evening[] => {
  const evenings = remembered('evenings')
  return Array.isArray(evenings) ? evenings : []
}

const keptAt = (code: string): readonly Played[] =>
  kept().find((one) => one.code === code)?.played ?? []

/** The table where a game ended last comes last. */
const keep = (evening: Evening): void =>
  remember(
    'evenings',
    [...kept().filter(({ code }) => code !== evening.code), evening].slice(-mostTables),
  )
