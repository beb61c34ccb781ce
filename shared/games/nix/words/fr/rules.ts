import type { OptionWords, PictureSentences, RulebookSection } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const pictureSentences: PictureSentences = [
  'Pose des cartes ensemble : de même valeur, une suite ou une seule carte.',
  'Ton jeton entre par la gauche dans la rangée de cette combinaison.',
  'Tous les jetons y avancent d’une case, et le quatrième pousse le premier hors du plateau.',
  'Le joker vaut n’importe quel nombre de 1 à 7, mais un seul par combinaison.',
  'Après cinq manches, chaque jeton rapporte le nombre de sa case.',
  'Ton super-jeton compte double. Après quatre donnes, c’est le plus grand total qui gagne.',
]

export const rulebook: readonly RulebookSection[] = [
  {
    title: 'Mise en place',
    rules: [
      {
        clause: 'NU-01',
        house: true,
        text: 'Nix für ungut! se joue de deux à cinq, comme le prévoit l’éditeur. Il y a 80 cartes, les nombres de 1 à 7 et le joker, dix fois chacun ; chacun en reçoit 12, et cinq jetons d’une couleur, dont le super-jeton. Tout le monde voit combien de cartes chacun tient et quelle combinaison vient d’être posée. La sixième couleur est celle d’EGON.',
      },
      {
        clause: 'NU-02',
        house: true,
        text: 'Quand on est assis autour d’une vraie table, c’est la personne la plus âgée qui commence. Ici, l’hôte désigne qui commence ; sinon, le sort décide.',
      },
      {
        clause: 'NU-03',
        text: 'Une partie compte quatre donnes de cinq manches. À chaque manche, chacun joue une fois, dans le sens des aiguilles d’une montre.',
      },
      {
        clause: 'NU-04',
        house: true,
        text: 'Le plateau a huit rangées de trois cases, et chaque case a sa valeur. Ces valeurs, nous les avons choisies nous-mêmes, de sorte que jouer en dernier ne soit qu’un petit avantage. De gauche à droite : carré 7, 12, 7 ; suite de quatre 6, 10, 6 ; brelan 5, 9, 5 ; suite de trois 5, 8, 5 ; paire 4, 6, 3 ; suite de deux 3, 5, 3 ; une carte 2, 3, 2 ; aucune carte 6, 10, 6.',
      },
    ],
  },
  {
    title: 'Ta combinaison',
    rules: [
      {
        clause: 'NU-05',
        text: 'À ton tour, tu poses une combinaison de ta main, face visible. C’est celle que tu veux, et la même aussi souvent que tu veux. Tu ne pioches pas de nouvelles cartes : ta main diminue de manche en manche.',
      },
      {
        clause: 'NU-06',
        text: 'Voici les combinaisons : quatre, trois ou deux cartes de même valeur, comme 6-6-6 ; une suite de quatre, trois ou deux cartes, comme 2-3-4-5 ; une carte ; et aucune carte, pour laquelle ta main doit être vide. Une suite s’arrête au 7, elle ne repart pas au 1. On ne peut pas passer.',
      },
      {
        clause: 'NU-07',
        text: 'Un joker vaut n’importe quel nombre de 1 à 7, mais une combinaison n’en admet qu’un. À la manche 5, il ne se pose que seul, comme « une carte ». Si tes cartes vont dans deux rangées, tu choisis la rangée : un 4 et un joker font une paire ou une suite de deux. Tu n’as jamais à dire quel nombre le joker remplace.',
      },
    ],
  },
  {
    title: 'Ton jeton',
    rules: [
      {
        clause: 'NU-08',
        text: 'Ensuite, tu pousses un de tes jetons dans la rangée de ta combinaison, toujours par la gauche. Tous les jetons qui s’y trouvent avancent d’une case vers la droite, quel que soit leur propriétaire. Le quatrième jeton d’une rangée fait sortir le premier, qui ne revient pas pendant cette donne.',
      },
      {
        clause: 'NU-09',
        text: 'À la fin de la donne, le super-jeton marque le double de la case où il se trouve. Tu ne peux l’utiliser qu’avec une combinaison sans joker (un joker posé seul compte comme une combinaison avec joker), et pas à la manche 5. Il va aussi avec « aucune carte », mais seulement à la manche 4 : avant, aucune main ne peut être vide.',
      },
      {
        clause: 'NU-10',
        text: 'Si tu as encore ton super-jeton à la manche 5, c’est le seul jeton qui te reste. On le retourne, et il ne compte qu’une fois.',
      },
    ],
  },
  {
    title: 'Le décompte',
    rules: [
      {
        clause: 'NU-11',
        text: 'Après la manche 5, chaque jeton du plateau marque la valeur de sa case. Les jetons sortis ne rapportent rien, et les cartes qui restent en main ne changent rien.',
      },
      {
        clause: 'NU-12',
        text: 'Pour la donne suivante, tous les jetons reviennent, et toutes les cartes sont de nouveau mélangées et distribuées. Celui qui a le plus de points jusque-là commence ; à égalité, le sort décide.',
      },
      {
        clause: 'NU-13',
        house: true,
        text: 'Après quatre donnes, le plus grand total gagne. À égalité, la victoire se partage, avec EGON aussi.',
      },
    ],
  },
  {
    title: 'EGON',
    rules: [
      {
        clause: 'NU-14',
        text: 'Si vous voulez, EGON joue aussi : un adversaire automatique. Il a cinq jetons de sa propre couleur et joue en dernier à chaque manche. Sa place est à droite de la personne qui a commencé la donne ; elle change donc d’une donne à l’autre.',
      },
      {
        clause: 'NU-15',
        text: 'EGON n’a pas de main. Quand vient son tour, il retourne les cartes suivantes de la pioche : deux à la manche 1, trois à la manche 2, et ainsi de suite jusqu’à six à la manche 5, vingt en tout. Il en tire la plus haute combinaison, dans cet ordre : carré, suite de quatre, brelan, suite de trois, paire, suite de deux, une carte. De 2-5-5-6-joker, il fait un brelan ; de 5-6-7-joker, une suite de quatre. Seul cet ordre compte, pas les points à prendre ; et il ne joue jamais « aucune carte ».',
      },
      {
        clause: 'NU-16',
        text: 'EGON peut employer dans une combinaison autant de jokers qu’il en retourne, et à tout moment, même avec son super-jeton et à la manche 5.',
      },
      {
        clause: 'NU-17',
        house: true,
        text: 'EGON pose toujours son super-jeton à la manche 4. Ses points sont notés comme les vôtres, et il peut gagner. S’il est en tête, c’est la personne la mieux placée d’entre vous qui commence la donne suivante.',
      },
    ],
  },
]

export const optionWords: OptionWords<Values> = {
  options: {
    egon: {
      name: 'EGON',
      values: {
        false: 'Sans EGON.',
        true: 'EGON joue aussi : un joueur automatique, en dernier à chaque manche.',
      },
    },
    begins: {
      name: 'Qui commence',
      values: (value, names) =>
        value === 'random'
          ? 'Au hasard : le sort décide qui commence.'
          : `${names[Number(value) - 1] ?? `La place ${value}`} commence.`,
      short: (value) => (value === 'random' ? 'au hasard' : `place ${value}`),
    },
  },
}
