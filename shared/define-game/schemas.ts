import * as v from 'valibot'

import { Kind } from './facts.ts'
import { cardZoneOf, isValues, type AnyField, type Layout, type Move } from './layout.ts'
import type { View } from './state.ts'
import type { CardId, Zone } from './types.ts'

// Schemas that validate moves, and describe moves and views in the OpenAPI document.

const seat = () => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))
const count = () => v.pipe(v.number(), v.integer(), v.minValue(0))
const described = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text))
const listOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.readonly())
const recordOf = (
  names: readonly string[],
  schemaOf: (name: string) => v.GenericSchema,
): v.GenericSchema =>
  v.strictObject(Object.fromEntries(names.map((name) => [name, schemaOf(name)])))

type CardSchema = v.GenericSchema<unknown, CardId>
const cardSchemas = new WeakMap<Layout, CardSchema>()

/**
 * Returns the schema of a card. It is the same object on every call for a game, so the OpenAPI
 * document describes the card once and refers to it.
 */
export function cardSchemaOf(layout: Layout): CardSchema {
  const { game } = layout
  const known = cardSchemas.get(layout)
  if (known) return known
  const schema = described(
    v.picklist(game.cards as readonly string[]),
    `A card of ${game.name}.`,
  ) as CardSchema
  cardSchemas.set(layout, schema)
  return schema
}

export function moveSchemaOf(layout: Layout): v.GenericSchema<unknown, Move> {
  const card = cardSchemaOf(layout)
  const schemas = layout.moves.map(([name, { choose = {} }]) =>
    v.strictObject({
      do: v.literal(name),
      ...Object.fromEntries(
        Object.entries(choose).map(([field, rule]) => [field, fieldSchema(rule, card)]),
      ),
    }),
  )
  return v.variant('do', schemas as never) as unknown as v.GenericSchema<unknown, Move>
}

/**
 * Returns the schema of one choice in a client's move. It accepts any card and any list of cards.
 * If a card is illegal, the rules refuse it later, with the clause that forbids it.
 */
function fieldSchema(rule: AnyField, card: v.GenericSchema<unknown, CardId>): v.GenericSchema {
  if (typeof rule === 'string') return card
  if (isValues(rule)) return valueSchema(rule)
  if ('seat' in rule) return described(seat(), 'Another seat.')
  if ('pileOf' in rule)
    return described(v.pipe(count(), v.maxValue(99)), `The index of a pile of \`${rule.pileOf}\`.`)
  const cards = v.pipe(v.array(card), v.maxLength(99))
  return described(
    cards,
    'count' in rule
      ? `${rule.count} different cards of \`${rule.from}\`.`
      : `Cards of \`${rule.from}\` that belong together.`,
  )
}

const dealResultSchema = () =>
  v.strictObject({
    points: described(listOf(v.number()), 'The points of each seat after the deal.'),
    bids: v.exactOptional(
      described(
        listOf(v.strictTuple([v.number(), v.number()])),
        'The bid of each seat, and the tricks that it took.',
      ),
    ),
    great: v.exactOptional(
      described(seat(), 'The seat that did something rare, such as shooting the moon.'),
    ),
  })

/** A picklist has only texts and numbers, so booleans need a union. */
const valueSchema = (values: readonly unknown[]): v.GenericSchema =>
  values.some((value) => typeof value === 'boolean')
    ? v.union(values.map((value) => v.literal(value as boolean)))
    : v.picklist(values as readonly string[])

