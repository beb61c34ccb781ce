import type { LessonWords } from '../../../../game/words.ts'

/** What the guide of the first game says. */
export const lesson = {
  pair: {
    title: 'Un jeton pour tes cartes',
    text: 'Pose des cartes qui vont dans une rangée, et ton jeton entre par la gauche. Touche la rangée de la paire, puis le bouton.',
  },
  push: {
    title: 'Poussé !',
    text: 'L’autre a posé une paire aussi : ton jeton avance d’une case, et elle vaut mieux. Qui tombe au bout est dehors.',
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
    title: 'Cinq tours, quatre donnes',
    text: 'Après cinq tours, chaque jeton vaut sa case. Après quatre donnes, le plus de points gagne.',
  },
} satisfies LessonWords
