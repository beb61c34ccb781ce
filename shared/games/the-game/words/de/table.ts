import type { Outcome } from '../../../../game/game.ts'
import type { Clauses } from '../../../../game/words.ts'
import type { Pile } from '../../rules/state.ts'
import type { Words } from '../en/table.ts'

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)

const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')

const all = (some: readonly number[]): string => new Intl.ListFormat('de').format(some.map(String))

const aPile = (pile: Pile): string =>
  [
    'Erster aufsteigender Stapel',
    'Zweiter aufsteigender Stapel',
    'Erster absteigender Stapel',
    'Zweiter absteigender Stapel',
  ][pile] ?? ''

/** Returns a pile after “auf”, which needs the accusative: „auf den …“ */
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
    if (outcome.score === 0)
      return 'Verloren: Alles ist gespielt, aber ein Totenkopf ist noch offen.'
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

  hand: 'Mein Blatt',
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
  /** The text next to the number of cards that are still to be played. */
  toGo: 'übrig',
  tenBack: 'zehn zurück',
  notThis: (card) => `nicht die ${card}`,
  played: 'Karten dieses Zuges',
  laidOn: (card, pile) => `${card} auf ${thePile(pile)}`,
  minimum: (count) => `mindestens ${count}`,
  exactly: (count) => `genau ${count}`,

  end: 'Zug beenden',
  more: (count) => `noch ${cards(count)}`,
  cover: 'Totenkopf überdecken',
  takeBack: (card) => `${card} zurücknehmen`,
  sort: 'Nach Zahlen sortieren',

  commands: {
    stop: { name: 'Stopp', rule: 'Der Zug endet sofort.' },
    skull: { name: 'Totenkopf', rule: 'Noch im selben Zug überdecken.' },
    three: { name: 'Drei!', rule: 'Genau drei Karten in diesem Zug.' },
    silence: { name: 'Schweigen', rule: 'Kein Chat, keine Signale.' },
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
    mine: 'auf deiner Hand',
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
  /** The text below the question about the signal to give. */
  signalStays: 'Alle sehen es, bis du es zurücknimmst oder jemand dort ablegt.',
  said: (name, saying) => `${name}: „${saying}“`,

  losing: {
    title: 'Damit wäre das Spiel verloren',
    question: (card) =>
      `Nach der ${card} kannst du deinen Zug nicht beenden, und das Spiel ist verloren. Trotzdem spielen?`,
    play: 'Spielen und verlieren',
    keep: 'Andere Karte',
  },

  shortcuts: {
    title: 'Tasten',
    keys: [
      ['← →', 'eine Karte wählen'],
      ['1–9', 'eine Karte nach ihrer Position wählen; ist eine gewählt, wählen 1–4 den Stapel'],
      ['Enter', 'die gewählte Karte spielen'],
      ['↑ ↓', 'zu den Stapeln und zurück zum Blatt'],
      ['E', 'Zug beenden'],
      ['Z', 'Zug zurücknehmen'],
      ['Esc', 'die Karte zurückstecken'],
      ['?', 'diese Liste'],
    ],
  },

  handsAtEnd: 'Alle Blätter',

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
    stuck: (who) => `${who === null ? 'Du hattest' : `${who} hatte`} keinen erlaubten Zug mehr.`,
    played: (who, card, pile) =>
      `${who === null ? 'Du legst' : `${who} legt`} die ${card} auf ${thePile(pile)}.`,
    ended: (who, drawn) => {
      const ends = who === null ? 'Du beendest' : `${who} beendet`
      if (drawn === 0) return `${ends} den Zug.`
      return `${ends} den Zug und ${who === null ? 'ziehst' : 'zieht'} ${typeof drawn === 'number' ? cards(drawn) : all(drawn)} nach.`
    },
    signalled: (who, said) =>
      `${who === null ? 'Du sagst' : `${who}:`} ${said.map(([saying, where]) => `„${saying}“${where}`).join(', ')}`,
    command: (name, rule) => `${name}: ${rule}`,
  },
}

export const clauses: Clauses = {
  'TG-03': 'Du bist noch nicht dran. Warte kurz: Es geht im Uhrzeigersinn.',
  'TG-04': 'Leg in jedem Zug mindestens zwei Karten aus deinem eigenen Blatt.',
  'TG-05': 'Leg aufwärts höher, abwärts niedriger, oder geh um genau 10 zurück.',
  'TG-08': 'Leg mindestens eine Karte, auch wenn der Nachziehstapel leer ist.',
  'TG-11': 'Bitte keine Zahlen! Sag es anders: Alles andere ist erlaubt.',
  'TG-13': 'Der Zug ließ sich nicht mehr nach den Regeln beenden.',
  'TG-14': 'Alle 98 Karten sind gespielt.',
  'TG-15': 'Damit kannst du den Zug nicht beenden, und das Spiel ist verloren. Nimm eine andere.',
  'TG-16': 'Leg an diesem Tisch in jedem Zug mindestens drei Karten.',
  'TG-17': 'Der Chat ist an diesem Tisch aus. In den Regeln könnt ihr das vor dem Spiel ändern.',
  'TX-07': 'Überdecke den Totenkopf, bevor du den Zug beendest.',
  'TX-08': 'Alle Karten sind gespielt, aber der letzte Totenkopf blieb offen.',
  'TX-09': 'Leg in diesem Zug genau drei Karten.',
  'TX-10': 'Mit einer Drei leg einen Stopp nur als dritte Karte, einen Totenkopf nur davor.',
  'TX-11': 'Eine Drei wurde gespielt, aber für drei Karten reichte die Hand nicht.',
  'TX-13': 'Schweigen ist zu sehen: kein Chat, keine Signale, bis es überdeckt ist.',
  'TX-14': 'Kein Rückwärtstrick, solange „Kein Rückwärts“ zu sehen ist. Nimm eine andere Karte.',
  'TX-15': '„Ein Stapel“ ist zu sehen: Leg alle Karten dieses Zuges auf denselben Stapel.',
}
