import type { Outcome, Seat } from '../../../../game/game.ts'
import type { Clauses, GameWords, Who } from '../../../../game/words.ts'
import { type Card, type Kind, type Rank, rankOf, type Suit, suitOf } from '../../rules/cards.ts'
import type { CardSetting, Draw } from '../../rules/settings.ts'
import type { Direction, Forbidding, Wish } from '../../rules/state.ts'

export const suits: Readonly<Record<Suit, string>> = {
  clubs: 'clubs',
  diamonds: 'diamonds',
  spades: 'spades',
  hearts: 'hearts',
}

export const ranks: Readonly<Record<Rank | 'joker', string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
  joker: 'joker',
}

export const many = (rank: Rank | 'joker'): string => ranks[rank] + (rank === '6' ? 'es' : 's')

/** “seven of hearts” */
export function cardName(card: Card): string {
  const suit = suitOf(card)
  const rank = ranks[rankOf(card)]
  return suit === null ? rank : `${rank} of ${suits[suit]}`
}

export const theCard = (card: Card): string =>
  suitOf(card) === null ? 'a joker' : `the ${cardName(card)}`

/** “a red jack” */
export function aKind(kind: Kind): string {
  const name = kindName(kind)
  return `${/^[ae]/.test(name) ? 'an' : 'a'} ${name}`
}

export function kindName(kind: Kind): string {
  if (kind === 'none') return 'none'
  const [rank, colour] = kind.split('-') as [Rank, string?]
  return colour === undefined ? ranks[rank] : `${colour} ${ranks[rank]}`
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const numbers = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** As a word, as far as words are short. */
export const number = (count: number): string => numbers[count] ?? String(count)

/** What a card does that a setting names, as “A ten”. */
export const does: Readonly<Record<Exclude<CardSetting, Draw>, (kind: string) => string>> = {
  suitWish: (kind) => `${kind} is wild: it may always be laid, and its player wishes for a suit.`,
  rankWish: (kind) => `${kind} is wild: it may always be laid, and its player wishes for a rank.`,
  drawCancel: (kind) => `${kind} cancels what is to be drawn.`,
  skip: (kind) => `${kind} makes the next player miss a turn.`,
  reverse: (kind) => `${kind} turns the direction of play.`,
  follow: (kind) => `${kind} gives its player another turn.`,
  handSwap: (kind) => `${kind} makes its player swap hands with whoever sits on the left.`,
  passLeft: (kind) => `${kind} makes everybody pass a card to the left.`,
}

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** “You lay”, “Anna lays”: most verbs differ by an s, the others are given both ways. */
const says = (who: Who, mine: string, theirs = `${mine}s`): string =>
  who === null ? `You ${mine}` : `${who} ${theirs}`

/** What happened, for the log: each reader is “you” in it. */
export const news = {
  dealt: (round: number, dealer: Who, first: Card): string =>
    `Round ${round}: ${dealer === null ? 'you deal' : `${dealer} deals`}, and ${theCard(first)} lies first.`,
  laid: (who: Who, laid: readonly Card[]): string =>
    `${says(who, 'lay')} ${list(laid.map(theCard))}.`,
  wished: (who: Who, wish: Wish): string =>
    `${says(who, 'wish', 'wishes')} for ${'suit' in wish ? suits[wish.suit] : many(wish.rank)}.`,
  called: (who: Who): string => `${says(who, 'say')} “Switch!”`,
  forgot: (who: Who, drawn: number): string =>
    `${says(who, 'forgot', 'forgot')} to say “Switch” and ${who === null ? 'draw' : 'draws'} ${cards(drawn)}.`,
  special: (who: Who, drawn: number): string =>
    `${says(who, 'laid', 'laid')} a special card last and ${who === null ? 'draw' : 'draws'} ${cards(drawn)}.`,
  asked: (who: Who, owed: number): string =>
    `${says(who, 'have', 'has')} to draw ${cards(owed)}, or to answer.`,
  cancelled: (who: Who, owed: number): string =>
    `${says(who, 'cancel')} it: nobody draws the ${cards(owed)}.`,
  skipped: (who: Who): string => `${says(who, 'miss', 'misses')} a turn.`,
  turned: (direction: Direction): string =>
    `The direction turns: ${direction === 1 ? 'clockwise' : 'anticlockwise'} now.`,
  swapped: (who: Who, other: Who): string =>
    who === null || other === null
      ? `You and ${who ?? other ?? ''} swap hands.`
      : `${who} and ${other} swap hands.`,
  follows: (who: Who): string => `${says(who, 'have', 'has')} another turn.`,
  passing: 'Everybody chooses a card for the neighbour on the left.',
  chose: (who: Who): string => `${says(who, 'have', 'has')} chosen.`,
  passedLeft: 'The chosen cards move to the left.',
  drew: (who: Who, drawn: number): string =>
    drawn === 0 ? `${says(who, 'find')} nothing to draw.` : `${says(who, 'draw')} ${cards(drawn)}.`,
  paid: (who: Who, owed: number, drawn: number): string =>
    drawn < owed
      ? `${says(who, 'draw')} ${cards(drawn)} of ${owed}: there are no more.`
      : `${says(who, 'draw')} the ${cards(owed)}.`,
  kept: (who: Who): string => `${says(who, 'keep')} the card.`,
  passed: (who: Who): string => `${says(who, 'pass', 'passes')}.`,
  shuffled: 'The discard pile is shuffled into a new draw pile.',
  calledOff:
    'The discards have been shuffled a hundred times: the round ends, and the fewest cards win it.',
  roundWon: (who: Who, won: number, scoring: 'wins' | 'cards'): string =>
    `${says(who, 'win')} the round${scoring === 'wins' ? '' : `: ${points(won)}`}.`,
}

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

export const clauses: Clauses = {
  'SW-02': 'It is not your turn.',
  'SW-03': 'The dealer wishes for what follows the first card.',
  'SW-04': 'Lay a card that matches the top one in suit or in rank, or draw.',
  'SW-05': 'Only ordinary cards of one rank go together, and the first has to match.',
  'SW-06': 'The wish holds until somebody lays what is wished for, or makes a new wish.',
  'SW-09': 'Only the same rank answers a “draw” card; otherwise you draw them all.',
  'SW-13': 'There is nothing left to draw: lay a card if you can, and pass if you cannot.',
  'SW-16': 'The game is over.',
  'SC-02':
    'The rules of this table say how many cards go together, and which ranks may be wished for.',
  'SC-05':
    'What is wished for has to follow; another wild card goes only where this table allows it.',
  'SC-06': 'Only the cards that this table names for it answer a “draw” card.',
  'SC-07': 'You may lay the card that you have just drawn, or keep it.',
  'SC-08': 'Everybody passes one card to the left, and only once.',
} satisfies Record<Forbidding, string>
