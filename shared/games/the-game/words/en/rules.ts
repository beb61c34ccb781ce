import type { OptionWords, PictureSentences, RulebookSection } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const pictureSentences: PictureSentences = [
  'Two piles go up from 1, two go down from 100.',
  'On your turn, lay at least two cards on any piles, then draw as many.',
  'One way back: a card exactly ten lower or higher takes a pile back.',
  'Talk all you like, but never say a number.',
  'In Extreme, 28 cards carry commands that you have to follow.',
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
        text: 'Everybody looks at their hand, then you agree on who begins. At this table anybody may lay the first card, and whoever does so begins; play then goes clockwise. Before the first card the game is lost only if nobody at all has a legal turn.',
      },
    ],
  },
  {
    title: 'Your turn',
    rules: [
      {
        clause: 'TG-04',
        house: true,
        text: 'Lay at least two cards, more if you like, one after the other, each on any pile. At this table you say yourself when your turn is over. It ends on its own after a stop, after the third card of a three, and with the last card of your hand.',
      },
      {
        clause: 'TG-05',
        text: 'A card on an ascending pile must be higher than the one below it, a card on a descending pile lower. How much higher or lower does not matter.',
      },
      {
        clause: 'TG-06',
        text: 'The backwards trick: a card that is exactly 10 lower may be laid on an ascending pile, and one that is exactly 10 higher on a descending pile. On an ascending 47, that is the 37. You may do this as often as you like in a turn, on any pile.',
      },
      {
        clause: 'TG-07',
        text: 'At the end of your turn you draw as many cards as you have laid, as long as the draw pile lasts. Then the next player is to move, and it is settled how many cards that turn needs.',
      },
      {
        clause: 'TG-08',
        text: 'Once the draw pile is empty, one card is enough for a turn.',
      },
      {
        clause: 'TG-09',
        text: 'Whoever has no cards left is passed over; the others play on.',
      },
      {
        clause: 'TG-10',
        house: true,
        text: 'While your turn lasts you may take your cards back, the newest first, if the table has not switched this off. Signals that disappeared with a card come back. If the very first card of the game is taken back, anybody may begin again. Once the turn or the game is over, everything stays as it is.',
      },
    ],
  },
  {
    title: 'Talking',
    rules: [
      {
        clause: 'TG-11',
        text: 'Talk it over! Only numbers are taboo: no card value may be named or asked for, not even as a distance. Everything else may be said. The chat turns away messages that contain such a number, in digits or in words, in each of our languages. “Two cards” or “three piles” is fine, and so is the command “3!”.',
      },
      {
        clause: 'TG-12',
        house: true,
        text: 'Signals save typing. On a pile you can say: “only a tiny step here”, “please not here”, “please, please not here” or “I have something great here”; before the start: “I’ll start” or “rather not me”. Everybody sees who gave the signal. You have one for each pile and may take it back; it disappears when somebody plays on that pile. Bots have a habit: “please, please not” where their nearest card is at most 3 steps ahead, “please not” up to 8 steps, “a tiny step” up to 20; something great is the backwards trick.',
      },
      {
        clause: 'TG-17',
        house: true,
        text: 'How much you talk is for your table to choose: as above; with signals alone and the chat closed; or with neither, all in silence. It holds from the deal to the end of the game, and then everybody may talk.',
      },
    ],
  },
  {
    title: 'Winning and losing',
    rules: [
      {
        clause: 'TG-13',
        house: true,
        text: 'The game is lost as soon as the player to move cannot bring the turn to a legal end: too few cards fit, or, in Extreme, a command cannot be kept. We do not just count the cards that fit now but look for any order in which they would: with an ascending 33 you can lay 34 and then 24, though not the other way round. We look when a turn begins and after every card.',
      },
      {
        clause: 'TG-14',
        text: 'You win the moment all 98 cards are played; in Extreme, no command may be broken either. Otherwise your score is the number of cards left in hands and draw pile. Fewer than ten is excellent, none at all is victory.',
      },
      {
        clause: 'TG-15',
        house: true,
        text: 'If a card would leave your turn without a legal end, you are asked first. If you play it all the same, the game is lost at once.',
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
        text: 'In Extreme 28 cards carry a command: seven commands, four cards each. Which cards these are is our own choice, and everybody can look it up at the table at any time. As an option, every deal puts the commands on other cards.',
      },
      {
        clause: 'TX-02',
        text: 'All the rules above stay as they are. A command that has been played must be followed exactly; if there are several, all of them.',
      },
      {
        clause: 'TX-03',
        text: 'You may talk about commands: which ones you hold, which ones had better wait. Only numbers stay taboo.',
      },
      {
        clause: 'TX-04',
        house: true,
        text: 'A card that would break a rule or a command the moment it is laid is not accepted, and you are told why. That spares you a slip of the finger; if nothing else can be played, the game is lost just the same. A card that later cards can still make good is allowed, after the question of TG-15 where it is hopeless.',
      },
      {
        clause: 'TX-05',
        text: 'The three flash commands (stop, skull, three) bind only the player who plays them, and only in that turn.',
      },
      {
        clause: 'TX-06',
        house: true,
        text: 'Stop: your turn is over at once, even if this is its first card. At this table the minimum need not be reached then, except after a three.',
      },
      {
        clause: 'TX-07',
        text: 'Skull: cover it in the same turn, though not necessarily with the next card. Any card that fits will do, another skull too (which must then be covered itself), or a stop on that very pile. A stop on another pile would end the turn over an open skull, so it cannot be played. An empty draw pile changes nothing.',
      },
      {
        clause: 'TX-08',
        text: 'If all 98 cards lie but a skull of the last turn is still open, the game is lost all the same.',
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
        text: 'You may play a three with too few cards in your hand, but it loses the game. You are asked first.',
      },
      {
        clause: 'TX-12',
        text: 'The four lasting commands (silence, no backwards, one pile, draw one) bind everybody from the moment they lie until they are covered. All that are visible bind together. They are looked at before every single card and never reach back in time; covering one ends it at once, even in the middle of a turn.',
      },
      {
        clause: 'TX-13',
        house: true,
        text: 'Silence: nobody says or signals anything about the game. Here chat and signals are closed for the players, and signals given earlier are hidden until the command is covered. After the game everybody may talk.',
      },
      {
        clause: 'TX-14',
        text: 'No backwards: the backwards trick is forbidden on all four piles. The card that covers this command may not be one either.',
      },
      {
        clause: 'TX-15',
        text: 'One pile: all cards of a turn go on one pile of your choice. Only cards laid while the command is visible count, so not the command card itself, nor those before it. You stay bound as long as a one pile is visible without a break; covering one by another changes nothing. When a card covers the only visible one, the rest of the turn is free.',
      },
      {
        clause: 'TX-16',
        text: 'Draw one: whoever ends a turn while it is visible draws exactly one card, no matter how many were laid, even if two such commands are visible.',
      },
      {
        clause: 'TX-17',
        house: true,
        text: 'In Extreme, whenever no draw one is visible, you fill your hand up to its full size at the end of your turn; cards you went without come back. At this table that happens every time, it is not a choice. With smaller hands, the full size is the smaller one.',
      },
      {
        clause: 'TX-18',
        text: 'Even if your hand has shrunk below the minimum while there are cards to draw, you owe the minimum. If you cannot reach it, the game is lost, unless you hold a stop that fits.',
      },
      {
        clause: 'TX-19',
        house: true,
        text: 'The expert versions combine with Extreme; a three still means exactly three cards. If a loss has several reasons, we name the open skull first, then the three, then the missing legal end.',
      },
    ],
  },
]

export const optionWords: OptionWords<Values> = {
  options: {
    edition: {
      name: 'Edition',
      values: {
        original: 'Original edition: numbers and nothing else.',
        extreme: 'Extreme: 28 cards carry commands that have to be followed.',
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
    takeback: {
      name: 'Taking cards back',
      values: {
        true: 'Cards may be taken back until the turn is over.',
        false: 'A card once laid stays there.',
      },
    },
    talk: {
      name: 'Talking',
      values: {
        open: 'Everything may be said except numbers.',
        signals: 'Only signals: the chat stays closed.',
        silent: 'Neither chat nor signals: play in silence.',
      },
    },
  },
}
