import type { Outcome } from '../../../../game/game.ts'
import type { GameWords } from '../../../../game/words.ts'
import { rankOf, type Card, type Kind, type Rank, type Suit } from '../../rules/cards.ts'
import type { CardSetting, Draw } from '../../rules/settings.ts'
import type { Direction, Wish } from '../../rules/state.ts'
import { aKind, cardName, many, ranks, suits, theCard, upper } from './cards.ts'
import { does } from './effects.ts'

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)
const and = (parts: readonly string[]): string => joined(parts, 'and')
const or = (parts: readonly string[]): string => joined(parts, 'or')
const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`

const numbers = ['no', 'one', 'two', 'three', 'four']

/** What a wish asks for: “hearts”, “sevens”. */
const wished = (wish: Wish): string => ('suit' in wish ? suits[wish.suit] : many(wish.rank))

const wonBy = (winners: readonly string[]): string => `${and(winners)} wins!`

export const words = {
  outcome: (outcome: Outcome, names: readonly string[]): string => {
    if (outcome.kind !== 'places') return ''
    const winners = names.filter((_, seat) => outcome.places[seat] === 1)
    const score = outcome.points.map((count, seat) => `${names[seat] ?? ''} ${count}`)
    return `${wonBy(winners)} ${score.join(', ')}.`
  },
  won: wonBy,

  /** What stands in the corner of a court card, and of an ace. */
  indices: { J: 'J', Q: 'Q', K: 'K', A: 'A' },
  suits,
  rank: (rank: Rank): string => upper(ranks[rank]),
  cardName: (card: Card): string => upper(cardName(card)),
  wished,

  hand: 'My hand',
  card: (card: Card, isPlayable: boolean, place: number, of: number): string =>
    [upper(cardName(card)), ...(isPlayable ? ['playable'] : []), `${place} of ${of}`].join(', '),
  chosen: (place: number): string => `chosen as number ${place}`,
  draw: (count: number): string => `Draw pile: ${cards(count)}`,
  discard: (top: Card, lying: number): string =>
    `Discard pile: ${cardName(top)} on top, ${cards(lying)}`,
  direction: (direction: Direction): string =>
    direction === 1 ? 'Play goes clockwise' : 'Play goes anticlockwise',
  round: (round: number): string => `Round ${round}`,
  target: (scoring: 'wins' | 'cards', target: number): string =>
    scoring === 'wins' ? `${target} to win` : `to ${points(target)}`,
  you: 'You',
  dealer: 'deals',
  holds: (count: number): string => (count === 1 ? 'one card left!' : cards(count)),
  points,

  /** An open demand, for all to see: “Draw 10 or lay a jack” */
  demand: (owed: number, answers: readonly Kind[]): string =>
    answers.length === 0 ? `Draw ${owed}` : `Draw ${owed} or lay ${or(answers.map(aKind))}`,
  wish: (wish: Wish): string => `Wished: ${wished(wish)}`,

  switch: 'Switch!',
  drawOne: 'Draw a card',
  drawUntil: 'Draw until one fits',
  drawAll: (owed: number): string => `Draw ${cards(owed)}`,
  pass: 'Pass',
  keep: 'Keep it',
  layIt: 'Lay it',
  /** “Play the nine of hearts”, “Play three nines” */
  play: (laid: readonly Card[]): string => {
    const [first] = laid
    if (first === undefined) return 'Play'
    return laid.length === 1
      ? `Play ${theCard(first)}`
      : `Play ${numbers[laid.length]} ${many(rankOf(first))}`
  },
  passTo: (name: string): string => `Pass it to ${name}`,
  putDown: 'Put down',
  whichSuit: 'Which suit is to follow?',
  whichRank: 'Which rank is to follow?',
  sortBySuit: 'Sort by suit',
  sortByRank: 'Sort by rank',

  /** Under a card that was touched: what may be added to it. */
  mayJoin: (rank: Rank | 'joker'): string => `Tap more ${many(rank)} to lay them together.`,

  /** What a card does that this setting names. */
  does: (setting: Exclude<CardSetting, Draw>, kind: Kind): string =>
    does[setting](upper(aKind(kind))),
  /** What a draw card does. */
  makesDraw: (kind: Kind, count: number): string =>
    `${upper(aKind(kind))} makes the next player draw ${count}.`,

  happened: {
    skipped: 'misses a turn',
    forgot: (count: number): string => `forgot! +${count}`,
    special: (count: number): string => `special last: +${count}`,
    drew: (count: number): string => `+${count}`,
    cancelled: 'cancelled',
    chose: 'has chosen',
    again: 'goes again',
    passed: 'passes',
    swapped: 'hands swapped',
  },

  roundWon: (name: string, won: number, scoring: 'wins' | 'cards'): string =>
    scoring === 'wins' ? `${name} wins the round` : `${name} wins the round: ${points(won)}`,
  held: 'What the others still held',
  close: 'Close',
  lastRound: 'How the last round ended',
  handsAtEnd: 'How the game ended',
  place: (place: number): string => `${place}.`,

  shortcuts: {
    title: 'Keys',
    keys: [
      ['← →', 'go from card to card'],
      ['1–9', 'choose a card by its place'],
      ['Enter', 'choose the card, and play what is chosen'],
      ['D', 'draw, or keep the card just drawn'],
      ['S', 'say “Switch!” with the next card'],
      ['↑ ↓', 'to the piles and back to the hand'],
      ['Esc', 'put the cards down'],
      ['?', 'this list'],
    ],
  },

  prompt: {
    /** `matches`: what fits, as in “hearts or a nine”. */
    mine: (matches: string, mayDraw: boolean): string =>
      mayDraw ? `Your turn: ${matches}, or draw.` : `Your turn: ${matches}.`,
    matches: (suit: Suit | null, rank: Rank | null): string =>
      or([...(suit ? [suits[suit]] : []), ...(rank ? [aKind(rank)] : [])]),
    anything: 'anything goes',
    owed: (owed: number, answers: readonly Kind[]): string =>
      answers.length === 0
        ? `Your turn: draw ${owed}.`
        : `Your turn: draw ${owed}, or lay ${or(answers.map(aKind))}.`,
    stuck: 'Your turn: there is nothing to draw, so pass.',
    drawn: (card: Card): string => `You drew ${theCard(card)}: lay it or keep it.`,
    name: 'You dealt: name what is to follow.',
    choose: (name: string): string => `Choose a card for ${name}.`,
    chosen: (names: readonly string[]): string => `Still choosing: ${and(names)}.`,
    theirs: (name: string): string => `${name} is to move.`,
    theirsOwed: (name: string, owed: number): string => `${name} is to draw ${owed}, or to answer.`,
    theirsName: (name: string): string => `${name} names what is to follow.`,
  },

  news: {
    dealt: (round: number, dealer: string, first: Card): string =>
      `Round ${round}: ${dealer} deals, and ${theCard(first)} lies first.`,
    laid: (name: string, laid: readonly Card[]): string =>
      `${name} lays ${and(laid.map(theCard))}.`,
    wished: (name: string, wish: Wish): string => `${name} wishes for ${wished(wish)}.`,
    called: (name: string): string => `${name} says “Switch!”`,
    forgot: (name: string, drawn: number): string =>
      `${name} forgot to say “Switch” and draws ${cards(drawn)}.`,
    special: (name: string, drawn: number): string =>
      `${name} laid a special card last and draws ${cards(drawn)}.`,
    asked: (name: string, owed: number): string => `${name} is asked to draw ${cards(owed)}.`,
    cancelled: (name: string, owed: number): string =>
      `${name} cancels the demand for ${cards(owed)}.`,
    skipped: (name: string): string => `${name} misses a turn.`,
    turned: (direction: Direction): string =>
      `The direction turns: ${direction === 1 ? 'clockwise' : 'anticlockwise'} now.`,
    swapped: (name: string, other: string): string => `${name} and ${other} swap hands.`,
    follows: (name: string): string => `${name} has another turn.`,
    passing: 'Everybody chooses a card for the neighbour on the left.',
    chose: (name: string): string => `${name} has chosen.`,
    passedLeft: 'The chosen cards move to the left.',
    drew: (name: string, drawn: number): string =>
      drawn === 0 ? `${name} finds nothing to draw.` : `${name} draws ${cards(drawn)}.`,
    paid: (name: string, owed: number, drawn: number): string =>
      drawn < owed
        ? `${name} draws ${cards(drawn)} of ${owed}: there are no more.`
        : `${name} draws the ${cards(owed)}.`,
    kept: (name: string): string => `${name} keeps the card.`,
    passed: (name: string): string => `${name} passes.`,
    shuffled: 'The discard pile is shuffled into a new draw pile.',
    calledOff:
      'The discards have been shuffled a hundred times: the round ends, and the fewest cards win it.',
    roundWon: (name: string, won: number, scoring: 'wins' | 'cards'): string =>
      scoring === 'wins' ? `${name} wins the round.` : `${name} wins the round: ${points(won)}.`,
  },
} satisfies GameWords & Record<string, unknown>

export type Words = typeof words
