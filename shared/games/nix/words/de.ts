import { namedCards, together } from '../naming.ts'
import type { Card } from '../state.ts'
import type { Words } from './en.ts'

const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkten`)
const all = (names: readonly string[]): string => together(names, 'und')
const cards = (some: readonly Card[]): string => namedCards(some, 'Joker')
const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')
const chips = (count: number): string => (count === 1 ? '1 Chip' : `${count} Chips`)

const withSuper = (isSuper: boolean): string => (isSuper ? ', mit dem Super-Chip' : '')

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
  language: 'de',
  options: {
    egon: {
      name: 'EGON',
      values: {
        false: 'Nur ihr: Es spielt niemand mit, den es nicht gibt.',
        true: 'EGON spielt mit: ein Gegner ohne Nase, der in jeder Runde als Letzter legt.',
      },
    },
    begins: {
      name: 'Wer beginnt',
      values: (value, names) =>
        value === 'lot'
          ? 'Das Los entscheidet, wer beginnt.'
          : `${names[Number(value) - 1] ?? `Wer auf Stuhl ${value} sitzt,`} beginnt.`,
      short: (value) => (value === 'lot' ? 'das Los' : `Stuhl ${value}`),
    },
  },

  clauses: {
    'NU-01':
      '80 Karten: die 1 bis 7 und der Joker, jeweils zehnmal. Alle bekommen 12 davon und fünf Chips, einer ist der Super-Chip.',
    'NU-02': 'Wer den Tisch gedeckt hat, bestimmt, wer beginnt; sonst entscheidet das Los.',
    'NU-03':
      'Du bist nicht am Zug: Es geht im Uhrzeigersinn, fünf Runden in jedem der vier Durchgänge.',
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
    'NU-11': 'Nach Runde 5 zählt jeder Chip auf dem Plan sein Feld, ein Super-Chip doppelt.',
    'NU-12':
      'Wer insgesamt die meisten Punkte hat, beginnt den nächsten Durchgang; bei Gleichstand entscheidet das Los.',
    'NU-13': 'Nach vier Durchgängen gewinnen die meisten Punkte; bei Gleichstand gewinnen alle.',
    'NU-14': 'EGON hat fünf eigene Chips und legt in jeder Runde als Letzter.',
    'NU-15':
      'EGON deckt eine Karte mehr auf, als die Runde zählt, und legt daraus die höchste Kombination.',
    'NU-16': 'EGON nimmt so viele Joker, wie er will, und wann er will.',
    'NU-17': 'EGON legt seinen Super-Chip immer in Runde 4. Gewinnen kann er auch.',
  },

  outcome: (outcome, names) => {
    if (outcome.kind !== 'places') return ''
    const { places, guest } = outcome
    const best = places.flatMap((place, seat) => (place === 1 ? [names[seat] ?? ''] : []))
    const most = points(outcome.points[places.indexOf(1)] ?? guest?.points ?? 0)
    const winners = guest?.place === 1 ? [...best, 'EGON'] : best
    if (winners.length > 1) return `${all(winners)} teilen sich den Sieg mit je ${most}.`
    return best.length === 0
      ? `EGON gewinnt mit ${most}. Ausgerechnet EGON.`
      : `${all(winners)} gewinnt mit ${most}.`
  },

  rows,
  field: (worth, name, isSuper) =>
    name === null ? `${worth} leer` : `${worth} ${name}${isSuper ? ' (Super-Chip)' : ''}`,
  row: ({ name, fields, off, hint }) =>
    list(
      `${name}: ${fields.join(', ')}`,
      off > 0 ? `${chips(off)} hinausgeschoben` : null,
      hint === 'fits' ? 'passt zu den gewählten Karten' : null,
      hint === 'chosen' ? 'gewählt' : null,
    ),

  you: 'Du',
  players: 'Alle und ihre Chips',
  player: ({ name, total, onBoard, held, began, plain, super: hasSuper }) =>
    list(
      `${name}: ${total === 1 ? '1 Punkt' : `${total} Punkte`}`,
      `${onBoard} auf dem Plan`,
      `noch ${chips(plain + Number(hasSuper))}${hasSuper ? ' mit Super-Chip' : ''}`,
      held === null ? null : `${held} ${held === 1 ? 'Handkarte' : 'Handkarten'}`,
      began ? 'hat den Durchgang begonnen' : null,
    ),
  deal: (deal) => `Durchgang ${deal}`,
  round: (round) => `Runde ${round}`,
  course: (deal, round) => `Durchgang ${deal} von 4, Runde ${round} von 5: Punktezettel`,
  discard: (name, some, row) => `Ablagestapel: ${cards(some)}, ${row}, von ${name}`,
  discardEmpty: 'Der Ablagestapel ist leer',

  hand: 'Meine Hand',
  card: (card, fits, place, of) =>
    list(cards([card]), fits ? 'passt zu den gewählten' : null, `${place} von ${of}`),
  verbs: {
    choose: 'Wähl Karten',
    thinkAhead: 'Überleg schon mal',
    nothing: (some) => `${cards(some)}: keine Kombination`,
    which: 'Wähl die Reihe',
    lay: (some, row) => (some.length === 0 ? 'Keine Karte legen' : `${cards(some)} legen: ${row}`),
    pushesOff: (name) =>
      name === null
        ? 'schiebt deinen eigenen Chip hinaus'
        : `schiebt einen Chip von ${name} hinaus`,
    pushesOn: (names) => `schiebt ${all(names.map((name) => name ?? 'dich selbst'))} weiter`,
  },
  superChip: {
    name: 'Super-Chip',
    double: 'zählt doppelt',
    joker: 'nicht mit Joker',
    round: 'nicht in Runde 5',
  },

  egon: {
    waits: (count) => `EGON deckt in dieser Runde ${count} Karten auf`,
    turned: (some, laid, row, isSuper) =>
      `EGON deckt ${cards(some)} auf und legt ${cards(laid)}: ${row}${withSuper(isSuper)}.`,
  },

  ended: { title: (deal) => `Durchgang ${deal} ist vorbei`, next: 'Weiter' },
  sheet: { title: 'Punktezettel', total: 'Summe' },

  shortcuts: {
    title: 'Tasten',
    keys: [
      ['1–7, 0', 'eine Karte nach ihrem Wert wählen, 0 ist der Joker'],
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
    mine: 'Du bist am Zug: Leg eine Kombination.',
    begin: (deal) => `Du bist am Zug: Du beginnst Durchgang ${deal}.`,
    lastRound: 'Du bist am Zug: letzte Runde, ein Joker geht nur allein.',
    noCard: 'Du bist am Zug: Deine Hand ist leer, also leg keine Karte.',
    theirs: (name) => `${name} ist am Zug.`,
  },

  news: {
    laid: (name, some, row, isSuper) => {
      const chip = withSuper(isSuper)
      return some.length === 0
        ? `${name} legt keine Karte${chip}.`
        : `${name} legt ${cards(some)}: ${row}${chip}.`
    },
    pushedOff: (name) => `Ein Chip von ${name} wird hinausgeschoben.`,
    ended: (deal, each) =>
      `Durchgang ${deal} ist vorbei: ${each.map(([name, own]) => `${name} ${own}`).join(', ')}.`,
    begins: (name, deal, by) =>
      `${name} beginnt Durchgang ${deal}${by === 'lot' ? ', so will es das Los' : ''}.`,
  },
}
