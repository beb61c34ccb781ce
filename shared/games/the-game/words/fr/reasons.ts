import type { ReasonWords } from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    switch (reason.why) {
      case 'trick':
        return `Avec le ${reason.card}, la pile à ${reason.top} a reculé de dix : c’est de la place gagnée.`
      case 'skull':
        return `Le ${reason.card} recouvre la tête de mort, pour que personne ne reste coincé dessus.`
      case 'asked':
        return reason.seat === me
          ? `J’ai laissé la pile à ${reason.top} tranquille, comme tu l’as demandé.`
          : `J’ai laissé la pile à ${reason.top} tranquille : elle est pour ${names[reason.seat]}.`
      case 'kept':
        return reason.seat === me
          ? `Je t’ai gardé la pile à ${reason.top} libre.`
          : `J’ai gardé la pile à ${reason.top} libre pour ${names[reason.seat]}.`
      case 'more':
        return `${reason.count} cartes d’un coup : la dernière était si proche qu’elle ne coûtait presque rien.`
      case 'small':
        return `De ${reason.top} à ${reason.card}, ce n’est qu’un petit pas.`
      case 'later':
        return 'Un peu plus cher maintenant, mais il nous reste plus de place pour la suite.'
      case 'least':
        return 'Je ne pouvais pas abîmer nos piles moins que ça.'
    }
  },
}
