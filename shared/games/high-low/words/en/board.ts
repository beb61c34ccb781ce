import type { Outcome } from '../../../../game/game.ts'
import type { GameWords } from '../../../../game/words.ts'
import type { Need } from '../../rules/need.ts'
import type { Play, Value } from '../../rules/state.ts'

const counts = ['no', 'one', 'two', 'three', 'four']
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
/** “a 9”, “an 11”, “three 9s” */
const some = (count: number, value: Value): string =>
  count === 1 ? `${[8, 11].includes(value) ? 'an' : 'a'} ${value}` : `${counts[count]} ${value}s`
const all = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')
const ordinals = ['', '1st', '2nd', '3rd', '4th', '5th']
const groups = ['', '', 'A pair', 'A triplet']

export const words = {
  outcome: (outcome: Outcome, names: readonly string[]): string => {
    if (outcome.kind !== 'places') return ''
    const on = (place: number) => names.filter((_, seat) => outcome.places[seat] === place)
    const winners = on(1)
    const won = `${all(winners)} ${winners.length === 1 ? 'wins' : 'win together'}!`
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

  others: 'The others',
  /** What lies before somebody, for those who listen. */
  other: (hand: number, open: readonly Value[], hidden: number): string =>
    [
      `${cards(hand)} in hand`,
      open.length > 0 ? `open: ${open.join(', ')}` : null,
      hidden > 0 ? `${hidden} hidden` : null,
    ]
      .filter((part) => part !== null)
      .join('; '),
  ready: 'ready',
  place: (place: number): string => `${ordinals[place]} place`,

  draw: (count: number): string => `Draw pile: ${cards(count)}`,
  burnt: (count: number): string => `Out of the game: ${cards(count)}`,
  pile: (count: number, top?: Play): string =>
    list(
      count === 0 ? 'The pile is empty' : `Pile: ${cards(count)}`,
      top ? some(top.count, top.value) : null,
    ),
  /** What the next play has to be, special cards aside. */
  need: (need: Need): string => {
    if (need.kind === 'free') return 'Anything goes'
    if (need.kind === 'higher' && need.than === 13) return 'Only 2, 3 or 10'
    const way = need.size > 1 ? groups[need.size] : need.kind === 'higher' ? 'Higher' : 'Lower'
    const side = need.kind === 'higher' ? 'above' : 'below'
    return need.size > 1 ? `${way} ${side} ${need.than}` : `${way} than ${need.than}`
  },
  orSpecial: 'or 2, 3, 10',
  orFour: (count: number, value: Value): string =>
    `or ${counts[count]} more ${value}${count === 1 ? '' : 's'} to clear the pile`,

  play: (count: number, value: Value): string => `Play ${some(count, value)}`,
  take: (count: number): string => (count === 1 ? 'Take 1 card' : `Take ${count} cards`),
  tryIt: (value: Value, count: number): string => `Take the ${value} and ${cards(count)}`,
  flip: 'Turn it over',
  beReady: 'Ready',
  exchangeHint: 'Tap a card of your hand and an open one to exchange them.',
  willBegin: (name: string): string => `${name} will begin.`,
  fails: (value: Value): string => `${value} does not beat the pile.`,
  moreOf: (value: Value): string => `Add another ${value}.`,
  sort: 'Sort by number',
  done: (place: number): string => `You are done: ${ordinals[place]} place.`,

  shortcuts: {
    title: 'Keys',
    keys: [
      ['← →', 'go from card to card'],
      ['↑ ↓', 'from the hand to the cards on the table and back'],
      ['1–9', 'lift a card by its place'],
      ['Enter', 'lift a card, then play what is lifted'],
      ['T', 'take the pile'],
      ['R', 'ready, when the exchange is over for me'],
      ['Esc', 'put the cards down'],
      ['?', 'this list'],
    ],
  },

  piles: 'What everybody has seen',

  handsAtEnd: 'What everybody still had',
  inHand: 'in hand',
  wasOpen: 'open',
  wasHidden: 'hidden',
  leftToDraw: 'left to draw',
  nothingLeft: 'not one card left',

  prompt: {
    exchange: 'Exchange cards if you like, then say “Ready”.',
    waitFor: (names: readonly string[]): string => `Waiting for ${all(names)}.`,
    mine: (need: string): string => `Your turn. ${need}.`,
    mineHidden: 'Your turn: turn over a hidden card.',
    mineTake: 'Your turn. Nothing beats the pile: you have to take it.',
    mineTry: 'Your turn. No open card beats the pile.',
    theirs: (name: string): string => `${name} is to move.`,
  },

  news: {
    exchanged: (name: string, up: Value, down: Value): string =>
      `${name} exchanges the open ${down} for ${some(1, up)}.`,
    ready: (name: string): string => `${name} is ready.`,
    begins: (name: string): string => `Play begins with ${name}.`,
    laid: (name: string, count: number, value: Value): string =>
      `${name} plays ${some(count, value)}.`,
    turnedOver: (name: string, value: Value): string =>
      `${name} turns over ${some(1, value)}, and it beats the pile.`,
    took: (name: string, count: number): string => `${name} takes the pile: ${cards(count)}.`,
    triedOpen: (name: string, value: Value, count: number): string =>
      `${name} takes the open ${value} and the pile: ${cards(count + 1)}.`,
    triedHidden: (name: string, value: Value, count: number): string =>
      `${name} turns over ${some(1, value)}. It does not beat the pile: ${cards(count + 1)} to take.`,
    four: (value: Value, count: number): string =>
      `Four ${value}s: ${cards(count)} leave the game.`,
    bomb: (count: number): string =>
      `Bomb: ${cards(count)} leave${count === 1 ? 's' : ''} the game.`,
    restart: 'Restart: anything goes.',
    drawEmpty: 'The draw pile is empty.',
    out: (name: string, place: number): string =>
      `${name} has no card left: ${ordinals[place]} place.`,
  },
} satisfies GameWords & Record<string, unknown>

export type Words = typeof words
