import type { Outcome, Seat } from '../../../../game/game.ts'
import type { Clauses, GameWords, Who } from '../../../../game/words.ts'
import { type Card, type Kind, type Rank, rankOf, type Suit, suitOf } from '../../rules/cards.ts'
import type { CardSetting, Draw } from '../../rules/settings.ts'
import type { Direction, Forbidding, SuitOrRank } from '../../rules/state.ts'

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

/** Returns the name of a card without an article: “seven of hearts” */
export function cardName(card: Card): string {
  const suit = suitOf(card)
  const rank = ranks[rankOf(card)]
  return suit === null ? rank : `${rank} of ${suits[suit]}`
}

export const theCard = (card: Card): string =>
  suitOf(card) === null ? 'a joker' : `the ${cardName(card)}`

/** Returns a card of this kind: “a red jack” */
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

/** Returns a number as a word up to twelve, in digits from then on. */
export const number = (count: number): string => numbers[count] ?? String(count)

/**
 * Sentences about the effect of a card, by the setting that gives cards this effect. `kind` names
 * the card, as in “A ten”.
 */
export const does: Readonly<Record<Exclude<CardSetting, Draw>, (kind: string) => string>> = {
  wildSuit: (kind) => `${kind} goes on any card, and you choose a suit.`,
  wildRank: (kind) => `${kind} goes on any card, and you choose a rank.`,
  drawCancel: (kind) => `${kind} cancels the cards to be drawn.`,
  skip: (kind) => `${kind} makes the next player miss a turn.`,
  reverse: (kind) => `${kind} reverses the direction of play.`,
  follow: (kind) => `${kind} gives you another turn.`,
  handSwap: (kind) => `${kind} swaps your hand with the player on your left.`,
  passLeft: (kind) => `${kind} makes everyone pass a card to the left.`,
}

export const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)

