import type { OptionWords, PictureSentences, RulebookSection } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const pictureSentences: PictureSentences = [
  'Pose une carte plus haute que celle de la pile. Bats une paire avec une paire.',
  '2, 3 et 10 vont toujours : avec le 2 on repart de zéro, le 3 est transparent, le 10 brûle la pile.',
  'Un 7 va sur une carte plus basse, et la suivante doit être plus basse que 7.',
  'Quatre cartes de même valeur à la suite brûlent aussi la pile.',
  'Tu ne peux pas, ou tu ne veux pas ? Prends toute la pile en main.',
  'Ta main est vide ? Joue tes trois cartes visibles, puis les trois cachées. Le premier sans carte gagne.',
]

export const rulebook: readonly RulebookSection[] = [
  {
    title: 'Mise en place',
    rules: [
      {
        clause: 'HL-01',
        text: 'High & Low se joue de deux à cinq, et le but est de poser toutes ses cartes avant les autres. Devant toi, trois cartes cachées et, par-dessus, trois cartes visibles ; en main, cinq cartes, ou quatre seulement si vous êtes cinq. Il y a 52 cartes : les nombres de 1 à 13, quatre fois chacun, sans couleurs ; le 1 est le plus bas. Le reste forme la pioche, face cachée : 30 cartes à deux, 19 à trois, 8 à quatre, 2 à cinq.',
      },
      {
        clause: 'HL-02',
        house: true,
        text: 'Avant le début, et seulement à ce moment-là, tu peux échanger tes cartes visibles contre des cartes de ta main. À cette table, tout le monde échange en même temps, une carte contre une carte, autant de fois qu’on veut. Dès que tu touches « C’est bon », tes cartes ne changent plus. Le jeu commence quand tout le monde a fini.',
      },
      {
        clause: 'HL-03',
        house: true,
        text: 'Le sort désigne qui commence, puis on joue dans le sens des aiguilles d’une montre. Si vous rejouez, c’est la personne assise à gauche de celle qui a gagné ; si vous jouez pour les places, c’est celle qui a fini dernière. Le classement suit la personne, même si vous avez changé de siège. Si plusieurs personnes partagent cette place, le sort choisit parmi elles. Si cette personne est partie, le sort choisit parmi toutes.',
      },
    ],
  },
  {
    title: 'Ton tour',
    rules: [
      {
        clause: 'HL-04',
        house: true,
        text: 'Ton tour commence par la pioche : ta main est complétée à cinq cartes, tant que la pioche suffit. À cinq, il ne reste que deux cartes à piocher : seules les deux premières personnes à jouer en reçoivent une. La table pioche pour toi, avant que tu ne choisisses quoi que ce soit.',
      },
      {
        clause: 'HL-05',
        text: 'Ensuite, tu poses une carte qui bat la pile, donc une carte plus haute : sur un 9, un 11 convient, un autre 9 non. Sur une pile vide, tout est permis, mais il faut poser une carte.',
      },
      {
        clause: 'HL-06',
        text: 'Si tu ne peux pas battre la pile, ou si tu n’en as pas envie, tu la prends tout entière en main. Ton tour est alors fini, et la personne suivante commence une nouvelle pile. Tu peux le faire même s’il ne te reste que des cartes sur la table, et même si la pile n’est faite que de fantômes. Une pile vide ne se prend pas.',
      },
      {
        clause: 'HL-07',
        text: 'Tu peux poser ensemble deux ou trois cartes de même valeur, en paire ou en brelan, même sur une carte seule : 6+6 sur un 5, par exemple. Une paire se bat avec une paire ou un brelan plus hauts : sur 6+6, un 8 seul est refusé, mais 8+8 et 8+8+8 conviennent. Le groupe posé fixe la taille minimale pour tous ceux qui suivent, jusqu’à ce qu’il y ait une remise à zéro, que la pile quitte le jeu ou que quelqu’un la prenne. Les fantômes ne changent jamais cette taille. Après une remise à zéro, les prochaines cartes posées la fixent de nouveau.',
      },
    ],
  },
  {
    title: 'Quatre cartes de même valeur',
    rules: [
      {
        clause: 'HL-08',
        house: true,
        text: 'Quatre cartes de même valeur à la suite brûlent la pile : elles quittent le jeu avec elle. Des 2 et des 3 entre elles ne gênent pas : 11+11, un 2, puis 11+11, et la pile disparaît. Quand c’est à toi, tu peux toujours compléter à quatre exactement, même avec une carte qui n’est pas plus haute, un groupe trop petit ou malgré un 7 : un 9 seul sur 9+9+9, ou un 7 sur trois 7. Quatre d’un coup doivent seulement convenir par leur valeur, comme 4+4+4+4 sur un 7. Quatre 2 ou quatre 3 ne comptent que s’ils se suivent directement. Ces deux derniers points sont des règles maison.',
      },
      {
        clause: 'HL-09',
        house: true,
        text: 'Quand quatre cartes de même valeur ont brûlé la pile, la personne suivante en commence une nouvelle, comme après une bombe.',
      },
    ],
  },
  {
    title: 'Sept, remise à zéro, fantôme et bombe',
    rules: [
      {
        clause: 'HL-10',
        text: 'Le 7 ne va que sur des cartes plus basses ; ce n’est pas une carte spéciale. Après lui, il faut descendre au-dessous de 7, avec un 1, un 4, un 5 ou un 6, ou poser une carte spéciale. Cela ne vaut que pour la carte suivante, fantômes mis à part : si un 5 est posé sur le 7, il faut de nouveau plus que 5. Après une paire de 7, il faut une paire plus basse.',
      },
      {
        clause: 'HL-11',
        text: '2, la remise à zéro : tu peux toujours la poser, et la personne suivante pose la carte qu’elle veut. La taille minimale d’un groupe ne vaut plus.',
      },
      {
        clause: 'HL-12',
        text: '3, le fantôme : tu peux toujours le poser, et il est transparent. Il faut battre la carte dessous : après 9 et 3, plus que 9 ; après 7 et 3, moins que 7 ; après 6+6 et 3, une paire au-dessus de 6. (Une carte spéciale convient comme toujours, et 6+6 aussi, qui complète à quatre.) Plusieurs fantômes l’un sur l’autre sont tout aussi transparents. S’il n’y a rien dessous, ou un 2, tout est permis.',
      },
      {
        clause: 'HL-13',
        text: '10, la bombe : tu peux toujours la poser. Elle quitte le jeu avec toute la pile, et la personne suivante en commence une nouvelle.',
      },
      {
        clause: 'HL-14',
        text: 'Les cartes spéciales sont le 2, le 3 et le 10, et aucune autre. Une seule bat un groupe de n’importe quelle taille ; tu peux en poser ensemble plusieurs de même valeur. Sur un 13, seules les cartes spéciales peuvent t’aider, à moins que tu ne complètes à quatre 13.',
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
        text: 'Une carte de la table qui ne bat pas la pile va dans ta main avec la pile. Parmi tes cartes visibles, tu en essaies ainsi une seule, celle que tu veux, même si une autre battrait la pile. Tu peux aussi prendre la pile seule (HL-06). Une carte cachée n’arrive jamais dans ta main sans que tu l’aies jouée.',
      },
      {
        clause: 'HL-17',
        house: true,
        text: 'À cette table, tu peux poser en groupe des cartes visibles de même valeur si elles battent la pile, mais jamais des cartes de la main et de la table ensemble. Quand il faut battre une paire ou un brelan, une carte cachée, seule, ne convient que si elle est spéciale ou complète à quatre.',
      },
    ],
  },
  {
    title: 'La fin',
    rules: [
      {
        clause: 'HL-18',
        house: true,
        text: 'La première personne qui n’a plus aucune carte gagne, et la dernière peut très bien être une carte spéciale. La partie s’arrête là, et les autres sont classés d’après les cartes qui leur restent, sur la table aussi : celui qui en a le moins passe devant, et à égalité la place est partagée. Si votre table joue pour les places, les autres continuent jusqu’à ce qu’une seule personne ait encore des cartes. La pile reste en place ; si une dernière carte la brûle, la prochaine personne encore en jeu en commence une nouvelle.',
      },
      {
        clause: 'HL-19',
        house: true,
        text: 'À force de prudence, on pourrait tourner en rond sans fin. La partie s’arrête donc quand exactement la même position se présente pour la troisième fois : toutes les mains, toutes les cartes sur la table, la pile et la personne dont c’est le tour. Celui qui a le moins de cartes gagne alors, et à nombre égal la place est partagée.',
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
