import type { Clauses, Who } from '../../../../game/words.ts'
import { type Card, type Kind, type Rank, rankOf, type Suit, suitOf } from '../../rules/cards.ts'
import type { CardSetting, Draw } from '../../rules/settings.ts'
import type { Forbidding } from '../../rules/state.ts'
import type { DrawnCards, Words } from '../en/table.ts'

export const suits: Readonly<Record<Suit, string>> = {
  clubs: 'Kreuz',
  diamonds: 'Karo',
  spades: 'Pik',
  hearts: 'Herz',
}

type Anyhow = Rank | 'joker'

const rankNames: Partial<Record<Anyhow, string>> = {
  J: 'Bube',
  Q: 'Dame',
  K: 'König',
  A: 'Ass',
  joker: 'Joker',
}

const nameOf = (rank: Anyhow): string => rankNames[rank] ?? rank

/** Returns the plural of a rank: „9er“, „Buben“ */
export function many(rank: Anyhow): string {
  const plurals: typeof rankNames = {
    J: 'Buben',
    Q: 'Damen',
    K: 'Könige',
    A: 'Asse',
    joker: 'Joker',
  }
  return plurals[rank] ?? `${rank}er`
}

/** Returns the name of a card without an article: „Herz-7“ */
export function cardName(card: Card): string {
  const suit = suitOf(card)
  const rank = nameOf(rankOf(card))
  return suit === null ? rank : `${suits[suit]}-${rank}`
}

/** Returns a card in the accusative: „die Herz-7“, „den Herz-Buben“ */
export function theCard(card: Card): string {
  const suit = suitOf(card)
  if (suit === null) return 'einen Joker'
  const rank = rankOf(card)
  const article = isMale(rank) ? 'den' : rank === 'A' ? 'das' : 'die'
  return `${article} ${suits[suit]}-${rank === 'J' ? 'Buben' : nameOf(rank)}`
}

/** Returns a card of this kind in the nominative: „ein roter Bube“ */
export function aKind(kind: Kind): string {
  const [rank, colour] = partsOf(kind)
  const article = isMale(rank) || rank === 'A' ? 'ein' : 'eine'
  const ending = isMale(rank) ? 'er' : rank === 'A' ? 'es' : 'e'
  return `${article} ${colour && `${colour}${ending} `}${nameOf(rank)}`
}

/** Returns a card of this kind in the accusative: „einen roten Buben“ */
export function toAKind(kind: Kind): string {
  const [rank, colour] = partsOf(kind)
  if (!isMale(rank)) return aKind(kind)
  return `einen ${colour && `${colour}en `}${rank === 'J' ? 'Buben' : nameOf(rank)}`
}

/** Returns a kind of cards without an article: „roter Bube“ */
export const kindName = (kind: Kind): string =>
  kind === 'none' ? 'keine' : aKind(kind).replace(/^eine? /, '')

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const isMale = (rank: Anyhow): boolean => rank === 'J' || rank === 'K' || rank === 'joker'

function partsOf(kind: Kind): readonly [Anyhow, '' | 'rot' | 'schwarz'] {
  const [rank, colour] = kind.split('-') as [Anyhow, string?]
  return [rank, colour === 'red' ? 'rot' : colour === 'black' ? 'schwarz' : '']
}

const numbers = 'keine eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')

/** Returns a number as a word up to twelve, in digits from then on. */
export const number = (count: number): string => numbers[count] ?? String(count)

/**
 * Sentences about the effect of a card, by the setting that gives cards this effect. `kind` names
 * the card, as in „Eine 10“.
 */
export const does: Readonly<Record<Exclude<CardSetting, Draw>, (kind: string) => string>> = {
  wildSuit: (kind) => `${kind} passt immer, und du wünschst dir eine Farbe.`,
  wildRank: (kind) => `${kind} passt immer, und du wünschst dir einen Wert.`,
  drawCancel: (kind) => `${kind} hebt das Ziehen auf.`,
  skip: (kind) => `${kind} lässt die nächste Person aussetzen.`,
  reverse: (kind) => `${kind} dreht die Spielrichtung um.`,
  follow: (kind) =>
    `Mit ${kind.replace(/^Eine/, 'einer').replace(/^Ein/, 'einem')} bist du noch einmal dran.`,
  handSwap: (kind) => `${kind} tauscht dein Blatt mit der Person links von dir.`,
  passLeft: (kind) => `${kind}: Alle geben eine Karte nach links weiter.`,
}

