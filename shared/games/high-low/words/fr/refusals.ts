import type { Clauses } from '../../../../game/words.ts'

export const clauses: Clauses = {
  'HL-02': 'On n’échange des cartes qu’avant la partie, et tant que tu n’as pas dit « C’est bon ».',
  'HL-03': 'Ce n’est pas ton tour : on joue dans le sens des aiguilles d’une montre.',
  'HL-05': 'Il faut plus haut que la pile. Sur une pile vide, tout est permis.',
  'HL-06': 'Une pile vide ne se prend pas : pose quelque chose.',
  'HL-07': 'Il y a un groupe sur la pile : il en faut un au moins aussi grand, qui le batte.',
  'HL-10': 'Un 7 ne va que sur plus bas, et sur lui ne vont que du plus bas ou une carte spéciale.',
  'HL-12': 'Un fantôme est transparent : il faut battre ce qu’il y a dessous.',
  'HL-15': 'D’abord la main, puis les cartes visibles, enfin les cachées, une par une.',
  'HL-16': 'Une carte de la table qui ne bat pas la pile rejoint ta main avec elle.',
  'HL-17': 'Seules des cartes égales vont ensemble, et jamais la main avec la table.',
  'HL-18': 'Qui n’a plus de carte a fini.',
  'HL-19': 'La même position est venue une troisième fois : le moins de cartes est le mieux.',
}
