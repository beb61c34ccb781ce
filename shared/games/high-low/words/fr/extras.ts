import type { LessonWords, ReasonWords } from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'
import type { StoryWords, Tips } from '../en/extras.ts'

/** What the guide of the first game says. */
export const lesson = {
  ready: {
    title: 'Trois cartes pour la fin',
    text: 'Devant toi, trois cartes visibles, et trois cachées dessous : elles viennent en dernier. Tu peux les échanger avec ta main. Celles-ci sont bonnes : dis que tu es prêt.',
  },
  higher: {
    title: 'Toujours plus haut',
    text: 'Chaque carte doit être plus haute que celle de la pile. Commence bas : touche le 4, puis le bouton.',
  },
  ghost: {
    title: 'Le fantôme',
    text: 'Un 3 va sur tout et ne cache rien : la suivante doit quand même battre le 5. Touche-le, puis le bouton.',
  },
  take: {
    title: 'Ou prends la pile',
    text: 'Si rien dans ta main ne bat la pile, tu la prends tout entière. Avec un 2, on repart de zéro, et un 10 brûle la pile.',
  },
  table: {
    title: 'Plus une seule carte',
    text: 'Quand la main et la pioche sont vides, tu joues les cartes visibles, puis les cachées. Le premier sans carte gagne.',
  },
} satisfies LessonWords

export const tips: Tips = {
  trio: {
    name: 'Cartes sur la table',
    says: 'Elles se jouent en dernier : d’abord les visibles, puis les cachées. Personne ne connaît les cachées.',
  },
  ladder: {
    name: 'Ce qui peut se poser',
    says: 'Les nombres clairs peuvent se poser. Le noir est sur la pile.',
  },
  place: { name: 'Place', says: 'La place obtenue à la fin.' },
}

const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)
const groups = ['', '', 'Deux', 'Trois', 'Quatre']

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    /** Celui ou celle qui suit, et qui lit peut-être. */
    const next = (toMe: string, ofOther: (name: string) => string): string =>
      'next' in reason && reason.next !== me ? ofOther(names[reason.next] ?? '') : toMe
    switch (reason.why) {
      case 'exchange':
        return `À la fin, le ${reason.up} me servira mieux sur la table que le ${reason.down}.`
      case 'ready':
        return 'Mes cartes visibles me plaisent comme ça.'
      case 'last':
        return 'C’était tout ce qui me restait !'
      case 'blind':
        return 'Je ne connais pas mes cartes cachées non plus, alors j’ai tenté ma chance.'
      case 'try':
        return `Tant qu’à prendre la pile, autant y joindre le ${reason.value}.`
      case 'take':
        return reason.cards === 1
          ? 'Je n’avais rien de bon à mettre sur cette carte, alors je l’ai prise.'
          : `Je n’avais rien de bon pour cette pile, alors j’ai pris ses ${reason.cards} cartes.`
      case 'beats':
        return `J’aime mieux me séparer d’un ${reason.value} que de prendre ${cards(reason.cards)}.`
      case 'restart':
        return `Avec un 2, tout repart de zéro, et je n’ai pas à prendre ${reason.cards === 1 ? 'la carte' : `les ${cards(reason.cards)}`}.`
      case 'bomb':
        return reason.cards === 1
          ? 'J’aime mieux faire sauter cette carte que la prendre.'
          : `J’aime mieux faire sauter ${reason.cards} cartes que les prendre.`
      case 'four':
        return `Quatre ${reason.value} de suite : voilà ${cards(reason.cards)} hors du jeu pour de bon.`
      case 'ghost':
        return next(
          `Avec le fantôme, je t’ai laissé le soin de répondre au ${reason.under}.`,
          (name) =>
            `Avec le fantôme, j’ai laissé à ${name} le soin de répondre au ${reason.under}.`,
        )
      case 'none-open':
        return next(
          'Aucune de tes cartes visibles ne va là-dessus.',
          (name) => `Aucune des cartes visibles de ${name} ne va là-dessus.`,
        )
      case 'seven':
        return next(
          'Passer sous un 7 sera peut-être difficile pour toi.',
          (name) => `Passer sous un 7 sera peut-être difficile pour ${name}.`,
        )
      case 'stop':
        return next(
          `Il ne te reste que ${cards(reason.left)} : je devais te compliquer la tâche.`,
          (name) =>
            `Il ne reste que ${cards(reason.left)} à ${name} : je devais compliquer la tâche.`,
        )
      case 'hard':
        return next(
          `Sur un ${reason.value}, je me suis dit que tu n’aurais peut-être rien à jouer.`,
          (name) =>
            `Sur un ${reason.value}, je me suis dit que ${name} n’aurait peut-être rien à jouer.`,
        )
      case 'low':
        return `J’aime me débarrasser d’un ${reason.value} tant que ça passe encore.`
      case 'together':
        return `${groups[reason.count]} d’un coup : mes cartes partent plus vite.`
    }
  },
}

export const storyWords: StoryWords = {
  pile: (who, count) =>
    `La plus grosse pile : ${who === null ? 'tu as' : `${who} a`} pris ${count} cartes d’un coup`,
}
