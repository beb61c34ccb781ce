import type { EndWords, LessonWords, ReasonWords } from '../../../../game/words.ts'
import { cardOf, isSuit } from '../../rules/cards.ts'
import type { Why } from '../../rules/reasons.ts'
import type { Tips } from '../en/extras.ts'
import { cards, isMale, kindName, many, suits, words } from './table.ts'
import { winningRank, type Decision, type Fact } from '../../end.ts'
import type { Options } from '../../options.ts'
import type { View } from '../../rules/state.ts'
import { pluralIn } from '../../../../plural.ts'

const plural = pluralIn('de')

/** The texts of the guided first game. */
export const lesson = {
  match: {
    title: 'Gleiche Farbe, gleicher Wert',
    text: 'Auf dem Stapel liegt der Pik-König. Also passt jedes Pik und jeder König. Die helle Karte passt.',
    action: `Tipp auf die Pik-4, dann auf „${words.play([cardOf('4', 'spades')])}“.`,
  },
  passOn: {
    title: 'Gib es weiter',
    text: 'Gegen dich liegt eine 2: Zieh zwei Karten, oder antworte mit einer 2. Dann zieht die nächste Person vier.',
    action: `Tipp auf deine 2, dann auf „${words.play([cardOf('2', 'clubs')])}“.`,
  },
  named: {
    title: words.naming.suit,
    text: 'Ein Ass passt immer. Du bestimmst die Farbe, die danach liegen muss. Deine 7 ist ein Kreuz.',
    action: `Tipp auf das Ass, dann auf „${words.play([cardOf('A', 'clubs')])}“, und wähl Kreuz.`,
  },
  bound: {
    title: 'Kreuz gilt',
    text: 'Dein Gegenüber hatte kein Kreuz und musste ziehen. Deine Farbe gilt auch für dich: Das Herz muss warten. Bei zwei Karten sag es vorher.',
    action: `Tipp auf „${words.switch}“, dann auf die 7, dann auf „${words.play([cardOf('7', 'clubs')])}“.`,
  },
  last: {
    title: 'Die letzte Karte',
    text: 'Eine 7 auf deine 7: gleicher Wert. Jetzt passt Herz wieder.',
    action: `Tipp auf die Herz-5, dann auf „${words.play([cardOf('5', 'hearts')])}“.`,
  },
  finish: {
    title: 'Du hast gewonnen!',
    text: 'Wer zuerst keine Karte mehr hat, gewinnt die Runde. Vergisst du „Switch!“, ziehst du.',
  },
} satisfies LessonWords

