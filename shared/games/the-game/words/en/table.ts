import type { Outcome } from '../../../../game/game.ts'
import type { Clauses, GameWords, Who } from '../../../../game/words.ts'
import type { Pile } from '../../rules/state.ts'

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')

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
    if (outcome.score === 0) return 'Lost: every card is played, but a skull is uncovered.'
    return outcome.score < 10
      ? `Lost, ${cards(outcome.score)} left. That is excellent!`
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
  /** `range` as in “24–99”; `trick` is the one card of the backwards trick. */
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
      ? `The ${card} fits nowhere now.`
      : targets === 1
        ? `The ${card} fits on one pile. Tap it again.`
        : `Where does the ${card} go?`,

  draw: (count: number): string => `Draw pile: ${cards(count)}`,
  left: (count: number): string => `${cards(count)} to go`,
  /** Beside the number of cards that are still to be played. */
  toGo: 'to go',
  tenBack: 'ten back',
  notThis: (card: number): string => `not the ${card}`,
  ending: {
    played: 'cards played',
    mine: 'in your hand',
    ladder: { title: 'How good that is', rungs: ['all played', 'excellent', 'or more'] },
    all: 'All 98.',
    left: (count: number): string =>
      count === 0 ? 'So close.' : count < 10 ? `Only ${count} left.` : `${count} left.`,
  },
  laid: 'Cards of this turn',
  laidOn: (card: number, pile: Pile): string => `${card} on ${thePile(pile)}`,
  minimum: (count: number): string => `at least ${count}`,
  exactly: (count: number): string => `exactly ${count}`,

  end: 'End turn',
  more: (count: number): string => (count === 1 ? '1 more card' : `${count} more cards`),
  cover: 'Cover the skull',
  takeBack: 'Take back',
  sort: 'Sort by number',

  commands: {
    stop: { name: 'Stop', rule: 'The turn ends at once.' },
    skull: { name: 'Skull', rule: 'Must be covered in the same turn.' },
    three: { name: 'Three!', rule: 'Exactly three cards in this turn.' },
    silence: { name: 'Silence', rule: 'Nobody says or signals anything.' },
    'no-backwards': { name: 'No backwards', rule: 'No backwards trick on any pile.' },
    'one-pile': { name: 'One pile', rule: 'All cards of a turn on one pile.' },
    'draw-one': { name: 'Draw one', rule: 'A turn ends with 1 card drawn.' },
  },
  flash: 'holds only for the turn in which it is played',
  lasting: 'holds for everybody while it is visible',
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
  /** Below the question what to signal. */
  signalStays: 'Everybody sees it until you take it back or a card covers the pile.',
  said: (name: string, saying: string): string => `${name}: “${saying}”`,

  losing: {
    title: 'This would lose the game',
    question: (card: number): string =>
      `After the ${card} your turn could not end legally any more. Play it all the same?`,
    play: 'Play it and lose',
    keep: 'Another card',
  },

  shortcuts: {
    title: 'Keys',
    keys: [
      ['← →', 'pick a card'],
      ['1–9', 'pick a card by its place; with a card lifted, 1–4 choose the pile'],
      ['Enter', 'play the card that is lifted'],
      ['↑ ↓', 'to the piles and back to the hand'],
      ['E', 'end my turn'],
      ['T', 'take back'],
      ['Esc', 'put the card down'],
      ['?', 'this list'],
    ],
  },

  handsAtEnd: 'All hands',
  drawAtEnd: 'in the deck',

  prompt: {
    begin: 'Who starts?',
    beginHow: 'Anyone may: the first card decides.',
    waitToBegin: 'Nobody has started yet',
    mine: (count: number): string =>
      count === 1 ? 'Your turn: play a card' : `Your turn: ${cards(count)} or more`,
    mineExactly: (count: number): string => `Your turn: exactly ${count} more`,
    mineMore: (count: number): string =>
      count === 1 ? 'Your turn: one more' : `Your turn: ${count} more`,
    mineSkull: 'Your turn: cover the skull',
    mineEnough: 'Go on, or end your turn',
    theirs: (name: string): string => `${name}’s turn`,
  },

  news: {
    stuck: (who: Who): string => `${who ?? 'You'} had no legal move.`,
    laid: (who: Who, card: number, pile: Pile): string =>
      `${does(who, 'lay')} ${card} on ${thePile(pile)}.`,
    tookBack: (who: Who, card: number): string => `${does(who, 'take')} ${card} back.`,
    ended: (who: Who, drawn: number): string =>
      drawn === 0
        ? `${does(who, 'end')} the turn.`
        : `${does(who, 'end')} the turn and ${who === null ? 'draw' : 'draws'} ${cards(drawn)}.`,
    signalled: (who: Who, said: readonly (readonly [saying: string, where: string])[]): string =>
      `${who === null ? 'You say' : `${who}:`} ${said.map(([saying, where]) => `“${saying}”${where}`).join(', ')}`,
    command: (name: string, rule: string): string => `${name}: ${rule}`,
  },
} satisfies GameWords & Record<string, unknown>

export type Words = typeof words

export const clauses: Clauses = {
  'TG-03': 'It is not your turn: play goes clockwise from whoever laid the first card.',
  'TG-04': 'A turn takes at least two cards, all from your own hand.',
  'TG-05':
    'Ascending piles take higher cards, descending piles lower ones. Backwards works by exactly 10 only.',
  'TG-08': 'Even with an empty draw pile a turn takes at least one card.',
  'TG-10': 'Only a card of your own turn can be taken back, and only where the table allows it.',
  'TG-11': 'No numbers, please! Say it another way: everything else is allowed.',
  'TG-13': 'There was no legal way left to finish the turn.',
  'TG-14': 'All 98 cards are played.',
  'TG-15': 'After this card the turn could not end legally any more: the game would be lost.',
  'TG-16': 'At this table a turn takes at least three cards.',
  'TG-17': 'This table does without it: only what its options allow may be said.',
  'TX-07': 'A skull is open: it has to be covered before the turn ends.',
  'TX-08': 'All cards are played, but the last skull was never covered.',
  'TX-09': 'A three wants exactly three cards in this turn.',
  'TX-10':
    'With a three in the turn, a stop can only be the third card, and a skull never the third.',
  'TX-11': 'A three was played without enough cards to follow it.',
  'TX-13': 'Silence lies open: nobody says or signals anything until it is covered.',
  'TX-14': 'No backwards trick while “no backwards” is visible.',
  'TX-15': '“One pile” is visible: the cards of this turn go on one and the same pile.',
}
