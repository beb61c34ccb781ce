import { namedCards, together } from '../lists.ts'
import type { Card } from '../../rules/state.ts'
import type { Words } from '../en/board.ts'
import { remarks } from './remarks.ts'

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
    waits: (count) =>
      `EGON deckt in dieser Runde ${count === 1 ? '1 Karte' : `${count} Karten`} auf`,
    turned: (some, laid, row, isSuper) =>
      `EGON deckt ${cards(some)} auf und legt ${cards(laid)}: ${row}${withSuper(isSuper)}.`,
    remarks,
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
