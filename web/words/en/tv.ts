import { countInWords } from '../../../shared/words/en/numbers.ts'

export type TelevisionWords = typeof televisionWords

/** The texts of the television, the large screen that shows a table to everyone in a room. */
export const televisionWords = {
  title: 'Television',
  opening: 'Opening a table …',
  onPhone: 'On your phone:',
  firstPhone: 'The first phone is the host.',
  deals: (host: string) => `${host} deals from the phone.`,
  players: (least: number, most: number) =>
    least === most ? `For ${most}` : `For ${least} to ${most}`,
  host: 'host',
  bot: 'bot',
  game: (count: number) => `game ${count}`,
  attempt: (count: number) =>
    count <= ordinals.length ? `${ordinals[count - 1]} try` : `try ${count}`,
  round: (count: number) => `round ${count}`,
  deal: (count: number) => `deal ${count}`,
  dealAndRound: (deal: number, round: number) => `deal ${deal}, round ${round}`,
  /** What the player whose turn it is has to do. These lines follow “Anna’s turn”. */
  task: {
    atLeast: (count: number) => `${countInWords(count)} ${count === 1 ? 'card' : 'cards'} or more`,
    more: (count: number) => (count === 1 ? 'one more card' : `${countInWords(count)} more cards`),
    exactly: (count: number) => `exactly ${countInWords(count)} more`,
    skull: 'the skull must be covered',
    enough: 'one more, or end the turn',
    /** @param answers the kinds of cards that answer the demand to draw; empty if there are none */
    orDraw: (answers: string, owed: number) =>
      `${answers === '' ? '' : `${answers}, or `}draw ${countInWords(owed)}`,
    next: (name: string) => `then ${name}`,
  },
  asks: (name: string) => `${name} would like this move back`,
  asksMeans: 'All have to agree.',
  tenBack: 'Ten back!',
  fromTo: (name: string, from: number, to: number) =>
    `${name}: from ${from} ${to < from ? 'down' : 'up'} to ${to}`,
  oneLeft: (name: string) => `${name}: one card left`,
  offItGoes: 'Off it goes!',
  pushes: (name: string, other: string, row: string) => `${name} pushes ${other}: ${row}`,
  pushesOwn: (name: string, row: string) => `${name} pushes their own chip: ${row}`,
  burnt: 'Burnt!',
  clearsWithTen: (name: string, cards: number) =>
    `${name} clears ${countInWords(cards)} cards with a ten`,
  clearsWithFour: (name: string, cards: number) =>
    `${name} clears ${countInWords(cards)} cards with four of a kind`,
  bravo: 'Bravo!',
  ouch: 'Ouch!',
  losesLife: (names: string, players: number) =>
    `${names} ${players === 1 ? 'loses' : 'lose'} a life`,
  goesOut: (names: string, players: number) => `${names} ${players === 1 ? 'is' : 'are'} out`,
  again: 'Once more?',
  canDeal: (host: string) => `${host} can deal again`,
  lost: 'This screen has lost the connection',
  lostMeans: 'Play on with your phones. It catches up by itself.',
  gone: 'This table is gone',
  goneMeans: 'It was deleted, or unused for a long time.',
  openAnother: 'Open another table',
  tryingAgain: 'Trying again by itself …',
}

const ordinals: readonly string[] =
  'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
