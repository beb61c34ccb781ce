import { gameOf } from '../../shared/define-game/game.ts'
import { cardsIn, layoutOf, type AnyDefinition } from '../../shared/define-game/layout.ts'
import type { State, View } from '../../shared/define-game/state.ts'
import type { CardId, Zone } from '../../shared/define-game/types.ts'

// The whole state of a game as lines, in the order in which the file declares its zones (places for
// cards) and facts (other values). The view of each seat decides what the seat sees of a line. So
// the author notices if a zone has the wrong kind.

/** How much of a line's content a seat sees. */
export type Sight = 'all' | 'some' | 'none'

export interface Line {
  readonly key: string
  /** For the line of a seat, the key of the line of its zone. Null for all other lines. */
  readonly parent: string | null
  readonly name: string
  /** The seat whose part of a zone the line shows; null for all other lines. */
  readonly seat: number | null
  /**
   * The kind of the zone as the file declares it, such as `own`; `fact` for a fact; null for the
   * line `turn`.
   */
  readonly kind: Zone | 'fact' | null
  /**
   * The cards of the line, with null for an empty place. Undefined if the line shows a text, or
   * only the name of a zone.
   */
  readonly cards?: readonly (CardId | null)[]
  readonly text?: string
  /** How much each seat sees, by seat. Empty for a line that shows only the name of a zone. */
  readonly seen: readonly Sight[]
  readonly isChanged: boolean
}

export function linesOf(
  definition: AnyDefinition,
  state: State,
  before: State | null,
): readonly Line[] {
  const layout = layoutOf(definition)
  const game = gameOf(definition)
  const views = Array.from({ length: state.seats }, (_, seat) => game.view(state, seat))
  const all = views.map((): Sight => 'all')
  const isOther = (part: (one: State) => unknown): boolean =>
    before !== null && JSON.stringify(part(state)) !== JSON.stringify(part(before))

  const turn: Line = {
    key: 'turn',
    parent: null,
    name: 'turn',
    seat: null,
    kind: null,
    text: state.turn.length > 0 ? state.turn.join(' · ') : 'nobody: the game is over',
    seen: all,
    isChanged: isOther((one) => one.turn),
  }
  const zones = layout.zones.flatMap(([name, kind]): Line[] => {
    const head = { key: name, parent: null, name, seat: null, kind }
    const content = state.zones[name]
    const cards = (of: unknown) => (kind === 'card each' ? [of as CardId | null] : cardsIn(of))
    if (!isPerSeat(kind))
      return [
        {
          ...head,
          cards: cardsIn(content),
          seen: views.map((view, seat) => sightOf(view, seat, name, null, cardsIn(content))),
          isChanged: isOther((one) => one.zones[name]),
        },
      ]
    return [
      { ...head, seen: [], isChanged: false },
      ...(content as readonly unknown[]).map((its, seat): Line => ({
        key: `${name}/${seat}`,
        parent: name,
        name: String(seat),
        seat,
        kind,
        cards: cards(its),
        seen: views.map((view, viewer) => sightOf(view, viewer, name, seat, cardsIn(its))),
        isChanged: isOther((one) => (one.zones[name] as readonly unknown[])[seat]),
      })),
    ]
  })
  const facts = layout.facts.map((name): Line => {
    const value = state.facts[name]
    return {
      key: name,
      parent: null,
      name,
      seat: null,
      kind: 'fact',
      text: textOf(value),
      seen: views.map((view) =>
        JSON.stringify(view[name]) === JSON.stringify(value) ? 'all' : 'none',
      ),
      isChanged: isOther((one) => one.facts[name]),
    }
  })
  return [turn, ...zones, ...facts]
}

const isPerSeat = (kind: Zone): boolean =>
  kind === 'own' || kind === 'open each' || kind === 'card each'

/**
 * Returns whether the viewer sees all, some or none of `cards`. A card counts as seen if it is in
 * the viewer's view, or if the rules say that the viewer knows its place.
 */
function sightOf(
  view: View,
  viewer: number,
  zone: string,
  seat: number | null,
  cards: readonly CardId[],
): Sight {
  const content = view[zone]
  // `view.count` has an entry for each `own` zone. In a view, such a zone contains only the
  // viewer's own cards, and a hidden zone is missing.
  const isOwn = view.count[zone] !== undefined
  const visible = new Set<CardId>(isOwn && seat !== viewer ? [] : cardsIn(content))
  for (const known of view.known ?? [])
    if (known.zone === zone && (!('seat' in known) || known.seat === seat)) visible.add(known.card)
  const count = cards.filter((card) => visible.has(card)).length
  if (cards.length === 0) return view.left[zone] === undefined ? 'all' : 'none'
  return count === cards.length ? 'all' : count > 0 ? 'some' : 'none'
}

const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(textOf).join(' · ')
    : value === null
      ? '–'
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value)
