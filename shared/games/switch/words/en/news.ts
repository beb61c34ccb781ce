import type { Card } from '../../rules/cards.ts'
import type { Direction, Wish } from '../../rules/state.ts'
import { many, suits, theCard } from './cards.ts'
import type { Who } from '../../../../game/words.ts'

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
