import type { GameWords } from '../../words.ts'
import type { Kind } from '../cards.ts'
import type { Values } from '../options.ts'
import { aKind, kindName, upper } from './cards-en.ts'

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

/** A setting that names cards: what a card does that it names, and what it is where it names none. */
const setting = (name: string, none: string, does: (kind: string) => string) => ({
  name,
  values: (kind: Kind): string => (kind === 'none' ? none : does(upper(aKind(kind)))),
  short: (kind: Kind): string => upper(kindName(kind)),
})

const counted = (name: string, says: (count: number) => string) => ({
  name,
  values: says,
  short: String,
})

export const options: GameWords<Values>['options'] = {
  hand: counted('Cards dealt', (count) => `Everybody is dealt ${count} cards.`),
  pack: {
    name: 'Pack',
    values: {
      52: 'All 52 cards, from the twos up.',
      36: '36 cards, from the sixes up.',
      32: '32 cards, from the sevens up.',
    },
  },
  jokers: {
    name: 'Jokers',
    values: {
      0: 'No jokers.',
      1: 'One joker, which fits on everything.',
      2: 'Two jokers, which fit on everything.',
      3: 'Three jokers, which fit on everything.',
      4: 'Four jokers, which fit on everything.',
    },
  },
  suitWish: setting(
    'Names a suit',
    'No card names a suit.',
    (kind) => `${kind} may always be laid, and names the suit to follow.`,
  ),
  rankWish: setting(
    'Names a rank',
    'No card names a rank.',
    (kind) => `${kind} may always be laid, and names the rank to follow.`,
  ),
  wishOnWish: {
    name: 'A wish on a wish',
    values: {
      true: 'A card that names may be laid on a card that names.',
      false: 'No card that names may be laid on a card that names.',
    },
  },
  draw: setting(
    'Makes draw',
    'There is no first kind of draw card.',
    (kind) => `${kind} makes the next player draw.`,
  ),
  drawCount: counted(
    'For how many',
    (count) => `The first kind of draw card costs ${cards(count)}.`,
  ),
  drawPassed: {
    name: 'Passing it on',
    values: {
      true: 'The first kind of draw card is passed on with another one, and the cards add up.',
      false: 'The first kind of draw card is not passed on.',
    },
  },
  draw2: setting(
    'Makes draw, too',
    'There is no second kind of draw card.',
    (kind) => `${kind} makes the next player draw, too.`,
  ),
  draw2Count: counted(
    'For how many',
    (count) => `The second kind of draw card costs ${cards(count)}.`,
  ),
  draw2Passed: {
    name: 'Passing it on',
    values: {
      true: 'The second kind of draw card is passed on with another one, and the cards add up.',
      false: 'The second kind of draw card is not passed on.',
    },
  },
  drawCancel: setting(
    'Cancels drawing',
    'Nothing cancels what is to be drawn.',
    (kind) => `${kind} cancels what is to be drawn.`,
  ),
  skip: setting(
    'Skips',
    'No card makes anybody miss a turn.',
    (kind) => `${kind} makes the next player miss a turn.`,
  ),
  reverse: setting(
    'Turns the direction',
    'No card turns the direction.',
    (kind) => `${kind} turns the direction of play.`,
  ),
  follow: setting(
    'Goes again',
    'No card gives another turn.',
    (kind) => `${kind} gives its player another turn.`,
  ),
  handSwap: setting(
    'Swaps hands',
    'No card swaps hands.',
    (kind) => `${kind} swaps its player’s hand with that of the neighbour on the left.`,
  ),
  passLeft: setting(
    'Passes cards on',
    'No card makes everybody pass a card on.',
    (kind) => `${kind} makes everybody pass a card to the left.`,
  ),
  multiPlay: {
    name: 'Several at once',
    values: {
      true: 'Ordinary cards of one rank may be laid together.',
      false: 'Only one card is laid in a turn.',
    },
  },
  playDrawn: {
    name: 'The card just drawn',
    values: {
      false: 'Whoever draws has had their turn.',
      true: 'A card just drawn may be laid at once if it fits.',
    },
  },
  drawUntil: {
    name: 'How long to draw',
    values: {
      false: 'Whoever cannot lay a card draws one.',
      true: 'Whoever draws goes on until a card fits.',
    },
  },
  specialLast: {
    name: 'The last card',
    values: {
      true: 'A special card as the last one costs another card.',
      false: 'Any card may be the last one.',
    },
  },
  lastCall: {
    name: 'The call',
    values: (count) =>
      count === 0
        ? 'Nobody has to announce their last card.'
        : `Whoever forgets to say “Switch” before the last card draws ${cards(count)}.`,
    short: (count) => (count === 0 ? 'No call' : cards(count)),
  },
  scoring: {
    name: 'Points',
    values: {
      wins: 'A round that is won is a point.',
      cards: 'Whoever wins a round scores what the others still hold.',
    },
  },
  targetWins: counted('Wins the game', (count) =>
    count === 1 ? 'The first round decides the game.' : `The game goes to ${count} rounds won.`,
  ),
  targetCards: counted('Wins the game', (count) => `The game goes to ${count} points.`),
}
