import type { OptionWords, PictureSentences, RulebookSection } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const pictureSentences: PictureSentences = [
  'Play cards together: some of the same rank, a run, or a single card.',
  'Your chip comes into the row of that combination from the left.',
  'All chips there move one field on, and the fourth pushes the first off the board.',
  'The joker is any number from 1 to 7, but only one goes into a combination.',
  'After five rounds, each chip scores the number of its field.',
  'Your super-chip counts double. After four deals, the player with the most points wins.',
]

export const rulebook: readonly RulebookSection[] = [
  {
    title: 'Setting up',
    rules: [
      {
        clause: 'NU-01',
        house: true,
        text: 'Nix für ungut! is for two to five players, as its publisher says. There are 80 cards, the numbers 1 to 7 and the joker ten times each. Each player gets 12 of them, and five chips of one colour, one of which is the super-chip. Everyone can see how many cards each player holds and which combination was played last. The sixth colour is EGON’s.',
      },
      {
        clause: 'NU-02',
        house: true,
        text: 'At a real table, the oldest player starts. Here the host chooses who starts. Otherwise it is random.',
      },
      {
        clause: 'NU-03',
        text: 'A game has four deals, and each deal has five rounds. In every round each player has one turn, clockwise.',
      },
      {
        clause: 'NU-04',
        house: true,
        text: 'The board has eight rows of three fields, and each field has a value. We chose these values ourselves, so that playing last is only a small advantage. From left to right: four of a kind 7, 12, 7; run of four 6, 10, 6; three of a kind 5, 9, 5; run of three 5, 8, 5; pair 4, 6, 3; run of two 3, 5, 3; one card 2, 3, 2; no card 6, 10, 6.',
      },
    ],
  },
  {
    title: 'Your combination',
    rules: [
      {
        clause: 'NU-05',
        text: 'On your turn you play one combination from your hand, face up. It can be any of them, and the same one as often as you like. You draw no new cards, so your hand shrinks from round to round.',
      },
      {
        clause: 'NU-06',
        text: 'These are the combinations: four, three or two cards of the same rank, such as 6-6-6; a run of four, three or two, such as 2-3-4-5; one card; and no card, for which your hand must be empty. A run ends at 7 and does not continue with 1. You can’t pass.',
      },
      {
        clause: 'NU-07',
        text: 'A joker stands for any number from 1 to 7, but a combination can have only one. In round 5 you can only play a joker alone, as “one card”. If your cards fit two rows, you choose the row: a 4 and a joker are a pair or a run of two. You never have to say which number the joker stands for.',
      },
    ],
  },
  {
    title: 'Your chip',
    rules: [
      {
        clause: 'NU-08',
        text: 'Then you push one of your chips into the row of your combination, always from the left. All chips in that row move one field to the right, no matter whose they are. The fourth chip in a row pushes the first one off, and that chip does not come back in this deal.',
      },
      {
        clause: 'NU-09',
        text: 'At the end of the deal the super-chip scores its field twice. You can use it only with a combination without a joker (a joker played alone counts as one with a joker), and not in round 5. You can use it with “no card” too, but only in round 4: no hand can be empty before that.',
      },
      {
        clause: 'NU-10',
        text: 'If you still have your super-chip in round 5, it is the only chip you have left. It is turned over and counts just once.',
      },
    ],
  },
  {
    title: 'Scoring',
    rules: [
      {
        clause: 'NU-11',
        text: 'After round 5 each chip on the board scores its field. Chips that were pushed off score nothing, and cards left in your hand make no difference.',
      },
      {
        clause: 'NU-12',
        text: 'For the next deal all chips come back, and all cards are shuffled and dealt again. The player with the most points so far starts; if several have the same, one of them is picked at random.',
      },
      {
        clause: 'NU-13',
        house: true,
        text: 'After four deals, the player with the most points wins. Equal totals share the win, with EGON too.',
      },
    ],
  },
  {
    title: 'EGON',
    rules: [
      {
        clause: 'NU-14',
        text: 'If you like, EGON plays along, an automatic opponent. He has five chips of his own colour and plays last in each round. His seat is to the right of the player who started the deal, so it moves from deal to deal.',
      },
      {
        clause: 'NU-15',
        text: 'EGON holds no cards. When it is his turn, he turns over the next cards of the remaining pile: two in round 1, three in round 2, and so on up to six in round 5, twenty in all. From these he plays the highest combination, in this order: four of a kind, run of four, three of a kind, run of three, pair, run of two, one card. From 2-5-5-6-joker that is three of a kind, from 5-6-7-joker a run of four. Only this order counts, not the points to be won, and he never plays “no card”.',
      },
      {
        clause: 'NU-16',
        text: 'EGON can use as many jokers in a combination as he turns over, at any time, even with his super-chip and in round 5.',
      },
      {
        clause: 'NU-17',
        house: true,
        text: 'EGON always plays his super-chip in round 4. His points count like everyone’s, and he can win. If he is ahead, the best of you starts the next deal.',
      },
    ],
  },
]

export const optionWords: OptionWords<Values> = {
  options: {
    egon: {
      name: 'EGON',
      values: {
        false: 'Without EGON.',
        true: 'EGON plays along: an automatic extra player, last in each round.',
      },
    },
    begins: {
      name: 'Who starts',
      values: (value, names) =>
        value === 'random'
          ? 'Random: any player can start.'
          : `${names[Number(value) - 1] ?? `Player ${value}`} starts.`,
      short: (value) => (value === 'random' ? 'random' : `player ${value}`),
    },
  },
}
