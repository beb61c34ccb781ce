import type { Clauses } from '../../../../game/words.ts'
import type { Card } from '../../rules/state.ts'
import type { Remarks, Words } from '../en/table.ts'
import { namedCards } from '../lists.ts'

export const remarks: Remarks = {
  off: [
    'Nix für ungut. So sagt man doch.',
    'Da stand jemand. Stand.',
    'Den Chip habe ich nicht gesehen. Ich sehe nur Zahlen.',
  ],
  own: ['Das war meiner. Ich mache keine Szene.', 'Ich mache mir selbst Platz. Einer muss ja.'],
  super: ['Mein guter Chip. Bitte leise bewundern.', 'Der zählt doppelt. Ich zähle nur einfach.'],
  high: [
    'Ich rechne. Ich bereue nichts.',
    'Anfängerglück, seit vierzig Jahren.',
    'Danke. Gemischt habe ich nicht.',
  ],
  low: ['Eine Karte. Das muss reichen.', 'Bescheidenheit steht mir, sagt man.', 'Ich schone mich.'],
  fair: [
    'Völlig durchschnittlich. Ich bin zufrieden.',
    'Das genügt mir vollauf.',
    'Kein Applaus? Ganz recht so.',
  ],
}

const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`)

/** The number of points after “mit”, which needs the dative. */
const withPoints = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkten`)

const all = (names: readonly string[]): string => new Intl.ListFormat('de').format(names)
const cards = (some: readonly Card[]): string => namedCards(some, 'Joker')

const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')

const chips = (count: number): string => (count === 1 ? '1 Chip' : `${count} Chips`)
const withSuper = (isSuper: boolean): string => (isSuper ? ', mit dem Super-Chip' : '')
const lays = (name: string | null): string => (name === null ? 'Du legst' : `${name} legt`)
const chipOf = (name: string | null): string => (name === null ? 'deinen eigenen Chip' : name)

const rows: Words['rows'] = {
  four: 'Vierling',
  run4: '4er-Straße',
  three: 'Drilling',
  run3: '3er-Straße',
  pair: 'Zwilling',
  run2: '2er-Straße',
  one: 'eine Karte',
  none: 'keine Karte',
}

