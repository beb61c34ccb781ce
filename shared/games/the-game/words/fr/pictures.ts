import type { PictureSentences } from '../../../../game/words.ts'

export const sentences: PictureSentences = [
  'Deux piles montent à partir de 1, deux descendent à partir de 100.',
  'À ton tour, pose au moins deux cartes sur les piles de ton choix, puis pioches-en autant.',
  'Un seul retour possible : une carte d’exactement dix de moins ou de plus fait reculer la pile.',
  'Parlez autant que vous voulez, mais ne dites jamais un nombre.',
  'Dans Extreme, 28 cartes portent des consignes qu’il faut suivre.',
  'Les 98 cartes sont posées : vous avez gagné ensemble.',
]
