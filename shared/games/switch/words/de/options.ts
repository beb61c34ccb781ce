import type { OptionWords } from '../../../../game/words.ts'
import type { Kind } from '../../rules/cards.ts'
import type { Reason } from '../../rules/contradictions.ts'
import type { Values } from '../../options.ts'
import type { CardSetting } from '../../rules/settings.ts'
import { aKind, kindName, upper } from './cards.ts'
import { does } from './effects.ts'

type Words = OptionWords<Values>
type ContradictionWords = NonNullable<Words['contradiction']>

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)

const sentences: Readonly<Record<CardSetting, (kind: string) => string>> = {
  ...does,
  draw: (kind) => `${kind} lässt die nächste Person ziehen.`,
  draw2: (kind) => `${kind} lässt die nächste Person ebenfalls ziehen.`,
}

/** A setting that names cards: what a card does that it names, and what it is where it names none. */
const setting = (effect: CardSetting, name: string, none: string) => ({
  name,
  values: (kind: Kind): string => (kind === 'none' ? none : sentences[effect](upper(aKind(kind)))),
  short: (kind: Kind): string => upper(kindName(kind)),
})

const counted = (name: string, says: (count: number) => string) => ({
  name,
  values: says,
  short: String,
})

const options: Words['options'] = {
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
  suitWish: setting('suitWish', 'Wunschkarte', 'Es gibt keine Wunschkarte für eine Farbe.'),
  rankWish: setting(
    'rankWish',
    'Wunschkarte für einen Wert',
    'Es gibt keine Wunschkarte für einen Wert.',
  ),
  wishOnWish: {
    name: 'Wunsch auf Wunsch',
    values: {
      true: 'Auf eine Wunschkarte darf man eine Wunschkarte legen.',
      false: 'Auf eine Wunschkarte darf man keine Wunschkarte legen.',
    },
  },
  draw: setting('draw', 'Ziehkarte 1', 'Es gibt keine Ziehkarte 1.'),
  drawCount: counted(
    'Karten bei Ziehkarte 1',
    (count) => `Bei Ziehkarte 1 werden ${cards(count)} gezogen.`,
  ),
  drawPassed: {
    name: 'Ziehkarte 1 weiterreichen',
    values: {
      true: 'Ziehkarte 1 lässt sich mit einer zweiten weiterreichen, und die Karten zählen zusammen.',
      false: 'Ziehkarte 1 lässt sich nicht weiterreichen.',
    },
  },
  draw2: setting('draw2', 'Ziehkarte 2', 'Es gibt keine Ziehkarte 2.'),
  draw2Count: counted(
    'Karten bei Ziehkarte 2',
    (count) => `Bei Ziehkarte 2 werden ${cards(count)} gezogen.`,
  ),
  draw2Passed: {
    name: 'Ziehkarte 2 weiterreichen',
    values: {
      true: 'Ziehkarte 2 lässt sich mit einer zweiten weiterreichen, und die Karten zählen zusammen.',
      false: 'Ziehkarte 2 lässt sich nicht weiterreichen.',
    },
  },
  drawCancel: setting('drawCancel', 'Hebt das Ziehen auf', 'Nichts hebt das Ziehen auf.'),
  skip: setting('skip', 'Lässt aussetzen', 'Keine Karte lässt jemanden aussetzen.'),
  reverse: setting('reverse', 'Dreht die Richtung', 'Keine Karte dreht die Richtung um.'),
  follow: setting('follow', 'Noch einmal dran', 'Mit keiner Karte ist man noch einmal dran.'),
  handSwap: setting('handSwap', 'Tauscht das Blatt', 'Keine Karte tauscht das Blatt.'),
  passLeft: setting('passLeft', 'Alle geben eine Karte ab', 'Bei keiner Karte geben alle eine ab.'),
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
    name: 'Ziehen, bis eine passt',
    values: {
      false: 'Wer nicht legen kann, zieht eine Karte.',
      true: 'Gezogen wird, bis eine Karte passt.',
    },
  },
  specialLast: {
    name: 'Die letzte Karte',
    values: {
      true: 'Wer mit einer Sonderkarte aufhört, zieht noch eine Karte.',
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
    count === 1
      ? 'Die erste Runde entscheidet.'
      : `Wer zuerst ${count} Runden gewonnen hat, gewinnt das Spiel.`,
  ),
  targetCards: counted(
    'Spielziel',
    (count) => `Wer zuerst ${count} Punkte hat, gewinnt das Spiel.`,
  ),
}

const optionsByName: Readonly<Record<string, { readonly name: string } | undefined>> = options

/** Not every contradiction is one with another setting. */
const named = (option: string | undefined): string => `„${optionsByName[option ?? '']?.name ?? ''}“`

const contradiction: ContradictionWords = ({ option, reason, with: other }) => {
  const because: Record<Reason, string> = {
    'not-in-pack':
      other === 'jokers'
        ? `${named(option)} nennt den Joker, aber dieses Kartenspiel hat keinen.`
        : `${named(option)} nennt eine Karte, die dieses Kartenspiel nicht hat.`,
    'two-draws': `${named(other)} und ${named(option)} nennen denselben Wert.`,
    'two-effects': `${named(other)} und ${named(option)} nennen dieselbe Karte: Eine Karte kann nur eines bewirken.`,
    'nothing-to-cancel': `Keine Karte lässt ziehen, also hat ${named(option)} nichts zu tun.`,
    'drawn-card-not-laid':
      'Bis eine Karte passt, wird nur gezogen, wenn die gezogene Karte gleich gelegt werden darf.',
    'no-ordinary-rank':
      option === 'rankWish'
        ? 'Jeder Wert ist eine Sonderkarte: Zum Wünschen bleibt keiner.'
        : 'Jeder Wert ist eine Sonderkarte: Mit einer gewöhnlichen Karte könnte niemand aufhören.',
  }
  return because[reason as Reason]
}

export const words: Words = {
  options,
  presets: { 'mau-mau': 'Mau-Mau', 'crazy-eights': 'Crazy Eights' },
  groups: {
    deal: 'Austeilen',
    special: 'Sonderkarten',
    draw: 'Ziehen',
    last: 'Legen und letzte Karte',
    end: 'Das Ende',
  },
  contradiction,
}
