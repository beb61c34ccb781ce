import type { OptionWords, PictureSentences, RulebookSection } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const pictureSentences: PictureSentences = [
  'Two piles go up from 1, two go down from 100.',
  'On your turn, play at least two cards on any piles, then draw as many.',
  'One way back: a card exactly ten lower or higher takes a pile back.',
  'Talk all you like, but never say a number.',
  'In Extreme, 28 cards carry commands that you must follow.',
  'All 98 cards are played: you have won together.',
]

export const rulebook: readonly RulebookSection[] = [
  {
    title: 'Setting up',
    rules: [
      {
        clause: 'TG-01',
        text: 'The Game is for one to five players, who win together or lose together. Alone you hold 8 cards; two players hold 7 each, three to five players 6 each.',
      },
      {
        clause: 'TG-02',
        text: 'There are 98 cards, numbered 2 to 99. They are shuffled and dealt; the rest is the face-down draw pile. In the middle there are four piles: two ascending ones that start at 1, and two descending ones that start at 100.',
      },
      {
        clause: 'TG-03',
        house: true,
        text: 'You all look at your hands, then agree on who starts. At this table anyone can play the first card and so start; play then goes clockwise. Before the first card the game is lost only if no player has a possible turn.',
      },
    ],
  },
  {
    title: 'Your turn',
    rules: [
      {
        clause: 'TG-04',
        house: true,
        text: 'Play at least two cards, more if you like, one after the other, each on any pile. At this table you end your turn yourself. It ends by itself after a stop, after the third card of a three, and with the last card of your hand.',
      },
      {
        clause: 'TG-05',
        text: 'A card on an ascending pile must be higher than the one below it, a card on a descending pile lower. How much higher or lower does not matter.',
      },
      {
        clause: 'TG-06',
        text: 'The backwards trick: you can play a card that is exactly 10 lower on an ascending pile, and one that is exactly 10 higher on a descending pile. On an ascending 47, that is the 37. You can do this as often as you like in a turn, on any pile.',
      },
      {
        clause: 'TG-07',
        text: 'At the end of your turn you draw as many cards as you have played, while the draw pile lasts. Then it is the next player’s turn, and the number of cards that this turn needs is fixed.',
      },
      {
        clause: 'TG-08',
        text: 'Once the draw pile is empty, one card is enough for a turn.',
      },
      {
        clause: 'TG-09',
        text: 'A player with no cards left is skipped; the others play on.',
      },
    ],
  },
  {
    title: 'Talking',
    rules: [
      {
        clause: 'TG-11',
        text: 'Talk it over! Only numbers are taboo: never name a card’s number or ask for it, not even as a distance. Everything else is allowed. The chat refuses messages that contain such a number, in digits or in words, in each of our languages. “Two cards” or “three piles” is fine, and so is the command “3!”.',
      },
      {
        clause: 'TG-12',
        house: true,
        text: 'Signals save typing. On a pile you can say “Only a tiny step here”, “Please not here”, “Please, please not here” or “I have something great here”; before the start “I’ll start” or “Not me”. Everyone sees who gave the signal. You have one for each pile and can take it back; it disappears when a card is played on that pile. Bots say “Please, please not here” if their nearest card is at most 3 steps ahead, “Please not here” up to 8 steps, “Only a tiny step here” up to 20; something great is the backwards trick.',
      },
      {
        clause: 'TG-17',
        house: true,
        text: 'Your table chooses how you talk: as above; with signals only and the chat closed; or with neither, in silence. This holds from the deal to the end of the game. Then everyone can talk. While the chat is closed, two of the faces on your piece are off too: Sigh and Amazed.',
      },
    ],
  },
  {
    title: 'Winning and losing',
    rules: [
      {
        clause: 'TG-13',
        house: true,
        text: 'The game is lost as soon as the player whose turn it is can’t finish it: too few cards fit, or, in Extreme, a command can’t be followed. We don’t just count the cards that fit now, but look for any order that works: on an ascending 33 you can play 34 and then 24, but not the other way round. We check when a turn begins and after each card.',
      },
      {
        clause: 'TG-14',
        text: 'You win the moment all 98 cards are played; in Extreme, no command may be broken either. Otherwise your score is the number of cards left in hands and draw pile. Fewer than ten is excellent, none at all is victory.',
      },
      {
        clause: 'TG-15',
        house: true,
        text: 'If you couldn’t finish your turn after a card, we ask you first. If you play it anyway, the game is lost at once.',
      },
      {
        clause: 'TG-16',
        text: 'For experts there are two harder versions, separately or together: at least three cards in a turn instead of two (still one once the draw pile is empty), and one card fewer in every hand.',
      },
    ],
  },
  {
    title: 'Extreme: the commands',
    rules: [
      {
        clause: 'TX-01',
        house: true,
        text: 'In Extreme, 28 cards carry a command: seven commands, four cards each. We chose these cards ourselves, and everyone can look them up at the table at any time. As an option, the commands are on other cards in every deal.',
      },
      {
        clause: 'TX-02',
        text: 'All the rules above still hold. A command that has been played must be followed exactly; if there are several, all of them.',
      },
      {
        clause: 'TX-03',
        text: 'You can talk about commands: which ones you hold, which ones should wait. Only numbers stay taboo.',
      },
      {
        clause: 'TX-04',
        house: true,
        text: 'A card that would break a rule or a command at once is not accepted, and you see why. That protects you from a slip of the finger; if no other card can be played, the game is still lost. If later cards can still put it right, the card is allowed. If they can’t, you get the question of TG-15 first.',
      },
      {
        clause: 'TX-05',
        text: 'The three flash commands (stop, skull, three) bind only the player who plays them, and only in that turn.',
      },
      {
        clause: 'TX-06',
        house: true,
        text: 'Stop: your turn is over at once, even if this is its first card. At this table you then needn’t reach the minimum, except after a three.',
      },
      {
        clause: 'TX-07',
        text: 'Skull: cover it in the same turn, though not necessarily with the next card. Any card that fits will do, even another skull (which must then be covered too), or a stop on the same pile. A stop on another pile would end the turn with an uncovered skull, so you can’t play it. An empty draw pile changes nothing.',
      },
      {
        clause: 'TX-08',
        text: 'If all 98 cards are played but a skull of the last turn is uncovered, the game is still lost.',
      },
      {
        clause: 'TX-09',
        text: 'Three: this turn has exactly three cards in all. The three may be the first, second or third of them; after the third card the turn is over. This replaces every minimum, and several threes in one turn are still three cards.',
      },
      {
        clause: 'TX-10',
        text: 'In a turn with a three, a stop can only be the third card, and a skull can never be the third.',
      },
      {
        clause: 'TX-11',
        text: 'You can play a three with too few cards in your hand, but then the game is lost. We ask you first.',
      },
      {
        clause: 'TX-12',
        text: 'The four lasting commands (silence, no backwards, one pile, draw one) bind everyone from the moment they are played until they are covered. All that are visible hold at the same time. They are checked before each single card and never afterwards; covering one ends it at once, even in the middle of a turn.',
      },
      {
        clause: 'TX-13',
        house: true,
        text: 'Silence: nobody says or signals anything about the game. Chat and signals are closed for the players, and earlier signals are hidden until the command is covered. After the game everyone can talk.',
      },
      {
        clause: 'TX-14',
        text: 'No backwards: the backwards trick is forbidden on all four piles. The card that covers this command may not be one either.',
      },
      {
        clause: 'TX-15',
        text: 'One pile: all cards of a turn go on one pile of your choice. Only cards played while the command is visible count, so not the command card itself, nor those before it. You stay bound while a “One pile” is visible without a break; covering one with another changes nothing. When a card covers the only visible one, the rest of the turn is free.',
      },
      {
        clause: 'TX-16',
        text: 'Draw one: a player who ends a turn while it is visible draws exactly one card, no matter how many were played, even if two of these commands are visible.',
      },
      {
        clause: 'TX-17',
        house: true,
        text: 'In Extreme, if no “Draw one” is visible, you fill your hand up to its full size at the end of your turn, so missing cards come back. At this table that always happens; it isn’t a choice. With smaller hands, the full size is the smaller one.',
      },
      {
        clause: 'TX-18',
        text: 'Even if your hand has fewer cards than the minimum while there are cards to draw, you must play the minimum. If you can’t, the game is lost, unless you hold a stop that fits.',
      },
      {
        clause: 'TX-19',
        house: true,
        text: 'The expert versions combine with Extreme; a three still means exactly three cards. If a loss has several reasons, we name the uncovered skull first, then the three, then the turn that couldn’t be finished.',
      },
    ],
  },
]

export const optionWords: OptionWords<Values> = {
  options: {
    edition: {
      name: 'Edition',
      values: {
        original: 'Original edition: only numbers.',
        extreme: 'Extreme: 28 cards carry commands that you must follow.',
      },
    },
    layout: {
      name: 'Commands',
      values: {
        fixed: 'In Extreme the commands are on the same cards in every game.',
        shuffled: 'In Extreme the commands are on other cards in every game.',
      },
    },
    expert: {
      name: 'Cards in a turn',
      values: {
        false: 'At least two cards in every turn.',
        true: 'At least three cards in every turn: for experts.',
      },
    },
    smallHand: {
      name: 'Hands',
      values: {
        false: 'Full hands: 8 cards alone, 7 for two, 6 for three to five.',
        true: 'One card fewer in every hand: for experts.',
      },
    },
    talk: {
      name: 'Talking',
      values: {
        open: 'You can say anything except numbers.',
        signals: 'Only signals: the chat stays closed.',
        silent: 'Neither chat nor signals: play in silence.',
      },
    },
  },
}
