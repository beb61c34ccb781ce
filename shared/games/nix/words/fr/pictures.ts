import type { PictureSentences } from '../../../../game/words.ts'

export const sentences: PictureSentences = [
  'Pose des cartes ensemble : des égales, une suite ou une seule carte.',
  'Ton jeton entre par la gauche dans la rangée de cette combinaison.',
  'Tous les jetons avancent d’une case, et le quatrième pousse le premier hors du plateau.',
  'Le joker vaut n’importe quel nombre de 1 à 7, mais un seul par combinaison.',
  'Après cinq manches, chaque jeton rapporte le nombre de sa case.',
  'Ton super-jeton compte double. Après quatre donnes, c’est le plus grand total qui gagne.',
]