export const tips: Tips = {
  clockwise: {
    name: 'Im Uhrzeigersinn',
    says: 'Als Nächstes ist dran, wer links sitzt. Manche Karten drehen die Richtung um.',
  },
  anticlockwise: {
    name: 'Gegen den Uhrzeigersinn',
    says: 'Als Nächstes ist dran, wer rechts sitzt. Manche Karten drehen die Richtung um.',
  },
  'rounds-won': {
    name: 'Gewonnene Runden',
    says: 'Jede goldene Perle ist eine gewonnene Runde. Wer genug davon hat, gewinnt das Spiel.',
  },
  points: {
    name: 'Punkte',
    says: 'Wer eine Runde gewinnt, bekommt Punkte für die Karten, die die anderen noch halten.',
  },
  place: { name: 'Platz', says: 'Der Platz am Ende des Spiels.' },
}

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    const next = (whenMe: string, whenOther: (name: string) => string): string =>
      'next' in reason && reason.next !== me ? whenOther(names[reason.next] ?? '') : whenMe
    switch (reason.why) {
      case 'last':
        return 'Das war meine letzte Karte!'
      case 'special-last':
        return 'Mit einer Sonderkarte am Ende musste ich eine ziehen, aber das ist besser, als zu ziehen und nichts zu legen.'
      case 'drew':
        return 'Ich habe gezogen. Was ich auf der Hand habe, bleibt mein Geheimnis.'
      case 'kept':
        return 'Diese Karte hebe ich mir lieber für später auf.'
      case 'passed':
        return 'Keine meiner Karten hat gepasst, und ich konnte keine ziehen.'
      case 'again':
        return 'Mit dieser Karte war ich gleich noch einmal dran.'
      case 'called':
        return 'Ich hatte nur noch eine Karte, also: Switch!'
      case 'paid':
        return `Also zog ich ${cards(reason.owed)}. Was ich auf der Hand habe, bleibt mein Geheimnis.`
      case 'cancelled':
        return `Bevor ich ${cards(reason.owed)} ziehe, hebe ich das lieber auf.`
      case 'passed-on':
        return next(
          `Bevor ich selbst ziehe, gebe ich es lieber weiter: jetzt sind es ${reason.owed} für dich.`,
          (name) =>
            `Bevor ich selbst ziehe, gebe ich es lieber weiter: jetzt sind es ${reason.owed} für ${name}.`,
        )
      case 'asked':
        return reason.left <= 2
          ? next(
              `Mit nur noch ${cards(reason.left)} warst du mir zu nah am Ende: zieh ${reason.owed}!`,
              (name) =>
                `Mit nur noch ${cards(reason.left)} war mir ${name} zu nah am Ende: ${reason.owed} ziehen!`,
            )
          : next(
              `Wenn du ${reason.owed} ziehen musst, kannst du in diesem Zug nichts legen.`,
              (name) =>
                `Wenn ${name} ${reason.owed} ziehen muss, kann ${name} in diesem Zug nichts legen.`,
            )
      case 'skipped':
        return reason.left <= 2
          ? next(
              `Du hattest nur noch ${cards(reason.left)}, deshalb ließ ich dich aussetzen.`,
              (name) =>
                `${name} hatte nur noch ${cards(reason.left)}, deshalb ließ ich ${name} aussetzen.`,
            )
          : next(
              'Setzt du einmal aus, bin ich früher wieder dran.',
              (name) => `Setzt ${name} einmal aus, bin ich früher wieder dran.`,
            )
      case 'reversed':
        return next(
          `Du hattest nur noch ${cards(reason.left)}, deshalb habe ich die Richtung von dir weggedreht.`,
          (name) =>
            `${name} hatte nur noch ${cards(reason.left)}, deshalb habe ich die Richtung umgedreht.`,
        )
      case 'swapped':
        return next(
          `Ich gab dir ${cards(reason.gave)} und bekam nur ${reason.got}: ein guter Tausch für mich.`,
          (name) =>
            `Ich gab ${name} ${cards(reason.gave)} und bekam nur ${reason.got}: ein guter Tausch.`,
        )
      case 'named':
        return `Was als Nächstes kommt, wünsche ich mir gern selbst: ${namedText(reason.named)}.`
      case 'named-rare':
        return next(
          `${notMuch(reason.named)} nicht mehr da sein, also hoffte ich, dass du nichts davon hast.`,
          (name) =>
            `${notMuch(reason.named)} nicht mehr da sein, also hoffte ich, dass ${name} nichts davon hat.`,
        )
      case 'hard':
        return next(
          `Du hattest nur noch ${cards(reason.left)}, da habe ich gelegt, worauf kaum etwas passt.`,
          (name) =>
            `${name} hatte nur noch ${cards(reason.left)}, da habe ich gelegt, worauf kaum etwas passt.`,
        )
      case 'early':
        return 'Eine Sonderkarte taugt nicht als letzte, darum habe ich sie rechtzeitig gelegt.'
      case 'lighter':
        return `Eine Karte weniger: noch ${reason.left}.`
      case 'together':
        return `${reason.count} Karten in einem Zug, das konnte ich mir nicht entgehen lassen.`
      case 'high':
        return `Diese ${reason.points} Punkte wollte ich loswerden, bevor jemand gewinnt.`
      case 'given':
        return next(
          'Ich habe dir gegeben, was ich am wenigsten brauche.',
          (name) => `Ich habe ${name} gegeben, was ich am wenigsten brauche.`,
        )
    }
  },
}

type EitherName = Extract<Why, { named: unknown }>['named']
const namedText = (named: EitherName): string => (isSuit(named) ? suits[named] : many(named))

const notMuch = (named: EitherName): string =>
  isSuit(named) ? `Viel ${namedText(named)} kann` : `Viele ${namedText(named)} können`

export const endWords: EndWords<Fact, Decision, Options, View> = {
  cardIndex: (index) => (words.indices as Readonly<Record<string, string>>)[index] ?? index,
  score: (count, { scoring }) =>
    scoring === 'wins'
      ? `${count} ${plural(count, 'Runde', 'Runden')}`
      : `${count} ${plural(count, 'Punkt', 'Punkte')}`,
  caption: (_, view) => {
    const rank = winningRank(view)
    return rank === null
      ? null
      : `mit ${rank === 'A' || isMale(rank) ? 'dem' : 'der'} letzten ${rank === 'J' ? 'Buben' : kindName(rank)} gewonnen`
  },
  fact: ({ fact, count }, who) =>
    fact === 'rounds' ? plural(count, 'Runde', 'Runden') : `von ${who ?? 'dir'} gezogen`,
  decidingMove: (move, whoIs) => {
    const who = whoIs(move.seat)
    const has = who === null ? 'du hast' : `${who} hat`
    return {
      when: `Runde ${move.round}:`,
      text:
        move.why === 'last-card'
          ? `${has} die letzte Karte gespielt.`
          : `${move.links === 2 ? 'einmal' : `${move.links - 1}-mal`} weitergegeben, dann ${who === null ? 'hast du' : `hat ${who}`} ${move.drawn} gezogen.`,
    }
  },
}
