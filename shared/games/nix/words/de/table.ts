import type { Clauses } from '../../../../game/words.ts'
import type { Card } from '../../rules/state.ts'
import type { Remarks, Words } from '../en/table.ts'
import { namedCards, together } from '../lists.ts'

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

/** After “mit”. */
const withPoints = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkten`)

const all = (names: readonly string[]): string => together(names, 'und')
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

  hand: 'Meine Hand',
  handsAtEnd: 'Hand',
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
  ways: { title: 'Das geht zweimal', why: 'Der Joker ist jede Zahl, die dir fehlt' },
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
    turned: (some, laid, row, isSuper) =>
      `EGON deckt ${cards(some)} auf und legt ${cards(laid)}: ${row}${withSuper(isSuper)}.`,
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
  ending: {
    won: 'Gewonnen!',
    shared: 'Geteilter Sieg',
    tie: 'Geteilter Sieg',
    theirs: (name) => `${name} gewinnt`,
    place: (place) => `Platz ${place} für dich`,
    wonWith: (count) => `Mit ${withPoints(count)}. Nix für ungut!`,
    figures: {
      points: 'Punkte',
      best: 'bester Durchgang',
      ahead: (name) => `vor ${name}`,
      behind: (name) => `hinter ${name}`,
    },
  },
  sheet: { title: 'Punktezettel', total: 'Summe', place: 'Platz' },

  shortcuts: {
    title: 'Tasten',
    keys: [
      ['1–7, 0', 'eine Karte nach ihrem Wert wählen, 0 ist ein Joker'],
      ['A–H', 'eine Reihe wählen; ohne Karten oder noch einmal schlägt sie welche vor'],
      ['← →', 'von Karte zu Karte; die Leertaste wählt'],
      ['↑ ↓', 'zu den Reihen und zurück zur Hand'],
      ['S', 'Super-Chip oder nicht'],
      ['Enter', 'legen, was gewählt ist'],
      ['Esc', 'die Karten zurückstecken'],
      ['P', 'Punktezettel'],
      ['?', 'diese Liste'],
    ],
  },

  prompt: {
    mine: 'Du bist dran',
    start: (deal) => `Du beginnst Durchgang ${deal}`,
    lastRound: 'Du bist dran: letzte Runde',
    noCard: 'Deine Hand ist leer',
    theirs: (name) => `${name} ist dran`,
  },

  news: {
    laid: (name, some, row, isSuper) => {
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
      `${name === null ? 'Du beginnst' : `${name} beginnt`} Durchgang ${deal}${by === 'lot' ? ', so will es das Los' : ''}.`,
    won: (count) => `Du hast mit ${withPoints(count)} gewonnen!`,
  },
}

export const clauses: Clauses = {
  'NU-01':
    '80 Karten: die 1 bis 7 und der Joker, jeweils zehnmal. Alle bekommen 12 davon und fünf Chips, und nur einer davon ist der Super-Chip.',
  'NU-02': 'Wer den Tisch eröffnet hat, bestimmt, wer beginnt; sonst entscheidet das Los.',
  'NU-03':
    'Du bist nicht dran: Es geht im Uhrzeigersinn, fünf Runden in jedem der vier Durchgänge.',
  'NU-04': 'Acht Reihen mit je drei Feldern: Was ein Feld zählt, steht darauf.',
  'NU-05': 'Du legst Karten aus der eigenen Hand, und neue kommen nicht nach.',
  'NU-06':
    'Zwei bis vier gleiche Karten, zwei bis vier aufeinanderfolgende oder eine einzelne. „Keine Karte“ geht nur mit leerer Hand.',
  'NU-07':
    'Höchstens ein Joker in einer Kombination; in Runde 5 geht er nur allein, als „eine Karte“.',
  'NU-08':
    'Ein Chip kommt von links und schiebt alle in der Reihe ein Feld weiter; der vierte schiebt den ersten hinaus.',
  'NU-09': 'Der Super-Chip geht nur zu einer Kombination ohne Joker, und nicht in Runde 5.',
  'NU-10': 'Ein Super-Chip, der für Runde 5 übrig bleibt, wird umgedreht und zählt einfach.',
  'NU-11': 'Nach Runde 5 zählt jeder Chip auf dem Brett sein Feld, ein Super-Chip doppelt.',
  'NU-12':
    'Wer insgesamt die meisten Punkte hat, beginnt den nächsten Durchgang; bei Gleichstand entscheidet das Los.',
  'NU-13': 'Nach vier Durchgängen gewinnen die meisten Punkte; bei Gleichstand gewinnen alle.',
  'NU-14': 'EGON hat fünf eigene Chips und legt in jeder Runde als Letzter.',
  'NU-15':
    'EGON deckt eine Karte mehr auf, als die Runde zählt, und legt daraus die höchste Kombination.',
  'NU-16': 'EGON nimmt so viele Joker, wie er will, und wann er will.',
  'NU-17': 'EGON legt seinen Super-Chip immer in Runde 4. Gewinnen kann er auch.',
}
