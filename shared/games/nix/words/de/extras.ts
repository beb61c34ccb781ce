import type { EndWords, LessonWords, ReasonWords } from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'
import { type Row, rows } from '../../rules/rows.ts'
import type { Tips } from '../en/extras.ts'
import { words } from './table.ts'
import type { Decision, Fact } from '../../end.ts'
import type { Owner } from '../../rules/state.ts'
import { pluralIn } from '../../../../plural.ts'

const plural = pluralIn('de')

/** The texts of the guided first game. */
export const lesson = {
  pair: {
    title: 'Ein Chip für deine Karten',
    text: 'Zu jeder Reihe gehört eine Art von Karten. Leg sie, und dein Chip kommt von links hinein.',
    action: `Tipp auf die Reihe „${words.rows.pair}“, dann auf „${words.lay.it}“.`,
  },
  push: {
    title: 'Geschubst!',
    text: 'Der rote Chip kam von links und schob deinen ein Feld weiter. Die Zahl auf einem Chip sind seine Punkte: jetzt 6.',
  },
  run: {
    title: 'Eine 3er-Straße',
    text: 'Karten in Folge, etwa 4 5 6, sind seltener. Die Zahlen sind höher.',
    action: `Tipp auf die Reihe „${words.rows.run3}“, dann auf „${words.lay.it}“.`,
  },
  superChip: {
    title: 'Der Super-Chip',
    text: 'Dein bester Chip zählt doppelt. Du hast ihn einmal je Durchgang.',
    action: `Tipp auf „${words.superChip.name}“, dann auf „${words.rows.run2}“, dann auf „${words.lay.it}“.`,
  },
  finish: {
    title: 'Das ist Nix!',
    text: 'Nach fünf Runden zählen deine Chips ihre Zahlen. Ein Chip, der hinausfällt, zählt nichts. Die meisten Punkte nach vier Durchgängen gewinnen.',
  },
} satisfies LessonWords

export const tips: Tips = {
  points: {
    name: 'Punkte',
    says: 'Die Punkte aus früheren Durchgängen, und was die Chips auf dem Brett gerade wert sind.',
  },
  mine: {
    name: 'Deine Punkte und Chips',
    says: 'Die Punkte aus früheren Durchgängen, und was deine Chips gerade wert sind. Der Chip mit dem Ring zählt doppelt.',
  },
  chips: {
    name: 'Chips übrig',
    says: 'Zu jeder Kombination legst du einen Chip. Der mit dem Ring ist der Super-Chip: Er zählt doppelt.',
  },
  egon: {
    name: 'EGON',
    says: 'Ihn steuert niemand. Er deckt Karten vom Stapel auf und legt die beste Kombination daraus.',
  },
}

const inRow = (row: Row): string => `in der Reihe „${words.rows[rows[row]]}“`
const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`)

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    switch (reason.why) {
      case 'no-card':
        return 'Ich habe keine Handkarten mehr, da bleibt mir nur „keine Karte“. Die Reihe ist gar nicht so übel!'
      case 'super-in-time':
        return 'Ab der nächsten Runde zählt mein Super-Chip nur noch einfach, also habe ich ihn jetzt gelegt.'
      case 'super-kept':
        return `Meinen Super-Chip hebe ich mir für eine bessere Reihe als „${words.rows[rows[reason.row]]}“ auf.`
      case 'super-stays':
        return `Ich glaube, mein Super-Chip liegt ${inRow(reason.row)} sicher und bringt mir ${points(reason.points)}.`
      case 'super-rises':
        return `Ich hoffe, dass jemand meinen Super-Chip ein Feld weiterschiebt: Dann bringt er mir ${points(reason.points)}.`
      case 'lifts':
        return `Damit schiebe ich meine eigenen Chips auf bessere Felder: ${points(reason.points)} mehr ${inRow(reason.row)}.`
      case 'pushes-off':
        return reason.player === me
          ? `Deinen Chip musste ich hinausschieben, der war ${points(reason.points)} wert. Nix für ungut!`
          : `Den Chip von ${names[reason.player] ?? 'EGON'} musste ich hinausschieben, der war ${points(reason.points)} wert. Nix für ungut!`
      case 'pushes-down':
        return reason.player === me
          ? `Dein Chip rutscht auf ein schlechteres Feld: ${points(reason.points)} weniger. Nix für ungut!`
          : `Ein Chip von ${names[reason.player] ?? 'EGON'} rutscht auf ein schlechteres Feld: ${points(reason.points)} weniger. Nix für ungut!`
      case 'stays':
        return `Ich glaube, mein Chip darf ${inRow(reason.row)} liegen bleiben und bringt mir ${points(reason.points)}.`
      case 'rises':
        return `Ich hoffe, dass jemand meinen Chip ein Feld weiterschiebt: Dann bringt er mir ${points(reason.points)}.`
      case 'lies-last':
        return `Nach mir kommt niemand mehr, also gehören mir die ${points(reason.points)} ${inRow(reason.row)}.`
      case 'saves':
        return reason.rounds === 1
          ? 'So bleiben mir gute Karten für die letzte Runde.'
          : `So bleiben mir gute Karten für die ${reason.rounds} Runden, die noch kommen.`
    }
  },
}

export const endWords: EndWords<Fact, Decision> = {
  fact: ({ fact, count }) =>
    fact === 'deals' ? plural(count, 'Durchgang', 'Durchgänge') : 'verdrängt',
  decidingMove: ({ deal, by, from, row, points: lost }, whoIs) => {
    const nameOf = (owner: Owner) => (owner === 'egon' ? 'EGON' : whoIs(owner))
    return {
      when: `Durchgang ${deal}:`,
      text: `„${words.rows[row]}“ von ${nameOf(by) ?? 'dir'} hat ${nameOf(from) ?? 'dich'} ${points(lost)} gekostet.`,
    }
  },
}
