import type { Outcome } from '../../../../game/game.ts'
import type { Clauses, GameWords } from '../../../../game/words.ts'
import type { RowName } from '../../rules/rows.ts'
import type { Card, FirstBy } from '../../rules/state.ts'
import { namedCards, together } from '../lists.ts'

/** What a remark of EGON's is about, the most remarkable first. */
export const moods = ['off', 'own', 'super', 'high', 'low', 'fair'] as const

export type Mood = (typeof moods)[number]

export type Remarks = Readonly<Record<Mood, readonly [string, ...string[]]>>

/** What EGON says to what he does: a machine with good manners, who never loses his temper. */
export const remarks: Remarks = {
  off: [
    'No hard feelings. I have none.',
    'Somebody was standing there. Was.',
    'I did not see that chip. I only see numbers.',
  ],
  own: ['That was mine. I will not make a scene.', 'I made room for myself. Somebody had to.'],
  super: ['My good chip. Please admire it quietly.', 'This one counts twice. I only count once.'],
  high: [
    'I calculate. I regret nothing.',
    'Beginner’s luck, for forty years now.',
    'Thank you. I did not shuffle.',
  ],
  low: ['One card. It will have to do.', 'Modesty suits me, they say.', 'I am saving my strength.'],
  fair: ['Perfectly average. I am content.', 'That will do nicely.', 'No applause? Quite right.'],
}

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)
const all = (names: readonly string[]): string => together(names, 'and')
const cards = (some: readonly Card[]): string => namedCards(some, 'joker')

const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')

const chips = (count: number): string => (count === 1 ? '1 chip' : `${count} chips`)
const withSuper = (isSuper: boolean): string => (isSuper ? ', with the super-chip' : '')

/** Somebody by their name; null is the viewer. */
type Name = string | null

