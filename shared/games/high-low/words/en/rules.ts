import type { OptionWords, PictureSentences, RulebookSection } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const pictureSentences: PictureSentences = [
  'Lay a card that is higher than the one on the pile. A pair is answered by a pair.',
  '2, 3 and 10 always go: the 2 starts afresh, the 3 is see-through, the 10 clears the pile away.',
  'A 7 goes on lower cards, and the next one has to be lower than 7.',
  'Four equal cards in a row clear the pile away, too.',
  'You cannot, or would rather not? Take the whole pile in your hand.',
  'Your hand is empty: now your three open cards, then the three hidden ones. Whoever is first without cards wins.',
]

export const rulebook: readonly RulebookSection[] = [
  {
    title: 'Setting up',
    rules: [
      {
        clause: 'HL-01',
        text: 'High & Low is for two to five players, and the aim is to get rid of every card first. Three hidden cards lie in front of you, three open cards on top of them, and you hold five cards in hand, or four with five players. There are 52 cards: the numbers 1 to 13, four times each, without suits; 1 is the lowest. What is left is the face-down draw pile: 30 cards with two players, 19 with three, 8 with four, 2 with five.',
      },
      {
        clause: 'HL-02',
        house: true,
        text: 'Before play begins, and only then, you may exchange your open cards for cards of your hand. At this table everybody does so at the same time, one card for one card, as often as you like. Once you have said that you are ready, your cards stay as they are; play begins when everybody is ready.',
      },
      {
        clause: 'HL-03',
        house: true,
        text: 'The lot decides who begins, and play goes clockwise. When you play again, the player to the left of the winner begins; if you play for places, the player who came last does. The place stays with the player, also after you have changed seats. If several share the place that decides, the lot chooses among them. If the player who decides has gone, the lot chooses among all.',
      },
    ],
  },
  {
    title: 'Your turn',
    rules: [
      {
        clause: 'HL-04',
        house: true,
        text: 'Your turn begins with drawing: your hand is filled up to five cards as long as the draw pile lasts. That holds with five players too, but as only two cards are left to draw then, only the first two to move get one. The table draws for you, before you choose anything.',
      },
      {
        clause: 'HL-05',
        text: 'Then you lay a card that beats the pile, and that means a higher one: on a 9 an 11 will do, another 9 will not. On an empty pile anything goes, but something you must lay.',
      },
      {
        clause: 'HL-06',
        text: 'If you cannot beat the pile, or would rather not, you take all of it into your hand. That ends your turn, and the next player starts a new pile. You may do so even when you have only table cards left, and even when the pile is nothing but ghosts. An empty pile cannot be taken.',
      },
      {
        clause: 'HL-07',
        text: 'Two or three equal cards may be laid together as a pair or a triplet, even on a single card: 6+6 on a 5, say. A pair must be answered by a higher pair or by a higher triplet: on 6+6 a single 8 is refused, while 8+8 and 8+8+8 are both fine. The group that lies is the smallest size for everybody who follows, until there is a restart, the pile leaves the game or somebody takes it. Ghosts, one or several, neither set this size nor raise it; after a restart the next cards laid set it anew.',
      },
    ],
  },
  {
    title: 'Four of a kind',
    rules: [
      {
        clause: 'HL-08',
        house: true,
        text: 'Four equal cards in a row leave the game and take the whole pile with them. 2s and 3s in between do no harm: 11+11, a 2, then 11+11, and the pile is gone. On your own turn you may always complete exactly four, even with a card that is not higher, in a group that is too small, or against a 7: a single 9 on 9+9+9, or a 7 on three 7s. Four at once only have to fit by their value, as 4+4+4+4 does on a 7; and four 2s or four 3s count only when they lie directly on one another. These last two are decisions of this table.',
      },
      {
        clause: 'HL-09',
        house: true,
        text: 'When four of a kind have cleared the pile, the next player starts a new one, just as after a bomb.',
      },
    ],
  },
  {
    title: 'Seven, restart, ghost and bomb',
    rules: [
      {
        clause: 'HL-10',
        text: 'A 7 goes only on lower cards; it is no special card. Whoever follows must go lower than 7, with a 1, 4, 5 or 6, or lay a special card. That binds only the next play, ghosts not counted: once a 5 lies on the 7, the next card must be higher than 5 again. A pair of 7s asks for a lower pair.',
      },
      {
        clause: 'HL-11',
        text: '2, the restart: you may always lay it, and the next player may lay anything. The size of a group is forgotten too.',
      },
      {
        clause: 'HL-12',
        text: '3, the ghost: you may always lay it, and everybody sees right through it. What has to be beaten is the card below: after 9 and 3 more than 9, after 7 and 3 less than 7, after 6+6 and 3 a pair above 6. (A special card will do as ever, and so will 6+6, which completes four.) Several ghosts on one another are just as transparent. If nothing lies below them, or a 2, anything goes.',
      },
      {
        clause: 'HL-13',
        text: '10, the bomb: you may always lay it. It leaves the game with the whole pile, and the next player starts a new one.',
      },
      {
        clause: 'HL-14',
        text: 'The special cards are 2, 3 and 10, and no others. A single one answers a group of any size; several of the same may be laid together. On a 13 only they can help you, unless you complete four 13s.',
      },
    ],
  },
  {
    title: 'The cards on the table',
    rules: [
      {
        clause: 'HL-15',
        text: 'Once your hand is empty, and the draw pile too, you play the cards in front of you: first the open ones, then the hidden ones, these one at a time and without looking at them first.',
      },
      {
        clause: 'HL-16',
        text: 'A card from the table that does not beat the pile goes into your hand together with the pile. Of your open cards you try exactly one in this way, whichever you like, even if another of them would beat the pile. You may also take the pile alone (HL-06). A hidden card never comes into your hand unless you have played it.',
      },
      {
        clause: 'HL-17',
        house: true,
        text: 'At this table equal open cards may be laid as a group if they beat the pile, but cards of the hand and of the table never go together. Where a pair or a triplet has to be answered, a single hidden card will do only if it is special or completes four.',
      },
    ],
  },
  {
    title: 'The end',
    rules: [
      {
        clause: 'HL-18',
        house: true,
        text: 'The first player without any card wins, and the last card may well be a special one. That ends the game, and the others are placed by the cards they still have, on the table too: the fewest come first, and equal numbers share a place. If your table plays for places, the others go on instead until only one of them has cards. The pile stays where it is; if a last card clears it, the next player who is still in starts a new one.',
      },
      {
        clause: 'HL-19',
        house: true,
        text: 'Careful players could go round in circles for ever. So the game ends when the very same position comes up for the third time: all hands, all table cards, the pile and the player to move. Then the fewest cards are best, and equal numbers share a place.',
      },
    ],
  },
]

export const optionWords: OptionWords<Values> = {
  options: {
    finish: {
      name: 'The end',
      values: {
        first: 'Whoever runs out of cards first wins, and the game is over.',
        places: 'The others play on for the places until only one still has cards.',
      },
    },
  },
}
