import type { Outcome, Seat } from '../../../../game/game.ts'
import type { Clauses, GameWords } from '../../../../game/words.ts'
import type { Need } from '../../rules/need.ts'
import type { Play, Value } from '../../rules/state.ts'

/** The name of a player; null stands for the reader, who is addressed as “you”. */
export type Who = string | null

/**
 * The condition for the next card in three parts: `says` is the instruction, `card` the card to
 * beat, and `goes` the cards that can be played.
 */
export type Beat = { readonly says: string; readonly card: string | null; readonly goes: string }

const counts = ['no', 'one', 'two', 'three', 'four']

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ')

export const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

/** Returns a number of cards of a value: “a 9”, “an 11”, “three 9s” */
const some = (count: number, value: Value): string =>
  count === 1 ? `${[8, 11].includes(value) ? 'an' : 'a'} ${value}` : `${counts[count]} ${value}s`

/** Returns the value once for each card, with plus signs: “9 + 9” */
const together = (count: number, value: Value): string =>
  Array<Value>(count).fill(value).join(' + ')

const all = (parts: readonly string[]): string => new Intl.ListFormat('en-GB').format(parts)

const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')

const does = (who: Who, verb: string): string => (who === null ? `You ${verb}` : `${who} ${verb}s`)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const ordinals = ['', '1st', '2nd', '3rd', '4th', '5th']
const groups = ['', '', 'A pair', 'A triplet']

