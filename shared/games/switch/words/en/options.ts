import type { OptionWords } from '../../../../game/words.ts'
import type { Kind } from '../../rules/cards.ts'
import type { Reason } from '../../rules/contradictions.ts'
import type { Values } from '../../options.ts'
import type { CardSetting } from '../../rules/settings.ts'
import { aKind, kindName, upper } from './cards.ts'
import { does } from './effects.ts'

type Words = OptionWords<Values>
type ContradictionWords = NonNullable<Words['contradiction']>

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

const sentences: Readonly<Record<CardSetting, (kind: string) => string>> = {
  ...does,
  draw: (kind) => `${kind} makes the next player draw.`,
  draw2: (kind) => `${kind} makes the next player draw, too.`,
}

/** A setting that names cards: what a card does that it names, and what it is where it names none. */
const setting = (effect: CardSetting, name: string, none: string) => ({
  name,
  values: (kind: Kind): string => (kind === 'none' ? none : sentences[effect](upper(aKind(kind)))),
  short: (kind: Kind): string => upper(kindName(kind)),
})

const counted = (name: string, says: (count: number) => string) => ({
  name,
  values: says,
  short: String,
})

const options: Words['options'] = {
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
  suitWish: setting('suitWish', 'Wild card', 'There is no wild card for a suit.'),
  rankWish: setting('rankWish', 'Wild card for a rank', 'There is no wild card for a rank.'),
  wishOnWish: {
    name: 'Wild on wild',
    values: {
      true: 'A wild card may be laid on a wild card.',
      false: 'No wild card may be laid on a wild card.',
    },
  },
  draw: setting('draw', '“Draw” card 1', 'There is no “draw” card 1.'),
  drawCount: counted(
    'Cards for “draw” card 1',
    (count) => `After “draw” card 1 the next player draws ${cards(count)}.`,
  ),
  drawPassed: {
    name: 'Passing on “draw” card 1',
    values: {
      true: '“Draw” card 1 can be passed on with another one, and the cards add up.',
      false: '“Draw” card 1 cannot be passed on.',
    },
  },
  draw2: setting('draw2', '“Draw” card 2', 'There is no “draw” card 2.'),
  draw2Count: counted(
    'Cards for “draw” card 2',
    (count) => `After “draw” card 2 the next player draws ${cards(count)}.`,
  ),
  draw2Passed: {
    name: 'Passing on “draw” card 2',
    values: {
      true: '“Draw” card 2 can be passed on with another one, and the cards add up.',
      false: '“Draw” card 2 cannot be passed on.',
    },
  },
  drawCancel: setting('drawCancel', 'Cancels drawing', 'Nothing cancels what is to be drawn.'),
  skip: setting('skip', 'Skips', 'No card makes anybody miss a turn.'),
  reverse: setting('reverse', 'Turns the direction', 'No card turns the direction.'),
  follow: setting('follow', 'Goes again', 'No card gives another turn.'),
  handSwap: setting('handSwap', 'Swaps hands', 'No card swaps hands.'),
  passLeft: setting('passLeft', 'Passes cards on', 'No card makes everybody pass a card on.'),
  multiPlay: {
    name: 'Several at once',
    values: {
      true: 'Ordinary cards of the same rank may be laid together.',
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
    name: 'Drawing until one fits',
    values: {
      false: 'Whoever cannot lay a card draws one.',
      true: 'Whoever draws goes on until a card fits.',
    },
  },
  specialLast: {
    name: 'The last card',
    values: {
      true: 'Whoever ends on a special card draws one more.',
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
    count === 1
      ? 'The first round decides the game.'
      : `The first to win ${count} rounds wins the game.`,
  ),
  targetCards: counted(
    'Wins the game',
    (count) => `The first to have ${count} points wins the game.`,
  ),
}

const optionsByName: Readonly<Record<string, { readonly name: string } | undefined>> = options

/** Not every contradiction is one with another setting. */
const named = (option: string | undefined): string => `“${optionsByName[option ?? '']?.name ?? ''}”`

const contradiction: ContradictionWords = ({ option, reason, with: other }) => {
  const because: Record<Reason, string> = {
    'not-in-pack':
      other === 'jokers'
        ? `${named(option)} names the joker, but this pack has none.`
        : `${named(option)} names a card that this pack does not have.`,
    'two-draws': `${named(other)} and ${named(option)} name the same rank.`,
    'two-effects': `${named(other)} and ${named(option)} name the same card: a card does one thing only.`,
    'nothing-to-cancel': `No card makes anybody draw, so ${named(option)} has nothing to do.`,
    'drawn-card-not-laid':
      'To draw until a card fits, the card just drawn has to be allowed to be laid at once.',
    'no-ordinary-rank':
      option === 'rankWish'
        ? 'Every rank is special: none is left to wish for.'
        : 'Every rank is special: nobody could lay an ordinary card last.',
  }
  return because[reason as Reason]
}

export const words: Words = {
  options,
  presets: { 'mau-mau': 'German Mau-Mau', 'crazy-eights': 'Crazy Eights' },
  groups: {
    deal: 'Dealing',
    special: 'Special cards',
    draw: 'Drawing',
    last: 'Laying, and the last card',
    end: 'The end',
  },
  contradiction,
}
