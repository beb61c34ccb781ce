import type { ClothName } from '../game/cloths.ts'
import type { Clause } from '../game/game.ts'
import type { OptionValues } from '../game/options.ts'
import type { VersionStep } from '../game/version.ts'
import type { fallbackLanguage, Language } from '../language.ts'
import type { CardId, Seat, Show, Zone } from './types.ts'

// A move of any game. Its fields have no inferred types, because this folder handles every game.

export type Move = { readonly do: string; readonly [field: string]: unknown }

export type AnyField = string | readonly unknown[] | FieldRule
export type FieldRule =
  | { readonly from: string; readonly count: number }
  | { readonly from: string; readonly groups: (cards: readonly CardId[]) => readonly CardId[][] }
  | { readonly seat: 'another' }
  | { readonly pileOf: string }

export const isValues = (field: AnyField): field is readonly unknown[] => Array.isArray(field)

/** Returns the zone from which a field of a move takes cards. Null for a value, a seat or a pile. */
export function cardZoneOf(field: AnyField): string | null {
  if (typeof field === 'string') return field
  return !isValues(field) && 'from' in field ? field.from : null
}

type Condition = (view: object, move: Move) => unknown
export interface AnyMoveRules {
  readonly rule: Clause
  readonly choose?: Readonly<Record<string, AnyField>>
  readonly when?: (view: object) => boolean
  readonly forbids?: Readonly<Record<Clause, Condition>>
  readonly ifAble?: Readonly<Record<Clause, Condition>>
  readonly does?: (table: object, move: Move) => void
  readonly tone?: 'claim'
}

export interface AnyTexts {
  readonly name?: string
  readonly pitch?: readonly [word: string, sentence: string]
  readonly rules: Readonly<Record<Clause, string>>
  readonly titles?: Readonly<Record<string, string>>
  readonly moves: Readonly<Record<string, string>>
  readonly cards?: Readonly<Record<string, string>>
  readonly prompts?: Readonly<Record<string, string | undefined>>
  readonly options?: Readonly<Record<string, readonly [string, ...string[]]>>
  readonly always?: (view: object, nameOf: (seat: number) => string) => string | null
  readonly perSeat?: (view: object, seat: number) => string | null
}

/** Any game that `defineGame` has checked. */
export type AnyDefinition = {
  readonly id: string
  readonly name: string
  readonly draft?: true
  readonly seats: readonly [min: number, max: number]
  readonly maxSeats?: (options: never) => number
  readonly cards: readonly CardId[]
  readonly options?: OptionValues
  readonly zones: Readonly<Record<string, Zone>>
  readonly facts?: Readonly<Record<string, unknown>>
  readonly perDeal?: Readonly<Record<string, unknown>>
  readonly deal: (table: object, pack: CardId[]) => void
  readonly moves: Readonly<Record<string, AnyMoveRules>>
  readonly after?: (table: object) => void
  readonly over?: (table: object) => boolean
  readonly score: (table: object) => Iterable<number>
  readonly winner?: 'most' | 'fewest'
  readonly team?: (seat: Seat, seats: number) => number
  readonly worth?: (table: object, seat: Seat) => number
  readonly shows?: Readonly<Record<string, Show | undefined>>
  readonly cloth?: ClothName
  readonly versions?: readonly VersionStep[]
} & { readonly [_ in typeof fallbackLanguage]: AnyTexts } & {
  readonly [_ in Exclude<Language, typeof fallbackLanguage>]?: AnyTexts
}

/**
 * Data that is derived from a game's definition once, because the modules of this folder use it
 * often.
 */
export interface Layout {
  readonly game: AnyDefinition
  readonly zones: readonly (readonly [name: string, kind: Zone])[]
  readonly own: readonly string[]
  readonly hidden: readonly string[]
  readonly open: readonly string[]
  readonly facts: readonly string[]
  readonly moves: readonly (readonly [name: string, rules: AnyMoveRules])[]
  /** The index of each card in `cards`. */
  readonly order: ReadonlyMap<unknown, number>
}

const layouts = new WeakMap<AnyDefinition, Layout>()

export function layoutOf(game: AnyDefinition): Layout {
  const known = layouts.get(game)
  if (known) return known
  const zones = Object.entries(game.zones)
  const named = (test: (kind: Zone) => boolean) =>
    zones.flatMap(([name, kind]) => (test(kind) ? [name] : []))
  const layout: Layout = {
    game,
    zones,
    own: named((kind) => kind === 'own'),
    hidden: named((kind) => kind === 'hidden'),
    open: named((kind) => kind !== 'own' && kind !== 'hidden'),
    facts: [...Object.keys(game.facts ?? {}), ...Object.keys(game.perDeal ?? {})],
    moves: Object.entries(game.moves),
    order: new Map(game.cards.map((card, at) => [card, at])),
  }
  layouts.set(game, layout)
  return layout
}

/** Returns the team of each seat. If the game has no teams, each seat is a team of its own. */
export const teamsOf = ({ game: { team } }: Layout, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (team ? team(seat as Seat, seats) : seat))

/** Returns for each seat the sum of the values of its team. */
export function teamSums(layout: Layout, values: readonly number[]): number[] {
  const teams = teamsOf(layout, values.length)
  return teams.map((mine) =>
    values.reduce((sum, value, seat) => (teams[seat] === mine ? sum + value : sum), 0),
  )
}

/** Returns the name of the first fact that the board shows in this way. */
export const factShownAs = ({ game, facts }: Layout, show: Show): string | undefined =>
  facts.find((fact) => game.shows?.[fact] === show)

/**
 * Returns the name of the fact that holds the player who did something rare in the last deal, or
 * null.
 */
export const greatFactIn = (
  { game, facts }: Layout,
  values: Readonly<Record<string, unknown>>,
): string | null =>
  facts.find((fact) => game.shows?.[fact] === 'great' && values[fact] !== null) ?? null

/** Sorts cards in place into the order of `cards`. */
export const sortCards = ({ order }: Layout, cards: CardId[]): CardId[] =>
  cards.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))

/** Returns all cards in the content of a zone, or in a chosen value of a move, as a flat list. */
export function cardsIn(content: unknown): CardId[] {
  if (content === null || content === undefined) return []
  if (!Array.isArray(content)) return [content as CardId]
  return content.some((one) => typeof one === 'object') ? content.flatMap(cardsIn) : content
}
