import type { ReasonWords } from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'
import { rows, type Row } from '../../rules/rows.ts'
import { words } from './board.ts'

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
