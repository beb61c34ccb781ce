import type { Outcome } from '../../../../game/game.ts'
import type { Clauses, GameWords, Who } from '../../../../game/words.ts'
import type { Pile } from '../../rules/state.ts'

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')

/** Returns the numbers as a list: “12, 40 and 77” */
const all = (some: readonly number[]): string =>
  new Intl.ListFormat('en-GB').format(some.map(String))

const does = (who: Who, verb: string): string => (who === null ? `You ${verb}` : `${who} ${verb}s`)

const pileNames = [
  'first ascending pile',
  'second ascending pile',
  'first descending pile',
  'second descending pile',
]

const thePile = (pile: Pile): string => `the ${pileNames[pile]}`

const aPile = (pile: Pile): string => {
  const name = pileNames[pile] ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export const words = {
  outcome: (outcome: Outcome): string => {
    if (outcome.kind !== 'cooperative') return ''
    if (outcome.won) return 'You won! All 98 cards played.'
    if (outcome.score === 0) return 'Lost: all cards are played, but a skull is still uncovered.'
    return outcome.score < 10
      ? `Lost, ${cards(outcome.score)} left. That’s excellent!`
      : `Lost, ${cards(outcome.score)} left.`
  },

  ascending: 'ascending',
  descending: 'descending',
  pile: (pile: Pile, top: number, command: string | null, playable: number | null): string =>
    list(
      `${aPile(pile)}, shows ${top}`,
      command,
      playable === null ? null : `${cards(playable)} playable`,
    ),
  /**
   * Names the cards that a pile takes. `range` is the range of cards that go forward, as in
   * “24–99”; `trick` is the card that goes back by ten.
   */
  takes: (pile: Pile, range: string | null, trick: number | null): string =>
    `${aPile(pile)} takes ${[range, trick].filter((part) => part !== null).join(' or ') || 'nothing more'}.`,

  hand: 'My hand',
  card: (
    card: number,
    command: string | null,
    isPlayable: boolean,
    place: number,
    of: number,
  ): string => list(`${card}`, command, isPlayable ? 'playable' : null, `${place} of ${of}`),
  fits: (card: string, targets: number): string =>
    targets === 0
      ? `The ${card} doesn’t fit on any pile now.`
      : targets === 1
        ? `The ${card} fits on one pile. Tap it again.`
        : `Where does the ${card} go?`,

  draw: (count: number): string => `Draw pile: ${cards(count)}`,
  left: (count: number): string => `${cards(count)} to go`,
  /** The text next to the number of cards that are still to be played. */
  toGo: 'to go',
  tenBack: 'ten back',
  notThis: (card: number): string => `not the ${card}`,
  played: 'Cards of this turn',
  laidOn: (card: number, pile: Pile): string => `${card} on ${thePile(pile)}`,
  minimum: (count: number): string => `at least ${count}`,
  exactly: (count: number): string => `exactly ${count}`,

  end: 'End turn',
  more: (count: number): string => (count === 1 ? '1 more card' : `${count} more cards`),
  cover: 'Cover the skull',
  takeBack: (card: number): string => `Take ${card} back`,
  sort: 'Sort by number',

  commands: {
    stop: { name: 'Stop', rule: 'The turn ends at once.' },
    skull: { name: 'Skull', rule: 'Must be covered in the same turn.' },
    three: { name: 'Three!', rule: 'Exactly three cards in this turn.' },
    silence: { name: 'Silence', rule: 'No chat, no signals.' },
    'no-backwards': { name: 'No backwards', rule: 'No backwards trick on any pile.' },
    'one-pile': { name: 'One pile', rule: 'All cards of a turn on one pile.' },
    'draw-one': { name: 'Draw one', rule: 'A turn ends with 1 card drawn.' },
  },
  flash: 'holds only for the turn in which you play it',
  lasting: 'holds for everyone while it is visible',
  binding: 'Commands in force',
  free: 'No command in force',
  layout: 'Which cards carry commands',
  whereabouts: { out: 'still out', mine: 'in your hand', open: 'on top', gone: 'covered' },

  sayings: {
    'tiny-step': 'Only a tiny step here',
    'please-not': 'Please not here',
    'please-please-not': 'Please, please not here',
    great: 'I have something great here',
    begin: 'I’ll start',
    'rather-not': 'Not me',
  },
  signal: (pile: Pile): string => `Signal about ${thePile(pile)}`,
  /** The text below the question about the signal to give. */
  signalStays: 'Everyone sees it until you take it back or a card covers the pile.',
  said: (name: string, saying: string): string => `${name}: “${saying}”`,

  losing: {
    title: 'This would lose the game',
    question: (card: number): string =>
      `After the ${card} you can’t finish your turn, and the game is lost. Play it anyway?`,
    play: 'Play it and lose',
    keep: 'Another card',
  },

  shortcuts: {
    title: 'Keys',
    keys: [
      ['← →', 'choose a card'],
      ['1–9', 'choose a card by its position; with a card chosen, 1–4 choose the pile'],
      ['Enter', 'play the chosen card'],
      ['↑ ↓', 'to the piles and back to the hand'],
      ['E', 'end my turn'],
      ['Z', 'take a move back'],
      ['Esc', 'put the card down'],
      ['?', 'this list'],
    ],
  },

  handsAtEnd: 'All hands',

  prompt: {
    begin: 'Who starts?',
    beginHow: 'Anyone can: the first card decides.',
    waitToBegin: 'Nobody has started yet',
    mine: (count: number): string =>
      count === 1 ? 'Your turn: play a card' : `Your turn: ${cards(count)} or more`,
    mineExactly: (count: number): string => `Your turn: exactly ${count} more`,
    mineMore: (count: number): string =>
      count === 1 ? 'Your turn: one more' : `Your turn: ${count} more`,
    mineSkull: 'Your turn: cover the skull',
    mineEnough: 'Play on, or end your turn',
    theirs: (name: string): string => `${name}’s turn`,
  },

  news: {
    stuck: (who: Who): string => `${who ?? 'You'} had no move left.`,
    played: (who: Who, card: number, pile: Pile): string =>
      `${does(who, 'play')} ${card} on ${thePile(pile)}.`,
    /** @param drawn the cards that the reader has drawn, or how many another player has drawn */
    ended: (who: Who, drawn: number | readonly number[]): string =>
      drawn === 0
        ? `${does(who, 'end')} the turn.`
        : `${does(who, 'end')} the turn and ${who === null ? 'draw' : 'draws'} ${typeof drawn === 'number' ? cards(drawn) : all(drawn)}.`,
    signalled: (who: Who, said: readonly (readonly [saying: string, where: string])[]): string =>
      `${who === null ? 'You say' : `${who}:`} ${said.map(([saying, where]) => `“${saying}”${where}`).join(', ')}`,
    command: (name: string, rule: string): string => `${name}: ${rule}`,
  },
} satisfies GameWords & Record<string, unknown>

export type Words = typeof words

export const clauses: Clauses = {
  'TG-03': 'It’s not your turn. Wait for yours: play goes clockwise.',
  'TG-04': 'Play at least two cards from your own hand in each turn.',
  'TG-05': 'Play higher on ascending piles, lower on descending ones, or exactly 10 back.',
  'TG-08': 'Play at least one card, even if the draw pile is empty.',
  'TG-11': 'No numbers, please! Say it another way: everything else is allowed.',
  'TG-13': 'There was no way left to finish the turn.',
  'TG-14': 'All 98 cards are played.',
  'TG-15': 'After this card you can’t finish your turn, and the game is lost. Choose another.',
  'TG-16': 'Play at least three cards in each turn at this table.',
  'TG-17': 'Chat is off at this table. You can change that in the rules for the next game.',
  'TX-07': 'Cover the skull before you end your turn.',
  'TX-08': 'All cards are played, but the last skull was never covered.',
  'TX-09': 'Play exactly three cards in this turn.',
  'TX-10': 'In a turn with a three, play a stop only as the third card, a skull only before it.',
  'TX-11': 'A three was played without enough cards to follow it.',
  'TX-13': 'Silence is visible: no chat or signals until a card covers it.',
  'TX-14': 'No backwards trick while “No backwards” is visible. Play another card.',
  'TX-15': '“One pile” is visible: play all cards of this turn on the same pile.',
}