const and = (parts: readonly string[]): string => new Intl.ListFormat('en-GB').format(parts)
const or = (parts: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(parts)

/** Returns the names of the cards that the reader has drawn, or how many another player has drawn. */
const drawnText = (drawn: DrawnCards): string =>
  typeof drawn === 'number' ? cards(drawn) : and(drawn.map(theCard))

/**
 * Returns subject and verb: “You play”, “Anna plays”. Most verbs add an s for “Anna”; for the
 * others, callers pass both forms.
 */
const says = (who: Who, mine: string, theirs = `${mine}s`): string =>
  who === null ? `You ${mine}` : `${who} ${theirs}`

/** The drawn cards, or their number if the reader does not see them. */
export type DrawnCards = number | readonly Card[]

/** Sentences of the log, which addresses each reader as “you”. */
export const news = {
  dealt: (round: number, dealer: Who, first: Card): string =>
    `Round ${round}: ${dealer === null ? 'you deal' : `${dealer} deals`}, and the first card is ${theCard(first)}.`,
  played: (who: Who, played: readonly Card[]): string =>
    `${says(who, 'play')} ${and(played.map(theCard))}.`,
  named: (who: Who, named: SuitOrRank): string =>
    `${says(who, 'choose')} ${'suit' in named ? suits[named.suit] : many(named.rank)}.`,
  called: (who: Who): string => `${says(who, 'say')} “Switch!”`,
  forgot: (who: Who, drawn: DrawnCards): string =>
    `${says(who, 'forgot', 'forgot')} to say “Switch” and ${who === null ? 'draw' : 'draws'} ${drawnText(drawn)}.`,
  special: (who: Who, drawn: DrawnCards): string =>
    `${says(who, 'played', 'played')} a special card last and ${who === null ? 'draw' : 'draws'} ${drawnText(drawn)}.`,
  asked: (who: Who, owed: number): string =>
    `${says(who, 'have', 'has')} to draw ${cards(owed)}, or play a card that answers.`,
  cancelled: (who: Who, owed: number): string =>
    `${says(who, 'cancel')} that: nobody draws the ${cards(owed)}.`,
  skipped: (who: Who): string => `${says(who, 'miss', 'misses')} a turn.`,
  reversed: (direction: Direction): string =>
    `The direction reverses: ${direction === 1 ? 'clockwise' : 'anticlockwise'} now.`,
  swapped: (who: Who, other: Who): string =>
    who === null || other === null
      ? `You and ${who ?? other ?? ''} swap hands.`
      : `${who} and ${other} swap hands.`,
  follows: (who: Who): string => `${says(who, 'have', 'has')} another turn.`,
  passing: 'Everyone chooses a card for the player on their left.',
  chose: (who: Who): string => `${says(who, 'have', 'has')} chosen.`,
  passedLeft: 'The chosen cards move to the left.',
  drew: (who: Who, drawn: DrawnCards): string =>
    drawn === 0
      ? `${says(who, 'have', 'has')} no card to draw.`
      : `${says(who, 'draw')} ${drawnText(drawn)}.`,
  paid: (who: Who, owed: number, drawn: number): string =>
    drawn < owed
      ? `${says(who, 'draw')} ${cards(drawn)} of ${owed}: there are no more.`
      : `${says(who, 'draw')} the ${cards(owed)}.`,
  got: (got: readonly Card[]): string => `You get ${and(got.map(theCard))}.`,
  kept: (who: Who): string => `${says(who, 'keep')} the card.`,
  passed: (who: Who): string => `${says(who, 'pass', 'passes')}.`,
  shuffled: 'The discard pile is shuffled into a new draw pile.',
  calledOff:
    'The discard pile was shuffled a hundred times. The round ends, and the fewest cards win.',
  roundWon: (who: Who, won: number, scoring: 'wins' | 'cards'): string =>
    `${says(who, 'win')} the round${scoring === 'wins' ? '' : `: ${points(won)}`}.`,
}

const rounds = (count: number): string =>
  `${count === 0 ? 'no' : number(count)} ${count === 1 ? 'round' : 'rounds'}`

/** Returns the suit or rank that was named: “hearts”, “sevens”. */
const namedText = (named: SuitOrRank): string =>
  'suit' in named ? suits[named.suit] : many(named.rank)

export const words = {
  /** @param me the reader's seat, addressed as “you” */
  outcome: (outcome: Outcome, names: readonly string[], me: Seat | null = null): string => {
    if (outcome.kind !== 'places') return ''
    const who = names.map((name, seat) => (seat === me ? 'You' : name))
    const winners = who.filter((_, seat) => outcome.places[seat] === 1)
    const score = outcome.points.map((count, seat) => `${who[seat] ?? ''} ${count}`)
    return `${and(winners)} won! ${score.join(', ')}.`
  },

  /** The letters in the corners of court cards and aces. */
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
  /** Returns the number of rounds that a player has won, out of the number that wins the game. */
  roundsWon: (won: number, target: number): string =>
    `${won} of ${target} ${target === 1 ? 'round' : 'rounds'} won`,

  /** Returns the text of a demand to draw: “Draw 10 or play a jack” */
  demand: (owed: number, answers: readonly Kind[]): string =>
    answers.length === 0 ? `Draw ${owed}` : `Draw ${owed} or play ${or(answers.map(aKind))}`,
  named: (named: SuitOrRank): string => `Chosen: ${namedText(named)}`,
  /** The text next to the number of cards to draw, as in “+4”. */
  toDraw: 'to draw',
  /** The text next to the suit or rank that was named. */
  namedTag: 'chosen',

  switch: 'Switch!',
  drawOne: 'Draw a card',
  drawUntil: 'Draw until one fits',
  drawAll: (owed: number): string => `Draw ${owed}`,
  pass: 'Pass',
  keep: 'Keep it',
  playIt: 'Play it',
  /** Returns the label of the button that plays the cards: “Play the nine of hearts”, “Play three nines” */
  play: (played: readonly Card[]): string => {
    const [first] = played
    if (first === undefined) return 'Play'
    return played.length === 1
      ? `Play ${theCard(first)}`
      : `Play ${number(played.length)} ${many(rankOf(first))}`
  },
  passTo: (name: string): string => `Pass it to ${name}`,
  sortBySuit: 'Sort by suit',
  sortByRank: 'Sort by rank',

  naming: {
    suit: 'Choose a suit',
    rank: 'Choose a rank',
    /**
     * Returns the sentence about the cards that can be played next: those of the named suit or
     * rank, another wild card, or a joker.
     */
    how: (of: 'suit' | 'rank', again: readonly Kind[], joker: boolean): string =>
      `Only ${or([
        `that ${of}`,
        ...again.map((kind) => `another ${kindName(kind)}`),
        ...(joker ? ['a joker'] : []),
      ])} can be played on it.`,
    mine: (count: number): string => `${number(count)} of yours`,
    back: 'Back',
    named: (named: SuitOrRank): string => `Choose ${namedText(named)}`,
  },

  /** The tag of a selected card: the effect of playing it. */
  tag: {
    makes: (owed: number): string => `makes it ${owed}`,
    asks: (owed: number, name: string): string => `+${owed} for ${name}`,
    cancels: 'cancels it',
    skips: (name: string): string => `skips ${name}`,
    turns: 'other way round',
    wild: 'you choose',
    again: 'your turn again',
    swaps: (name: string): string => `swap with ${name}`,
    passes: 'all pass a card',
  },

  /** Returns the hint under a selected card about the cards that can be added. */
  mayJoin: (rank: Rank | 'joker'): string => `Tap more ${many(rank)} to play them together.`,

  /** Returns a sentence about the effect that this setting gives to a kind of card. */
  does: (setting: Exclude<CardSetting, Draw>, kind: Kind): string =>
    does[setting](upper(aKind(kind))),
  /** Returns a sentence about a card that makes the next player draw. */
  makesDraw: (kind: Kind, count: number): string =>
    `${upper(aKind(kind))} makes the next player draw ${number(count)}.`,

  /** Events that have just happened to another player. The board shows them below the name plate. */
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
  /** Events that have just happened to the reader. */
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
    /** The number of points that the winner of the round gets. */
    worth: (won: number): string => `Worth ${points(won)}.`,
    next: (round: number, dealer: Who): string =>
      dealer === null ? `Round ${round}: you deal.` : `Round ${round}: ${dealer} deals.`,
    goOn: 'Continue',
    held: 'Left in hand',
  },
  lastRound: 'How the last round ended',
  ordinal: (place: number): string => `${place}.`,

  shortcuts: {
    title: 'Keys',
    keys: [
      ['← →', 'go from card to card'],
      ['1–9', 'choose a card by its position'],
      ['Enter', 'choose a card, then play the chosen cards'],
      ['D', 'draw, or keep the card you drew'],
      ['S', 'say “Switch!” with the next card'],
      ['↑ ↓', 'to the piles and back to the hand'],
      ['Z', 'take a move back'],
      ['Esc', 'put the cards back'],
      ['?', 'this list'],
    ],
  },

  prompt: {
    /**
     * Returns the prompt at the viewer's turn.
     * @param matches the cards that fit, as in “hearts or a nine”
     */
    mine: (matches: string): string => `Your turn: ${matches}`,
    matches: (suit: Suit | null, rank: Rank | null): string =>
      or([...(suit ? [suits[suit]] : []), ...(rank ? [aKind(rank)] : [])]),
    anything: 'any card',
    draw: 'Your turn: draw a card',
    /**
     * Returns the prompt if the viewer has to draw.
     * @param by how a card in the viewer's hand can answer the demand
     */
    owed: (owed: number, by: 'passing' | 'cancelling' | 'either'): string =>
      `${{ passing: 'Pass it on', cancelling: 'Cancel it', either: 'Pass it on, cancel it' }[by]}, or draw ${number(owed)}`,
    pay: (owed: number): string => `Your turn: draw ${number(owed)}`,
    pass: 'Your turn: pass',
    drawn: (card: Card): string => `You drew ${theCard(card)}`,
    name: 'You dealt: you choose',
    naming: 'What must come next?',
    choose: (name: string): string => `Choose a card for ${name}`,
    chosen: (names: readonly string[]): string => `Still choosing: ${and(names)}`,
    theirs: (name: string): string => `${name}’s turn`,
    theirsName: (name: string): string => `${name} is choosing`,
  },

  /** The explanations under the prompt. */
  why: {
    nothingFits: 'None of your cards fits.',
    /** Names the kinds of cards that can always be played. */
    always: (kinds: readonly Kind[]): string => `You can always play ${or(kinds.map(aKind))}.`,
    answers: (kinds: readonly Kind[], holdsOne: boolean): string =>
      kinds.length === 0
        ? 'No card answers it.'
        : `Only ${or(kinds.map(aKind))} answers it${holdsOne ? '' : ', and you have none'}.`,
    nothingToDraw: 'There are no cards left to draw.',
    drawn: 'Play it, or keep it.',
    passing: 'Everyone passes a card to the left.',
    owes: (name: string, owed: number, answers: readonly Kind[]): string =>
      answers.length === 0
        ? `${name} draws ${number(owed)}.`
        : `${name} draws ${number(owed)}, or plays ${or(answers.map(aKind))}.`,
    next: 'You’re next.',
  },

  news,
} satisfies GameWords & Record<string, unknown>

export type Words = typeof words

export const clauses: Clauses = {
  'SW-02': 'It’s not your turn. Wait until you are next.',
  'SW-03': 'The dealer first chooses what must follow. Wait for that, or choose if you dealt.',
  'SW-04': 'Play a card of the same suit or rank as the top card, or draw.',
  'SW-05': 'Play only ordinary cards of one rank together; the first must match the top card.',
  'SW-06': 'Play a card of the chosen suit, or another wild card, or draw.',
  'SW-09': 'Answer with a card of the same rank, or draw the cards.',
  'SW-13': 'There are no cards left to draw. Play a card if you can, otherwise pass.',
  'SW-16': 'The game is over. Play again, or watch the replay.',
  'SC-02': 'Play one card at a time at this table, and choose only a rank it allows.',
  'SC-05': 'Play the chosen suit or rank. A second wild card isn’t allowed; you can draw.',
  'SC-06': 'That card doesn’t answer this “draw” card here. Play one that does, or draw.',
  'SC-07': 'Play the card you have just drawn, or keep it.',
  'SC-08': 'Pass one card to the left, once, then wait for the others.',
} satisfies Record<Forbidding, string>
