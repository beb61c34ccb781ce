import type { Outcome, Seat } from '../../../../game/game.ts'
import type { Clauses, GameWords } from '../../../../game/words.ts'
import type { Need } from '../../rules/need.ts'
import type { Play, Value } from '../../rules/state.ts'

/** Somebody by name; null is whoever reads it. */
export type Who = string | null

/** What beats the pile: a word, the card that has to be beaten, and what goes on it. */
export type Beat = { readonly says: string; readonly card: string | null; readonly goes: string }

const counts = ['no', 'one', 'two', 'three', 'four']

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ')

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

/** “a 9”, “an 11”, “three 9s” */
const some = (count: number, value: Value): string =>
  count === 1 ? `${[8, 11].includes(value) ? 'an' : 'a'} ${value}` : `${counts[count]} ${value}s`

/** “9 + 9” */
const together = (count: number, value: Value): string =>
  Array<Value>(count).fill(value).join(' + ')

const all = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')

const does = (who: Who, verb: string): string => (who === null ? `You ${verb}` : `${who} ${verb}s`)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const ordinals = ['', '1st', '2nd', '3rd', '4th', '5th']
const places = ['', 'first', 'second', 'third', 'fourth', 'fifth']
const groups = ['', '', 'A pair', 'A triplet']

export const words = {
  /** `me`: the seat of whoever reads it, who is spoken to. */
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
  open: (value: Value, isPlayable: boolean, covers: boolean): string =>
    list(`${value}`, 'open', isPlayable ? 'playable' : null, covers ? 'on a hidden card' : null),
  hidden: (place: number, isPlayable: boolean): string =>
    list(`Hidden card ${place}`, isPlayable ? 'playable' : null),

  /** What lies before somebody, for those who listen. */
  before: (open: readonly Value[], hidden: number): string =>
    list(
      open.length > 0 ? `open: ${open.join(', ')}` : null,
      hidden > 0 ? `${hidden} hidden` : null,
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
  /** What the next cards have to be, special ones aside. */
  need: (need: Need): string => {
    if (need.kind === 'free') return 'Anything goes'
    if (need.kind === 'higher' && need.than === 13) return 'Only 2, 3 or 10'
    const than = numbers[need.than] ?? ''
    if (need.size > 1)
      return `${groups[need.size]} ${need.kind === 'higher' ? 'above' : 'below'} ${than}`
    return `${need.kind === 'higher' ? 'Higher' : 'Lower'} than ${than}`
  },
  /** The same beside the pile; `special` are those of 2, 3 and 10 that are not named by it. */
  beat: (need: Need, from: Value | null, special: readonly Value[]): Beat => {
    if (need.kind === 'free') return { says: 'Anything goes', card: null, goes: '' }
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

  play: (count: number, value: Value): string => `Lay ${together(count, value)}`,
  lay: 'Lay',
  take: 'Take the pile',
  tryIt: (value: Value): string => `Take the ${value} and the pile`,
  cards,
  flip: 'Turn it over',
  beReady: 'Ready',
  fails: (value: Value): string => `${capital(some(1, value))} does not beat the pile`,
  moreOf: (value: Value): string => `Add another ${value}`,
  sort: 'Sort by number',
  done: (place: number): string => `You are done: ${ordinals[place]} place`,

  /** Why, or what comes of it. */
  hints: {
    exchange: 'Strong cards lie open: they come last',
    waits: 'You are ready',
    starts: 'The pile is empty: you start a new one',
    restart: 'The 2 starts afresh',
    ghost: 'The ghost shows what lies below it',
    seven: 'On a 7 you go lower',
    group: 'Equal cards are beaten together',
    thirteen: 'No card is higher than 13',
    lay: 'Tap a card, and once more to lay it',
    take: 'None of your cards beats it',
    try: 'Choose one: you take it with the pile',
    flip: 'Nobody knows what it is',
  },

  exchange: {
    title: 'Open, played last',
    how: 'Tap a card of your hand and an open one',
    whichOpen: (value: Value): string => `Put the ${value} in place of which open card?`,
    whichHand: (value: Value): string => `Take the ${value} for which card of your hand?`,
    done: (up: Value, down: Value): string => `${up} lies open now, ${down} is in your hand`,
    starts: (who: Who): string => `${who ?? 'You'} will start`,
  },

  shortcuts: {
    title: 'Keys',
    keys: [
      ['← →', 'go from card to card'],
      ['↑ ↓', 'from the hand to the cards on the table and back'],
      ['1–9', 'lift a card by its place'],
      ['Enter', 'lift a card, then lay what is lifted'],
      ['T', 'take the pile'],
      ['R', 'say ready'],
      ['Esc', 'put the cards down'],
      ['?', 'this list'],
    ],
  },

  piles: 'What everybody has seen',

  ending: {
    won: 'You won!',
    placed: (place: number): string => `You came ${places[place]}`,
    lost: (count: number): string => `Lost, ${cards(count)} left`,
    theyWon: (names: readonly string[]): string => `${all(names)} won`,
    first: 'You got rid of every card first.',
    shared: (names: readonly string[]): string => `You share the win with ${all(names)}.`,
    left: (count: number): string =>
      count === 0 ? 'You got rid of every card.' : `You had ${cards(count)} left.`,
    burnt: 'out of the game',
    lying: 'on the pile',
    places: 'Places',
    score: (count: number): string => (count === 0 ? 'no card left' : `${cards(count)} left`),
    show: 'All cards',
  },
  handsAtEnd: 'What everybody still had',
  inHand: 'in hand',
  wasOpen: 'open',
  wasHidden: 'hidden',
  leftToDraw: 'left to draw',
  nothingLeft: 'no card left',
  you: 'You',

  prompt: {
    exchange: 'Exchange, then say ready',
    waitFor: (names: readonly string[]): string =>
      `Waiting for ${names.length > 2 ? `${names.length} others` : all(names)}`,
    mineHidden: 'Turn over a hidden card',
    mineTake: 'Take the pile',
    mineTry: 'No open card beats it',
    theirs: (name: string): string => `${name}’s turn`,
  },

  news: {
    exchanged: (who: Who, up: Value, down: Value): string =>
      `${does(who, 'exchange')} the open ${down} for ${some(1, up)}.`,
    ready: (who: Who): string => `${who === null ? 'You are' : `${who} is`} ready.`,
    begins: (who: Who): string => `${does(who, 'start')}.`,
    laid: (who: Who, count: number, value: Value): string =>
      `${does(who, 'lay')} ${some(count, value)}.`,
    turnedOver: (who: Who, value: Value): string =>
      `${does(who, 'turn')} over ${some(1, value)}, and it beats the pile.`,
    took: (who: Who, count: number): string => `${does(who, 'take')} the pile: ${cards(count)}.`,
    triedOpen: (who: Who, value: Value, count: number): string =>
      `${does(who, 'take')} the open ${value} and the pile: ${cards(count + 1)}.`,
    triedHidden: (who: Who, value: Value, count: number): string =>
      `${does(who, 'turn')} over ${some(1, value)}. It does not beat the pile: ${cards(count + 1)} to take.`,
    four: (value: Value, count: number): string =>
      `Four ${value}s: ${cards(count)} leave the game.`,
    bomb: (count: number): string =>
      `Bomb: ${cards(count)} leave${count === 1 ? 's' : ''} the game.`,
    restart: 'Restart: anything goes.',
    drawEmpty: 'The draw pile is empty.',
    out: (who: Who, place: number): string =>
      `${who === null ? 'You have' : `${who} has`} no card left: ${ordinals[place]} place.`,
  },
} satisfies GameWords & Record<string, unknown>

export type Words = typeof words

export const clauses: Clauses = {
  'HL-02': 'Cards are exchanged only before play begins, and until you have said “ready”.',
  'HL-03': 'It is not your turn: play goes clockwise.',
  'HL-05': 'It has to be higher than the pile. On an empty pile anything goes.',
  'HL-06': 'An empty pile cannot be taken: lay something.',
  'HL-07': 'A group lies on the pile: it takes one that is at least as large, and beats it.',
  'HL-10': 'A 7 goes only on lower cards, and on it go only lower ones or special ones.',
  'HL-12': 'A ghost is transparent: what lies below it has to be beaten.',
  'HL-15': 'First comes the hand, then the open cards, and the hidden ones last, one at a time.',
  'HL-16': 'A card from the table that does not beat the pile goes into the hand with it.',
  'HL-17': 'Only equal cards go together, and never some of the hand with some of the table.',
  'HL-18': 'Whoever has no card left is done.',
  'HL-19': 'The same position came for the third time: the fewest cards are best.',
}
