import type { LessonWords, ReasonWords } from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'
import { type Row, rows } from '../../rules/rows.ts'
import type { StoryWords, Tips } from '../en/extras.ts'
import { words } from './table.ts'

/** What the guide of the first game says. */
export const lesson = {
  pair: {
    title: 'Ein Chip für deine Karten',
    text: 'Leg Karten, die zu einer Reihe passen, und dein Chip kommt links hinein. Tipp auf die Reihe „Zwilling“, dann auf den Knopf.',
  },
  push: {
    title: 'Geschubst!',
    text: 'Dein Gegenüber hat auch einen Zwilling gelegt: Dein Chip ist um eins weitergerückt, auf ein besseres Feld. Wer am Ende hinausfällt, ist weg.',
  },
  run: {
    title: 'Eine 3er-Straße',
    text: 'Seltenere Kombinationen zählen mehr. Tipp auf die 3er-Straße, dann auf den Knopf.',
  },
  superChip: {
    title: 'Der Super-Chip',
    text: 'Einmal je Durchgang darfst du deinen Super-Chip legen: Er zählt doppelt.',
  },
  score: {
    title: 'Fünf Runden, vier Durchgänge',
    text: 'Nach fünf Runden zählt jeder Chip, was auf seinem Feld steht. Nach vier Durchgängen gewinnt, wer die meisten Punkte hat.',
  },
} satisfies LessonWords

export const tips: Tips = {
  points: {
    name: 'Punkte',
    says: 'Die aus den Durchgängen davor, und was die Chips auf dem Brett gerade wert sind.',
  },
  mine: {
    name: 'Deine Punkte und Chips',
    says: 'Die Zahl zählt die Durchgänge davor und was deine Chips gerade wert sind. Der Chip mit dem Ring zählt doppelt.',
  },
  chips: {
    name: 'Chips übrig',
    says: 'Mit jeder Kombination wird einer gelegt. Der mit dem Ring ist der Super-Chip: Er zählt doppelt.',
  },
  egon: {
    name: 'EGON',
    says: 'Ihn spielt niemand. Er deckt Karten vom Stapel auf und legt die beste Kombination daraus.',
  },
}

const inRow = (row: Row): string => `in der Reihe „${words.rows[rows[row]]}“`
const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`)

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    switch (reason.why) {
      case 'no-card':
        return 'Meine Hand ist leer, da bleibt mir nur „keine Karte“. Die Reihe ist gar nicht so übel!'
      case 'super-in-time':
        return 'Ab der nächsten Runde zählt mein Super-Chip nur noch einfach, also musste er jetzt hin.'
      case 'super-kept':
        return `Für meinen Super-Chip hoffe ich auf einen besseren Platz als ${inRow(reason.row)}.`
      case 'super-stays':
        return `Ich glaube, mein Super-Chip liegt ${inRow(reason.row)} sicher und bringt mir ${points(reason.points)}.`
      case 'super-rises':
        return `Ich hoffe, dass jemand meinen Super-Chip einmal weiterschiebt: Dann bringt er mir ${points(reason.points)}.`
      case 'lifts':
        return `Damit schiebe ich meine eigenen Chips hoch: ${points(reason.points)} mehr ${inRow(reason.row)}.`
      case 'pushes-off':
        return reason.player === me
          ? `Deinen Chip musste ich hinausschieben, der war ${points(reason.points)} wert. Nix für ungut!`
          : `Den Chip von ${names[reason.player] ?? 'EGON'} musste ich hinausschieben, der war ${points(reason.points)} wert. Nix für ungut!`
      case 'pushes-down':
        return reason.player === me
          ? `Das drückt deinen Chip, und zwar um ${points(reason.points)}. Nix für ungut!`
          : `Das drückt einen Chip von ${names[reason.player] ?? 'EGON'}, und zwar um ${points(reason.points)}. Nix für ungut!`
      case 'stays':
        return `Ich glaube, mein Chip darf ${inRow(reason.row)} liegen bleiben und bringt mir ${points(reason.points)}.`
      case 'rises':
        return `Ich hoffe, dass jemand meinen Chip einmal weiterschiebt: Dann bringt er mir ${points(reason.points)}.`
      case 'lies-last':
        return `Nach mir kommt niemand mehr, also gehören mir die ${points(reason.points)} ${inRow(reason.row)}.`
      case 'saves':
        return reason.rounds === 1
          ? 'So bleiben mir gute Karten für die letzte Runde.'
          : `So bleiben mir gute Karten für die ${reason.rounds} Runden, die noch kommen.`
    }
  },
}

export const storyWords: StoryWords = {
  shove: (by, row, from, worth) =>
    `Der teuerste Chip kam von ${by ?? 'dir'} (${words.rows[row]}): Er kostete ${from ?? 'dich'} ${worth} Punkte`,
}