export const words = {
  /** @param me the reader's seat, addressed as “you” */
  outcome: (outcome: Outcome, names: readonly string[], me: Seat | null = null): string => {
    if (outcome.kind !== 'places') return ''
    const on = (place: number) =>
      names.flatMap((name, seat) =>
        outcome.places[seat] === place ? [seat === me ? 'you' : name] : [],
      )
    const winners = on(1)
    const alone = winners[0] === 'you' ? 'win' : 'wins'
    const won = `${capital(all(winners))} ${winners.length === 1 ? alone : 'win together'}!`
    const others = [2, 3, 4, 5].filter((place) => on(place).length > 0)
    const rest = others.map((place) => `${ordinals[place]}: ${all(on(place))}`)
    return rest.length < 2 ? won : `${won} ${rest.join(', ')}.`
  },

  hand: 'My hand',
  card: (value: Value, isPlayable: boolean, place: number, of: number): string =>
    list(`${value}`, isPlayable ? 'playable' : null, `${place} of ${of}`),
  table: 'My cards on the table',
  faceUp: (value: Value, isPlayable: boolean, covers: boolean): string =>
    list(
      `${value}`,
      'face up',
      isPlayable ? 'playable' : null,
      covers ? 'on a face-down card' : null,
    ),
  faceDown: (place: number, isPlayable: boolean): string =>
    list(`Face-down card ${place}`, isPlayable ? 'playable' : null),

  /** The face-up and face-down cards of a player, for screen readers. */
  before: (faceUp: readonly Value[], faceDown: number): string =>
    list(
      faceUp.length > 0 ? `face up: ${faceUp.join(', ')}` : null,
      faceDown > 0 ? `${faceDown} face down` : null,
    ),
  ready: 'ready',
  chooses: 'choosing',
  place: (place: number): string => `${ordinals[place]} place`,
  ordinal: (place: number): string => ordinals[place] ?? '',

  draw: (count: number): string => `Draw pile: ${cards(count)}`,
  burnt: (count: number): string => `Out of the game: ${cards(count)}`,
  pile: (count: number, top?: Play): string =>
    list(
      count === 0 ? 'The pile is empty' : `Pile: ${cards(count)}`,
      top ? some(top.count, top.value) : null,
    ),
  /**
   * Returns the prompt that says which cards beat the pile. It names special cards only if no other
   * cards beat it.
   */
  need: (need: Need): string => {
    if (need.kind === 'free') return 'Play any card'
    if (need.kind === 'higher' && need.than === 13) return 'Only 2, 3 or 10'
    const than = numbers[need.than] ?? ''
    if (need.size > 1)
      return `${groups[need.size]} ${need.kind === 'higher' ? 'above' : 'below'} ${than}`
    return `${need.kind === 'higher' ? 'Higher' : 'Lower'} than ${than}`
  },
  /**
   * Returns the condition for the next card, which the page shows beside the pile. It names a range
   * of values, such as “9 and up”, and the special cards outside this range (`special`).
   */
  beat: (need: Need, from: Value | null, special: readonly Value[]): Beat => {
    if (need.kind === 'free') return { says: 'Play any card', card: null, goes: '' }
    const range =
      from === null
        ? null
        : from === 13
          ? together(need.size, 13)
          : `${together(need.size, from)} and ${need.kind === 'higher' ? 'up' : 'down'}`
    return {
      says: need.kind === 'higher' ? 'Beat' : 'Go below',
      card: together(need.size, need.than),
      goes: [range ?? 'only', special.join(' · ')]
        .filter((part) => part !== '')
        .join(range === null ? ' ' : ', or '),
    }
  },
  orFour: (count: number, value: Value): string =>
    `or ${counts[count]} more ${value}${count === 1 ? '' : 's'} to clear the pile`,

  play: (count: number, value: Value): string => `Play ${together(count, value)}`,
  lay: 'Play',
  take: 'Take the pile',
  tryIt: (value: Value): string => `Take the ${value} and the pile`,
  cards,
  flip: 'Turn it over',
  beReady: 'Ready',
  fails: (value: Value): string => `${capital(some(1, value))} doesn’t beat the pile`,
  moreOf: (value: Value): string => `Add another ${value}`,
  sort: 'Sort by number',
  done: (place: number): string => `You’re done: ${ordinals[place]} place`,

  /** The texts under the prompt. They explain why the player has to act, or the effect of a card. */
  hints: {
    exchange: 'Leave your best cards face up: you play them last',
    waits: 'You’re ready',
    starts: 'The pile is empty: you start a new one',
    restart: 'After a 2 you can play any card',
    ghost: 'Beat the card under the ghost',
    seven: 'On a 7, play lower',
    group: 'Beat them with at least as many cards',
    thirteen: 'No card is higher than 13',
    lay: 'Tap a card, then tap it again to play it',
    take: 'None of your cards beats it',
    try: 'Choose one: you take it and the pile',
    flip: 'Nobody knows which card it is',
  },

  exchange: {
    title: 'Face up, played last',
    how: 'Tap a card in your hand and a face-up one',
    whichOpen: (value: Value): string => `Swap the ${value} for which face-up card?`,
    whichHand: (value: Value): string => `Swap the ${value} for which card in your hand?`,
    done: (up: Value, down: Value): string =>
      `The ${up} is face up now, the ${down} is in your hand`,
    starts: (who: Who): string => `${who ?? 'You'} will start`,
  },

  shortcuts: {
    title: 'Keys',
    keys: [
      ['← →', 'go from card to card'],
      ['↑ ↓', 'from the hand to the cards on the table and back'],
      ['1–9', 'choose a card by its position'],
      ['Enter', 'choose a card, then play the chosen cards'],
      ['T', 'take the pile'],
      ['R', '“Ready”'],
      ['Z', 'take a move back'],
      ['Esc', 'put the cards down'],
      ['?', 'this list'],
    ],
  },

  piles: 'Cards everyone has seen',
  handsAtEnd: 'Cards everyone still had',
  inHand: 'in hand',
  wasOpen: 'face up',
  wasHidden: 'face down',
  leftToDraw: 'left to draw',
  nothingLeft: 'no card left',
  you: 'You',

  prompt: {
    exchange: 'Swap cards, then tap “Ready”',
    waitFor: (names: readonly string[]): string =>
      `Waiting for ${names.length > 2 ? `${names.length} others` : all(names)}`,
    mineHidden: 'Turn over a face-down card',
    mineTake: 'Take the pile',
    mineTry: 'No face-up card beats the pile',
    theirs: (name: string): string => `${name}’s turn`,
  },

  news: {
    exchanged: (who: Who, up: Value, down: Value): string =>
      `${does(who, 'swap')} the face-up ${down} for ${some(1, up)}.`,
    ready: (who: Who): string => `${who === null ? 'You are' : `${who} is`} ready.`,
    begins: (who: Who): string => `${does(who, 'start')}.`,
    laid: (who: Who, count: number, value: Value): string =>
      `${does(who, 'play')} ${some(count, value)}.`,
    turnedOver: (who: Who, value: Value): string =>
      `${does(who, 'turn')} over ${some(1, value)}, and it beats the pile.`,
    took: (who: Who, count: number): string => `${does(who, 'take')} the pile: ${cards(count)}.`,
    triedOpen: (who: Who, value: Value, count: number): string =>
      `${does(who, 'take')} the face-up ${value} and the pile: ${cards(count + 1)}.`,
    triedHidden: (who: Who, value: Value, count: number): string =>
      `${does(who, 'turn')} over ${some(1, value)}. It doesn’t beat the pile: ${cards(count + 1)} to take.`,
    four: (value: Value, count: number): string =>
      `Four ${value}s: ${cards(count)} leave the game.`,
    bomb: (count: number): string =>
      `Bomb: ${cards(count)} leave${count === 1 ? 's' : ''} the game.`,
    restart: 'Restart: play any card.',
    drew: (drawn: readonly Value[]): string =>
      `You draw ${all(drawn.map((value) => some(1, value)))}.`,
    drawEmpty: 'The draw pile is empty.',
    finished: (who: Who, place: number): string =>
      `${who === null ? 'You have' : `${who} has`} no card left: ${ordinals[place]} place.`,
  },
} satisfies GameWords & Record<string, unknown>

export type Words = typeof words

export const clauses: Clauses = {
  'HL-02': 'First swap cards as you like, then tap “Ready”. After that, you can’t swap.',
  'HL-03': 'It’s not your turn. Wait for yours: play goes clockwise.',
  'HL-05': 'Play higher than the pile, or take it.',
  'HL-06': 'The pile is empty. Play any card.',
  'HL-07': 'Beat a pair with a higher pair or triplet, a triplet with a higher triplet.',
  'HL-10': 'A 7 goes on a lower card. On a 7, play lower than 7, or a 2, 3 or 10.',
  'HL-12': 'A ghost is see-through: beat the card under it, or take the pile.',
  'HL-15': 'Play your hand first, then the face-up cards, then the face-down ones one by one.',
  'HL-16': 'That card beats the pile. Play it, or take the pile without it.',
  'HL-17': 'Play cards of the same rank together, all from your hand or all from the table.',
  'HL-18': 'You have no cards left, so you’re done. Watch the others finish.',
  'HL-19': 'The same position came up three times, so the player with the fewest cards wins.',
}
