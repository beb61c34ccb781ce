import type { GameWords } from '../../words.ts'
import type { Kind } from '../cards.ts'
import type { Values } from '../options.ts'
import { aKind, kindName, upper } from './cards-de.ts'

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)

/** A setting that names cards: what a card does that it names, and what it is where it names none. */
const setting = (name: string, none: string, does: (kind: string) => string) => ({
  name,
  values: (kind: Kind): string => (kind === 'none' ? none : does(upper(aKind(kind)))),
  short: (kind: Kind): string => upper(kindName(kind)),
})

const counted = (name: string, says: (count: number) => string) => ({
  name,
  values: says,
  short: String,
})

export const options: GameWords<Values>['options'] = {
  hand: counted('Handkarten', (count) => `Alle bekommen ${count} Karten.`),
  pack: {
    name: 'Kartenspiel',
    values: {
      52: 'Alle 52 Karten, ab der 2.',
      36: '36 Karten, ab der 6.',
      32: '32 Karten, ab der 7.',
    },
  },
  jokers: {
    name: 'Joker',
    values: {
      0: 'Keine Joker.',
      1: 'Ein Joker, der auf alles passt.',
      2: 'Zwei Joker, die auf alles passen.',
      3: 'Drei Joker, die auf alles passen.',
      4: 'Vier Joker, die auf alles passen.',
    },
  },
  suitWish: setting(
    'Wünscht eine Farbe',
    'Keine Karte wünscht eine Farbe.',
    (kind) => `${kind} passt immer und wünscht die Farbe, die folgen muss.`,
  ),
  rankWish: setting(
    'Wünscht einen Wert',
    'Keine Karte wünscht einen Wert.',
    (kind) => `${kind} passt immer und wünscht den Wert, der folgen muss.`,
  ),
  wishOnWish: {
    name: 'Wunsch auf Wunsch',
    values: {
      true: 'Auf eine Wunschkarte darf eine Wunschkarte.',
      false: 'Auf eine Wunschkarte darf keine Wunschkarte.',
    },
  },
  draw: setting(
    'Lässt ziehen',
    'Eine erste Art von Ziehkarten gibt es nicht.',
    (kind) => `${kind} lässt die nächste Person ziehen.`,
  ),
  drawCount: counted(
    'Wie viele',
    (count) => `Die erste Art von Ziehkarten kostet ${cards(count)}.`,
  ),
  drawPassed: {
    name: 'Weitergeben',
    values: {
      true: 'Die erste Art von Ziehkarten wird mit einer weiteren weitergegeben und summiert sich.',
      false: 'Die erste Art von Ziehkarten lässt sich nicht weitergeben.',
    },
  },
  draw2: setting(
    'Lässt auch ziehen',
    'Eine zweite Art von Ziehkarten gibt es nicht.',
    (kind) =>
      `Auch ${kind.charAt(0).toLowerCase()}${kind.slice(1)} lässt die nächste Person ziehen.`,
  ),
  draw2Count: counted(
    'Wie viele',
    (count) => `Die zweite Art von Ziehkarten kostet ${cards(count)}.`,
  ),
  draw2Passed: {
    name: 'Weitergeben',
    values: {
      true: 'Die zweite Art von Ziehkarten wird mit einer weiteren weitergegeben und summiert sich.',
      false: 'Die zweite Art von Ziehkarten lässt sich nicht weitergeben.',
    },
  },
  drawCancel: setting(
    'Hebt das Ziehen auf',
    'Nichts hebt das Ziehen auf.',
    (kind) => `${kind} hebt auf, was zu ziehen ist.`,
  ),
  skip: setting(
    'Lässt aussetzen',
    'Keine Karte lässt jemanden aussetzen.',
    (kind) => `${kind} lässt die nächste Person aussetzen.`,
  ),
  reverse: setting(
    'Dreht die Richtung',
    'Keine Karte dreht die Richtung um.',
    (kind) => `${kind} dreht die Spielrichtung um.`,
  ),
  follow: setting(
    'Noch einmal am Zug',
    'Keine Karte bringt einen weiteren Zug.',
    (kind) => `${kind} bringt noch einen Zug.`,
  ),
  handSwap: setting(
    'Tauscht das Blatt',
    'Keine Karte tauscht das Blatt.',
    (kind) => `${kind} tauscht das ganze Blatt mit der Person links.`,
  ),
  passLeft: setting(
    'Lässt weiterreichen',
    'Keine Karte lässt alle eine Karte weiterreichen.',
    (kind) => `${kind} lässt alle eine Karte nach links weiterreichen.`,
  ),
  multiPlay: {
    name: 'Mehrere auf einmal',
    values: {
      true: 'Gewöhnliche Karten eines Wertes dürfen zusammen gelegt werden.',
      false: 'In einem Zug wird nur eine Karte gelegt.',
    },
  },
  playDrawn: {
    name: 'Die gezogene Karte',
    values: {
      false: 'Wer zieht, hat seinen Zug gehabt.',
      true: 'Passt die gezogene Karte, darf sie gleich gelegt werden.',
    },
  },
  drawUntil: {
    name: 'Wie lange ziehen',
    values: {
      false: 'Wer nicht legen kann, zieht eine Karte.',
      true: 'Gezogen wird, bis eine Karte passt.',
    },
  },
  specialLast: {
    name: 'Die letzte Karte',
    values: {
      true: 'Eine Sonderkarte als letzte kostet eine weitere Karte.',
      false: 'Jede Karte darf die letzte sein.',
    },
  },
  lastCall: {
    name: 'Die Ansage',
    values: (count) =>
      count === 0
        ? 'Die letzte Karte muss niemand ansagen.'
        : `Wer vor der letzten Karte „Switch“ zu sagen vergisst, zieht ${cards(count)}.`,
    short: (count) => (count === 0 ? 'Keine Ansage' : cards(count)),
  },
  scoring: {
    name: 'Punkte',
    values: {
      wins: 'Eine gewonnene Runde ist ein Punkt.',
      cards: 'Wer eine Runde gewinnt, bekommt als Punkte, was die anderen noch halten.',
    },
  },
  targetWins: counted('Spielziel', (count) =>
    count === 1 ? 'Die erste Runde entscheidet.' : `Gespielt wird auf ${count} gewonnene Runden.`,
  ),
  targetCards: counted('Spielziel', (count) => `Gespielt wird auf ${count} Punkte.`),
}
