import type { Outcome } from '../../../../game/game.ts'
import type { Clauses, GameWords } from '../../../../game/words.ts'
import type { RowName } from '../../rules/rows.ts'
import type { Card, FirstBy } from '../../rules/state.ts'
import { namedCards } from '../lists.ts'

/** The occasions for a remark by EGON, the most remarkable first. */
export const moods = ['off', 'own', 'super', 'high', 'low', 'fair'] as const

export type Mood = (typeof moods)[number]

export type Remarks = Readonly<Record<Mood, readonly [string, ...string[]]>>

/** EGON's remarks on his own moves: a machine with good manners that never loses its temper. */
export const remarks: Remarks = {
  off: [
    'No hard feelings. I have none.',
    'Someone was standing there. Was.',
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
const all = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names)
const cards = (some: readonly Card[]): string => namedCards(some, 'joker')

const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')

const chips = (count: number): string => (count === 1 ? '1 chip' : `${count} chips`)
const withSuper = (isSuper: boolean): string => (isSuper ? ', with the super-chip' : '')

/** The name of a player; null stands for the viewer, who is addressed as “you”. */
type Name = string | null

const lays = (name: Name): string => (name === null ? 'You play' : `${name} plays`)
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
  /** A field's value, and whose chip is on it, for screen readers. */
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
  /** A player's name plate, for screen readers. */
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
    it: 'Play',
    noCard: 'Play no card',
    choose: 'Choose cards, or tap a row',
    ahead: 'You can choose your cards already',
    nothing: 'No combination yet',
    nothingWhy: (some: readonly Card[]): string => `${cards(some)} don’t go together`,
    lastRound: 'A joker only goes alone now',
  },
  /** The title and the hint if the cards fit two rows. */
  ways: { title: 'Two ways to play it', why: 'The joker is any number you lack' },
  /** Describes what the new chip does to the other chips of its row. */
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
    turned: (
      some: readonly Card[],
      played: readonly Card[],
      row: string,
      isSuper: boolean,
    ): string =>
      `EGON turns over ${cards(some)} and plays ${cards(played)}: ${row}${withSuper(isSuper)}.`,
    lays: (row: string, remark: string): string => `EGON: ${row}. “${remark}”`,
    remarks,
  },

  ended: {
    title: (deal: number): string => `Deal ${deal} is over`,
    mine: (count: number): string => `${points(count)} for you`,
    leads: (names: readonly Name[], count: number): string =>
      names.length === 1 && names[0] === null
        ? `You’re in the lead with ${points(count)}.`
        : names.length === 1
          ? `${names[0]} leads with ${points(count)}.`
          : `${all(names.map((name) => name ?? 'you'))} lead with ${points(count)} each.`,
    mineIs: (place: number, count: number): string =>
      `You’re ${places[place - 1] ?? `number ${place}`} with ${points(count)}.`,
    next: 'Continue',
  },
  sheet: { title: 'Score sheet', total: 'Total', place: 'Place' },

  shortcuts: {
    title: 'Keys',
    keys: [
      ['1–7, 0', 'choose a card by its value, 0 is a joker'],
      ['A–H', 'choose a row; without cards, or again, it suggests some'],
      ['← →', 'go from card to card; the space bar chooses'],
      ['↑ ↓', 'to the rows and back to the hand'],
      ['S', 'super-chip or not'],
      ['Enter', 'play the chosen cards'],
      ['Z', 'take a move back'],
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
    played: (name: Name, some: readonly Card[], row: string, isSuper: boolean): string => {
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
      `${name === null ? 'You start' : `${name} starts`} deal ${deal}${by === 'random' ? ', picked at random' : ''}.`,
    won: (count: number): string => `You won with ${points(count)}!`,
  },
} satisfies GameWords & Record<string, unknown>

export type Words = typeof words

export const clauses: Clauses = {
  'NU-01': 'You have already used your super-chip in this deal. Play a plain chip.',
  'NU-02': 'The host chooses who starts. Otherwise it’s random.',
  'NU-03': 'It’s not your turn. Wait for yours: play goes clockwise.',
  'NU-04': 'Put your chip in one of the eight rows. Each field shows its value.',
  'NU-05': 'Choose cards from your own hand.',
  'NU-06': 'Play 2 to 4 of a kind, a run of 2 to 4, or one card. “No card” needs an empty hand.',
  'NU-07': 'Use one joker at most. In round 5, play a joker alone, as “one card”.',
  'NU-08': 'Your chip comes in from the left and pushes the others on. The fourth pushes one off.',
  'NU-09': 'No super-chip with a joker or in round 5. Play a plain chip, or leave out the joker.',
  'NU-10': 'In round 5 your super-chip counts once. Use it before then.',
  'NU-11': 'After round 5 each chip on the board scores its field, a super-chip twice.',
  'NU-12': 'The player with the most points starts the next deal. A tie is broken at random.',
  'NU-13': 'The game is over after four deals. Look at the score sheet, or play again.',
  'NU-14': 'EGON has five chips of his own and plays last in each round.',
  'NU-15': 'EGON turns over his cards and plays the highest combination among them.',
  'NU-16': 'EGON can use any number of jokers, in any round.',
  'NU-17': 'EGON always plays his super-chip in round 4. He can win, too.',
}
