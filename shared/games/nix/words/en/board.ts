import type { Outcome } from '../../../../game/game.ts'
import type { GameWords } from '../../../../game/words.ts'
import { namedCards, together } from '../lists.ts'
import type { RowName } from '../../rules/rows.ts'
import type { Card, FirstBy } from '../../rules/state.ts'
import { remarks } from './remarks.ts'

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)
const all = (names: readonly string[]): string => together(names, 'and')
const cards = (some: readonly Card[]): string => namedCards(some, 'joker')
const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')
const chips = (count: number): string => (count === 1 ? '1 chip' : `${count} chips`)

const withSuper = (isSuper: boolean): string => (isSuper ? ', with the super-chip' : '')

const rows: Readonly<Record<RowName, string>> = {
  four: 'four of a kind',
  run4: 'run of four',
  three: 'three of a kind',
  run3: 'run of three',
  pair: 'pair',
  run2: 'run of two',
  one: 'one card',
  none: 'no card',
}

export const words = {
  outcome: (outcome: Outcome, names: readonly string[]): string => {
    if (outcome.kind !== 'places') return ''
    const { places, guest } = outcome
    const best = places.flatMap((place, seat) => (place === 1 ? [names[seat] ?? ''] : []))
    const most = points(outcome.points[places.indexOf(1)] ?? guest?.points ?? 0)
    const winners = guest?.place === 1 ? [...best, 'EGON'] : best
    if (winners.length > 1) return `${all(winners)} share the victory with ${most} each.`
    return best.length === 0
      ? `EGON wins with ${most}. EGON, of all people.`
      : `${all(winners)} wins with ${most}.`
  },

  rows,
  /** What a field is worth, and whose chip lies on it. */
  field: (worth: number, name: string | null, isSuper: boolean): string =>
    name === null ? `${worth} empty` : `${worth} ${name}${isSuper ? ' (super-chip)' : ''}`,
  row: (row: {
    readonly name: string
    readonly fields: readonly string[]
    readonly off: number
    readonly hint: 'chosen' | 'fits' | null
  }): string =>
    list(
      `${row.name}: ${row.fields.join(', ')}`,
      row.off > 0 ? `${chips(row.off)} pushed off` : null,
      row.hint === 'fits' ? 'fits the chosen cards' : null,
      row.hint === 'chosen' ? 'chosen' : null,
    ),

  you: 'You',
  players: 'Players and their chips',
  player: (player: {
    readonly name: string
    readonly total: number
    readonly onBoard: number
    /** Null for EGON, who holds none. */
    readonly held: number | null
    readonly began: boolean
    readonly plain: number
    readonly super: boolean
  }): string =>
    list(
      `${player.name}: ${points(player.total)}`,
      `${player.onBoard} on the board`,
      `${chips(player.plain + Number(player.super))} left${player.super ? ' with the super-chip' : ''}`,
      player.held === null
        ? null
        : `${player.held} ${player.held === 1 ? 'card' : 'cards'} in hand`,
      player.began ? 'began this deal' : null,
    ),
  deal: (deal: number): string => `Deal ${deal}`,
  round: (round: number): string => `Round ${round}`,
  course: (deal: number, round: number): string =>
    `Deal ${deal} of 4, round ${round} of 5: score sheet`,
  discard: (name: string, some: readonly Card[], row: string): string =>
    `Discard pile: ${cards(some)}, ${row}, from ${name}`,
  discardEmpty: 'The discard pile is empty',

  hand: 'My hand',
  card: (card: Card, fits: boolean, place: number, of: number): string =>
    list(cards([card]), fits ? 'goes with the chosen cards' : null, `${place} of ${of}`),
  verbs: {
    choose: 'Choose cards',
    thinkAhead: 'Think ahead',
    nothing: (some: readonly Card[]): string => `${cards(some)}: no combination`,
    which: 'Choose the row',
    lay: (some: readonly Card[], row: string): string =>
      some.length === 0 ? 'Lay no card' : `Lay ${cards(some)}: ${row}`,
    /** Null is the viewer. */
    pushesOff: (name: string | null): string =>
      name === null ? 'pushes your own chip off' : `pushes a chip of ${name} off`,
    pushesOn: (names: readonly (string | null)[]): string =>
      `pushes ${all(names.map((name) => name ?? 'yourself'))} on`,
  },
  superChip: {
    name: 'Super-chip',
    double: 'counts twice',
    joker: 'not with a joker',
    round: 'not in round 5',
  },

  egon: {
    waits: (count: number): string =>
      `EGON turns over ${count === 1 ? '1 card' : `${count} cards`} this round`,
    turned: (some: readonly Card[], laid: readonly Card[], row: string, isSuper: boolean): string =>
      `EGON turns over ${cards(some)} and lays ${cards(laid)}: ${row}${withSuper(isSuper)}.`,
    remarks,
  },

  ended: { title: (deal: number): string => `Deal ${deal} is over`, next: 'Go on' },
  sheet: { title: 'Score sheet', total: 'Total' },

  shortcuts: {
    title: 'Keys',
    keys: [
      ['1–7, 0', 'choose a card by its value, 0 a joker'],
      ['A–H', 'choose a row; without cards, or once more, cards are proposed'],
      ['← →', 'from card to card; the space bar chooses'],
      ['↑ ↓', 'to the rows and back to the hand'],
      ['S', 'super-chip or not'],
      ['Enter', 'lay what is chosen'],
      ['Esc', 'put the cards down'],
      ['P', 'score sheet'],
      ['?', 'this list'],
    ],
  },

  prompt: {
    mine: 'Your turn: lay a combination.',
    begin: (deal: number): string => `Your turn: you begin deal ${deal}.`,
    lastRound: 'Your turn: last round, a joker goes only alone.',
    noCard: 'Your turn: your hand is empty, so lay no card.',
    theirs: (name: string): string => `${name} is to move.`,
  },

  news: {
    laid: (name: string, some: readonly Card[], row: string, isSuper: boolean): string => {
      const chip = withSuper(isSuper)
      return some.length === 0
        ? `${name} lays no card${chip}.`
        : `${name} lays ${cards(some)}: ${row}${chip}.`
    },
    pushedOff: (name: string): string => `A chip of ${name} is pushed off.`,
    ended: (deal: number, each: readonly (readonly [name: string, points: number])[]): string =>
      `Deal ${deal} is over: ${each.map(([name, own]) => `${name} ${own}`).join(', ')}.`,
    begins: (name: string, deal: number, by: FirstBy): string =>
      `${name} begins deal ${deal}${by === 'lot' ? ', by lot' : ''}.`,
  },
} satisfies GameWords & Record<string, unknown>

export type Words = typeof words
