import type { PictureSentences } from '../../../../game/words.ts'

export const sentences: PictureSentences = [
  'Pose une carte de la même couleur ou de la même valeur.',
  'Tu ne peux pas, ou tu ne veux pas ? Pioche une carte, et ton tour est fini.',
  'L’as va sur toutes les cartes, et tu choisis la couleur qui suit.',
  'Un 2 fait piocher deux cartes au suivant, un valet cinq. Qui a la même valeur peut répondre.',
  'Un 8 fait passer le tour du suivant, un 10 change le sens, une dame noire échange les mains.',
  'Dis « Switch » en posant ton avant-dernière carte. Qui n’a plus de cartes gagne la manche.',
]
