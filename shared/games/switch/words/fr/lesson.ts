import type { LessonWords } from '../../../../game/words.ts'

/** What the guide of the first game says. */
export const lesson = {
  match: {
    title: 'Même couleur ou même valeur',
    text: 'Pose une carte de la couleur ou de la valeur de celle du dessus. Touche le 4 de carreau, puis le bouton.',
  },
  passOn: {
    title: 'Fais passer',
    text: 'L’autre a posé un 2 : tu devrais en piocher deux. Ton 2 en fait quatre, pour le suivant. Touche-le, puis le bouton.',
  },
  wish: {
    title: 'Fais un vœu',
    text: 'Un as te laisse choisir la suite. Touche-le et choisis la couleur que tu as le plus.',
  },
  call: {
    title: 'N’oublie jamais',
    text: 'Avant de poser ton avant-dernière carte, touche « Switch ! ». Si tu oublies, tu pioches. Qui n’a plus de carte gagne la manche.',
  },
} satisfies LessonWords
