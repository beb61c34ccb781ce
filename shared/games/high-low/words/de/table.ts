import type { Outcome, Seat } from '../../../../game/game.ts'
import type { Clauses } from '../../../../game/words.ts'
import type { Value } from '../../rules/state.ts'
import type { Who, Words } from '../en/table.ts'

const counts = ['keine', 'eine', 'zwei', 'drei', 'vier']

const numbers =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn'.split(' ')

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)

/** „eine 9“, „drei 9er“ */
const some = (count: number, value: Value): string =>
  count === 1 ? `eine ${value}` : `${counts[count]} ${value}er`

/** „9 + 9“ */
const together = (count: number, value: Value): string =>
  Array<Value>(count).fill(value).join(' + ')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const all = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`

const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')

/** „Anna legt“, „Du legst“ */
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

  hand: 'Meine Hand',
  card: (value, isPlayable, place, of) =>
    list(`${value}`, isPlayable ? 'spielbar' : null, `${place} von ${of}`),
  table: 'Meine Karten auf dem Tisch',
  open: (value, isPlayable, covers) =>
    list(
      `${value}`,
      'offen',
      isPlayable ? 'spielbar' : null,
      covers ? 'auf einer verdeckten' : null,
    ),
  hidden: (place, isPlayable) => list(`Verdeckte Karte ${place}`, isPlayable ? 'spielbar' : null),

  before: (open, hidden) =>
    list(
      open.length > 0 ? `offen: ${open.join(', ')}` : null,
      hidden > 0 ? `${hidden} verdeckt` : null,
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
            : `${together(need.size, from)} und tiefer`
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
  tryIt: (value) => `Die ${value} und den Stapel nehmen`,
  cards,
  flip: 'Umdrehen',
  beReady: 'Fertig',
  fails: (value) => `Die ${value} schlägt den Stapel nicht`,
  moreOf: (value) => `Nimm noch eine ${value} dazu`,
  sort: 'Nach Zahlen sortieren',
  done: (place) => `Du hast es geschafft: ${place}. Platz`,

  hints: {
    exchange: 'Starke Karten liegen offen: Sie kommen zuletzt',
    waits: 'Du bist fertig',
    starts: 'Der Stapel ist leer: Du fängst einen neuen an',
    restart: 'Die 2 fängt von vorn an',
    ghost: 'Der Geist zeigt, was unter ihm liegt',
    seven: 'Auf die 7 geht es tiefer',
    group: 'Gleiche Karten schlägt man gemeinsam',
    thirteen: 'Höher als 13 ist keine Karte',
    lay: 'Tippe eine Karte an, und noch einmal, um sie zu legen',
    take: 'Keine deiner Karten schlägt ihn',
    try: 'Wähl eine: Du nimmst sie mit dem Stapel',
    flip: 'Niemand weiß, was es ist',
  },

  exchange: {
    title: 'Offen, kommen zuletzt',
    how: 'Tippe eine Handkarte und eine offene an',
    whichOpen: (value) => `Gegen welche offene Karte die ${value} tauschen?`,
    whichHand: (value) => `Gegen welche Handkarte die ${value} tauschen?`,
    done: (up, down) => `Die ${up} liegt jetzt offen, die ${down} ist auf der Hand`,
    starts: (who) => `${does(who, 'fängt', 'fängst')} an`,
  },

  shortcuts: {
    title: 'Tasten',
    keys: [
      ['← →', 'von Karte zu Karte'],
      ['↑ ↓', 'von der Hand zu den Karten auf dem Tisch und zurück'],
      ['1–9', 'eine Karte nach ihrem Platz anheben'],
      ['Enter', 'eine Karte anheben, dann legen, was angehoben ist'],
      ['T', 'den Stapel nehmen'],
      ['R', 'fertig sagen'],
      ['Esc', 'die Karten zurückstecken'],
      ['?', 'diese Liste'],
    ],
  },

  piles: 'Was alle gesehen haben',

  ending: {
    won: 'Du hast gewonnen!',
    placed: (place) => `Platz ${place} für dich`,
    lost: (count) => `Verloren, noch ${cards(count)}`,
    theyWon: (names) => `${all(names)} ${names.length === 1 ? 'hat' : 'haben'} gewonnen`,
    first: 'Du bist zuerst alle Karten losgeworden.',
    shared: (names) => `Du teilst dir den Sieg mit ${all(names)}.`,
    left: (count) =>
      count === 0 ? 'Du bist alle Karten losgeworden.' : `Du hattest noch ${cards(count)}.`,
    burnt: 'aus dem Spiel',
    lying: 'auf dem Stapel',
    places: 'Plätze',
    score: (count) => (count === 0 ? 'keine Karte mehr' : `noch ${cards(count)}`),
    show: 'Alle Karten',
  },
  handsAtEnd: 'Was alle noch hatten',
  inHand: 'auf der Hand',
  wasOpen: 'offen',
  wasHidden: 'verdeckt',
  leftToDraw: 'noch im Nachziehstapel',
  nothingLeft: 'keine Karte mehr',
  you: 'Du',

  prompt: {
    exchange: 'Tausch Karten, dann sag „Fertig“',
    waitFor: (names) => `Warten auf ${names.length > 2 ? `${names.length} andere` : all(names)}`,
    mineHidden: 'Dreh eine verdeckte Karte um',
    mineTake: 'Nimm den Stapel',
    mineTry: 'Keine offene Karte schlägt ihn',
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
    drawEmpty: 'Der Nachziehstapel ist leer.',
    out: (who, place) => `${does(who, 'hat', 'hast')} keine Karte mehr: ${place}. Platz.`,
  },
}

export const clauses: Clauses = {
  'HL-02': 'Getauscht wird nur vor dem Spiel, und nur, bis du „Fertig“ gesagt hast.',
  'HL-03': 'Du bist nicht dran: Es geht im Uhrzeigersinn.',
  'HL-05': 'Es muss höher sein als der Stapel. Auf einen leeren Stapel darf alles.',
  'HL-06': 'Ein leerer Stapel lässt sich nicht nehmen: Leg etwas.',
  'HL-07':
    'Auf dem Stapel liegt eine Gruppe: Es braucht eine mindestens so große, die sie schlägt.',
  'HL-10': 'Eine 7 darf nur auf Niedrigeres, und auf sie nur Niedrigeres oder eine Spezialkarte.',
  'HL-12': 'Ein Geist ist durchsichtig: Zu schlagen ist, was unter ihm liegt.',
  'HL-15': 'Zuerst kommt die Hand, dann die offenen Karten, zuletzt die verdeckten, einzeln.',
  'HL-16': 'Eine Karte vom Tisch, die den Stapel nicht schlägt, kommt mit ihm auf die Hand.',
  'HL-17': 'Zusammen gehen nur gleiche Karten, nie Hand und Tisch gemischt.',
  'HL-18': 'Wer keine Karte mehr hat, ist fertig.',
  'HL-19': 'Dieselbe Stellung kam zum dritten Mal: Es zählen die wenigsten Karten.',
}
