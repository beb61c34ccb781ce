import type { LessonWords } from '../../../../game/words.ts'

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
