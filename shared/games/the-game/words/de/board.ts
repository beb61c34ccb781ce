import type { Outcome } from '../../../../game/game.ts'
import type { Pile } from '../../rules/state.ts'
import type { Words } from '../en/board.ts'

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)
const piles = (count: number): string => (count === 1 ? '1 Stapel' : `${count} Stapel`)
const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')

const aPile = (pile: Pile): string =>
  [
    'Erster aufsteigender Stapel',
    'Zweiter aufsteigender Stapel',
    'Erster absteigender Stapel',
    'Zweiter absteigender Stapel',
  ][pile] ?? ''
/** „auf den …“ */
const thePile = (pile: Pile): string =>
  [
    'den ersten aufsteigenden Stapel',
    'den zweiten aufsteigenden Stapel',
    'den ersten absteigenden Stapel',
    'den zweiten absteigenden Stapel',
  ][pile] ?? ''

export const words: Words = {
  outcome: (outcome: Outcome): string => {
    if (outcome.kind !== 'together') return ''
    if (outcome.won) return 'Geschafft! Keine Karte ist übrig.'
    if (outcome.score === 0) return 'So knapp! Alles ist gespielt, doch ein Totenkopf liegt offen.'
    return outcome.score < 10
      ? `Verloren, noch ${cards(outcome.score)} übrig: ausgezeichnet!`
      : `Verloren, noch ${cards(outcome.score)} übrig.`
  },

  ascending: 'aufsteigend',
  descending: 'absteigend',
  pile: (pile, top, command, playable) =>
    list(
      `${aPile(pile)}, zeigt ${top}`,
      command,
      playable === null ? null : `${cards(playable)} spielbar`,
    ),
  takes: (pile, range, trick) =>
    `${aPile(pile)}: ${[range, trick].filter((part) => part !== null).join(' oder ') || 'nichts mehr'} passt.`,

  hand: 'Meine Hand',
  card: (card, command, isPlayable, place, of) =>
    list(`${card}`, command, isPlayable ? 'spielbar' : null, `${place} von ${of}`),
  fits: (card, targets) =>
    targets === 0 ? `${card}: passt gerade nirgends.` : `${card}: passt auf ${piles(targets)}.`,

  draw: (count) => `Nachziehstapel: ${cards(count)}`,
  left: (count) => `noch ${cards(count)}`,
  laid: 'Karten dieses Zuges',
  laidOn: (card, pile) => `${card} auf ${thePile(pile)}`,
  minimum: (count) => `mindestens ${count}`,
  exactly: (count) => `genau ${count}`,

  end: 'Zug beenden',
  more: (count) => `noch ${cards(count)}`,
  cover: 'Totenkopf überdecken',
  takeBack: 'Zurücknehmen',
  sort: 'Nach Zahlen sortieren',

  commands: {
    stop: { name: 'Stopp', rule: 'Der Zug endet sofort.' },
    skull: { name: 'Totenkopf', rule: 'Noch im selben Zug überdecken.' },
    three: { name: 'Drei!', rule: 'Genau drei Karten in diesem Zug.' },
    silence: { name: 'Schweigen', rule: 'Niemand sagt oder zeigt etwas.' },
    'no-backwards': { name: 'Kein Rückwärts', rule: 'Auf keinem Stapel ein Rückwärtstrick.' },
    'one-pile': { name: 'Ein Stapel', rule: 'Alle Karten eines Zuges auf einen Stapel.' },
    'draw-one': { name: 'Nur 1 ziehen', rule: 'Am Ende des Zuges nur 1 Karte nachziehen.' },
  },
  flash: 'gilt nur in dem Zug, in dem er gespielt wird',
  lasting: 'gilt für alle, solange er zu sehen ist',
  binding: 'Befehle, die gerade gelten',
  free: 'Gerade gilt kein Befehl.',
  layout: 'Auf welchen Karten Befehle stehen',
  lies: ', schon gespielt',

  sayings: {
    'tiny-step': 'Hier nur ein winziger Schritt',
    'please-not': 'Hier bitte nicht',
    'please-please-not': 'Hier bitte, bitte nicht',
    great: 'Hier habe ich etwas Tolles',
    begin: 'Ich würde gern beginnen',
    'rather-not': 'Ich lieber nicht',
  },
  signal: (pile) => `Signal für ${thePile(pile)}`,
  unsay: 'Mein Signal zurücknehmen',
  said: (name, saying) => `${name}: „${saying}“`,

  losing: {
    title: 'Damit wäre das Spiel verloren',
    question: (card) =>
      `Nach der ${card} ließe sich dein Zug nicht mehr regelgerecht beenden. Trotzdem spielen?`,
    play: 'Spielen und verlieren',
    keep: 'Andere Karte',
  },

  shortcuts: {
    title: 'Tasten',
    keys: [
      ['← →', 'eine Karte wählen'],
      ['1–9', 'eine Karte nach ihrem Platz; ist eine angehoben, wählen 1–4 den Stapel'],
      ['Enter', 'die angehobene Karte spielen'],
      ['↑ ↓', 'zu den Stapeln und zurück zur Hand'],
      ['E', 'Zug beenden'],
      ['T', 'zurücknehmen'],
      ['Esc', 'die Karte zurückstecken'],
      ['?', 'diese Liste'],
    ],
  },

  handsAtEnd: 'Alle Hände',
  drawAtEnd: 'Noch im Nachziehstapel',

  prompt: {
    begin: 'Alle dürfen beginnen: Wer die erste Karte legt, fängt an.',
    waitToBegin: 'Die Runde einigt sich, wer beginnt.',
    mine: (count) => `Du bist am Zug: mindestens ${cards(count)}.`,
    mineExactly: (count) => `Du bist am Zug: noch genau ${cards(count)}.`,
    mineMore: (count) => `Du bist am Zug: noch mindestens ${cards(count)}.`,
    mineSkull: 'Du bist am Zug: Der Totenkopf muss überdeckt werden.',
    mineEnough: 'Du bist am Zug: Leg weiter, oder beende ihn.',
    theirs: (name) => `${name} ist am Zug.`,
  },

  news: {
    laid: (name, card, pile) => `${name} legt die ${card} auf ${thePile(pile)}.`,
    tookBack: (name, card) => `${name} nimmt die ${card} zurück.`,
    ended: (name, drawn) =>
      drawn === 0
        ? `${name} beendet den Zug.`
        : `${name} beendet den Zug und zieht ${cards(drawn)} nach.`,
    signalled: (name, said) =>
      `${name}: ${said.map(([saying, where]) => `„${saying}“${where}`).join(', ')}`,
    command: (name, rule) => `${name}: ${rule}`,
  },
}
