import type { OptionWords, PictureSentences, RulebookSection } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'
import type { Kind } from '../../rules/cards.ts'
import type { Reason } from '../../rules/contradictions.ts'
import type { CardSetting } from '../../rules/settings.ts'
import { aKind, does, kindName, upper } from './table.ts'

export const pictureSentences: PictureSentences = [
  'Lay a card of the same suit or of the same rank.',
  'You cannot, or would rather not? Draw a card, and your turn is over.',
  'An ace fits on any card, and you name the suit that follows.',
  'A 2 makes the next player draw two, a jack five. Whoever has the same rank may answer.',
  'An 8 skips the next player, a 10 turns the direction, a black queen swaps hands.',
  'Say “Switch” when you lay your last card but one. Whoever has laid all cards wins the round.',
]

export const rulebook: readonly RulebookSection[] = [
  {
    title: 'Setting up',
    rules: [
      {
        clause: 'SW-01',
        house: true,
        text: 'Switch is for two to six players and 52 cards. Everybody is dealt seven cards, one is laid face up and starts the discard pile, and the rest is the draw pile.',
      },
      {
        clause: 'SW-02',
        house: true,
        text: 'Every round begins clockwise. At this table the lot decides who deals first; after each round the deal moves one seat to the left. The player to the left of the dealer begins, unless the first card says otherwise.',
      },
      {
        clause: 'SW-03',
        text: 'The first card counts as played by the dealer, with all that it does. With an ace the dealer names the suit. A 2 asks the first player for two cards and a jack, red ones too, for five, and the first player may answer it. An 8 skips the first player. A 10 turns the direction, so that the player to the right of the dealer begins. With a black queen the dealer swaps hands. If there are two of you, the dealer begins after an 8 or a 10. Nobody’s last card is it ever.',
      },
    ],
  },
  {
    title: 'Your turn',
    rules: [
      {
        clause: 'SW-04',
        house: true,
        text: 'Lay a card that matches the top card in suit or in rank, or draw one. At this table you may draw even if you could lay a card; drawing is then your whole turn.',
      },
      {
        clause: 'SW-05',
        text: 'If you have several cards of one rank and can lay one of them, the others may follow at once. This goes for ordinary cards only: 3, 4, 5, 6, 7, 9, kings and red queens. You may add as many as you like, in any order. Only the first has to match, and the last one decides which suit lies there. On the 9 of hearts you may lay the 4 of hearts and the 4 of clubs: clubs it is. A red queen and a black one never go together.',
      },
    ],
  },
  {
    title: 'Special cards',
    rules: [
      {
        clause: 'SW-06',
        text: 'Ace: you may lay it on anything, except while somebody is asked to draw, and as you lay it you name the suit that has to follow. Another ace may be laid on it and names a suit anew. The wish holds, even when players draw or are skipped, until a card of that suit lies or another ace names a new one. The suit of the ace itself does not count: if hearts were named with the ace of spades, spades will not do.',
      },
      {
        clause: 'SW-07',
        text: '2: the next player draws two cards, or lays another 2 and passes the sum on. After two 2s that is four cards for the player after that. A 2 does not answer a jack, nor a jack a 2.',
      },
      {
        clause: 'SW-08',
        text: 'Jack: the next player draws five cards. A black jack on any jack passes the sum on, with five more; a red jack on any jack cancels all of it. Say the jack of hearts is laid on the 9 of hearts, which asks for five: the jack of spades makes it ten, the jack of diamonds makes it nothing, and play goes on. If a jack lies on a card that is no jack, it asks for five, whatever its colour. Once the demand has been paid or cancelled, a black jack on that jack starts again with five, and a red one asks for nothing.',
      },
      {
        clause: 'SW-09',
        text: 'If you are asked to draw, only a card of the same rank is an answer; otherwise you draw all of it. That is your whole turn, and the demand is settled, even if there were too few cards to draw.',
      },
      {
        clause: 'SW-10',
        text: '8: the next player misses a turn. An 8 cannot be passed on by another 8, and two of them do not add up. If there are two of you, it is your turn again.',
      },
      {
        clause: 'SW-11',
        text: 'Black queen: you swap your whole hand with your neighbour on the left. The left it is, even if play is going round to the right.',
      },
      {
        clause: 'SW-12',
        text: '10: the direction turns. If there are two of you, a 10 works like an 8: it is your turn again.',
      },
    ],
  },
  {
    title: 'When the draw pile is empty',
    rules: [
      {
        clause: 'SW-13',
        house: true,
        text: 'When there is no card left to draw, all discards except the top one are shuffled and become the new draw pile. That happens when a card is needed, once in a move at most, and cards that you have just laid below the top one go in too. If there are still too few, you draw what there is. At this table, if there is nothing at all to draw, you must lay a card if you can, and pass if you cannot.',
      },
    ],
  },
  {
    title: 'The end of a round',
    rules: [
      {
        clause: 'SW-14',
        text: 'Say “Switch” when you lay your last card but one. If you forget, you draw two cards. You say it as part of the move, and you need it whenever two or more cards in your hand become one or none: also when you finish with a pair of 9s, your last two cards. Saying it for nothing does no harm, and a swap that leaves you with one card needs no call.',
      },
      {
        clause: 'SW-15',
        text: 'If your last card is a special one, you draw a card. What it does, it does all the same. Special are ace, 2, 8, 10, jack and black queen.',
      },
      {
        clause: 'SW-16',
        text: 'Whoever has laid all cards gets a point, and a new round begins. The first player with two points wins the game.',
      },
      {
        clause: 'SW-17',
        house: true,
        text: 'All moves go in the same order. The cards lie, and with an ace the suit is named. Then comes the penalty for a missing call, then the card for a special last one. If you are out now, the round ends before anything else happens. Otherwise the card does what it does, and the next player is to move. So with the queen of spades as your last card you draw one, and swap it away with your hand. And two 9s as your last two cards win with the call; without it you draw two and stay in.',
      },
      {
        clause: 'SW-18',
        house: true,
        text: 'A round could go on for ever if you all kept drawing. So it ends with the move in which the discards are shuffled for the hundredth time. Whoever holds the fewest cards then wins the round, among equals the first of them from the dealer’s left. It counts like any other round: the winner gets the point, or whatever your table has chosen to count, and a new round begins unless the game is won.',
      },
    ],
  },
  {
    title: 'Custom',
    rules: [
      {
        clause: 'SC-01',
        text: 'The rules of Switch are fixed. At a custom table you set them as you like: everything that can differ is a setting, and Switch is one way to set them all.',
      },
      {
        clause: 'SC-02',
        house: true,
        text: 'These are the settings; in brackets you find what they are in Switch. Where a setting asks which cards do something, the answer is a rank, only its red or only its black cards, the joker, or none.',
        list: [
          'Cards dealt: everybody is dealt 3 to 10 cards (7).',
          'Pack: 32 cards from the 7 up, 36 from the 6 up, or all 52 (52).',
          'Jokers: up to four (none). A joker has no suit. You may always lay it, though on a demand to draw only if it asks for cards or cancels. Anything may follow it, it ends a wish, and it always counts as a special card.',
          'Wild card: cards that you may always lay, and that name a suit (ace).',
          'Wild card for a rank: cards that you may always lay, and that name a rank without special cards (none).',
          '“Draw” cards 1 and 2: up to two kinds of card after which the next player draws 1 to 10 cards, each passed on or not (2 for two cards, jack for five, both passed on). Passing on means: another card of the same rank adds its number, and the sum goes to the next player.',
          'Cancels drawing: cards that cancel a demand to draw (red jack). If the rank asks for cards itself, it cancels only its own rank’s demand, on a card of that rank. Other cards cancel any demand, if they match the top card.',
          'Skips: cards after which the next player misses a turn (8).',
          'Turns the direction: cards that turn the direction (10).',
          'Goes again: cards after which the same player has another whole turn, to lay or to draw (none).',
          'Swaps hands: cards that swap your hand with that of your neighbour on the left (black queen).',
          'Passes cards on: cards after which everybody chooses a card in secret, and all of them move one seat to the left at once (none). Nobody goes out by this, and it needs no call.',
          'Wild on wild: a wild card may be laid on a wild card, or not (yes).',
          'Several at once: further ordinary cards of the same rank may follow at once, or not (yes).',
          'Drawing until one fits: you draw one card, or go on until one fits (one). For that, the card just drawn must be allowed to be laid.',
          'The card just drawn: it may be laid at once, or not (no). Where several at once are allowed, others of its rank may follow. After paying a demand it is never allowed.',
          'The last card: a special card laid as the last makes you draw one, or not (yes). If not, you are out before it does anything.',
          'The call: 0 to 5 penalty cards for whoever forgets it (2); with 0 there is no call.',
          'Points: a point for each round won, or the cards that the others still hold (a point). Cards score their number, court cards 10, an ace 11, a joker 20; the winner of the round gets them all.',
          'Wins the game: 1 to 10 rounds won, or 20 to 500 points in cards (2 rounds). The first player to get there wins.',
        ],
      },
      {
        clause: 'SC-03',
        house: true,
        text: 'Settings that do not go together are refused when the table is made, and you are told why. This is what does not work:',
        list: [
          'A number outside its range.',
          'A card that is not in the pack.',
          'Two effects on one card; only a card that asks for cards may also cancel.',
          'Two different demands to draw on one rank.',
          'Cancelling where no card asks anybody to draw.',
          'Drawing until it fits where the drawn card may not be laid.',
          'A wish for a rank, or a card drawn for a special last one, where no rank is without special cards.',
          'More players than the pack is good for: two cards at least must be left after dealing.',
        ],
      },
      {
        clause: 'SC-04',
        house: true,
        text: 'Beside Switch there are two sets of rules ready to play. Effects that are not named here do not occur in them.',
        list: [
          'German Mau-Mau: 32 cards, five in hand. A 7 asks for two cards and may be passed on, an 8 skips, a jack wishes for a suit, though not on another jack. The card just drawn may be laid; cards are laid one by one, and a special last card is fine. Forgetting the call costs one card, and the first round won wins the game.',
          'Crazy Eights: 52 cards, seven in hand. An 8 wishes for a suit. You draw until a card fits, and may lay it; cards are laid one by one, a special last card is fine, and there is no call. The winner collects the others’ cards, up to 100 points.',
        ],
      },
    ],
  },
  {
    title: 'Custom: when settings meet',
    rules: [
      {
        clause: 'SC-05',
        house: true,
        text: 'A wish for a suit is served by that suit alone, a wish for a rank by that rank in any suit; beside these only wild cards and jokers may be laid. If wild cards may not lie on wild cards, that goes for all of them, whichever they are, and for a joker that wishes. If the first card wishes for a rank, the dealer names it.',
      },
      {
        clause: 'SC-06',
        house: true,
        text: 'A demand that may be passed on is answered by cards of the very setting that asked: if only the red 7s ask for cards, a black 7 is no answer. A demand that may not be passed on can only be cancelled. A joker that asks for cards answers nothing but a joker. A card that cancels, and whose rank asks for cards itself, asks for nothing on a card of its rank; anywhere else it asks, if its setting says so.',
      },
      {
        clause: 'SC-07',
        house: true,
        text: 'The card just drawn is laid first or stays in your hand; others of its rank that join it lie on top of it. If it does not fit, it stays in your hand, and your turn is over. When you draw until a card fits, the pile may run out before one does; then you keep all that you drew.',
      },
      {
        clause: 'SC-08',
        house: true,
        text: 'When cards are passed to the left, everybody who holds a card chooses one, in any order, and nobody learns of a choice before all have chosen. The next turn is that of the player after whoever laid the card. Laid as your last, it first costs you the card of SW-15, and that is the one you pass on.',
      },
      {
        clause: 'SC-09',
        house: true,
        text: 'Another turn is a turn like any other: if nothing fits, you draw. Cards that you draw for a demand or as a penalty do not use it up. If the first card is one of these, the dealer has the first turn. Laid as your last, it first costs you the card of SW-15.',
      },
      {
        clause: 'SC-10',
        house: true,
        text: 'A card is special if any setting names it, the one for cancelling included. A rank is ordinary if it is in the pack and none of its cards is special.',
      },
    ],
  },
]

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

export const optionWords: Words = {
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
