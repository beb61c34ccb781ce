import { rulebook } from '../rulebook/de.ts'
import type { Pile } from '../state.ts'
import type { Words } from './en.ts'

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)
const fitting = (count: number): string =>
  count === 0 ? 'keine Karte passt' : count === 1 ? '1 Karte passt' : `${count} Karten passen`
const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')

const pileNames = [
  'Erster steigender Stapel',
  'Zweiter steigender Stapel',
  'Erster fallender Stapel',
  'Zweiter fallender Stapel',
] as const
/** After “den”, “dem” and “zum”. */
const bentNames = [
  'ersten steigenden Stapel',
  'zweiten steigenden Stapel',
  'ersten fallenden Stapel',
  'zweiten fallenden Stapel',
] as const
const ontoPile = (pile: Pile): string => `auf den ${bentNames[pile]}`
const toPile = (pile: Pile): string => `zum ${bentNames[pile]}`

export const words: Words = {
  options: {
    edition: {
      name: 'Ausgabe',
      values: {
        original: 'The Game, wie es zuerst erschienen ist: Zahlen und sonst nichts.',
        extreme: 'Extreme: Auf 28 Karten stehen Befehle, die zu befolgen sind.',
      },
    },
    layout: {
      name: 'Befehle',
      values: {
        fixed: 'In Extreme stehen die Befehle in jedem Spiel auf denselben Karten.',
        shuffled: 'In Extreme stehen die Befehle jedes Mal auf anderen Karten.',
      },
    },
    expert: {
      name: 'Karten pro Zug',
      values: {
        false: 'Mindestens zwei Karten in jedem Zug.',
        true: 'Mindestens drei Karten in jedem Zug: für Könner.',
      },
    },
    smallHand: {
      name: 'Handkarten',
      values: {
        false: 'Volle Hand: 8 Karten allein, 7 zu zweit, 6 zu dritt bis fünft.',
        true: 'Eine Karte weniger auf jeder Hand: für Könner.',
      },
    },
    takeback: {
      name: 'Noch einmal überlegen',
      values: {
        true: 'Karten dürfen zurückgenommen werden, bis der Zug zu Ende ist.',
        false: 'Was liegt, das liegt.',
      },
    },
    talk: {
      name: 'Reden',
      values: {
        open: 'Alles darf gesagt werden, nur keine Zahlen.',
        signals: 'Nur Signale: Der Chat bleibt geschlossen.',
        silent: 'Weder Chat noch Signale: Es wird schweigend gespielt.',
      },
    },
  },

  clauses: {
    'TG-01': 'Auf der Hand sind 8 Karten allein, 7 zu zweit und 6 zu dritt bis fünft.',
    'TG-02': 'Die 98 Karten werden gemischt und ausgeteilt; der Rest ist der Ziehstapel.',
    'TG-03':
      'Du bist nicht dran: Wer die erste Karte legt, beginnt, dann geht es im Uhrzeigersinn.',
    'TG-04': 'Zu einem Zug gehören mindestens zwei Karten, alle aus der eigenen Hand.',
    'TG-05':
      'Auf steigende Stapel kommen höhere Karten, auf fallende niedrigere. Rückwärts geht es nur um genau 10.',
    'TG-06': 'Rückwärts geht es nur um genau 10.',
    'TG-07': 'Gezogen wird am Ende des Zuges, so viele Karten, wie gelegt wurden.',
    'TG-08': 'Auch wenn der Ziehstapel leer ist, gehört zu einem Zug mindestens eine Karte.',
    'TG-09': 'Wer keine Karten mehr hat, wird übersprungen.',
    'TG-10':
      'Zurücknehmen lässt sich nur eine Karte aus dem eigenen Zug, und nur, wo der Tisch es erlaubt.',
    'TG-11': 'Bitte keine Zahlen! Sag es anders: Alles andere ist erlaubt.',
    'TG-12': 'An diesem Tisch geht das nicht: Gesagt wird nur, was seine Regeln zulassen.',
    'TG-13': 'Wer dran war, konnte den Zug nicht mehr regelgerecht beenden.',
    'TG-14': 'Alle 98 Karten liegen.',
    'TG-15':
      'Nach dieser Karte ließe sich der Zug nicht mehr regelgerecht beenden: Das Spiel wäre verloren.',
    'TG-16': 'An diesem Tisch gehören zu einem Zug mindestens drei Karten.',
    'TX-01': 'Auf 28 Karten stehen Befehle, vier von jeder Art.',
    'TX-02': 'Jeder Befehl, der gelegt wird, ist genau zu befolgen.',
    'TX-03': 'Über Befehle darf geredet werden, über Zahlen nicht.',
    'TX-04':
      'Eine Karte, die schon beim Legen eine Regel oder einen Befehl bricht, darf nicht gelegt werden.',
    'TX-05': 'Stopp, Totenkopf und Drei gelten nur in dem Zug, in dem sie gelegt werden.',
    'TX-06': 'Ein Stopp hat den Zug beendet.',
    'TX-07': 'Ein Totenkopf liegt offen: Er muss abgedeckt sein, bevor der Zug endet.',
    'TX-08': 'Alle Karten liegen, aber der letzte Totenkopf wurde nicht mehr abgedeckt.',
    'TX-09': 'Eine Drei verlangt genau drei Karten in diesem Zug.',
    'TX-10':
      'In einem Zug mit einer Drei kommt ein Stopp nur als dritte Karte, ein Totenkopf nie als dritte.',
    'TX-11': 'Eine Drei wurde gelegt, für die es nicht genug Karten gab.',
    'TX-12': 'Dieser Befehl gilt für alle, solange er zu sehen ist.',
    'TX-13':
      'Stille liegt offen: Bis sie abgedeckt ist, sagt niemand etwas, auch nicht mit Signalen.',
    'TX-14': 'Kein Rückwärtstrick, solange „Kein Rückwärts“ zu sehen ist.',
    'TX-15':
      '„Ein Stapel“ ist zu sehen: Die Karten dieses Zuges kommen alle auf ein und denselben Stapel.',
    'TX-16':
      'Solange „Nur eine ziehen“ zu sehen ist, wird am Ende des Zuges eine einzige Karte gezogen.',
    'TX-17': 'Die Hand wird wieder aufgefüllt, wenn kein „Nur eine ziehen“ zu sehen ist.',
    'TX-18': 'Auch wer weniger Karten hat, als ein Zug mindestens braucht, muss so viele legen.',
    'TX-19': 'Eine Drei heißt genau drei Karten, egal wie viele es sonst mindestens sind.',
  },

  outcome: (outcome) => {
    if (outcome.kind !== 'together') return ''
    if (outcome.won) return 'Geschafft! Keine einzige Karte ist übrig.'
    return outcome.score < 10
      ? `${cards(outcome.score)} übrig: ausgezeichnet!`
      : `${cards(outcome.score)} übrig.`
  },

  rulebook,

  ascending: 'steigend',
  descending: 'fallend',
  pile: (pile, top, command, playable) =>
    list(`${pileNames[pile]}, oben ${top}`, command, playable === null ? null : fitting(playable)),
  takes: (pile, range, trick) =>
    `Auf den ${bentNames[pile]} passt ${[range, trick].filter((part) => part !== null).join(' oder ') || 'nichts mehr'}.`,

  hand: 'Meine Hand',
  card: (card, command, isPlayable, place, of) =>
    list(`${card}`, command, isPlayable ? 'passt' : null, `${place} von ${of}`),
  fits: (card, targets) =>
    targets === 0 ? `${card}: passt gerade nirgends.` : `${card}: passt auf ${targets} Stapel.`,

  draw: (count) => `Ziehstapel: ${cards(count)}`,
  left: (count) => `noch ${cards(count)}`,
  laid: 'Karten dieses Zuges',
  laidOn: (card, pile) => `${card} ${ontoPile(pile)}`,
  minimum: (count) => `mindestens ${count}`,
  exactly: (count) => `genau ${count}`,

  end: 'Zug beenden',
  more: (count) => `noch ${cards(count)}`,
  cover: 'Totenkopf abdecken',
  // “Zurücknehmen” is too long for its button on the smallest phones.
  takeBack: 'Rückgängig',
  sort: 'Nach Zahlen sortieren',

  commands: {
    stop: { name: 'Stopp', rule: 'Der Zug ist sofort zu Ende.' },
    skull: { name: 'Totenkopf', rule: 'Noch im selben Zug abdecken.' },
    three: { name: 'Drei!', rule: 'Genau drei Karten in diesem Zug.' },
    silence: { name: 'Stille', rule: 'Niemand redet, niemand gibt Signale.' },
    'no-backwards': { name: 'Kein Rückwärts', rule: 'Auf keinem Stapel der Rückwärtstrick.' },
    'one-pile': { name: 'Ein Stapel', rule: 'Alle Karten eines Zuges auf einen Stapel.' },
    'draw-one': { name: 'Nur eine ziehen', rule: 'Am Ende des Zuges 1 Karte ziehen.' },
  },
  flash: 'gilt nur in dem Zug, in dem er gelegt wird',
  lasting: 'gilt für alle, solange er zu sehen ist',
  binding: 'Befehle, die gerade gelten',
  free: 'Gerade gilt kein Befehl.',
  layout: 'Auf welchen Karten Befehle stehen',
  lies: ', liegt schon',

  sayings: {
    'tiny-step': 'Hier nur ein kleiner Schritt',
    'please-not': 'Bitte nicht hier',
    'please-please-not': 'Bitte, bitte nicht hier',
    great: 'Hier habe ich etwas Großartiges',
    begin: 'Ich möchte beginnen',
    'rather-not': 'Lieber nicht ich',
  },
  signal: (pile) => `Signal ${toPile(pile)}`,
  unsay: 'Mein Signal zurücknehmen',
  said: (name, saying) => `${name}: „${saying}“`,

  losing: {
    title: 'Damit wäre das Spiel verloren',
    question: (card) =>
      `Nach der ${card} lässt sich dein Zug nicht mehr regelgerecht beenden. Trotzdem legen?`,
    play: 'Legen und verlieren',
    keep: 'Andere Karte',
  },

  shortcuts: {
    title: 'Tasten',
    keys: [
      ['← →', 'eine Karte wählen'],
      ['1–9', 'eine Karte nach ihrem Platz wählen; ist eine angehoben, bestimmen 1–4 den Stapel'],
      ['Enter', 'die angehobene Karte legen'],
      ['↑ ↓', 'zu den Stapeln und zurück zur Hand'],
      ['E', 'Zug beenden'],
      ['T', 'Karte zurücknehmen'],
      ['Esc', 'die Karte wieder hinstecken'],
      ['?', 'diese Liste'],
    ],
  },
  close: 'Schließen',

  handsAtEnd: 'Alle Hände',
  drawAtEnd: 'Noch im Ziehstapel',

  prompt: {
    begin: 'Wer mag, beginnt: Die erste Karte entscheidet.',
    waitToBegin: 'Die Spieler machen aus, wer beginnt.',
    mine: (count) => `Du bist dran: mindestens ${cards(count)}.`,
    mineExactly: (count) => `Du bist dran: noch genau ${cards(count)}.`,
    mineMore: (count) => `Du bist dran: mindestens noch ${cards(count)}.`,
    mineSkull: 'Du bist dran: Deck den Totenkopf ab.',
    mineEnough: 'Du bist dran: Leg weiter oder beende den Zug.',
    theirs: (name) => `${name} ist dran.`,
  },

  news: {
    laid: (name, card, pile) => `${name} legt die ${card} ${ontoPile(pile)}.`,
    tookBack: (name, card) => `${name} nimmt die ${card} zurück.`,
    ended: (name, drawn) =>
      drawn === 0
        ? `${name} beendet den Zug.`
        : `${name} beendet den Zug und zieht ${cards(drawn)}.`,
    signalled: (name, about, saying) =>
      about === 'begin' ? `${name}: „${saying}“` : `${name} ${toPile(about)}: „${saying}“`,
    command: (name, rule) => `${name}: ${rule}`,
  },
}
