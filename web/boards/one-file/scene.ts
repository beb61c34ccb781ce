import { teamsOf, type Layout } from '../../../shared/define-game/layout.ts'
import type { View } from '../../../shared/define-game/state.ts'
import type { CardId, Seat } from '../../../shared/define-game/types.ts'
import type { OneFileWords } from '../../../shared/define-game/words.ts'
import type { Clauses } from '../../../shared/game/words.ts'
import { partsOf, type Parts } from './parts.ts'

/** The data that the components of this board share, computed once per render. */
export interface Scene {
  readonly layout: Layout
  readonly parts: Parts
  readonly view: View
  readonly options: object
  readonly words: OneFileWords
  readonly clauses: Clauses
  readonly names: readonly string[]
  /** Whether the viewer has a seat and the game is not over. */
  readonly isPlayer: boolean
  readonly isMine: boolean
}

export const sceneOf = (
  layout: Layout,
  given: Pick<Scene, 'view' | 'options' | 'words' | 'clauses' | 'names'>,
): Scene => {
  const { view } = given
  const isPlayer = view.seat !== null && !view.isOver
  return {
    layout,
    parts: partsOf(layout),
    view,
    options: given.options,
    words: given.words,
    clauses: given.clauses,
    names: given.names,
    isPlayer,
    isMine: isPlayer && view.seat !== null && view.turn.includes(view.seat),
  }
}

/** Returns the number of a card, by which the hand and the animations identify it. */
export const numberOf = ({ layout }: Scene, card: CardId): number => layout.order.get(card) ?? -1

export const cardNumbered = ({ layout }: Scene, number: number): CardId =>
  layout.game.cards[number] ?? ''

/** Returns the cards of a zone, which holds either a pile or a single card. */
export function cardsAt(view: View, zone: string): readonly CardId[] {
  const content = view[zone]
  if (Array.isArray(content)) return content as readonly CardId[]
  return content === null || content === undefined ? [] : [content as CardId]
}

/**
 * Returns what a seat has of something that a game declares for each seat: the cards of a zone, or
 * the value of a fact.
 */
export const atSeat = <Value>(view: View, name: string, seat: number): Value | undefined =>
  (view[name] as readonly Value[] | undefined)?.[seat]

/** Returns how many points a seat scored in a deal. */
export const gainOf = ({ sheet }: View, deal: number, seat: number): number =>
  (sheet[deal]?.points[seat] ?? 0) - (sheet[deal - 1]?.points[seat] ?? 0)

/** Returns a number of points as text, such as “30½”. */
export const pointsText = (points: number): string => String(points).replace('.5', '½')

/**
 * Returns whether players are ranked by lives. They are if the game has lives, and the name plates
 * show no points.
 */
export const countsLives = ({ parts }: Pick<Scene, 'parts'>): boolean =>
  parts.points.length === 0 && parts.pegs.length > 0

/**
 * Returns a seat's points, or its lives if players are ranked by lives, and its rank. After the
 * first deal, uses the points on the score sheet, because the name plates can show another number,
 * such as tricks.
 */
export function standingOf(scene: Pick<Scene, 'view' | 'parts' | 'layout'>, seat: number) {
  const { view, parts, layout } = scene
  const [points] = parts.points
  const isByLives = countsLives(scene)
  const fact = (name: string | undefined) => (view[name ?? ''] ?? []) as readonly number[]
  const sums = isByLives ? fact(parts.pegs[0]) : (view.sheet.at(-1)?.points ?? fact(points))
  const better = !isByLives && layout.game.winner === 'fewest' ? -1 : 1
  const sum = sums[seat] ?? 0
  return { sum, place: 1 + sums.filter((other) => better * (other - sum) > 0).length }
}

/**
 * Returns the seat whose number of tricks has grown between two views. Null if none has, or if the
 * game does not count tricks.
 */
export function trickTakerOf(layout: Layout, before: View, after: View): Seat | null {
  const fact = partsOf(layout).taken
  if (fact === null) return null
  const tricksAt = (view: View, seat: number): number => atSeat<number>(view, fact, seat) ?? 0
  return seatsAround(after).find((seat) => tricksAt(after, seat) > tricksAt(before, seat)) ?? null
}

/** Returns the seat to which the viewer passes cards. Null if the viewer passes none. */
export function receiverOf({ view, parts }: Scene): Seat | null {
  const left = parts.passes === null ? 0 : (view[parts.passes] as number)
  return left === 0 || view.seat === null || view.isOver
    ? null
    : (((view.seat + left) % view.seats) as Seat)
}

/** Returns the other seats of a seat's team. */
export function partnersOf({ layout, view }: Scene, seat: number): readonly Seat[] {
  const teams = teamsOf(layout, view.seats)
  return seatsAround(view).filter((other) => other !== seat && teams[other] === teams[seat])
}

/** Returns the seats clockwise from the viewer's left, with the viewer last. */
export function seatsAround({ seat, seats }: View): readonly Seat[] {
  const first = seat === null ? 0 : seat + 1
  return Array.from({ length: seats }, (_, at) => ((first + at) % seats) as Seat)
}

/** Returns the points and the ranks at the end of a game. */
export function placesOf({ game }: Layout, { sheet, seats }: View) {
  const points = sheet.at(-1)?.points ?? Array.from({ length: seats }, () => 0)
  const better = game.winner === 'fewest' ? -1 : 1
  return {
    points,
    places: points.map((own) => 1 + points.filter((other) => better * (other - own) > 0).length),
  }
}
