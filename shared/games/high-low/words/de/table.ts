import type { Outcome, Seat } from '../../../../game/game.ts'
import type { Clauses } from '../../../../game/words.ts'
import type { Value } from '../../rules/state.ts'
import type { Who, Words } from '../en/table.ts'

const counts = ['keine', 'eine', 'zwei', 'drei', 'vier']

const numbers =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn'.split(' ')

export const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)

/** Returns a number of cards of a value: „eine 9“, „drei 9er“ */
const some = (count: number, value: Value): string =>
  count === 1 ? `eine ${value}` : `${counts[count]} ${value}er`

/** Returns the value once for each card, with plus signs: „9 + 9“ */
const together = (count: number, value: Value): string =>
  Array<Value>(count).fill(value).join(' + ')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const all = (parts: readonly string[]): string => new Intl.ListFormat('de').format(parts)

const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')

/** Returns subject and verb: „Anna legt“, „Du legst“ */
const does = (who: Who, theirs: string, mine: string): string =>
  who === null ? `Du ${mine}` : `${who} ${theirs}`

const groups = ['', '', 'Ein Zwilling', 'Ein Drilling']

export const words: Words = {
  outcome: (outcome: Outcome, names: readonly string[], me: Seat | null = null): string => {
    if (outcome.kind !== 'places') return ''
    const on = (place: number) =>
      names.flatMap((name, seat) =>
        outcome.places[seat] === place ? [seat === me ? 'du' : name] : [],
      )
    const winners = on(1)
    const alone = winners[0] === 'du' ? 'gewinnst' : 'gewinnt'
    const several = winners.includes('du') ? 'gewinnt gemeinsam' : 'gewinnen gemeinsam'
    const won = `${capital(all(winners))} ${winners.length === 1 ? alone : several}!`
    const others = [2, 3, 4, 5].filter((place) => on(place).length > 0)
    const rest = others.map((place) => `${place}. ${all(on(place))}`)
    return rest.length < 2 ? won : `${won} ${rest.join(', ')}.`
  },

  hand: 'Mein Blatt',
  card: (value, isPlayable, place, of) =>
    list(`${value}`, isPlayable ? 'spielbar' : null, `${place} von ${of}`),
  table: 'Meine Karten auf dem Tisch',
  faceUp: (value, isPlayable, covers) =>
    list(
      `${value}`,
      'offen',
      isPlayable ? 'spielbar' : null,
      covers ? 'auf einer verdeckten Karte' : null,
    ),
  faceDown: (place, isPlayable) => list(`Verdeckte Karte ${place}`, isPlayable ? 'spielbar' : null),

  before: (faceUp, faceDown) =>
    list(
      faceUp.length > 0 ? `offen: ${faceUp.join(', ')}` : null,
      faceDown > 0 ? `${faceDown} verdeckt` : null,
    ),
  ready: 'fertig',
  chooses: 'wählt',
  place: (place) => `${place}. Platz`,
  ordinal: (place) => `${place}.`,

  draw: (count) => `Nachziehstapel: ${cards(count)}`,
  burnt: (count) => `Aus dem Spiel: ${cards(count)}`,
  pile: (count, top) =>
    list(
      count === 0 ? 'Der Stapel ist leer' : `Stapel: ${cards(count)}`,
      top ? some(top.count, top.value) : null,
    ),
  need: (need) => {
    if (need.kind === 'free') return 'Alles ist erlaubt'
    if (need.kind === 'higher' && need.than === 13) return 'Nur 2, 3 oder 10'
    const than = numbers[need.than] ?? ''
    if (need.size > 1)
      return `${groups[need.size]} ${need.kind === 'higher' ? 'über' : 'unter'} ${than}`
    return `${need.kind === 'higher' ? 'Höher' : 'Niedriger'} als ${than}`
  },
  beat: (need, from, special) => {
    if (need.kind === 'free') return { says: 'Alles ist erlaubt', card: null, goes: '' }
    const range =
      from === null
        ? null
        : from === 13
          ? together(need.size, 13)
          : need.kind === 'higher'
            ? `ab ${together(need.size, from)}`
            : `${together(need.size, from)} und niedriger`
    return {
      says: need.kind === 'higher' ? 'Schlag die' : 'Bleib unter',
      card: together(need.size, need.than),
      goes: [range ?? 'nur', special.join(' · ')]
        .filter((part) => part !== '')
        .join(range === null ? ' ' : ' oder '),
    }
  },
  orFour: (count, value) => `oder noch ${some(count, value)} zum Abräumen`,

  play: (count, value) => `${together(count, value)} legen`,
  lay: 'Legen',
  take: 'Stapel nehmen',
  tryIt: (value) => `${value} und Stapel nehmen`,
  cards,
  flip: 'Umdrehen',
  beReady: 'Fertig',
  fails: (value) => `Die ${value} schlägt den Stapel nicht`,
  moreOf: (value) => `Noch eine ${value} dazu`,
  sort: 'Nach Zahlen sortieren',
  done: (place) => `Du hast es geschafft: ${place}. Platz`,

  hints: {
    exchange: 'Leg deine besten Karten offen hin: Du spielst sie zuletzt',
    waits: 'Du bist fertig',
    starts: 'Der Stapel ist leer: Fang einen neuen an',
    restart: 'Mit der 2 geht es von vorn los',
    ghost: 'Schlag die Karte unter dem Geist',
    seven: 'Auf eine 7 legst du niedriger',
    group: 'Schlag sie mit mindestens so vielen Karten',
    thirteen: 'Keine Karte ist höher als 13',
    lay: 'Tipp auf eine Karte und dann noch einmal, um sie zu legen',
    take: 'Keine deiner Karten schlägt den Stapel',
    try: 'Wähl eine: Du nimmst sie und den Stapel',
    flip: 'Niemand weiß, welche Karte das ist',
  },

  exchange: {
    title: 'Offen, zuletzt gespielt',
    how: 'Tipp auf eine Handkarte und eine offene Karte',
    whichOpen: (value) => `Die ${value} gegen welche offene Karte tauschen?`,
    whichHand: (value) => `Die ${value} gegen welche Handkarte tauschen?`,
    done: (up, down) => `Die ${up} liegt jetzt offen, die ${down} ist auf der Hand`,
    starts: (who) => `${does(who, 'fängt', 'fängst')} an`,
  },

  shortcuts: {
    title: 'Tasten',
    keys: [
      ['← →', 'von Karte zu Karte'],
      ['↑ ↓', 'vom Blatt zu den Karten auf dem Tisch und zurück'],
      ['1–9', 'eine Karte nach ihrer Position wählen'],
      ['Enter', 'eine Karte wählen, dann die gewählten legen'],
      ['T', 'den Stapel nehmen'],
      ['R', '„Fertig“'],
      ['Z', 'Zug zurücknehmen'],
      ['Esc', 'die Karten zurückstecken'],
      ['?', 'diese Liste'],
    ],
  },

  piles: 'Karten, die alle gesehen haben',
  handsAtEnd: 'Was alle noch hatten',
  inHand: 'auf der Hand',
  wasOpen: 'offen',
  wasHidden: 'verdeckt',
  leftToDraw: 'noch im Nachziehstapel',
  nothingLeft: 'keine Karte mehr',
  you: 'Du',

  prompt: {
    exchange: 'Tausch Karten, dann tipp auf „Fertig“',
    waitFor: (names) => `Warten auf ${names.length > 2 ? `${names.length} andere` : all(names)}`,
    mineHidden: 'Dreh eine verdeckte Karte um',
    mineTake: 'Nimm den Stapel',
    mineTry: 'Keine offene schlägt den Stapel',
    theirs: (name) => `${name} ist dran`,
  },

  news: {
    exchanged: (who, up, down) =>
      `${does(who, 'tauscht', 'tauschst')} die offene ${down} gegen eine ${up}.`,
    ready: (who) => `${does(who, 'ist', 'bist')} fertig.`,
    begins: (who) => `${does(who, 'fängt', 'fängst')} an.`,
    laid: (who, count, value) => `${does(who, 'legt', 'legst')} ${some(count, value)}.`,
    turnedOver: (who, value) =>
      `${does(who, 'dreht', 'drehst')} eine ${value} um, und sie schlägt den Stapel.`,
    took: (who, count) => `${does(who, 'nimmt', 'nimmst')} den Stapel: ${cards(count)}.`,
    triedOpen: (who, value, count) =>
      `${does(who, 'nimmt', 'nimmst')} die offene ${value} und den Stapel: ${cards(count + 1)}.`,
    triedHidden: (who, value, count) =>
      `${does(who, 'dreht', 'drehst')} eine ${value} um. Sie schlägt den Stapel nicht: ${cards(count + 1)} zu nehmen.`,
    four: (value, count) => `Vier ${value}er: ${cards(count)} verlassen das Spiel.`,
    bomb: (count) => `Bombe: ${cards(count)} ${count === 1 ? 'verlässt' : 'verlassen'} das Spiel.`,
    restart: 'Neustart: Alles ist erlaubt.',
    drew: (drawn) => `Du ziehst ${all(drawn.map((value) => some(1, value)))}.`,
    drawEmpty: 'Der Nachziehstapel ist leer.',
    finished: (who, place) => `${does(who, 'hat', 'hast')} keine Karte mehr: ${place}. Platz.`,
  },
}

