import type { ReasonWords } from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'
import { rows, type Row } from '../../rules/rows.ts'
import { words } from './board.ts'

const inRow = (row: Row): string => `dans la rangée « ${words.rows[rows[row]]} »`
const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`)
const of = (name: string): string =>
  /^[aàâeéèêëhiîïoôuùûy]/i.test(name) ? `d’${name}` : `de ${name}`

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    switch (reason.why) {
      case 'no-card':
        return 'Ma main est vide, il ne me reste que « aucune carte ». Ce n’est pas la pire rangée !'
      case 'super-in-time':
        return 'Dès la prochaine manche, mon super-jeton ne compterait plus double : c’était le moment.'
      case 'super-kept':
        return `J’espère trouver pour mon super-jeton une meilleure place que ${inRow(reason.row)}.`
      case 'super-stays':
        return `Je crois que mon super-jeton est à l’abri ${inRow(reason.row)} et me rapportera ${points(reason.points)}.`
      case 'super-rises':
        return `J’espère qu’on poussera mon super-jeton une fois : il me rapportera alors ${points(reason.points)}.`
      case 'lifts':
        return `Ainsi je fais monter mes propres jetons : ${points(reason.points)} de plus ${inRow(reason.row)}.`
      case 'pushes-off':
        return reason.player === me
          ? `Il fallait que je sorte ton jeton : il valait ${points(reason.points)}. Sans rancune !`
          : `Il fallait que je sorte le jeton ${of(names[reason.player] ?? 'EGON')} : il valait ${points(reason.points)}. Sans rancune !`
      case 'pushes-down':
        return reason.player === me
          ? `Ton jeton y perd ${points(reason.points)}. Sans rancune !`
          : `Un jeton ${of(names[reason.player] ?? 'EGON')} y perd ${points(reason.points)}. Sans rancune !`
      case 'stays':
        return `Je crois que mon jeton peut rester ${inRow(reason.row)} et me rapporter ${points(reason.points)}.`
      case 'rises':
        return `J’espère qu’on poussera mon jeton une fois : il me rapportera alors ${points(reason.points)}.`
      case 'lies-last':
        return `Personne ne joue après moi : les ${points(reason.points)} ${inRow(reason.row)} sont à moi.`
      case 'saves':
        return reason.rounds === 1
          ? 'Il me reste ainsi de bonnes cartes pour la dernière manche.'
          : `Il me reste ainsi de bonnes cartes pour les ${reason.rounds} manches à venir.`
    }
  },
}
