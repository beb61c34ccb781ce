import type { OptionWords, PictureSentences, RulebookSection } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'
import type { Kind } from '../../rules/cards.ts'
import type { Reason } from '../../rules/contradictions.ts'
import type { CardSetting } from '../../rules/settings.ts'
import { aKind, does, kindName, upper } from './table.ts'

export const pictureSentences: PictureSentences = [
  'Play a card of the same suit or the same rank.',
  'You can’t, or don’t want to? Draw a card, and your turn is over.',
  'You can play an ace on any card, and you choose the next suit.',
  'A 2 makes the next player draw two cards, a jack five. They can answer with the same rank.',
  'An 8 skips the next player, a 10 reverses the direction, a black queen swaps hands.',
  'Say “Switch” when you play your last card but one. The first player with no cards wins the round.',
]

export const rulebook: readonly RulebookSection[] = [
  {
    title: 'Setting up',
    rules: [
      {
        clause: 'SW-01',
        house: true,
        text: 'Switch is for two to six players and 52 cards. Each player is dealt seven cards. One card is placed face up and starts the discard pile, and the rest is the draw pile.',
      },
      {
        clause: 'SW-02',
        house: true,
        text: 'Every round begins clockwise. At this table the first dealer is picked at random; after each round the deal moves one seat to the left. The player to the left of the dealer begins, unless the first card says otherwise.',
      },
      {
        clause: 'SW-03',
        text: 'The first card counts as played by the dealer, with its full effect. With an ace the dealer chooses the suit. A 2 makes the first player draw two cards, and a jack, even a red one, five; the first player can answer. An 8 skips the first player. A 10 reverses the direction, so the player to the right of the dealer begins. With a black queen the dealer swaps hands. If there are two of you, the dealer begins after an 8 or a 10. The first card never counts as anyone’s last card.',
      },
    ],
  },
  {
    title: 'Your turn',
    rules: [
      {
        clause: 'SW-04',
        house: true,
        text: 'Play a card that matches the top card in suit or rank, or draw one. At this table you can draw even if you could play a card; drawing is then your whole turn.',
      },
      {
        clause: 'SW-05',
        text: 'If you have several cards of the same rank and can play one of them, the others can follow at once. This holds for ordinary cards only: 3, 4, 5, 6, 7, 9, kings and red queens. You can add as many as you like, in any order. Only the first card has to match, and the last one sets the suit. On the 9 of hearts you can play the 4 of hearts and then the 4 of clubs, and the suit is clubs. A red queen and a black one never go together.',
      },
    ],
  },
  {
    title: 'Special cards',
    rules: [
      {
        clause: 'SW-06',
        text: 'Ace: you can play it on any card, except when you have to draw, and you choose the suit that must follow. You can play another ace on it and choose a new suit. The choice holds, even if players draw or are skipped, until a card of that suit is played or another ace chooses a new one. The suit of the ace itself does not count: if hearts were chosen with the ace of spades, a spade does not fit.',
      },
      {
        clause: 'SW-07',
        text: '2: the next player draws two cards, or plays another 2 and passes the sum on. After two 2s that is four cards for the player after that. A 2 does not answer a jack, nor a jack a 2.',
      },
      {
        clause: 'SW-08',
        text: 'Jack: the next player draws five cards. A black jack on any jack passes the sum on, with five more; a red jack on any jack cancels all of it. If the jack of hearts is played on the 9 of hearts, the next player draws five: the jack of spades makes it ten, the jack of diamonds makes it none, and play goes on. Played on a card that is not a jack, any jack means five cards, whatever its colour. Once the cards have been drawn or cancelled, a black jack on that jack starts again with five, and a red one means none.',
      },
      {
        clause: 'SW-09',
        text: 'If you have to draw, you can only answer with a card of the same rank; otherwise you draw all the cards. That is your whole turn, even if there were too few cards to draw.',
      },
      {
        clause: 'SW-10',
        text: '8: the next player misses a turn. You can’t pass an 8 on with another 8, and two of them do not add up. If there are two of you, it is your turn again.',
      },
      {
        clause: 'SW-11',
        text: 'Black queen: you swap your whole hand with your neighbour on the left. Always to the left, even when play goes right.',
      },
      {
        clause: 'SW-12',
        text: '10: the direction of play reverses. If there are two of you, a 10 works like an 8: it is your turn again.',
      },
    ],
  },
  {
    title: 'When the draw pile is empty',
    rules: [
      {
        clause: 'SW-13',
        house: true,
        text: 'When there is no card left to draw, all discards except the top one are shuffled and become the new draw pile. That happens when a card is needed, once in a move at most, and the cards you have just played under the top one are shuffled in, too. If there are still too few, you draw what there is. At this table, if there is no card at all to draw, you must play a card if you can, otherwise you pass.',
      },
    ],
  },
  {
    title: 'The end of a round',
    rules: [
      {
        clause: 'SW-14',
        text: 'Say “Switch” when you play your last card but one. If you forget, you draw two cards. You say it as part of the move, and you need it whenever two or more cards in your hand become one or none: also when you finish with a pair of 9s, your last two cards. Saying it without need does no harm, and if a swap leaves you with one card, you need not say it.',
      },
      {
        clause: 'SW-15',
        text: 'If your last card is a special one, you draw a card. The special card still has its effect. Special cards are ace, 2, 8, 10, jack and black queen.',
      },
      {
        clause: 'SW-16',
        text: 'A player who has played all their cards gets a point, and a new round begins. The first player with two points wins the game.',
      },
      {
        clause: 'SW-17',
        house: true,
        text: 'All moves go in the same order. You play the cards, and with an ace you choose the suit. Then comes the penalty for a forgotten “Switch”, then the card you draw for a special last card. If you have no cards now, the round ends before anything else happens. Otherwise the card has its effect, and the next player has their turn. So with the queen of spades as your last card you draw one, and swap it away with your hand. And two 9s as your last two cards win if you say “Switch”; if not, you draw two and stay in.',
      },
      {
        clause: 'SW-18',
        house: true,
        text: 'A round could go on for ever if you all kept drawing. So it ends with the move in which the discards are shuffled for the hundredth time. Then the player with the fewest cards wins the round; if several have the same number, the first of them from the dealer’s left. It counts like any other round: the winner gets the point, or what your table has chosen to count, and a new round begins unless the game is won.',
      },
    ],
  },
  {
    title: 'Rules of your own',
    rules: [
      {
        clause: 'SC-01',
        text: 'The rules of Switch are fixed. At a table with rules of your own you set them as you like: everything that can differ is a setting, and Switch is one way to set them all.',
      },
      {
        clause: 'SC-02',
        house: true,
        text: 'These are the settings, with their values in Switch in brackets. If a setting asks which cards do something, the answer is a rank, only its red or only its black cards, the joker, or none.',
        list: [
          'Cards dealt: each player is dealt 3 to 10 cards (7).',
          'Pack: 32 cards from the 7 up, 36 from the 6 up, or all 52 (52).',
          'Jokers: up to four (none). A joker has no suit. You can always play it, but when you have to draw only if it makes players draw or cancels. Any card can follow it, it ends a choice of suit or rank, and it always counts as a special card.',
          'Wild card: cards that you can always play, and with which you choose a suit (ace).',
          'Wild card for a rank: cards that you can always play, and with which you choose a rank without special cards (none).',
          '“Draw” cards 1 and 2: up to two kinds of card after which the next player draws 1 to 10 cards, each passed on or not (2 for two cards, jack for five, both passed on). Passing on means: another card of the same rank adds its number, and the sum goes to the next player.',
          'Cancels drawing: cards that cancel a demand to draw (red jack). If their rank makes players draw itself, they cancel only the demand of that rank, on a card of that rank. Other cards cancel any demand if they match the top card.',
          'Skips: cards after which the next player misses a turn (8).',
          'Reverses the direction: cards that reverse the direction of play (10).',
          'Goes again: cards after which the same player has another whole turn, to play or to draw (none).',
          'Swaps hands: cards that swap your hand with that of the player on your left (black queen).',
          'Passes cards on: cards after which everyone chooses a card in secret, and all of them move one seat to the left at once (none). Nobody goes out by this, and you need not say “Switch”.',
          'Wild on wild: you can play a wild card on a wild card, or not (yes).',
          'Several at once: more ordinary cards of the same rank can follow at once, or not (yes).',
          'Drawing until one fits: you draw one card, or draw until one fits (one). For that, your table must let you play the card just drawn.',
          'The card just drawn: you can play it at once, or not (no). If several at once are allowed, others of its rank can follow. After a demand to draw it is never allowed.',
          'The last card: a special card played last makes you draw one, or not (yes). If not, you are out before it has any effect.',
          'Saying “Switch”: 0 to 5 penalty cards if you forget it (2); with 0 nobody has to say it.',
          'Points: a point for each round won, or the cards that the others still hold (a point). Cards score their number, court cards 10, an ace 11, a joker 20; the winner of the round gets them all.',
          'Wins the game: 1 to 10 rounds won, or 20 to 500 points in cards (2 rounds). The first player to get there wins.',
        ],
      },
      {
        clause: 'SC-03',
        house: true,
        text: 'Settings that contradict each other are refused when you open the table, and you see why. This does not work:',
        list: [
          'A number outside its range.',
          'A card that is not in the pack.',
          'Two effects on one card; only a card that makes players draw can also cancel.',
          'Two different demands to draw on one rank.',
          'Cancelling, if no card makes players draw.',
          'Drawing until one fits, if you can’t play the drawn card.',
          'A wild card for a rank, or a card drawn for a special last card, if every rank has special cards.',
          'Too many players for the pack: at least two cards must be left after dealing.',
        ],
      },
      {
        clause: 'SC-04',
        house: true,
        text: 'Besides Switch, two rule sets are ready to play. They have only the effects named here.',
        list: [
          'German Mau-Mau: 32 cards, five in hand. A 7 makes the next player draw two cards and can be passed on, an 8 skips, and with a jack you choose a suit, but not on another jack. You can play the card just drawn; you play cards one by one, and a special last card is fine. Forgetting to say “Switch” costs one card, and the first round won wins the game.',
          'Crazy Eights: 52 cards, seven in hand. With an 8 you choose a suit. You draw until a card fits, and can play it; you play cards one by one, a special last card is fine, and nobody says “Switch”. The winner collects the others’ cards, up to 100 points.',
        ],
      },
    ],
  },
  {
    title: 'Rules of your own: when settings meet',
    rules: [
      {
        clause: 'SC-05',
        house: true,
        text: 'After a choice of suit you play that suit, after a choice of rank that rank in any suit; besides these you can only play wild cards and jokers. If you can’t play wild cards on wild cards, that holds for all wild cards, and for a joker that is one. If the first card is a wild card for a rank, the dealer chooses the rank.',
      },
      {
        clause: 'SC-06',
        house: true,
        text: 'If a demand to draw can be passed on, you answer it with cards of the same setting: if only red 7s make players draw, a black 7 is no answer. A demand that can’t be passed on can only be cancelled. A joker that makes players draw answers only a joker. A card that cancels, and whose rank makes players draw, makes nobody draw on a card of its own rank; anywhere else it does, if its setting says so.',
      },
      {
        clause: 'SC-07',
        house: true,
        text: 'You play the card just drawn first, or keep it; others of its rank are played on top of it. If it does not fit, you keep it, and your turn is over. When you draw until a card fits, the pile can run out first; then you keep all the cards you drew.',
      },
      {
        clause: 'SC-08',
        house: true,
        text: 'When cards are passed to the left, each player with cards chooses one, in any order, and nobody sees a choice before all have chosen. Then it is the turn of the player after the one who played the card. If it is your last card, you first draw the card of SW-15, and pass that one on.',
      },
      {
        clause: 'SC-09',
        house: true,
        text: 'Another turn is a turn like any other: if no card fits, you draw. Cards that you draw for a demand or as a penalty do not use it up. If the first card is one of these, the dealer has the first turn. If it is your last card, you first draw the card of SW-15.',
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

/**
 * Returns the texts of a setting whose value is a kind of card. `effect` selects the sentence that
 * says what the chosen card does; `none` is the text if no card is chosen.
 */
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
  hand: counted('Cards dealt', (count) => `Each player is dealt ${count} cards.`),
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
      1: 'One joker, which you can play on any card.',
      2: 'Two jokers, which you can play on any card.',
      3: 'Three jokers, which you can play on any card.',
      4: 'Four jokers, which you can play on any card.',
    },
  },
  wildSuit: setting('wildSuit', 'Wild card', 'There is no wild card for a suit.'),
  wildRank: setting('wildRank', 'Wild card for a rank', 'There is no wild card for a rank.'),
  wildOnWild: {
    name: 'Wild on wild',
    values: {
      true: 'You can play a wild card on a wild card.',
      false: 'You can’t play a wild card on a wild card.',
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
      true: 'You can pass “draw” card 1 on with another one, and the cards add up.',
      false: 'You can’t pass “draw” card 1 on.',
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
      true: 'You can pass “draw” card 2 on with another one, and the cards add up.',
      false: 'You can’t pass “draw” card 2 on.',
    },
  },
  drawCancel: setting('drawCancel', 'Cancels drawing', 'No card cancels drawing.'),
  skip: setting('skip', 'Skips', 'No card makes a player miss a turn.'),
  reverse: setting('reverse', 'Reverses direction', 'No card reverses the direction.'),
  follow: setting('follow', 'Goes again', 'No card gives another turn.'),
  handSwap: setting('handSwap', 'Swaps hands', 'No card swaps hands.'),
  passLeft: setting('passLeft', 'Passes cards on', 'No card makes everyone pass a card on.'),
  multiPlay: {
    name: 'Several at once',
    values: {
      true: 'You can play ordinary cards of the same rank together.',
      false: 'You play only one card in a turn.',
    },
  },
  playDrawn: {
    name: 'The card just drawn',
    values: {
      false: 'When you draw, your turn is over.',
      true: 'You can play a card just drawn at once if it fits.',
    },
  },
  drawUntil: {
    name: 'Drawing until one fits',
    values: {
      false: 'If you can’t play a card, you draw one.',
      true: 'You draw until a card fits.',
    },
  },
  specialLast: {
    name: 'The last card',
    values: {
      true: 'If your last card is a special one, you draw another.',
      false: 'Any card can be the last one.',
    },
  },
  lastCall: {
    name: 'Saying “Switch”',
    values: (count) =>
      count === 0
        ? 'Nobody has to say “Switch”.'
        : `If you forget to say “Switch” before your last card, you draw ${cards(count)}.`,
    short: (count) => (count === 0 ? 'Nobody' : cards(count)),
  },
  scoring: {
    name: 'Points',
    values: {
      wins: 'Each round won is a point.',
      cards: 'The winner of a round scores the cards that the others still hold.',
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

/** Returns the quoted name of a setting. The name is empty if the contradiction involves no second setting. */
const named = (option: string | undefined): string => `“${optionsByName[option ?? '']?.name ?? ''}”`

const contradiction: ContradictionWords = ({ option, reason, with: other }) => {
  const because: Record<Reason, string> = {
    'not-in-pack':
      other === 'jokers'
        ? `${named(option)} names the joker, but this pack has none.`
        : `${named(option)} names a card that this pack does not have.`,
    'two-draws': `${named(other)} and ${named(option)} name the same rank.`,
    'two-effects': `${named(other)} and ${named(option)} name the same card: a card does one thing only.`,
    'nothing-to-cancel': `No card makes players draw, so ${named(option)} has no effect.`,
    'drawn-card-not-played':
      'To draw until a card fits, you must be allowed to play the card just drawn at once.',
    'no-ordinary-rank':
      option === 'wildRank'
        ? 'Every rank is special: there is none left to choose.'
        : 'Every rank is special: nobody could play an ordinary card last.',
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
    last: 'Playing, and the last card',
    end: 'The end',
  },
  contradiction,
}