export const clauses: Clauses = {
  'HL-02':
    'Tausch zuerst, so oft du willst, und tipp dann auf „Fertig“. Danach geht es nicht mehr.',
  'HL-03': 'Du bist noch nicht dran. Warte kurz: Es geht im Uhrzeigersinn.',
  'HL-05': 'Leg höher als der Stapel, oder nimm ihn.',
  'HL-06': 'Der Stapel ist leer. Leg eine beliebige Karte.',
  'HL-07': 'Auf Zwilling hilft nur ein höherer Zwilling oder Drilling, auf Drilling nur Drilling.',
  'HL-10': 'Eine 7 geht auf niedrigere Karten. Auf die 7 leg niedriger, oder 2, 3 oder 10.',
  'HL-12': 'Ein Geist ist durchsichtig: Schlag die Karte darunter, oder nimm den Stapel.',
  'HL-15': 'Spiel erst die Handkarten, dann die offenen, zuletzt einzeln die verdeckten.',
  'HL-16': 'Diese Karte schlägt den Stapel. Leg sie, oder nimm den Stapel ohne sie.',
  'HL-17': 'Leg nur gleiche Karten zusammen, alle von der Hand oder alle vom Tisch.',
  'HL-18': 'Du hast keine Karten mehr und bist fertig. Schau den anderen zu.',
  'HL-19': 'Dieselbe Stellung kam zum dritten Mal. Es gewinnt, wer die wenigsten Karten hat.',
}
