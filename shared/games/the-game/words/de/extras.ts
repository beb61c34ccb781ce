import type { EndWords, LessonWords, ReasonWords, ReviewWords } from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'
import type { Move, View } from '../../rules/state.ts'
import { playedByPile } from '../by-pile.ts'
import type { Tips } from '../en/extras.ts'
import { words } from './table.ts'
import type { Decision, Fact } from '../../end.ts'
import { pluralIn } from '../../../../plural.ts'
import { capitalise } from '../../../../words/capitalise.ts'
import { countInWords } from '../../../../words/de/numbers.ts'

const plural = pluralIn('de')

/** The texts of the guided first game. */
export const lesson = {
  climb: {
    title: 'Zwei Stapel gehen aufwärts',
    text: 'Ihr gewinnt gemeinsam, wenn alle 98 Karten liegen. Niedrige Karten kommen zum Pfeil nach oben.',
    action: 'Tipp auf die 4, dann auf den hellen Stapel.',
  },
  sink: {
    title: 'Zwei Stapel gehen abwärts',
    text: 'Hohe Karten kommen zum Pfeil nach unten, immer niedriger.',
    action: 'Tipp auf die 98, dann auf den hellen Stapel.',
  },
  end: {
    title: 'Zwei Karten im Zug',
    text: 'Das reicht: Du spielst in jedem Zug mindestens zwei Karten. Dann ziehst du nach.',
    action: `Tipp auf „${words.end}“.`,
  },
  tenBack: {
    title: 'Zehn zurück',
    text: 'Dieser Stapel geht aufwärts und zeigt jetzt 30. Deine 20 ist genau zehn niedriger: Sie passt trotzdem, und ihr gewinnt Platz.',
    action: 'Tipp auf die 20, dann auf den hellen Stapel.',
  },
  signals: {
    title: 'Bitte keine Zahlen',
    text: `Niemand nennt eine Zahl. Mit dieser Sprechblase sagst du „${words.sayings['please-not']}“, und alle sehen es.`,
  },
  finish: {
    title: 'Jetzt gemeinsam!',
    text: 'Helft einander und werdet alle 98 los. Weniger als zehn übrig ist ausgezeichnet.',
  },
} satisfies LessonWords

export const tips: Tips = {
  ascending: {
    name: 'Aufsteigender Stapel',
    says: 'Hier geht es aufwärts. Auch eine Karte, die genau zehn niedriger ist, darfst du hierhin legen.',
  },
  descending: {
    name: 'Absteigender Stapel',
    says: 'Hier geht es abwärts. Auch eine Karte, die genau zehn höher ist, darfst du hierhin legen.',
  },
  owed: {
    name: 'Karten in diesem Zug',
    says: 'Was du in diesem Zug gelegt hast. Jedes Fragezeichen ist eine Karte, die noch fehlt.',
  },
}

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    switch (reason.why) {
      case 'trick':
        return `Mit der ${reason.card} ging der Stapel bei ${reason.top} um zehn zurück: So haben wir mehr Platz.`
      case 'skull':
        return `Die ${reason.card} überdeckt den Totenkopf, denn das muss noch in diesem Zug geschehen.`
      case 'asked':
        return reason.seat === me
          ? `Den Stapel bei ${reason.top} habe ich in Ruhe gelassen, wie du wolltest.`
          : `Den Stapel bei ${reason.top} habe ich in Ruhe gelassen, wie ${names[reason.seat]} es wollte.`
      case 'kept':
        return reason.seat === me
          ? `Den Stapel bei ${reason.top} habe ich dir freigehalten.`
          : `Den Stapel bei ${reason.top} habe ich für ${names[reason.seat]} freigehalten.`
      case 'more':
        return `${reason.count} Karten auf einmal: Die letzte lag so nah, dass sie fast nichts kostete.`
      case 'small':
        return `Von ${reason.top} auf ${reason.card} ist es nur ein kleiner Schritt.`
      case 'later':
        return 'Jetzt etwas teurer, dafür haben wir später mehr Platz.'
      case 'least':
        return 'Jeder andere Zug hätte uns mehr gekostet.'
    }
  },
}

const list = new Intl.ListFormat('de')

export const reviewWords: ReviewWords<View, Move> = {
  turn: (view, moves) => {
    const played = playedByPile(view, moves)
      .map(({ top, cards }) => `${list.format(cards.map(String))} auf die ${top}`)
      .join('; ')
    return `Der starke Bot hätte ${played} gelegt`
  },
}

export const endWords: EndWords<Fact, Decision> = {
  together: (won, left) => {
    if (won) return { title: 'Alle 98!', sentence: 'Gemeinsam gewonnen. Keine Karte ist übrig.' }
    if (left === 0)
      return {
        title: 'So knapp.',
        sentence: 'Alle Karten sind gespielt, aber ein Totenkopf liegt offen.',
      }
    return {
      title: `${capitalise(countInWords(left))} übrig.`,
      sentence:
        left < 10
          ? 'Verloren, aber weniger als zehn ist ausgezeichnet.'
          : `Verloren, ${left} von 98 Karten übrig.`,
    }
  },
  caption: (outcome) =>
    outcome.kind === 'cooperative' && !outcome.won && outcome.score > 0 && outcome.score < 10
      ? 'ganz knapp'
      : null,
  fact: ({ fact, count }) => (fact === 'turns' ? plural(count, 'Zug', 'Züge') : 'zehn zurück'),
  decidingMove: ({ why, turn, seat, card, top }, whoIs) => {
    if (why === 'cost')
      return { when: `Zug ${turn} hat am meisten gekostet:`, text: `die ${card} auf der ${top}.` }
    const who = whoIs(seat)
    return {
      when: `Zug ${turn}:`,
      text: `${who === null ? 'dein' : 'der'} Schritt zehn zurück${who === null ? '' : ` von ${who}`}, von ${top} auf ${card}.`,
    }
  },
}
