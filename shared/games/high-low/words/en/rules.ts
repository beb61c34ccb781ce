import type { OptionWords, PictureSentences, RulebookSection } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const pictureSentences: PictureSentences = [
  'Play a card higher than the one on the pile. Beat a pair with a pair.',
  'You can always play 2, 3 and 10: after a 2 any card goes, the 3 is see-through, the 10 clears the pile.',
  'A 7 goes on a lower card, and the next card must be lower than 7.',
  'Four of a kind in a row clear the pile, too.',
  'You can’t, or don’t want to? Take the whole pile into your hand.',
  'Your hand is empty? Play your three face-up cards, then the three face-down ones. The first player with no cards wins.',
]

export const rulebook: readonly RulebookSection[] = [
  {
    title: 'Setting up',
    rules: [
      {
        clause: 'HL-01',
        text: 'High & Low is for two to five players, and the aim is to get rid of every card first. You have three face-down cards in front of you and three face-up cards on top of them, and you hold five cards in your hand, or four with five players. There are 52 cards: the numbers 1 to 13, four times each, without suits; 1 is the lowest. The rest is the face-down draw pile: 30 cards with two players, 19 with three, 8 with four, 2 with five.',
      },
      {
        clause: 'HL-02',
        house: true,
        text: 'Before play begins, and only then, you can swap your face-up cards with cards from your hand. At this table everyone does so at the same time, one card for one card, as often as you like. Once you tap “Ready”, your cards stay as they are. Play begins when everyone is ready.',
      },
      {
        clause: 'HL-03',
        house: true,
        text: 'Who begins is random, and play goes clockwise. When you play again, the player to the left of the winner begins. If you play for places, the player who came last begins. A place belongs to the player, even after you change seats. If several share the place that decides, one of them is picked at random. If that player has left, one of all players is picked at random.',
      },
    ],
  },
  {
    title: 'Your turn',
    rules: [
      {
        clause: 'HL-04',
        house: true,
        text: 'Your turn begins with drawing: your hand is filled up to five cards while the draw pile lasts. With five players only two cards are left to draw, so only the first two players get one. The table draws for you before you choose anything.',
      },
      {
        clause: 'HL-05',
        text: 'Then you play a card that beats the pile. That means a higher card: an 11 beats a 9, another 9 does not. On an empty pile any card goes, but you must play one.',
      },
      {
        clause: 'HL-06',
        text: 'If you can’t beat the pile, or don’t want to, you take all of it into your hand. That ends your turn, and the next player starts a new pile. You can do so even if you only have table cards left, and even if the pile is all ghosts. You can’t take an empty pile.',
      },
      {
        clause: 'HL-07',
        text: 'You can play two or three cards of the same rank together, as a pair or a triplet, even on a single card: 6+6 on a 5, for example. Beat a pair with a higher pair or a higher triplet: on 6+6 a single 8 is refused, but 8+8 and 8+8+8 are both fine. The size of the group is the minimum for everyone who follows, until there is a restart, the pile leaves the game or a player takes it. Ghosts never set or raise this size. After a restart the next cards played set it again.',
      },
    ],
  },
  {
    title: 'Four of a kind',
    rules: [
      {
        clause: 'HL-08',
        house: true,
        text: 'Four of a kind in a row leave the game and take the whole pile with them. 2s and 3s in between do no harm: 11+11, a 2, then 11+11, and the pile is gone. On your turn you can always complete exactly four, even if your card isn’t higher, your group is too small, or a 7 is in the way: a single 9 on 9+9+9, or a 7 on three 7s. Four at once only have to fit by rank, like 4+4+4+4 on a 7. Four 2s or four 3s count only if they are played directly on one another. The last two points are house rules.',
      },
      {
        clause: 'HL-09',
        house: true,
        text: 'When four of a kind have cleared the pile, the next player starts a new one, as after a bomb.',
      },
    ],
  },
  {
    title: 'Seven, restart, ghost and bomb',
    rules: [
      {
        clause: 'HL-10',
        text: 'You can play a 7 only on a lower card; it isn’t a special card. The next player must go lower than 7, with a 1, 4, 5 or 6, or play a special card. That holds for the next play only, not counting ghosts: once a 5 is on the 7, the next card must be higher than 5 again. A pair of 7s must be followed by a lower pair.',
      },
      {
        clause: 'HL-11',
        text: '2, the restart: you can always play it, and the next player can play any card. The minimum size of a group no longer holds.',
      },
      {
        clause: 'HL-12',
        text: '3, the ghost: you can always play it, and it is see-through. The card under it has to be beaten: after 9 and 3 play more than 9, after 7 and 3 less than 7, after 6+6 and 3 a pair above 6. (A special card works as always, and so does 6+6, which completes four.) Several ghosts on one another are see-through, too. If there is nothing under them, or a 2, any card goes.',
      },
      {
        clause: 'HL-13',
        text: '10, the bomb: you can always play it. It leaves the game with the whole pile, and the next player starts a new one.',
      },
      {
        clause: 'HL-14',
        text: 'The special cards are 2, 3 and 10, and no others. A single one beats a group of any size, and you can play several of the same rank together. On a 13 only special cards help you, unless you complete four 13s.',
      },
    ],
  },
  {
    title: 'The cards on the table',
    rules: [
      {
        clause: 'HL-15',
        text: 'Once your hand and the draw pile are empty, you play the cards in front of you: first the face-up ones, then the face-down ones, one at a time and without looking at them first.',
      },
      {
        clause: 'HL-16',
        text: 'A card from the table that does not beat the pile goes into your hand together with the pile. You try exactly one of your face-up cards in this way, any one you like, even if another would beat the pile. You can also take the pile alone (HL-06). A face-down card never comes into your hand unless you have played it.',
      },
      {
        clause: 'HL-17',
        house: true,
        text: 'At this table you can play face-up cards of the same rank as a group if they beat the pile, but never cards from your hand and from the table together. If you have to beat a pair or a triplet, a single face-down card helps only if it is special or completes four.',
      },
    ],
  },
  {
    title: 'The end',
    rules: [
      {
        clause: 'HL-18',
        house: true,
        text: 'The first player with no cards left wins, and the last card can be a special one. That ends the game, and the others are placed by the cards they still have, on the table too: the fewest come first, and equal numbers share a place. If your table plays for places, the others play on until only one of them has cards. The pile stays where it is. If a last card clears it, the next player who still has cards starts a new one.',
      },
      {
        clause: 'HL-19',
        house: true,
        text: 'Careful players could go round in circles for ever. So the game ends when the same position comes up for the third time: all hands, all table cards, the pile and the player whose turn it is. Then the player with the fewest cards wins, and equal numbers share a place.',
      },
    ],
  },
]

export const optionWords: OptionWords<Values> = {
  options: {
    finish: {
      name: 'The end',
      values: {
        first: 'The first player with no cards wins, and the game is over.',
        places: 'The others play on for places until only one still has cards.',
      },
    },
  },
}
