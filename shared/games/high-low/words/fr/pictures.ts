import type { PictureSentences } from '../../../../game/words.ts'

export const sentences: PictureSentences = [
  'Pose une carte plus haute que celle de la pile. À une paire, on répond par une paire.',
  '2, 3 et 10 vont toujours : le 2 repart de zéro, le 3 est transparent, le 10 brûle la pile.',
  'Un 7 va sur une carte plus basse, et la suivante doit être plus basse que 7.',
  'Quatre cartes égales à la suite brûlent aussi la pile.',
  'Tu ne peux pas, ou tu ne veux pas ? Prends toute la pile en main.',
  'Ta main est vide : au tour de tes trois cartes visibles, puis des trois cachées. Le premier sans cartes gagne.',
]
