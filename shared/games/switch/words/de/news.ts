import { suits, theCard, toAKind } from './cards.ts'
import type { Who } from '../../../../game/words.ts'
import type { Words } from '../en/board.ts'

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)
const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`)
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`

const says = (who: Who, mine: string, theirs: string): string =>
  who === null ? `Du ${mine}` : `${who} ${theirs}`

export const news: Words['news'] = {
  dealt: (round, dealer, first) =>
    `Runde ${round}: ${dealer === null ? 'Du gibst und legst' : `${dealer} gibt und legt`} als Erstes ${theCard(first)}.`,
  laid: (who, laid) => `${says(who, 'legst', 'legt')} ${list(laid.map(theCard))}.`,
  wished: (who, wish) =>
    `${says(who, 'wünschst dir', 'wünscht sich')} ${'suit' in wish ? suits[wish.suit] : toAKind(wish.rank)}.`,
  called: (who) => `${says(who, 'sagst', 'sagt')} „Switch!“`,
  forgot: (who, drawn) =>
    `${says(who, 'hast „Switch“ vergessen und ziehst', 'hat „Switch“ vergessen und zieht')} ${cards(drawn)}.`,
  special: (who, drawn) =>
    `${says(who, 'hast zuletzt eine Sonderkarte gelegt und ziehst', 'hat zuletzt eine Sonderkarte gelegt und zieht')} ${cards(drawn)}.`,
  asked: (who, owed) =>
    `${says(who, 'musst', 'muss')} ${cards(owed)} ziehen oder etwas Passendes legen.`,
  cancelled: (who, owed) =>
    `${says(who, 'hebst', 'hebt')} das auf: Die ${cards(owed)} zieht niemand.`,
  skipped: (who) => `${says(who, 'setzt', 'setzt')} aus.`,
  turned: (direction) =>
    `Die Richtung dreht sich: jetzt ${direction === 1 ? 'im' : 'gegen den'} Uhrzeigersinn.`,
  swapped: (who, other) =>
    who === null || other === null
      ? `Du tauschst mit ${who ?? other ?? ''} das Blatt.`
      : `${who} und ${other} tauschen das Blatt.`,
  follows: (who) => `${says(who, 'bist', 'ist')} noch einmal dran.`,
  passing: 'Alle wählen eine Karte für die Person links.',
  chose: (who) => `${says(who, 'hast', 'hat')} gewählt.`,
  passedLeft: 'Die gewählten Karten wandern nach links.',
  drew: (who, drawn) =>
    drawn === 0
      ? `${says(who, 'findest', 'findet')} nichts zu ziehen.`
      : `${says(who, 'ziehst', 'zieht')} ${cards(drawn)}.`,
  paid: (who, owed, drawn) =>
    drawn < owed
      ? `${says(who, 'ziehst', 'zieht')} ${drawn} von ${cards(owed)}: Mehr gibt es nicht.`
      : `${says(who, 'ziehst', 'zieht')} die ${cards(owed)}.`,
  kept: (who) => `${says(who, 'behältst', 'behält')} die Karte.`,
  passed: (who) => `${says(who, 'passt', 'passt')}.`,
  shuffled: 'Der Ablagestapel wird zum Nachziehstapel gemischt.',
  calledOff:
    'Die Ablage wurde zum hundertsten Mal gemischt: Die Runde endet, die wenigsten Karten gewinnen.',
  roundWon: (who, won, scoring) =>
    `${says(who, 'gewinnst', 'gewinnt')} die Runde${scoring === 'wins' ? '' : `: ${points(won)}`}.`,
}