const lays = (name: Name): string => (name === null ? 'You lay' : `${name} lays`)
const chipOf = (name: Name): string => (name === null ? 'your own chip' : name)

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

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export const words = {
  outcome: (outcome: Outcome, names: readonly string[]): string => {
    if (outcome.kind !== 'places') return ''
    const best = outcome.places.flatMap((place, seat) => (place === 1 ? [names[seat] ?? ''] : []))
    const { guest } = outcome
    const most = points(outcome.points[outcome.places.indexOf(1)] ?? guest?.points ?? 0)
    const winners = guest?.place === 1 ? [...best, 'EGON'] : best
    if (winners.length > 1) return `${all(winners)} share the win with ${most} each.`
    return best.length === 0
      ? `EGON wins with ${most}. EGON, of all people.`
      : `${all(winners)} wins with ${most}.`
  },

  rows,
  /** What a field is worth, and whose chip lies on it. */
  field: (worth: number, chip: { readonly name: Name; readonly super: boolean } | null): string =>
    chip === null
      ? `${worth} empty`
      : `${worth} ${chip.name ?? 'yours'}${chip.super ? ' (super-chip)' : ''}`,
  row: (row: {
    readonly name: string
    readonly fields: readonly string[]
    readonly off: number
    readonly hint: 'chosen' | 'fits' | null
  }): string =>
    list(
      `${row.name}: ${row.fields.join(', ')}`,
      row.off > 0 ? `${chips(row.off)} pushed off` : null,
      row.hint === 'fits' ? 'fits your cards' : null,
      row.hint === 'chosen' ? 'chosen' : null,
    ),

  you: 'You',
  /** What somebody's plate shows, for ears. */
  plate: (plate: {
    readonly total: number
    readonly onBoard: number
    readonly starts: boolean
    readonly plain: number
    readonly super: boolean
  }): string =>
    list(
      points(plate.total),
      `${plate.onBoard} on the board`,
      `${chips(plate.plain + Number(plate.super))} left${plate.super ? ' with the super-chip' : ''}`,
      plate.starts ? 'started this deal' : null,
    ),
  deal: (deal: number): string => `Deal ${deal}`,
  round: (round: number): string => `Round ${round}`,
  course: (deal: number, round: number): string =>
    `Deal ${deal} of 4, round ${round} of 5: score sheet`,
  discard: (name: Name, some: readonly Card[], row: string): string =>
    `Discard pile: ${cards(some)}, ${row}, ${name === null ? 'yours' : `from ${name}`}`,
  discardEmpty: 'The discard pile is empty',

  hand: 'My hand',
  handsAtEnd: 'Hand',
  card: (card: Card, fits: boolean, place: number, of: number): string =>
    list(cards([card]), fits ? 'goes with the chosen cards' : null, `${place} of ${of}`),

  lay: {
    it: 'Lay it',
    noCard: 'Lay no card',
    choose: 'Choose cards, or tap a row',
    ahead: 'You can choose your cards already',
    nothing: 'No combination yet',
    nothingWhy: (some: readonly Card[]): string => `${cards(some)} do not go together`,
    lastRound: 'A joker only goes alone now',
  },
  /** Where cards go into two rows. */
  ways: { title: 'Two ways to lay it', why: 'The joker is any number you lack' },
  /** What a chip that comes in does. */
  push: {
    off: (name: Name): string => `pushes ${chipOf(name)} off`,
    on: (names: readonly Name[]): string => `pushes ${all(names.map(chipOf))} on`,
    sentence: (does: string): string => `Your chip ${does}.`,
  },
  standAt: (count: number): string => `You stand at ${count}`,
  superChip: {
    name: 'Super-chip ×2',
    joker: 'not with a joker',
    round: 'not in round 5',
  },

  egon: {
    plate: (plate: string): string => `EGON, automatic player, ${plate}`,
    waits: (count: number): string =>
      `EGON turns over ${count === 1 ? '1 card' : `${count} cards`} this round`,
    turned: (some: readonly Card[], laid: readonly Card[], row: string, isSuper: boolean): string =>
      `EGON turns over ${cards(some)} and lays ${cards(laid)}: ${row}${withSuper(isSuper)}.`,
    lays: (row: string, remark: string): string => `EGON: ${row}. “${remark}”`,
    remarks,
  },

  ended: {
    title: (deal: number): string => `Deal ${deal} is over`,
    mine: (count: number): string => `${points(count)} for you`,
    leads: (names: readonly Name[], count: number): string =>
      names.length === 1 && names[0] === null
        ? `You are in the lead with ${points(count)}.`
        : names.length === 1
          ? `${names[0]} leads with ${points(count)}.`
          : `${all(names.map((name) => name ?? 'you'))} lead with ${points(count)} each.`,
    mineIs: (place: number, count: number): string =>
      `You are ${places[place - 1] ?? `number ${place}`} with ${points(count)}.`,
    next: 'Go on',
  },
  ending: {
    won: 'You won!',
    shared: 'You share the win',
    tie: 'A shared win',
    theirs: (name: string): string => `${name} wins`,
    place: (place: number): string => `You came ${places[place - 1] ?? `in at ${place}`}`,
    wonWith: (count: number): string => `With ${points(count)}. No hard feelings!`,
    figures: {
      points: 'points',
      best: 'best deal',
      ahead: (name: string): string => `ahead of ${name}`,
      behind: (name: string): string => `behind ${name}`,
    },
  },
  sheet: { title: 'Score sheet', total: 'Total', place: 'Place' },

  shortcuts: {
    title: 'Keys',
    keys: [
      ['1–7, 0', 'choose a card by its value, 0 is a joker'],
      ['A–H', 'choose a row; without cards, or once more, it proposes some'],
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
    mine: 'Your turn',
    start: (deal: number): string => `You start deal ${deal}`,
    lastRound: 'Your turn: last round',
    noCard: 'Your hand is empty',
    theirs: (name: string): string => `${name}’s turn`,
  },

  news: {
    laid: (name: Name, some: readonly Card[], row: string, isSuper: boolean): string => {
      const chip = withSuper(isSuper)
      return some.length === 0
        ? `${lays(name)} no card${chip}.`
        : `${lays(name)} ${cards(some)}: ${row}${chip}.`
    },
    pushedOff: (name: Name): string =>
      name === null ? 'Your chip is pushed off.' : `${name}’s chip is pushed off.`,
    ended: (deal: number, each: readonly (readonly [name: Name, points: number])[]): string =>
      `Deal ${deal} is over: ${each.map(([name, own]) => `${name ?? 'you'} ${own}`).join(', ')}.`,
    starts: (name: Name, deal: number, by: FirstBy): string =>
      `${name === null ? 'You start' : `${name} starts`} deal ${deal}${by === 'lot' ? ', by lot' : ''}.`,
    won: (count: number): string => `You won with ${points(count)}!`,
  },
} satisfies GameWords & Record<string, unknown>

export type Words = typeof words

export const clauses: Clauses = {
  'NU-01':
    '80 cards: 1 to 7 and the joker, ten of each. Everybody gets 12 of them and five chips, and only one of these is the super-chip.',
  'NU-02': 'The host names who starts; otherwise the lot decides.',
  'NU-03': 'It is not your turn: play goes clockwise, five rounds in each of the four deals.',
  'NU-04': 'Eight rows of three fields each: what a field is worth stands on it.',
  'NU-05': 'You lay cards of your own hand, and no new ones come for them.',
  'NU-06':
    'Two to four equal cards, two to four in sequence, or one card. “No card” is for an empty hand only.',
  'NU-07':
    'At most one joker in a combination; in round 5 a joker goes alone, as “one card”, or not at all.',
  'NU-08':
    'A chip comes in from the left and pushes those in its row one field on; the fourth pushes the first off.',
  'NU-09': 'The super-chip goes only with a combination without a joker, and not in round 5.',
  'NU-10': 'A super-chip that is left for round 5 is turned over and counts once.',
  'NU-11': 'After round 5 every chip on the board scores its field, a super-chip twice.',
  'NU-12':
    'Whoever has the most points in all starts the next deal; between equals the lot decides.',
  'NU-13': 'After four deals the most points win; equals share the victory.',
  'NU-14': 'EGON has five chips of his own and lays last in every round.',
  'NU-15':
    'EGON turns over one card more than the number of the round, and lays the highest combination among them.',
  'NU-16': 'EGON uses as many jokers as he likes, whenever he likes.',
  'NU-17': 'EGON always lays his super-chip in round 4. He can win, too.',
}
