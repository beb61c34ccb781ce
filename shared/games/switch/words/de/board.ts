import { rankOf } from '../../rules/cards.ts'
import { aKind, cardName, kindName, many, number, suits, theCard, toAKind, upper } from './cards.ts'
import type { Words } from '../en/board.ts'
import { does } from './effects.ts'
import { news } from './news.ts'

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)
const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`)
const rounds = (count: number): string => `${number(count)} ${count === 1 ? 'Runde' : 'Runden'}`
const and = (parts: readonly string[]): string => joined(parts, 'und')
const or = (parts: readonly string[]): string => joined(parts, 'oder')
const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`

const wonBy = (winners: readonly string[]): string =>
  `${and(winners)} ${winners.length > 1 ? 'gewinnen' : 'gewinnt'}!`

const ordinals = ['', 'Erster', 'Zweiter', 'Dritter', 'Vierter', 'Fünfter', 'Sechster']

export const words: Words = {
  outcome: (outcome, names, me = null) => {
    if (outcome.kind !== 'places') return ''
    const who = names.map((name, seat) => (seat === me ? 'Du' : name))
    const winners = who.filter((_, seat) => outcome.places[seat] === 1)
    const score = outcome.points.map((count, seat) => `${who[seat] ?? ''} ${count}`)
    const isMine = me !== null && outcome.places[me] === 1 && winners.length === 1
    return `${isMine ? 'Du gewinnst!' : wonBy(winners)} ${score.join(', ')}.`
  },

  indices: { J: 'B', Q: 'D', K: 'K', A: 'A' },
  suit: (suit) => suits[suit],
  rank: kindName,
  cardName,

  hand: 'Meine Hand',
  card: (card, isPlayable, place, of) =>
    [cardName(card), ...(isPlayable ? ['spielbar'] : []), `${place} von ${of}`].join(', '),
  chosen: (place) => `als ${place}. gewählt`,
  draw: (count) => `Nachziehstapel: ${cards(count)}`,
  discard: (top, lying) => `Ablagestapel: oben ${cardName(top)}, ${cards(lying)}`,
  direction: (direction) => `Es geht ${direction === 1 ? 'im' : 'gegen den'} Uhrzeigersinn`,
  round: (round) => `Runde ${round}`,
  target: (scoring, target) =>
    scoring === 'wins' ? `${rounds(target)} zum Sieg` : `bis ${points(target)}`,
  you: 'Du',
  dealer: 'hat gegeben',
  lastCard: 'nur noch eine Karte!',
  points,
  roundsWon: (won, target) => `${won} von ${target} ${target === 1 ? 'Runde' : 'Runden'} gewonnen`,

  demand: (owed, answers) =>
    answers.length === 0
      ? `${owed} ziehen`
      : `${owed} ziehen oder ${or(answers.map(toAKind))} legen`,
  wish: (wish) => `Gewünscht: ${'suit' in wish ? suits[wish.suit] : many(wish.rank)}`,
  toDraw: 'ziehen',
  wished: 'gewünscht',

  switch: 'Switch!',
  drawOne: 'Karte ziehen',
  drawUntil: 'Ziehen, bis eine passt',
  drawAll: (owed) => `${cards(owed)} ziehen`,
  pass: 'Passen',
  keep: 'Behalten',
  layIt: 'Legen',
  lay: (laid) => {
    const [first] = laid
    if (first === undefined) return 'Legen'
    return laid.length === 1
      ? `${upper(theCard(first).replace(/^\S+ /, ''))} legen`
      : `${upper(number(laid.length))} ${many(rankOf(first))} legen`
  },
  passTo: (name) => `An ${name} geben`,
  sortBySuit: 'Nach Farbe sortieren',
  sortByRank: 'Nach Wert sortieren',

  wishing: {
    suit: 'Wünsch dir eine Farbe',
    rank: 'Wünsch dir einen Wert',
    how: (of, again, joker) =>
      `Darauf passt nur ${or([
        of === 'suit' ? 'diese Farbe' : 'dieser Wert',
        ...again.map((kind) => `wieder ${aKind(kind)}`),
        ...(joker ? ['ein Joker'] : []),
      ])}.`,
    mine: (count) => `${number(count)} von dir`,
    back: 'Zurück',
    wish: (wish) => `${'suit' in wish ? suits[wish.suit] : many(wish.rank)} wünschen`,
  },

  tag: {
    makes: (owed) => `macht ${owed}`,
    asks: (owed, name) => `+${owed} für ${name}`,
    cancels: 'hebt es auf',
    skips: (name) => `${name} setzt aus`,
    turns: 'andersherum',
    wishes: 'dein Wunsch',
    again: 'noch einmal du',
    swaps: (name) => `Tausch mit ${name}`,
    passes: 'alle geben eine ab',
  },

  mayJoin: (rank) => `Tipp weitere ${many(rank)} an, um sie zusammen zu legen.`,

  does: (setting, kind) => does[setting](upper(aKind(kind))),
  makesDraw: (kind, count) =>
    `${upper(aKind(kind))} lässt die nächste Person ${number(count)} ziehen.`,

  happened: {
    skipped: 'setzt aus',
    forgot: (count) => `vergessen! +${count}`,
    special: (count) => `Sonderkarte: +${count}`,
    drew: (count) => `+${count}`,
    chose: 'hat gewählt',
    again: 'noch einmal',
    passed: 'passt',
    swapped: 'Blatt getauscht',
  },
  happenedToMe: {
    skipped: 'Du musstest aussetzen.',
    forgot: (count) => `„Switch!“ vergessen: Du hast ${number(count)} gezogen.`,
    special: (count) => `Die letzte war eine Sonderkarte: Du hast ${number(count)} gezogen.`,
    chose: 'Du hast gewählt.',
    swapped: 'Dein Blatt wurde getauscht.',
  },

  roundEnd: {
    title: (winner) => (winner === null ? 'Du gewinnst die Runde' : `${winner} gewinnt die Runde`),
    worth: (won) => `Das bringt ${points(won)}.`,
    next: (round, dealer) => `Runde ${round}: ${dealer === null ? 'Du gibst' : `${dealer} gibt`}.`,
    goOn: 'Weiter',
    held: 'Noch auf der Hand',
  },
  lastRound: 'Wie die letzte Runde ausging',

  ending: {
    won: 'Gewonnen!',
    lost: 'Verloren',
    came: (place) => `Du bist ${ordinals[place] ?? place}`,
    theirs: wonBy,
    by: (winner, won, scoring) =>
      `${winner ?? 'Du'} ${winner === null ? 'hast' : 'hat'} ${scoring === 'wins' ? `${rounds(won)} gewonnen` : `${points(won)} gemacht`}.`,
    rounds: (count) => (count === 1 ? 'Runde' : 'Runden'),
    mine: (count, scoring) =>
      scoring === 'wins' ? 'von dir gewonnen' : count === 1 ? 'Punkt für dich' : 'Punkte für dich',
    left: (count) => (count === 1 ? 'Karte übrig' : 'Karten übrig'),
    place: (place) => `${place}.`,
  },

  shortcuts: {
    title: 'Tasten',
    keys: [
      ['← →', 'von Karte zu Karte'],
      ['1–9', 'eine Karte nach ihrem Platz wählen'],
      ['Enter', 'die Karte wählen, und das Gewählte legen'],
      ['D', 'ziehen, oder die gezogene Karte behalten'],
      ['S', 'mit der nächsten Karte „Switch!“ sagen'],
      ['↑ ↓', 'zu den Stapeln und zurück zur Hand'],
      ['Esc', 'die Karten zurückstecken'],
      ['?', 'diese Liste'],
    ],
  },

  prompt: {
    mine: (matches) => `Du bist dran: ${matches}`,
    matches: (suit, rank) =>
      or([...(suit ? [suits[suit]] : []), ...(rank ? [kindName(rank)] : [])]),
    anything: 'Alles passt',
    draw: 'Du bist dran: Zieh eine Karte',
    owed: (owed, by) =>
      `${{ passing: 'Weiterreichen', cancelling: 'Aufheben', either: 'Weiterreichen, aufheben' }[by]} oder ${number(owed)} ziehen`,
    pay: (owed) => `Du bist dran: Zieh ${number(owed)}`,
    pass: 'Du bist dran: Passen',
    drawn: (card) => `Gezogen: ${cardName(card)}`,
    name: 'Dein Wunsch, denn du hast gegeben',
    wish: 'Was wünschst du dir?',
    choose: (name) => `Wähl eine Karte für ${name}`,
    chosen: (names) => `Es wählen noch: ${and(names)}`,
    theirs: (name) => `${name} ist dran`,
    theirsName: (name) => `${name} wünscht sich etwas`,
  },

  why: {
    nothingFits: 'Nichts auf deiner Hand passt.',
    always: (kinds) => `${upper(or(kinds.map(aKind)))} passt immer.`,
    answers: (kinds, holdsOne) =>
      kinds.length === 0
        ? 'Darauf passt nichts.'
        : `Darauf passt nur ${or(kinds.map(aKind))}${holdsOne ? '' : ', und du hast nichts davon'}.`,
    nothingToDraw: 'Zu ziehen gibt es nichts mehr.',
    drawn: 'Leg sie, oder behalte sie.',
    passing: 'Alle geben eine Karte nach links.',
    owes: (name, owed, answers) =>
      answers.length === 0
        ? `${name} zieht ${number(owed)}.`
        : `${name} zieht ${number(owed)} oder legt ${or(answers.map(toAKind))}.`,
    next: 'Danach kommst du.',
  },

  news,
}
