import { of } from '../../../../words/elision.ts'
import type { EndWords, LessonWords, ReasonWords } from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'
import { type Row, rows } from '../../rules/rows.ts'
import type { Tips } from '../en/extras.ts'
import { words } from './table.ts'
import type { Decision, Fact } from '../../end.ts'
import type { Owner } from '../../rules/state.ts'
import { pluralIn } from '../../../../plural.ts'

const plural = pluralIn('fr')

/** The texts of the guided first game. */
export const lesson = {
  pair: {
    title: 'Un jeton pour tes cartes',
    text: 'Chaque rangée prend une sorte de cartes. Pose-les, et ton jeton entre par la gauche.',
    action: `Touche la rangée « ${words.rows.pair} », puis « ${words.lay.it} ».`,
  },
  push: {
    title: 'Poussé !',
    text: 'Le jeton rouge est entré par la gauche et a poussé le tien d’une case. Le nombre d’un jeton, ce sont ses points : 6 maintenant.',
  },
  run: {
    title: 'Une suite de trois',
    text: 'Des cartes qui se suivent, comme 4 5 6, sont plus rares. Les nombres sont plus grands.',
    action: `Touche la rangée « ${words.rows.run3} », puis « ${words.lay.it} ».`,
  },
  superChip: {
    title: 'Le super-jeton',
    text: 'Ton meilleur jeton compte double. Tu l’as une fois par donne.',
    action: `Touche « ${words.superChip.name} », puis « ${words.rows.run2} », puis « ${words.lay.it} ».`,
  },
  finish: {
    title: 'C’est ça, Nix !',
    text: 'Après cinq manches, tes jetons rapportent leurs nombres. Un jeton poussé dehors ne rapporte rien. Le plus grand total après quatre donnes gagne.',
  },
} satisfies LessonWords

export const tips: Tips = {
  points: {
    name: 'Points',
    says: 'Les points des donnes d’avant, et ce que valent en ce moment les jetons sur le plateau.',
  },
  mine: {
    name: 'Tes points et tes jetons',
    says: 'Les points des donnes d’avant, et ce que valent tes jetons en ce moment. Celui qui porte l’anneau compte double.',
  },
  chips: {
    name: 'Jetons restants',
    says: 'Chaque combinaison prend un jeton. Celui qui porte l’anneau est le super-jeton : il compte double.',
  },
  egon: {
    name: 'EGON',
    says: 'Personne ne joue pour lui. Il retourne des cartes de la pioche et pose la meilleure combinaison qu’il y trouve.',
  },
}

const inRow = (row: Row): string => `dans la rangée « ${words.rows[rows[row]]} »`
const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`)

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    switch (reason.why) {
      case 'no-card':
        return 'Ma main est vide, il ne me reste que « aucune carte ». Ce n’est pas la pire rangée !'
      case 'super-in-time':
        return 'Dès la prochaine manche, mon super-jeton ne compte plus double, alors je l’ai posé maintenant.'
      case 'super-kept':
        return `Je garde mon super-jeton pour une meilleure rangée que « ${words.rows[rows[reason.row]]} ».`
      case 'super-stays':
        return `Je crois que mon super-jeton est à l’abri ${inRow(reason.row)} et me rapportera ${points(reason.points)}.`
      case 'super-rises':
        return `J’espère qu’on poussera mon super-jeton d’une case : il me rapportera alors ${points(reason.points)}.`
      case 'lifts':
        return `Ainsi je pousse mes propres jetons vers de meilleures cases : ${points(reason.points)} de plus ${inRow(reason.row)}.`
      case 'pushes-off':
        return reason.player === me
          ? `J’ai dû faire sortir ton jeton : il valait ${points(reason.points)}. Sans rancune !`
          : `J’ai dû faire sortir le jeton ${of(names[reason.player] ?? 'EGON')} : il valait ${points(reason.points)}. Sans rancune !`
      case 'pushes-down':
        return reason.player === me
          ? `Ton jeton passe sur une moins bonne case : ${points(reason.points)} de moins. Sans rancune !`
          : `Un jeton ${of(names[reason.player] ?? 'EGON')} passe sur une moins bonne case : ${points(reason.points)} de moins. Sans rancune !`
      case 'stays':
        return `Je crois que mon jeton peut rester ${inRow(reason.row)} et me rapporter ${points(reason.points)}.`
      case 'rises':
        return `J’espère qu’on poussera mon jeton d’une case : il me rapportera alors ${points(reason.points)}.`
      case 'lies-last':
        return `Personne ne joue après moi : les ${points(reason.points)} ${inRow(reason.row)} sont à moi.`
      case 'saves':
        return reason.rounds === 1
          ? 'Il me reste ainsi de bonnes cartes pour la dernière manche.'
          : `Il me reste ainsi de bonnes cartes pour les ${reason.rounds} manches à venir.`
    }
  },
}

export const endWords: EndWords<Fact, Decision> = {
  fact: ({ fact, count }) =>
    fact === 'deals'
      ? plural(count, 'donne', 'donnes')
      : plural(count, 'poussé dehors', 'poussés dehors'),
  decidingMove: ({ deal, by, from, row, points: lost }, whoIs) => {
    const nameOf = (owner: Owner) => (owner === 'egon' ? 'EGON' : whoIs(owner))
    const [mine, theirs] = [nameOf(by), nameOf(from)]
    return {
      when: `Donne ${deal} :`,
      text: `« ${words.rows[row]} » ${of(mine ?? 'toi')} ${theirs === null ? `t’a coûté ${points(lost)}` : `a coûté ${points(lost)} à ${theirs}`}.`,
    }
  },
}
