import type { LessonWords } from '../../../../game/words.ts'

/** What the guide of the first game says. */
export const lesson = {
  pair: {
    title: 'Un jeton pour tes cartes',
    text: 'Pose des cartes qui vont dans une rangée, et ton jeton entre par la gauche. Touche la rangée de la paire, puis le bouton.',
  },
  push: {
    title: 'Poussé !',
    text: 'L’autre a posé une paire aussi : ton jeton avance d’une case, et elle vaut mieux. Celui qui tombe au bout est perdu.',
  },
  run: {
    title: 'Une suite de trois',
    text: 'Les combinaisons plus rares valent plus. Touche la suite de trois, puis le bouton.',
  },
  superChip: {
    title: 'Le super-jeton',
    text: 'Une fois par donne, tu peux poser ton super-jeton : il compte double.',
  },
  score: {
    title: 'Cinq manches, quatre donnes',
    text: 'Après cinq manches, chaque jeton rapporte le nombre de sa case. Après quatre donnes, c’est le plus grand total qui gagne.',
  },
} satisfies LessonWords
