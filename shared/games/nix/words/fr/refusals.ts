import type { Clauses } from '../../../../game/words.ts'

export const clauses: Clauses = {
  'NU-01':
    '80 cartes : de 1 à 7 et le joker, dix fois chacun. On en reçoit 12 et cinq jetons, dont un seul super-jeton.',
  'NU-02': 'L’hôte de la table désigne qui commence ; sinon, le sort décide.',
  'NU-03':
    'Ce n’est pas ton tour : on joue dans le sens des aiguilles d’une montre, cinq manches dans chacune des quatre donnes.',
  'NU-04': 'Huit rangées de trois cases : ce que vaut une case est écrit dessus.',
  'NU-05': 'On pose des cartes de sa propre main, et aucune ne vient les remplacer.',
  'NU-06':
    'De deux à quatre cartes égales, de deux à quatre cartes qui se suivent, ou une seule. « Aucune carte », c’est pour une main vide.',
  'NU-07':
    'Un joker au plus par combinaison ; à la manche 5, il ne se joue que seul, comme « une carte ».',
  'NU-08':
    'Un jeton entre par la gauche et pousse d’une case ceux de la rangée ; le quatrième fait sortir le premier.',
  'NU-09': 'Le super-jeton ne va qu’avec une combinaison sans joker, et jamais à la manche 5.',
  'NU-10': 'Un super-jeton gardé pour la manche 5 est retourné et compte une seule fois.',
  'NU-11': 'Après la manche 5, chaque jeton du plateau marque sa case, un super-jeton le double.',
  'NU-12':
    'Qui a le plus de points en tout commence la donne suivante ; à égalité, le sort décide.',
  'NU-13': 'Après quatre donnes, le plus de points gagne ; à égalité, la victoire se partage.',
  'NU-14': 'EGON a cinq jetons à lui et pose en dernier à chaque manche.',
  'NU-15':
    'EGON retourne une carte de plus que le numéro de la manche et pose la plus haute combinaison qu’il y trouve.',
  'NU-16': 'EGON prend autant de jokers qu’il veut, quand il veut.',
  'NU-17': 'EGON pose toujours son super-jeton à la manche 4. Il peut aussi gagner.',
}