export const words: Words = {
  outcome: (outcome, names) => {
    if (outcome.kind !== 'places') return ''
    const best = outcome.places.flatMap((place, seat) => (place === 1 ? [names[seat] ?? ''] : []))
    const { guest } = outcome
    const most = withPoints(outcome.points[outcome.places.indexOf(1)] ?? guest?.points ?? 0)
    const winners = guest?.place === 1 ? [...best, 'EGON'] : best
    if (winners.length > 1) return `${all(winners)} teilen sich den Sieg mit je ${most}.`
    return best.length === 0
      ? `EGON gewinnt mit ${most}. Ausgerechnet EGON.`
      : `${all(winners)} gewinnt mit ${most}.`
  },

  rows,
  field: (worth, chip) =>
    chip === null
      ? `${worth} leer`
      : `${worth} ${chip.name ?? 'du'}${chip.super ? ' (Super-Chip)' : ''}`,
  row: ({ name, fields, off, hint }) =>
    list(
      `${name}: ${fields.join(', ')}`,
      off > 0 ? `${chips(off)} hinausgeschoben` : null,
      hint === 'fits' ? 'passt zu deinen Karten' : null,
      hint === 'chosen' ? 'gewählt' : null,
    ),

  you: 'Du',
  plate: ({ total, onBoard, starts, plain, super: hasSuper }) =>
    list(
      points(total),
      `${onBoard} auf dem Brett`,
      `noch ${chips(plain + Number(hasSuper))}${hasSuper ? ' mit Super-Chip' : ''}`,
      starts ? 'hat den Durchgang begonnen' : null,
    ),
  deal: (deal) => `Durchgang ${deal}`,
  round: (round) => `Runde ${round}`,
  course: (deal, round) => `Durchgang ${deal} von 4, Runde ${round} von 5: Punktezettel`,
  discard: (name, some, row) =>
    `Ablagestapel: ${cards(some)}, ${row}, von ${name === null ? 'dir' : name}`,
  discardEmpty: 'Der Ablagestapel ist leer',

  hand: 'Mein Blatt',
  handsAtEnd: 'Blatt',
  card: (card, fits, place, of) =>
    list(cards([card]), fits ? 'passt zu den gewählten Karten' : null, `${place} von ${of}`),

  lay: {
    it: 'Legen',
    noCard: 'Keine Karte legen',
    choose: 'Wähl Karten, oder tipp auf eine Reihe',
    ahead: 'Du kannst schon Karten wählen',
    nothing: 'Noch keine Kombination',
    nothingWhy: (some) => `${cards(some)} passt nicht zusammen`,
    lastRound: 'Ein Joker geht jetzt nur allein',
  },
  ways: { title: 'Zwei Möglichkeiten', why: 'Der Joker ist jede Zahl, die dir fehlt' },
  push: {
    off: (name) => `schiebt ${chipOf(name)} hinaus`,
    on: (names) => `schiebt ${all(names.map(chipOf))} weiter`,
    sentence: (does) => `Dein Chip ${does}.`,
  },
  standAt: (count) => `Du stehst bei ${count}`,
  superChip: {
    name: 'Super-Chip ×2',
    joker: 'nicht mit Joker',
    round: 'nicht in Runde 5',
  },

  egon: {
    plate: (plate) => `EGON, automatischer Mitspieler, ${plate}`,
    waits: (count) =>
      `EGON deckt in dieser Runde ${count === 1 ? '1 Karte' : `${count} Karten`} auf`,
    turned: (some, played, row, isSuper) =>
      `EGON deckt ${cards(some)} auf und legt ${cards(played)}: ${row}${withSuper(isSuper)}.`,
    lays: (row, remark) => `EGON: ${row}. „${remark}“`,
    remarks,
  },

  ended: {
    title: (deal) => `Durchgang ${deal} ist vorbei`,
    mine: (count) => `${points(count)} für dich`,
    leads: (names, count) =>
      names.length === 1 && names[0] === null
        ? `Du führst mit ${withPoints(count)}.`
        : names.length === 1
          ? `${names[0]} führt mit ${withPoints(count)}.`
          : `Mit je ${withPoints(count)} führen ${all(names.map((name) => name ?? 'du'))}.`,
    mineIs: (place, count) => `Du bist auf Platz ${place} mit ${withPoints(count)}.`,
    next: 'Weiter',
  },
  sheet: { title: 'Punktezettel', total: 'Summe', place: 'Platz' },

  shortcuts: {
    title: 'Tasten',
    keys: [
      ['1–7, 0', 'eine Karte nach ihrem Wert wählen, 0 ist ein Joker'],
      ['A–H', 'eine Reihe wählen; ohne Karten, oder noch einmal, schlägt sie welche vor'],
      ['← →', 'von Karte zu Karte; die Leertaste wählt'],
      ['↑ ↓', 'zu den Reihen und zurück zum Blatt'],
      ['S', 'Super-Chip oder nicht'],
      ['Enter', 'die gewählten Karten legen'],
      ['Z', 'Zug zurücknehmen'],
      ['Esc', 'die Karten zurückstecken'],
      ['P', 'Punktezettel'],
      ['?', 'diese Liste'],
    ],
  },

  prompt: {
    mine: 'Du bist dran',
    start: (deal) => `Du beginnst Durchgang ${deal}`,
    lastRound: 'Du bist dran: letzte Runde',
    noCard: 'Keine Handkarten mehr',
    theirs: (name) => `${name} ist dran`,
  },

  news: {
    played: (name, some, row, isSuper) => {
      const chip = withSuper(isSuper)
      return some.length === 0
        ? `${lays(name)} keine Karte${chip}.`
        : `${lays(name)} ${cards(some)}: ${row}${chip}.`
    },
    pushedOff: (name) =>
      name === null
        ? 'Dein Chip wird hinausgeschoben.'
        : `Ein Chip von ${name} wird hinausgeschoben.`,
    ended: (deal, each) =>
      `Durchgang ${deal} ist vorbei: ${each.map(([name, own]) => `${name ?? 'du'} ${own}`).join(', ')}.`,
    starts: (name, deal, by) =>
      `${name === null ? 'Du beginnst' : `${name} beginnt`} Durchgang ${deal}${by === 'random' ? ', ausgelost' : ''}.`,
    won: (count) => `Du hast mit ${withPoints(count)} gewonnen!`,
  },
}

export const clauses: Clauses = {
  'NU-01': 'Dein Super-Chip ist in diesem Durchgang schon gelegt. Nimm einen einfachen Chip.',
  'NU-02': 'Der Gastgeber bestimmt, wer beginnt. Sonst entscheidet das Los.',
  'NU-03': 'Du bist noch nicht dran. Warte kurz: Es geht im Uhrzeigersinn.',
  'NU-04': 'Leg deinen Chip in eine der acht Reihen. Auf jedem Feld steht sein Wert.',
  'NU-05': 'Wähl Karten aus deinem eigenen Blatt.',
  'NU-06': 'Leg 2 bis 4 gleiche, eine Straße oder eine. Ohne Handkarten: „keine Karte“.',
  'NU-07': 'Nimm höchstens einen Joker. In Runde 5 leg ihn allein, als „eine Karte“.',
  'NU-08': 'Dein Chip kommt von links und schiebt die anderen weiter, der vierte einen hinaus.',
  'NU-09': 'Kein Super-Chip mit Joker oder in Runde 5. Nimm einen einfachen Chip.',
  'NU-10': 'In Runde 5 zählt der Super-Chip nur einfach. Leg ihn vorher.',
  'NU-11': 'Nach Runde 5 zählt jeder Chip auf dem Brett sein Feld, ein Super-Chip doppelt.',
  'NU-12': 'Wer die meisten Punkte hat, beginnt. Bei Gleichstand entscheidet das Los.',
  'NU-13': 'Nach vier Durchgängen ist das Spiel zu Ende. Schau in den Punktezettel.',
  'NU-14': 'EGON hat fünf eigene Chips und legt in jeder Runde zuletzt.',
  'NU-15': 'EGON deckt seine Karten auf und legt daraus die höchste Kombination.',
  'NU-16': 'EGON darf beliebig viele Joker nehmen, in jeder Runde.',
  'NU-17': 'EGON legt seinen Super-Chip immer in Runde 4. Gewinnen kann er auch.',
}
