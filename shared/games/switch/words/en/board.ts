import type { Outcome, Seat } from '../../../../game/game.ts'
import type { GameWords, Who } from '../../../../game/words.ts'
import { rankOf, type Card, type Kind, type Rank, type Suit } from '../../rules/cards.ts'
import type { CardSetting, Draw } from '../../rules/settings.ts'
import type { Direction, Wish } from '../../rules/state.ts'
import { aKind, cardName, kindName, many, number, ranks, suits, theCard, upper } from './cards.ts'
import { does } from './effects.ts'
import { news } from './news.ts'

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)
const rounds = (count: number): string =>
  `${count === 0 ? 'no' : number(count)} ${count === 1 ? 'round' : 'rounds'}`
const and = (parts: readonly string[]): string => joined(parts, 'and')
const or = (parts: readonly string[]): string => joined(parts, 'or')
const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`

/** What a wish asks for: “hearts”, “sevens”. */
const wished = (wish: Wish): string => ('suit' in wish ? suits[wish.suit] : many(wish.rank))

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export const words = {
  /** @param me whoever reads it, who is then “you” */
  outcome: (outcome: Outcome, names: readonly string[], me: Seat | null = null): string => {
    if (outcome.kind !== 'places') return ''
    const who = names.map((name, seat) => (seat === me ? 'You' : name))
    const winners = who.filter((_, seat) => outcome.places[seat] === 1)
    const score = outcome.points.map((count, seat) => `${who[seat] ?? ''} ${count}`)
    return `${and(winners)} won! ${score.join(', ')}.`
  },

  /** What stands in the corner of a court card, and of an ace. */
  indices: { J: 'J', Q: 'Q', K: 'K', A: 'A' },
  suit: (suit: Suit): string => upper(suits[suit]),
  rank: (rank: Rank): string => upper(ranks[rank]),
  cardName: (card: Card): string => upper(cardName(card)),

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
    scoring === 'wins' ? `${rounds(target)} to win` : `to ${points(target)}`,
  you: 'You',
  dealer: 'dealt',
  lastCard: 'one card left!',
  points,
  /** How many rounds somebody has won, of those that win the game. */
  roundsWon: (won: number, target: number): string =>
    `${won} of ${target} ${target === 1 ? 'round' : 'rounds'} won`,

  /** An open demand, for all to see: “Draw 10 or lay a jack” */
  demand: (owed: number, answers: readonly Kind[]): string =>
    answers.length === 0 ? `Draw ${owed}` : `Draw ${owed} or lay ${or(answers.map(aKind))}`,
  wish: (wish: Wish): string => `Wished for: ${wished(wish)}`,
  /** Beside “+4”. */
  toDraw: 'to draw',
  /** Beside the sign of a suit, or a rank. */
  wished: 'wished',

  switch: 'Switch!',
  drawOne: 'Draw a card',
  drawUntil: 'Draw until one fits',
  drawAll: (owed: number): string => `Draw ${owed}`,
  pass: 'Pass',
  keep: 'Keep it',
  layIt: 'Lay it',
  /** “Lay the nine of hearts”, “Lay three nines” */
  lay: (laid: readonly Card[]): string => {
    const [first] = laid
    if (first === undefined) return 'Lay'
    return laid.length === 1
      ? `Lay ${theCard(first)}`
      : `Lay ${number(laid.length)} ${many(rankOf(first))}`
  },
  passTo: (name: string): string => `Pass it to ${name}`,
  sortBySuit: 'Sort by suit',
  sortByRank: 'Sort by rank',

  wishing: {
    suit: 'Wish for a suit',
    rank: 'Wish for a rank',
    /** What may follow a wish: what was wished, wish cards again, or a joker. */
    how: (of: 'suit' | 'rank', again: readonly Kind[], joker: boolean): string =>
      `Only ${or([
        `that ${of}`,
        ...again.map((kind) => `another ${kindName(kind)}`),
        ...(joker ? ['a joker'] : []),
      ])} goes then.`,
    mine: (count: number): string => `${number(count)} of yours`,
    back: 'Back',
    wish: (wish: Wish): string => `Wish for ${wished(wish)}`,
  },

  /** On a card that is lifted: what would come of it. */
  tag: {
    makes: (owed: number): string => `makes it ${owed}`,
    asks: (owed: number, name: string): string => `+${owed} for ${name}`,
    cancels: 'cancels it',
    skips: (name: string): string => `skips ${name}`,
    turns: 'other way round',
    wishes: 'your wish',
    again: 'your turn again',
    swaps: (name: string): string => `swap with ${name}`,
    passes: 'all pass a card',
  },

  /** Under a card that was touched: what may be added to it. */
  mayJoin: (rank: Rank | 'joker'): string => `Tap more ${many(rank)} to lay them together.`,

  /** What a card does that this setting names. */
  does: (setting: Exclude<CardSetting, Draw>, kind: Kind): string =>
    does[setting](upper(aKind(kind))),
  /** What a draw card does. */
  makesDraw: (kind: Kind, count: number): string =>
    `${upper(aKind(kind))} makes the next player draw ${number(count)}.`,

  /** What has just befallen somebody, under their plate. */
  happened: {
    skipped: 'misses a turn',
    forgot: (count: number): string => `forgot! +${count}`,
    special: (count: number): string => `special last: +${count}`,
    drew: (count: number): string => `+${count}`,
    chose: 'has chosen',
    again: 'goes again',
    passed: 'passes',
    swapped: 'hands swapped',
  },
  /** The same, where it befell whoever reads it. */
  happenedToMe: {
    skipped: 'You missed a turn.',
    forgot: (count: number): string => `You forgot “Switch!” and drew ${number(count)}.`,
    special: (count: number): string => `Your last card was special: you drew ${number(count)}.`,
    chose: 'You have chosen.',
    swapped: 'Your hand was swapped.',
  },

  roundEnd: {
    title: (winner: Who): string =>
      winner === null ? 'You won the round' : `${winner} won the round`,
    /** What it was worth. */
    worth: (won: number): string => `Worth ${points(won)}.`,
    next: (round: number, dealer: Who): string =>
      dealer === null ? `Round ${round}: you deal.` : `Round ${round}: ${dealer} deals.`,
    goOn: 'Go on',
    held: 'Left in hand',
  },
  lastRound: 'How the last round ended',

  ending: {
    won: 'You won!',
    lost: 'You lost',
    /** Neither first nor last of two. */
    came: (place: number): string => `You came ${ordinals[place] ?? place}`,
    /** For whoever watched. */
    theirs: (winners: readonly string[]): string => `${and(winners)} won!`,
    /** What the winner won by. */
    by: (winner: Who, won: number, scoring: 'wins' | 'cards'): string =>
      `${winner ?? 'You'} ${scoring === 'wins' ? `won ${rounds(won)}` : `made ${points(won)}`}.`,
    rounds: (count: number): string => (count === 1 ? 'round' : 'rounds'),
    mine: (count: number, scoring: 'wins' | 'cards'): string =>
      scoring === 'wins' ? 'won by you' : count === 1 ? 'point for you' : 'points for you',
    left: (count: number): string => (count === 1 ? 'card left' : 'cards left'),
    place: (place: number): string => `${place}.`,
  },

  shortcuts: {
    title: 'Keys',
    keys: [
      ['← →', 'go from card to card'],
      ['1–9', 'choose a card by its place'],
      ['Enter', 'choose the card, and lay what is chosen'],
      ['D', 'draw, or keep the card just drawn'],
      ['S', 'say “Switch!” with the next card'],
      ['↑ ↓', 'to the piles and back to the hand'],
      ['Esc', 'put the cards back'],
      ['?', 'this list'],
    ],
  },

  prompt: {
    /** `matches`: what fits, as in “hearts or a nine”. */
    mine: (matches: string): string => `Your turn: ${matches}`,
    matches: (suit: Suit | null, rank: Rank | null): string =>
      or([...(suit ? [suits[suit]] : []), ...(rank ? [aKind(rank)] : [])]),
    anything: 'anything goes',
    draw: 'Your turn: draw a card',
    /** With a card in my hand that passes it on, cancels it, or both. */
    owed: (owed: number, by: 'passing' | 'cancelling' | 'either'): string =>
      `${{ passing: 'Pass it on', cancelling: 'Cancel it', either: 'Pass it on, cancel it' }[by]}, or draw ${number(owed)}`,
    pay: (owed: number): string => `Your turn: draw ${number(owed)}`,
    pass: 'Your turn: pass',
    drawn: (card: Card): string => `You drew ${theCard(card)}`,
    name: 'Your wish, as the dealer',
    wish: 'What do you wish for?',
    choose: (name: string): string => `Choose a card for ${name}`,
    chosen: (names: readonly string[]): string => `Still choosing: ${and(names)}`,
    theirs: (name: string): string => `${name}’s turn`,
    theirsName: (name: string): string => `${name} makes a wish`,
  },

  /** The line under the prompt. */
  why: {
    nothingFits: 'Nothing in your hand fits.',
    /** Cards that may always be laid. */
    always: (kinds: readonly Kind[]): string =>
      `${upper(or(kinds.map(aKind)))} may always be laid.`,
    answers: (kinds: readonly Kind[], holdsOne: boolean): string =>
      kinds.length === 0
        ? 'No card answers it.'
        : `Only ${or(kinds.map(aKind))} answers it${holdsOne ? '' : ', and you have none'}.`,
    nothingToDraw: 'There is nothing left to draw.',
    drawn: 'Lay it, or keep it.',
    passing: 'Everybody passes a card to the left.',
    owes: (name: string, owed: number, answers: readonly Kind[]): string =>
      answers.length === 0
        ? `${name} draws ${number(owed)}.`
        : `${name} draws ${number(owed)}, or lays ${or(answers.map(aKind))}.`,
    next: 'You are next.',
  },

  news,
} satisfies GameWords & Record<string, unknown>

export type Words = typeof words
