import type { Tips } from '../en/tips.ts'

export const tips: Tips = {
  points: {
    name: 'Points',
    says: 'Ceux des donnes d’avant, et ce que valent en ce moment les jetons sur le plateau.',
  },
  mine: {
    name: 'Tes points et tes jetons',
    says: 'Le nombre compte les donnes d’avant et ce que valent tes jetons en ce moment. Celui qui porte l’anneau compte double.',
  },
  chips: {
    name: 'Jetons restants',
    says: 'On en pose un avec chaque combinaison. Celui qui porte l’anneau est le super-jeton : il compte double.',
  },
  egon: {
    name: 'EGON',
    says: 'Personne ne le joue. Il retourne des cartes de la pioche et pose la meilleure combinaison qu’il y trouve.',
  },
}
