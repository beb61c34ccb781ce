import { rankOf } from '../../rules/cards.ts'
import type { Wish } from '../../rules/state.ts'
import { aKind, cardName, kindName, many, suits, theCard, toAKind, upper } from './cards.ts'
import type { Words } from '../en/board.ts'
import { does } from './effects.ts'

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)
const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`)
const and = (parts: readonly string[]): string => joined(parts, 'und')
const or = (parts: readonly string[]): string => joined(parts, 'oder')
const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`

const numbers = ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier']

const wished = (wish: Wish): string => ('suit' in wish ? suits[wish.suit] : toAKind(wish.rank))

const wonBy = (winners: readonly string[]): string => `${and(winners)} gewinnt!`

export const words: Words = {
  outcome: (outcome, names) => {
    if (outcome.kind !== 'places') return ''
    const winners = names.filter((_, seat) => outcome.places[seat] === 1)
    const score = outcome.points.map((count, seat) => `${names[seat] ?? ''} ${count}`)
    return `${wonBy(winners)} ${score.join(', ')}.`
  },
  won: wonBy,

  indices: { J: 'B', Q: 'D', K: 'K', A: 'A' },
  suits,
  rank: kindName,
  cardName,
  wished,

  hand: 'Meine Hand',
  card: (card, isPlayable, place, of) =>
    [cardName(card), ...(isPlayable ? ['spielbar'] : []), `${place} von ${of}`].join(', '),
  chosen: (place) => `als ${place}. gewählt`,
  draw: (count) => `Nachziehstapel: ${cards(count)}`,
  discard: (top, lying) => `Ablagestapel: oben ${cardName(top)}, ${cards(lying)}`,
  direction: (direction) => `Es geht ${direction === 1 ? 'im' : 'gegen den'} Uhrzeigersinn`,
  round: (round) => `Runde ${round}`,
  target: (scoring, target) =>
    scoring === 'wins' ? `${target} zum Sieg` : `bis ${points(target)}`,
  you: 'Du',
  dealer: 'gibt',
  holds: (count) => (count === 1 ? 'nur noch eine Karte!' : cards(count)),
  points,

  demand: (owed, answers) =>
    answers.length === 0
      ? `${owed} ziehen`
      : `${owed} ziehen oder ${or(answers.map(toAKind))} legen`,
  wish: (wish) => `Gewünscht: ${'suit' in wish ? suits[wish.suit] : many(wish.rank)}`,

  switch: 'Switch!',
  drawOne: 'Karte ziehen',
  drawUntil: 'Ziehen, bis eine passt',
  drawAll: (owed) => `${cards(owed)} ziehen`,
  pass: 'Passen',
  keep: 'Behalten',
  layIt: 'Legen',
  play: (laid) => {
    const [first] = laid
    if (first === undefined) return 'Spielen'
    return laid.length === 1
      ? `${cardName(first)} spielen`
      : `${numbers[laid.length]} ${many(rankOf(first))} spielen`
  },
  passTo: (name) => `An ${name} weiterreichen`,
  putDown: 'Zurückstecken',
  whichSuit: 'Welche Farbe soll folgen?',
  whichRank: 'Welcher Wert soll folgen?',
  sortBySuit: 'Nach Farbe sortieren',
  sortByRank: 'Nach Wert sortieren',
  mayJoin: (rank) => `Tipp weitere ${many(rank)} an, um sie zusammen zu legen.`,

  does: (setting, kind) => does[setting](upper(aKind(kind))),
  makesDraw: (kind, count) => `${upper(aKind(kind))} lässt die nächste Person ${count} ziehen.`,

  happened: {
    skipped: 'setzt aus',
    forgot: (count) => `vergessen! +${count}`,
    special: (count) => `Sonderkarte: +${count}`,
    drew: (count) => `+${count}`,
    cancelled: 'aufgehoben',
    chose: 'hat gewählt',
    again: 'noch einmal',
    passed: 'passt',
    swapped: 'Blatt getauscht',
  },

  roundWon: (name, won, scoring) =>
    scoring === 'wins' ? `${name} gewinnt die Runde` : `${name} gewinnt die Runde: ${points(won)}`,
  held: 'Was die anderen noch hielten',
  close: 'Schließen',
  lastRound: 'Wie die letzte Runde ausging',
  handsAtEnd: 'Wie das Spiel ausging',
  place: (place) => `${place}.`,

  shortcuts: {
    title: 'Tasten',
    keys: [
      ['← →', 'von Karte zu Karte'],
      ['1–9', 'eine Karte nach ihrem Platz wählen'],
      ['Enter', 'die Karte wählen, und das Gewählte spielen'],
      ['D', 'ziehen, oder die gezogene Karte behalten'],
      ['S', 'mit der nächsten Karte „Switch!“ sagen'],
      ['↑ ↓', 'zu den Stapeln und zurück zur Hand'],
      ['Esc', 'die Karten zurückstecken'],
      ['?', 'diese Liste'],
    ],
  },

  prompt: {
    mine: (matches, mayDraw) => `Du bist am Zug: ${matches}${mayDraw ? ', oder zieh' : ''}.`,
    matches: (suit, rank) =>
      or([...(suit ? [suits[suit]] : []), ...(rank ? [kindName(rank)] : [])]),
    anything: 'Alles passt',
    owed: (owed, answers) =>
      answers.length === 0
        ? `Du bist am Zug: Zieh ${owed}.`
        : `Du bist am Zug: Zieh ${owed}, oder leg ${or(answers.map(toAKind))}.`,
    stuck: 'Du bist am Zug: Zu ziehen gibt es nichts, also passe.',
    drawn: (card) => `Du hast ${theCard(card)} gezogen: Leg oder behalte sie.`,
    name: 'Du hast gegeben: Wünsch dir, was folgen soll.',
    choose: (name) => `Wähl eine Karte für ${name}.`,
    chosen: (names) => `Es wählen noch: ${and(names)}.`,
    theirs: (name) => `${name} ist am Zug.`,
    theirsOwed: (name, owed) => `${name} soll ${owed} ziehen, oder antworten.`,
    theirsName: (name) => `${name} wünscht, was folgen soll.`,
  },

  news: {
    dealt: (round, dealer, first) =>
      `Runde ${round}: ${dealer} gibt und legt als Erstes ${theCard(first)}.`,
    laid: (name, laid) => `${name} legt ${and(laid.map(theCard))}.`,
    wished: (name, wish) => `${name} wünscht sich ${wished(wish)}.`,
    called: (name) => `${name} sagt „Switch!“`,
    forgot: (name, drawn) => `${name} hat „Switch“ vergessen und zieht ${cards(drawn)}.`,
    special: (name, drawn) =>
      `${name} hat zuletzt eine Sonderkarte gelegt und zieht ${cards(drawn)}.`,
    asked: (name, owed) => `${name} soll ${cards(owed)} ziehen.`,
    cancelled: (name, owed) => `${name} hebt auf: Die ${cards(owed)} zieht niemand.`,
    skipped: (name) => `${name} setzt aus.`,
    turned: (direction) =>
      `Die Richtung dreht sich: jetzt ${direction === 1 ? 'im' : 'gegen den'} Uhrzeigersinn.`,
    swapped: (name, other) => `${name} und ${other} tauschen das Blatt.`,
    follows: (name) => `${name} ist noch einmal am Zug.`,
    passing: 'Alle wählen eine Karte für die Person links.',
    chose: (name) => `${name} hat gewählt.`,
    passedLeft: 'Die gewählten Karten wandern nach links.',
    drew: (name, drawn) =>
      drawn === 0 ? `${name} findet nichts zu ziehen.` : `${name} zieht ${cards(drawn)}.`,
    paid: (name, owed, drawn) =>
      drawn < owed
        ? `${name} zieht ${drawn} von ${cards(owed)}: Mehr gibt es nicht.`
        : `${name} zieht die ${cards(owed)}.`,
    kept: (name) => `${name} behält die Karte.`,
    passed: (name) => `${name} passt.`,
    shuffled: 'Der Ablagestapel wird zum Nachziehstapel gemischt.',
    calledOff:
      'Die Ablage wurde zum hundertsten Mal gemischt: Die Runde endet, die wenigsten Karten gewinnen.',
    roundWon: (name, won, scoring) =>
      scoring === 'wins'
        ? `${name} gewinnt die Runde.`
        : `${name} gewinnt die Runde: ${points(won)}.`,
  },
}
