import type { Clauses } from '../../../../game/words.ts'

export const clauses: Clauses = {
  'TG-03':
    'Ce n’est pas ton tour : on joue dans le sens des aiguilles d’une montre à partir de la première carte posée.',
  'TG-04': 'Un tour compte au moins deux cartes, toutes de ta propre main.',
  'TG-05':
    'Une pile montante prend une carte plus haute, une pile descendante une carte plus basse. Le rétro, c’est 10 exactement.',
  'TG-08': 'Même quand la pioche est vide, un tour compte au moins une carte.',
  'TG-10': 'On ne reprend que les cartes de son propre tour, et seulement si la table le permet.',
  'TG-11': 'Pas de nombres, s’il te plaît ! Dis-le autrement : tout le reste est permis.',
  'TG-13': 'Le tour ne pouvait plus se terminer dans les règles.',
  'TG-14': 'Les 98 cartes sont posées.',
  'TG-15':
    'Après cette carte, le tour ne pourrait plus se terminer dans les règles : la partie serait perdue.',
  'TG-16': 'À cette table, un tour compte au moins trois cartes.',
  'TG-17': 'Cette table s’en passe : on ne dit que ce que ses options permettent.',
  'TX-07': 'Une tête de mort est visible : il faut la recouvrir avant la fin du tour.',
  'TX-08': 'Toutes les cartes sont posées, mais la dernière tête de mort est restée visible.',
  'TX-09': 'Un trois demande exactement trois cartes pendant ce tour.',
  'TX-10':
    'Dans un tour avec un trois, un stop ne peut être que la troisième carte, et une tête de mort jamais la troisième.',
  'TX-11': 'Un trois a été joué sans assez de cartes pour le respecter.',
  'TX-13':
    'Le silence est visible : personne ne dit ni ne signale rien tant qu’il n’est pas recouvert.',
  'TX-14': 'Pas de rétro tant que « Pas de rétro » est visible.',
  'TX-15': '« Une pile » est visible : toutes les cartes du tour vont sur une seule pile.',
}
