import type { LessonWords } from '../../../../game/words.ts'

/** What the guide of the first game says. */
export const lesson = {
  climb: {
    title: 'Deux piles montent',
    text: 'Vous gagnez ensemble quand les 98 cartes sont posées. Les petites cartes vont sur une pile qui monte : touche le 4, puis la pile éclairée.',
  },
  sink: {
    title: 'Deux piles descendent',
    text: 'Les grandes cartes vont sur une pile qui descend, toujours plus bas. Touche le 98, puis la pile éclairée.',
  },
  end: {
    title: 'Deux cartes par tour',
    text: 'Au moins deux cartes par tour. Puis tu finis ton tour et tu pioches.',
  },
  tenBack: {
    title: 'Dix en arrière',
    text: 'L’autre a dû sauter à 30. Mais ton 20 est exactement dix en dessous : il va quand même sur la pile qui monte, et vous gagnez de la place. Touche le 20, puis la pile.',
  },
  signals: {
    title: 'Pas de nombres',
    text: 'Personne ne nomme une carte. Mais la bulle d’une pile dit « pas ici », et tout le monde le voit. C’est tout : à toi de jouer !',
  },
} satisfies LessonWords
