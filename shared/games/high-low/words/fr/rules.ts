import type { OptionWords, PictureSentences, RulebookSection } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const pictureSentences: PictureSentences = [
  'Pose une carte plus haute que celle de la pile. À une paire, on répond par une paire.',
  '2, 3 et 10 vont toujours : le 2 repart de zéro, le 3 est transparent, le 10 brûle la pile.',
  'Un 7 va sur une carte plus basse, et la suivante doit être plus basse que 7.',
  'Quatre cartes égales à la suite brûlent aussi la pile.',
  'Tu ne peux pas, ou tu ne veux pas ? Prends toute la pile en main.',
  'Ta main est vide : au tour de tes trois cartes visibles, puis des trois cachées. Le premier sans cartes gagne.',
]

export const rulebook: readonly RulebookSection[] = [
  {
    title: 'Mise en place',
    rules: [
      {
        clause: 'HL-01',
        text: 'High & Low se joue de deux à cinq, et le but est de se défaire de toutes ses cartes avant les autres. Devant toi, trois cartes cachées et, par-dessus, trois cartes visibles ; en main, cinq cartes, ou quatre seulement si vous êtes cinq. Il y a 52 cartes : les nombres de 1 à 13, quatre fois chacun, sans couleurs ; le 1 est le plus bas. Le reste forme la pioche, face cachée : 30 cartes à deux, 19 à trois, 8 à quatre, 2 à cinq.',
      },
      {
        clause: 'HL-02',
        house: true,
        text: 'Avant le début, et seulement à ce moment-là, tu peux échanger tes cartes visibles contre des cartes de ta main. À cette table, tout le monde échange en même temps, une carte contre une carte, autant de fois qu’on veut. Quand tu as dit que c’était bon, tes cartes ne changent plus ; le jeu commence dès que tout le monde l’a dit.',
      },
      {
        clause: 'HL-03',
        house: true,
        text: 'Le sort désigne qui commence, puis on joue dans le sens des aiguilles d’une montre. Si vous rejouez, c’est la personne assise à gauche de celle qui a gagné ; si vous jouez pour les places, c’est celle qui a fini dernière. Le classement suit la personne, même si vous avez changé de siège. Si plusieurs partagent la place qui en décide, le sort choisit parmi elles. Si la personne qui en décide est partie, le sort choisit parmi toutes.',
      },
    ],
  },
  {
    title: 'Ton tour',
    rules: [
      {
        clause: 'HL-04',
        house: true,
        text: 'Ton tour commence par la pioche : ta main est complétée à cinq cartes, tant qu’il y a de quoi. C’est vrai à cinq aussi, mais il ne reste alors que deux cartes à piocher : seules les deux premières personnes à jouer en reçoivent une. La table pioche pour toi, avant que tu ne choisisses quoi que ce soit.',
      },
      {
        clause: 'HL-05',
        text: 'Ensuite, tu poses une carte qui bat la pile, donc une carte plus haute : sur un 9, un 11 convient, un autre 9 non. Sur une pile vide, tout est permis, mais il faut poser quelque chose.',
      },
      {
        clause: 'HL-06',
        text: 'Si tu ne peux pas battre la pile, ou si tu n’en as pas envie, tu la prends tout entière en main. Ton tour est alors fini, et la personne suivante commence une nouvelle pile. Tu peux le faire même s’il ne te reste que des cartes sur la table, et même si la pile n’est faite que de fantômes. Une pile vide ne se prend pas.',
      },
      {
        clause: 'HL-07',
        text: 'Deux ou trois cartes égales peuvent se poser ensemble, en paire ou en brelan, même sur une carte seule : 6+6 sur un 5, par exemple. À une paire, il faut répondre par une paire ou un brelan plus hauts : sur 6+6, un 8 seul est refusé, mais 8+8 et 8+8+8 conviennent. Le groupe posé fixe la taille minimale pour tous ceux qui suivent, jusqu’à ce qu’il y ait une remise à zéro, que la pile quitte le jeu ou que quelqu’un la prenne. Les fantômes, seuls ou à plusieurs, ne fixent pas cette taille et ne l’augmentent pas ; après une remise à zéro, c’est ce qu’on pose ensuite qui la fixe.',
      },
    ],
  },
  {
    title: 'Quatre cartes égales',
    rules: [
      {
        clause: 'HL-08',
        house: true,
        text: 'Quatre cartes égales à la suite quittent le jeu et emportent toute la pile. Des 2 et des 3 entre elles ne gênent pas : 11+11, un 2, puis 11+11, et la pile disparaît. Quand c’est à toi, tu peux toujours compléter à quatre exactement, même avec une carte qui n’est pas plus haute, un groupe trop petit ou malgré un 7 : un 9 seul sur 9+9+9, ou un 7 sur trois 7. Quatre d’un coup n’ont à convenir que par leur valeur, comme 4+4+4+4 sur un 7, et quatre 2 ou quatre 3 ne comptent que s’ils se suivent directement ; ces deux points, c’est nous qui les avons fixés.',
      },
      {
        clause: 'HL-09',
        house: true,
        text: 'Quand quatre cartes égales ont emporté la pile, la personne suivante en commence une nouvelle, comme après une bombe.',
      },
    ],
  },
  {
    title: 'Sept, remise à zéro, fantôme et bombe',
    rules: [
      {
        clause: 'HL-10',
        text: 'Le 7 ne va que sur des cartes plus basses ; ce n’est pas une carte spéciale. Après lui, il faut descendre au-dessous de 7, avec un 1, un 4, un 5 ou un 6, ou poser une carte spéciale. Cela n’engage que la pose suivante, fantômes mis à part : si un 5 est posé sur le 7, il faut de nouveau plus que 5. Une paire de 7 demande une paire plus basse.',
      },
      {
        clause: 'HL-11',
        text: '2, la remise à zéro : on peut toujours la poser, et la personne suivante pose ce qu’elle veut. La taille minimale des groupes est oubliée elle aussi.',
      },
      {
        clause: 'HL-12',
        text: '3, le fantôme : on peut toujours le poser, et l’on voit à travers. Il faut battre ce qu’il y a dessous : après 9 et 3, plus que 9 ; après 7 et 3, moins que 7 ; après 6+6 et 3, une paire au-dessus de 6. (Une carte spéciale convient comme toujours, et 6+6 aussi, qui complète à quatre.) Plusieurs fantômes l’un sur l’autre sont tout aussi transparents. S’il n’y a rien dessous, ou un 2, tout est permis.',
      },
      {
        clause: 'HL-13',
        text: '10, la bombe : on peut toujours la poser. Elle quitte le jeu avec toute la pile, et la personne suivante en commence une nouvelle.',
      },
      {
        clause: 'HL-14',
        text: 'Les cartes spéciales sont le 2, le 3 et le 10, et aucune autre. Une seule répond à un groupe de n’importe quelle taille ; plusieurs égales peuvent se poser ensemble. Sur un 13, elles seules peuvent t’aider, à moins que tu ne complètes à quatre 13.',
      },
    ],
  },
  {
    title: 'Les cartes sur la table',
    rules: [
      {
        clause: 'HL-15',
        text: 'Quand ta main est vide, et la pioche aussi, tu joues les cartes qui sont devant toi : d’abord les visibles, puis les cachées, celles-ci une par une et sans les regarder avant.',
      },
      {
        clause: 'HL-16',
        text: 'Une carte de la table qui ne bat pas la pile rejoint ta main avec la pile. Parmi tes cartes visibles, tu en essaies ainsi une seule, celle que tu veux, même si une autre battrait la pile. Tu peux aussi prendre la pile seule (HL-06). Une carte cachée n’arrive jamais dans ta main sans que tu l’aies jouée.',
      },
      {
        clause: 'HL-17',
        house: true,
        text: 'À cette table, des cartes visibles égales peuvent se poser en groupe si elles battent la pile ; les cartes de la main et celles de la table ne se mélangent jamais. Quand il faut répondre à une paire ou à un brelan, une carte cachée, seule, ne convient que si elle est spéciale ou complète à quatre.',
      },
    ],
  },
  {
    title: 'La fin',
    rules: [
      {
        clause: 'HL-18',
        house: true,
        text: 'La première personne qui n’a plus aucune carte gagne, et la dernière peut très bien être une carte spéciale. La partie s’arrête là, et les autres sont classés d’après les cartes qui leur restent, sur la table aussi : qui en a le moins passe devant, et à égalité la place est partagée. Si votre table joue pour les places, les autres continuent au contraire jusqu’à ce qu’une seule personne ait encore des cartes. La pile reste en place ; si une dernière carte l’emporte, la prochaine personne encore en jeu en commence une nouvelle.',
      },
      {
        clause: 'HL-19',
        house: true,
        text: 'À force de prudence, on pourrait tourner en rond sans fin. La partie s’arrête donc quand exactement la même position se présente pour la troisième fois : toutes les mains, toutes les cartes sur la table, la pile et la personne dont c’est le tour. Le moins de cartes est alors le mieux, et à nombre égal on partage la place.',
      },
    ],
  },
]

export const optionWords: OptionWords<Values> = {
  options: {
    finish: {
      name: 'La fin',
      values: {
        first: 'La première personne sans carte gagne, et la partie est finie.',
        places: 'Les autres jouent pour les places, jusqu’à ce qu’une seule ait encore des cartes.',
      },
    },
  },
}