/** Returns the schema of a view. It accepts no additional fields. */
export function viewSchemaOf(layout: Layout): v.GenericSchema<unknown, View> {
  const card = cardSchemaOf(layout)
  const { own, hidden, open, game } = layout
  const kindOf = (zone: string): Zone => game.zones[zone] ?? 'hidden'
  const facts = { ...game.facts, ...game.perDeal }
  const fields = {
    seat: described(v.nullable(seat()), 'The viewer’s own seat; null for a spectator.'),
    seats: described(count(), 'The number of seats.'),
    turn: described(listOf(seat()), 'The seats that may move now. Empty when the game is over.'),
    isSimultaneous: described(v.boolean(), 'Whether the seats in `turn` choose at once.'),
    out: described(listOf(seat()), 'The seats that are out of the game.'),
    dealer: described(seat(), 'The seat of the dealer.'),
    deals: described(count(), 'The number of deals so far, including the present one.'),
    sheet: described(listOf(dealResultSchema()), 'The result of each finished deal.'),
    last: described(
      v.nullable(lastSchema(layout, card)),
      'The last move, and who made it. A card that not all players have seen is null.',
    ),
    isOver: v.boolean(),
    ...Object.fromEntries(open.map((zone) => [zone, contentSchema(kindOf(zone), card)])),
    ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factSchema(fact)])),
    ...Object.fromEntries(
      own.map((zone) => [
        zone,
        described(listOf(card), 'The viewer’s own cards. Empty for a spectator.'),
      ]),
    ),
    count: described(
      recordOf(own, () => listOf(count())),
      'For each zone of the players: its number of cards, by seat.',
    ),
    left: described(
      recordOf(hidden, () => count()),
      'For each face-down pile: its number of cards.',
    ),
    excluded: described(
      v.partial(
        v.strictObject(Object.fromEntries(own.map((zone) => [zone, listOf(listOf(card))]))),
      ),
      'By zone and seat: the cards that the seat cannot hold, because of what it has played.',
    ),
    known: v.exactOptional(
      described(
        listOf(
          v.union([
            v.strictObject({ card, zone: v.picklist(own), seat: seat() }),
            v.strictObject({ card, zone: v.picklist(hidden), at: count() }),
          ]),
        ),
        'The face-down cards that the viewer knows: in a player’s zone, or at an index of a pile.',
      ),
    ),
    shown: v.exactOptional(
      described(
        v.partial(
          v.strictObject(
            Object.fromEntries(
              [...own, ...hidden].map((zone) => [zone, contentSchema(kindOf(zone), card)]),
            ),
          ),
        ),
        'All hands: with open hands, or after the game.',
      ),
    ),
  }
  return v.strictObject(fields as v.ObjectEntries) as unknown as v.GenericSchema<unknown, View>
}

function lastSchema(layout: Layout, card: v.GenericSchema<unknown, CardId>): v.GenericSchema {
  const schemas = layout.moves.map(([name, { choose = {} }]) =>
    v.strictObject({
      seat: seat(),
      do: v.literal(name),
      ...Object.fromEntries(
        Object.entries(choose).map(([field, rule]) => {
          if (typeof rule === 'string') return [field, v.nullable(card)]
          const isCards = cardZoneOf(rule) !== null
          return [field, isCards ? v.array(v.nullable(card)) : fieldSchema(rule, card)]
        }),
      ),
    }),
  )
  return v.variant('do', schemas as never)
}

function contentSchema(kind: Zone, card: v.GenericSchema): v.GenericSchema {
  switch (kind) {
    case 'card':
      return described(v.nullable(card), 'One card or none.')
    case 'card each':
      return described(listOf(v.nullable(card)), 'By seat: one card or none.')
    case 'own':
    case 'open each':
      return described(listOf(listOf(card)), 'By seat: its cards.')
    case 'piles':
      return described(listOf(listOf(card)), 'Piles of cards.')
    default:
      return described(listOf(card), 'Cards; the last one is on top.')
  }
}

function factSchema(fact: unknown): v.GenericSchema {
  if (fact instanceof Kind) {
    const { is } = fact
    switch (is.kind) {
      case 'each':
        return described(listOf(factSchema(is.of)), 'By seat.')
      case 'one of':
        return v.nullable(v.picklist(is.values as readonly string[]))
      case 'list of':
        return listOf(v.picklist(is.values as readonly string[]))
      case 'seat':
        return is.isNullable ? v.nullable(seat()) : seat()
      case 'number':
        return v.nullable(v.number())
    }
  }
  if (typeof fact === 'number') return v.number()
  if (typeof fact === 'boolean') return v.boolean()
  if (typeof fact === 'string') return v.string()
  return v.any()
}