export const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)
const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`)

const and = (parts: readonly string[]): string => new Intl.ListFormat('de').format(parts)
const or = (parts: readonly string[]): string =>
  new Intl.ListFormat('de', { type: 'disjunction' }).format(parts)

const drawnText = (drawn: DrawnCards): string =>
  typeof drawn === 'number' ? cards(drawn) : and(drawn.map(theCard))

const says = (who: Who, mine: string, theirs: string): string =>
  who === null ? `Du ${mine}` : `${who} ${theirs}`

export const news: Words['news'] = {
  dealt: (round, dealer, first) =>
    `Runde ${round}: ${dealer === null ? 'Du gibst und legst' : `${dealer} gibt und legt`} als Erstes ${theCard(first)}.`,
  played: (who, played) => `${says(who, 'legst', 'legt')} ${and(played.map(theCard))}.`,
  named: (who, named) =>
    `${says(who, 'wünschst dir', 'wünscht sich')} ${'suit' in named ? suits[named.suit] : toAKind(named.rank)}.`,
  called: (who) => `${says(who, 'sagst', 'sagt')} „Switch!“`,
  forgot: (who, drawn) =>
    `${says(who, 'hast „Switch“ vergessen und ziehst', 'hat „Switch“ vergessen und zieht')} ${drawnText(drawn)}.`,
  special: (who, drawn) =>
    `${says(who, 'hast zuletzt eine Sonderkarte gelegt und ziehst', 'hat zuletzt eine Sonderkarte gelegt und zieht')} ${drawnText(drawn)}.`,
  asked: (who, owed) =>
    `${says(who, 'musst', 'muss')} ${cards(owed)} ziehen oder etwas Passendes legen.`,
  cancelled: (who, owed) =>
    `${says(who, 'hebst', 'hebt')} das auf: Die ${cards(owed)} zieht niemand.`,
  skipped: (who) => `${says(who, 'setzt', 'setzt')} aus.`,
  reversed: (direction) =>
    `Die Richtung dreht sich: jetzt ${direction === 1 ? 'im' : 'gegen den'} Uhrzeigersinn.`,
  swapped: (who, other) =>
    who === null || other === null
      ? `Du tauschst mit ${who ?? other ?? ''} das Blatt.`
      : `${who} und ${other} tauschen das Blatt.`,
  follows: (who) => `${says(who, 'bist', 'ist')} noch einmal dran.`,
  passing: 'Alle wählen eine Karte für die Person links.',
  chose: (who) => `${says(who, 'hast', 'hat')} gewählt.`,
  passedLeft: 'Die gewählten Karten wandern nach links.',
  drew: (who, drawn) =>
    drawn === 0
      ? `${says(who, 'kannst', 'kann')} keine Karte ziehen.`
      : `${says(who, 'ziehst', 'zieht')} ${drawnText(drawn)}.`,
  paid: (who, owed, drawn) =>
    drawn < owed
      ? `${says(who, 'ziehst', 'zieht')} ${drawn} von ${cards(owed)}: Mehr gibt es nicht.`
      : `${says(who, 'ziehst', 'zieht')} die ${cards(owed)}.`,
  got: (got) => `Du bekommst ${and(got.map(theCard))}.`,
  kept: (who) => `${says(who, 'behältst', 'behält')} die Karte.`,
  passed: (who) => `${says(who, 'passt', 'passt')}.`,
  shuffled: 'Der Ablagestapel wird zum Nachziehstapel gemischt.',
  calledOff:
    'Die Ablage wurde zum hundertsten Mal gemischt. Die Runde endet, die wenigsten Karten gewinnen.',
  roundWon: (who, won, scoring) =>
    `${says(who, 'gewinnst', 'gewinnt')} die Runde${scoring === 'wins' ? '' : `: ${points(won)}`}.`,
}

const rounds = (count: number): string => `${number(count)} ${count === 1 ? 'Runde' : 'Runden'}`
const wonBy = (winners: readonly string[]): string =>
  `${and(winners)} ${winners.length > 1 ? 'gewinnen' : 'gewinnt'}!`

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

  hand: 'Mein Blatt',
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
  named: (named) => `Gewünscht: ${'suit' in named ? suits[named.suit] : many(named.rank)}`,
  toDraw: 'ziehen',
  namedTag: 'gewünscht',

  switch: 'Switch!',
  drawOne: 'Karte ziehen',
  drawUntil: 'Ziehen, bis eine passt',
  drawAll: (owed) => `${cards(owed)} ziehen`,
  pass: 'Passen',
  keep: 'Behalten',
  playIt: 'Legen',
  play: (played) => {
    const [first] = played
    if (first === undefined) return 'Legen'
    return played.length === 1
      ? `${upper(theCard(first).replace(/^\S+ /, ''))} legen`
      : `${upper(number(played.length))} ${many(rankOf(first))} legen`
  },
  passTo: (name) => `An ${name} geben`,
  sortBySuit: 'Nach Farbe sortieren',
  sortByRank: 'Nach Wert sortieren',

  naming: {
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
    named: (named) => `${'suit' in named ? suits[named.suit] : many(named.rank)} wünschen`,
  },

  tag: {
    makes: (owed) => `macht ${owed}`,
    asks: (owed, name) => `+${owed} für ${name}`,
    cancels: 'hebt es auf',
    skips: (name) => `${name} setzt aus`,
    turns: 'andersherum',
    wild: 'dein Wunsch',
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
  ordinal: (place) => `${place}.`,

  shortcuts: {
    title: 'Tasten',
    keys: [
      ['← →', 'von Karte zu Karte'],
      ['1–9', 'eine Karte nach ihrer Position wählen'],
      ['Enter', 'eine Karte wählen, dann die gewählten legen'],
      ['D', 'ziehen, oder die gezogene Karte behalten'],
      ['S', 'mit der nächsten Karte „Switch!“ sagen'],
      ['↑ ↓', 'zu den Stapeln und zurück zum Blatt'],
      ['Z', 'Zug zurücknehmen'],
      ['Esc', 'die Karten zurückstecken'],
      ['?', 'diese Liste'],
    ],
  },

  prompt: {
    mine: (matches) => `Du bist dran: ${matches}`,
    matches: (suit, rank) =>
      or([...(suit ? [suits[suit]] : []), ...(rank ? [kindName(rank)] : [])]),
    anything: 'Jede Karte passt',
    draw: 'Du bist dran: Zieh eine Karte',
    owed: (owed, by) =>
      `${{ passing: 'Weiterreichen', cancelling: 'Aufheben', either: 'Weiterreichen, aufheben' }[by]} oder ${number(owed)} ziehen`,
    pay: (owed) => `Du bist dran: Zieh ${number(owed)}`,
    pass: 'Du bist dran: Passen',
    drawn: (card) => `Gezogen: ${cardName(card)}`,
    name: 'Du hast gegeben: Wünsch dir was',
    naming: 'Was wünschst du dir?',
    choose: (name) => `Wähl eine Karte für ${name}`,
    chosen: (names) => `Es wählen noch: ${and(names)}`,
    theirs: (name) => `${name} ist dran`,
    theirsName: (name) => `${name} wünscht sich etwas`,
  },

  why: {
    nothingFits: 'Keine deiner Karten passt.',
    always: (kinds) => `${upper(or(kinds.map(aKind)))} passt immer.`,
    answers: (kinds, holdsOne) =>
      kinds.length === 0
        ? 'Darauf passt keine Karte.'
        : `Darauf passt nur ${or(kinds.map(aKind))}${holdsOne ? '' : ', und du hast nichts davon'}.`,
    nothingToDraw: 'Es gibt keine Karten mehr zu ziehen.',
    drawn: 'Leg sie, oder behalte sie.',
    passing: 'Alle geben eine Karte nach links.',
    owes: (name, owed, answers) =>
      answers.length === 0
        ? `${name} zieht ${number(owed)}.`
        : `${name} zieht ${number(owed)} oder legt ${or(answers.map(toAKind))}.`,
    next: 'Danach bist du dran.',
  },

  news,
}

export const clauses: Clauses = {
  'SW-02': 'Du bist noch nicht dran. Warte, bis du an der Reihe bist.',
  'SW-03': 'Wer gegeben hat, wünscht sich erst etwas. Warte kurz.',
  'SW-04': 'Leg eine Karte, die in Farbe oder Wert zur obersten passt, oder zieh eine.',
  'SW-05': 'Leg nur gewöhnliche Karten eines Wertes zusammen; die erste muss passen.',
  'SW-06': 'Leg die gewünschte Farbe oder noch eine Wunschkarte, oder zieh.',
  'SW-09': 'Leg eine Karte mit demselben Wert, oder zieh die Karten.',
  'SW-13': 'Es gibt keine Karten mehr zu ziehen. Leg eine, wenn du kannst, sonst passe.',
  'SW-16': 'Das Spiel ist zu Ende. Spielt noch einmal.',
  'SC-02': 'Leg hier einzelne Karten, und wünsch dir nur Werte, die der Tisch erlaubt.',
  'SC-05': 'Leg das Gewünschte, oder zieh. Eine zweite Wunschkarte geht hier nicht.',
  'SC-06': 'Diese Karte passt nicht auf die Ziehkarte. Leg eine andere, oder zieh.',
  'SC-07': 'Leg die gerade gezogene Karte, oder behalte sie.',
  'SC-08': 'Gib eine Karte nach links, nur einmal, und warte auf die anderen.',
} satisfies Record<Forbidding, string>
