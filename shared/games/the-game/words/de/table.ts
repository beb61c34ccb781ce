import type { Outcome } from '../../../../game/game.ts'
import type { Clauses } from '../../../../game/words.ts'
import type { Pile } from '../../rules/state.ts'
import type { Words } from '../en/table.ts'

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)

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
    if (outcome.kind !== 'cooperative') return ''
    if (outcome.won) return 'Gewonnen! Alle 98 Karten gespielt.'
    if (outcome.score === 0) return 'Verloren: Alles ist gespielt, doch ein Totenkopf liegt offen.'
    return outcome.score < 10
      ? `Verloren, noch ${cards(outcome.score)} übrig. Das ist ausgezeichnet!`
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
    targets === 0
      ? `Die ${card} passt gerade nirgends.`
      : targets === 1
        ? `Die ${card} passt auf einen Stapel. Noch einmal antippen.`
        : `Wohin mit der ${card}?`,

  draw: (count) => `Nachziehstapel: ${cards(count)}`,
  left: (count) => `noch ${cards(count)}`,
  /** Beside the number of cards that are still to be played. */
  toGo: 'übrig',
  tenBack: 'zehn zurück',
  notThis: (card) => `nicht die ${card}`,
  ending: {
    mine: 'auf deiner Hand',
    ladder: { title: 'Wie gut das ist', rungs: ['alle gespielt', 'ausgezeichnet', 'oder mehr'] },
    played: 'Karten gespielt',
    all: 'Alle 98.',
    left: (count) =>
      count === 0 ? 'So knapp.' : count < 10 ? `Nur noch ${count}.` : `Noch ${count}.`,
  },
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
  free: 'Kein Befehl gilt',
  layout: 'Auf welchen Karten Befehle stehen',
  whereabouts: {
    out: 'noch im Spiel',
    mine: 'in deiner Hand',
    open: 'liegt oben',
    gone: 'überdeckt',
  },

  sayings: {
    'tiny-step': 'Hier nur ein winziger Schritt',
    'please-not': 'Hier bitte nicht',
    'please-please-not': 'Hier bitte, bitte nicht',
    great: 'Hier habe ich etwas Tolles',
    begin: 'Ich fange an',
    'rather-not': 'Ich nicht',
  },
  signal: (pile) => `Signal für ${thePile(pile)}`,
  /** Below the question what to signal. */
  signalStays: 'Alle sehen es, bis du es zurücknimmst oder jemand dort ablegt.',
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
  drawAtEnd: 'noch im Stapel',

  prompt: {
    begin: 'Wer fängt an?',
    beginHow: 'Alle dürfen: Die erste Karte entscheidet.',
    waitToBegin: 'Noch hat niemand angefangen',
    mine: (count) =>
      count === 1 ? 'Du bist dran: eine Karte' : `Du bist dran: ${cards(count)} oder mehr`,
    mineExactly: (count) => `Du bist dran: noch genau ${count}`,
    mineMore: (count) => `Du bist dran: noch ${count === 1 ? 'eine' : count}`,
    mineSkull: 'Überdecke den Totenkopf',
    mineEnough: 'Weiterlegen oder Zug beenden',
    theirs: (name) => `${name} ist dran`,
  },

  news: {
    stuck: (who) =>
      `${who === null ? 'Du konntest' : `${who} konnte`} nicht regelgerecht weiterspielen.`,
    laid: (who, card, pile) =>
      `${who === null ? 'Du legst' : `${who} legt`} die ${card} auf ${thePile(pile)}.`,
    tookBack: (who, card) => `${who === null ? 'Du nimmst' : `${who} nimmt`} die ${card} zurück.`,
    ended: (who, drawn) => {
      const ends = who === null ? 'Du beendest' : `${who} beendet`
      if (drawn === 0) return `${ends} den Zug.`
      return `${ends} den Zug und ${who === null ? 'ziehst' : 'zieht'} ${cards(drawn)} nach.`
    },
    signalled: (who, said) =>
      `${who === null ? 'Du sagst' : `${who}:`} ${said.map(([saying, where]) => `„${saying}“${where}`).join(', ')}`,
    command: (name, rule) => `${name}: ${rule}`,
  },
}

export const clauses: Clauses = {
  'TG-03': 'Du bist nicht dran: Es geht im Uhrzeigersinn, und wer die erste Karte legt, beginnt.',
  'TG-04': 'Zu einem Zug gehören mindestens zwei Karten, alle aus der eigenen Hand.',
  'TG-05':
    'Auf aufsteigende Stapel passt nur Höheres, auf absteigende nur Niedrigeres. Rückwärts geht es nur um genau 10.',
  'TG-08': 'Auch mit leerem Nachziehstapel gehört zu einem Zug mindestens eine Karte.',
  'TG-10':
    'Zurücknehmen lassen sich nur Karten des eigenen Zuges, und nur, wo der Tisch es erlaubt.',
  'TG-11': 'Bitte keine Zahlen! Sag es anders: Alles andere ist erlaubt.',
  'TG-13': 'Der Zug ließ sich nicht mehr regelgerecht beenden.',
  'TG-14': 'Alle 98 Karten sind gespielt.',
  'TG-15':
    'Nach dieser Karte ließe sich der Zug nicht mehr regelgerecht beenden: Das Spiel wäre verloren.',
  'TG-16': 'An diesem Tisch gehören zu einem Zug mindestens drei Karten.',
  'TG-17': 'An diesem Tisch geht das nicht: Gesagt werden darf nur, was seine Optionen zulassen.',
  'TX-07': 'Ein Totenkopf liegt offen: Er muss überdeckt werden, ehe der Zug endet.',
  'TX-08': 'Alle Karten sind gespielt, doch der letzte Totenkopf blieb offen.',
  'TX-09': 'Eine Drei verlangt in diesem Zug genau drei Karten.',
  'TX-10':
    'In einem Zug mit einer Drei kann ein Stopp nur die dritte Karte sein, ein Totenkopf nie die dritte.',
  'TX-11': 'Eine Drei wurde gespielt, aber für drei Karten reichte die Hand nicht.',
  'TX-13': 'Das Schweigen liegt offen: Bis es überdeckt ist, sagt und zeigt niemand etwas.',
  'TX-14': 'Kein Rückwärtstrick, solange „Kein Rückwärts“ zu sehen ist.',
  'TX-15': '„Ein Stapel“ ist zu sehen: Die Karten dieses Zuges gehören alle auf einen Stapel.',
}
