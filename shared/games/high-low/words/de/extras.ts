import type { EndWords, LessonWords, ReasonWords } from '../../../../game/words.ts'
import type { AnyOptions } from '../../../../game/game.ts'
import type { Why } from '../../rules/reasons.ts'
import type { View } from '../../rules/state.ts'
import type { Tips } from '../en/extras.ts'
import { cards, clauses, words } from './table.ts'
import type { Decision, Fact } from '../../end.ts'
import { pluralIn } from '../../../../plural.ts'

const plural = pluralIn('de')

/** The texts of the guided first game. */
export const lesson = {
  ready: {
    title: 'Drei Karten für später',
    text: 'Diese drei offenen Karten liegen auf drei verdeckten. Du spielst sie zuletzt. Du könntest sie gegen Handkarten tauschen, aber sie sind gut.',
    action: `Tipp auf „${words.beReady}“.`,
  },
  higher: {
    title: 'Immer höher',
    text: 'Jede Karte muss höher sein als die auf dem Stapel. Fang niedrig an.',
    action: `Tipp auf die 4, dann auf „${words.play(1, 4)}“.`,
  },
  ghost: {
    title: 'Der Geist',
    text: 'Eine 3 passt auf alles und ist durchsichtig: Die 5 darunter muss noch geschlagen werden.',
    action: `Tipp auf die 3, dann auf „${words.play(1, 3)}“.`,
  },
  take: {
    title: 'Oder nimm den Stapel',
    text: 'Ist keine deiner Karten höher, nimmst du den ganzen Stapel. Eine 2 beginnt wieder von unten, eine 10 räumt den Stapel ab.',
  },
  finish: {
    title: 'Werde alles los!',
    text: 'Sind deine Hand und der Nachziehstapel leer, spielst du die offenen Karten, dann die verdeckten. Wer zuerst keine Karte mehr hat, gewinnt.',
  },
} satisfies LessonWords

export const tips: Tips = {
  trio: {
    name: 'Karten auf dem Tisch',
    says: 'Du spielst sie zuletzt: erst die offenen, dann die verdeckten. Die verdeckten kennt niemand.',
  },
  ladder: {
    name: 'Was du legen darfst',
    says: 'Die hellen Zahlen darfst du legen. Die schwarze liegt auf dem Stapel.',
  },
  place: { name: 'Platz', says: 'Der Platz am Ende des Spiels.' },
}

const groups = ['', '', 'Zwei', 'Drei', 'Vier']

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    /**
     * Returns `ofOther` with the name of the next player, or `toMe`, which says “du”, if the reader
     * is that player. Returns `toMe` also if the reason names no next player.
     */
    const next = (toMe: string, ofOther: (name: string) => string): string =>
      'next' in reason && reason.next !== me ? ofOther(names[reason.next] ?? '') : toMe
    switch (reason.why) {
      case 'exchange':
        return `Die ${reason.up} hilft mir am Ende auf dem Tisch mehr als die ${reason.down}.`
      case 'ready':
        return 'Meine offenen Karten gefallen mir so.'
      case 'last':
        return 'Das war meine letzte Karte!'
      case 'blind':
        return 'Meine verdeckten Karten kenne ich auch nicht, also habe ich mein Glück versucht.'
      case 'try':
        return `Den Stapel musste ich sowieso nehmen, da habe ich die ${reason.value} gleich mitgenommen.`
      case 'take':
        return reason.cards === 1
          ? 'Für diese Karte hatte ich nichts Gutes, also habe ich sie genommen.'
          : `Für diesen Stapel hatte ich nichts Gutes, also habe ich seine ${reason.cards} Karten genommen.`
      case 'beats':
        return `Lieber gebe ich eine ${reason.value} her, als ${cards(reason.cards)} zu nehmen.`
      case 'restart':
        return `Mit der 2 geht es von vorn los, und ich muss ${reason.cards === 1 ? 'die Karte' : `die ${cards(reason.cards)}`} nicht nehmen.`
      case 'bomb':
        return `Lieber sprenge ich ${cards(reason.cards)} weg, als sie zu nehmen.`
      case 'four':
        return `Vier ${reason.value}er hintereinander: Damit ${reason.cards === 1 ? 'ist' : 'sind'} ${cards(reason.cards)} für immer weg.`
      case 'ghost':
        return next(
          `Mit dem Geist habe ich die ${reason.under} an dich weitergegeben.`,
          (name) => `Mit dem Geist habe ich die ${reason.under} an ${name} weitergegeben.`,
        )
      case 'none-face-up':
        return next(
          'Keine deiner offenen Karten schlägt das.',
          (name) => `Keine der offenen Karten von ${name} schlägt das.`,
        )
      case 'seven':
        return next(
          'Unter einer 7 zu bleiben, wird für dich vielleicht schwer.',
          (name) => `Unter einer 7 zu bleiben, wird für ${name} vielleicht schwer.`,
        )
      case 'stop':
        return next(
          `Du hast nur noch ${cards(reason.left)}, da musste ich es dir schwer machen.`,
          (name) => `${name} hat nur noch ${cards(reason.left)}, da musste ich es schwer machen.`,
        )
      case 'hard':
        return next(
          `Ich dachte mir, auf eine ${reason.value} hast du vielleicht keine Antwort.`,
          (name) =>
            `Ich dachte mir, auf eine ${reason.value} hat ${name} vielleicht keine Antwort.`,
        )
      case 'low':
        return `Eine ${reason.value} lege ich gern, solange sie noch geht.`
      case 'together':
        return `${groups[reason.count]} auf einmal: So werde ich meine Karten schneller los.`
    }
  },
}

export const endWords: EndWords<Fact, Decision, AnyOptions, View> = {
  reason: ({ ending }) => (ending?.clause === 'HL-19' ? (clauses['HL-19'] ?? null) : null),
  fact: ({ fact, count }) =>
    fact === 'turns'
      ? plural(count, 'Zug', 'Züge')
      : plural(count, 'Stapel verbrannt', 'Stapel verbrannt'),
  decidingMove: (move, whoIs) => {
    const who = whoIs(move.seat)
    const has = who === null ? 'du hast' : `${who} hat`
    return {
      when: `Zug ${move.turn}:`,
      text:
        move.why === 'took'
          ? `${has} ${move.count} Karten auf einmal genommen.`
          : `${has} zuerst die letzte Karte gespielt.`,
    }
  },
}
