import type { OptionWords, PictureSentences, RulebookSection } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const pictureSentences: PictureSentences = [
  'Deux piles montent à partir de 1, deux descendent à partir de 100.',
  'À ton tour, pose au moins deux cartes sur les piles de ton choix, puis pioches-en autant.',
  'Un seul retour possible : une carte d’exactement dix plus basse ou plus haute fait reculer la pile.',
  'Parlez autant que vous voulez, mais ne dites jamais un nombre.',
  'Dans Extreme, 28 cartes portent des consignes qu’il faut suivre.',
  'Les 98 cartes sont posées : vous avez gagné ensemble.',
]

export const rulebook: readonly RulebookSection[] = [
  {
    title: 'Mise en place',
    rules: [
      {
        clause: 'TG-01',
        text: 'The Game se joue seul ou jusqu’à cinq ; on gagne ou on perd ensemble. En solo on tient 8 cartes, à deux 7 chacun, de trois à cinq 6 chacun.',
      },
      {
        clause: 'TG-02',
        text: 'Il y a 98 cartes, de 2 à 99. On les mélange et on les distribue ; le reste forme la pioche, face cachée. Au milieu, quatre piles : deux montantes qui partent de 1, deux descendantes qui partent de 100.',
      },
      {
        clause: 'TG-03',
        house: true,
        text: 'Chacun regarde d’abord sa main, puis vous décidez ensemble qui commence. À cette table, tout le monde peut poser la première carte, et celui qui la pose commence ; on continue dans le sens des aiguilles d’une montre. Avant la première carte, la partie n’est perdue que si absolument personne n’a de tour possible.',
      },
    ],
  },
  {
    title: 'Ton tour',
    rules: [
      {
        clause: 'TG-04',
        house: true,
        text: 'Pose au moins deux cartes, ou plus si tu veux, l’une après l’autre, chacune sur la pile de ton choix. À cette table, c’est toi qui finis ton tour. Il s’arrête de lui-même après un stop, après la troisième carte d’un trois et avec la dernière carte de ta main.',
      },
      {
        clause: 'TG-05',
        text: 'Sur une pile montante, une carte doit être plus haute que la précédente ; sur une pile descendante, plus basse. L’écart importe peu.',
      },
      {
        clause: 'TG-06',
        text: 'Le recul de dix : tu peux poser une carte plus basse de 10 exactement sur une pile montante, une carte plus haute de 10 exactement sur une pile descendante. Sur un 47 montant, c’est donc le 37. On peut le faire autant de fois qu’on veut dans un tour, sur n’importe quelle pile.',
      },
      {
        clause: 'TG-07',
        text: 'À la fin de ton tour, tu pioches autant de cartes que tu en as posé, tant que la pioche suffit. C’est ensuite à la personne suivante, et l’on sait combien de cartes son tour demande.',
      },
      {
        clause: 'TG-08',
        text: 'Dès que la pioche est vide, une seule carte suffit pour un tour.',
      },
      {
        clause: 'TG-09',
        text: 'Celui qui n’a plus de cartes passe son tour ; les autres continuent.',
      },
    ],
  },
  {
    title: 'Parler',
    rules: [
      {
        clause: 'TG-11',
        text: 'Concertez-vous ! Seuls les nombres sont tabous : on ne cite ni ne demande la valeur d’une carte, pas même sous forme d’écart. Tout le reste est permis. Le chat refuse les messages qui contiennent un tel nombre, en chiffres ou en lettres, dans toutes nos langues. « Deux cartes » ou « trois piles » ne posent pas de problème, la consigne « 3! » non plus.',
      },
      {
        clause: 'TG-12',
        house: true,
        text: 'Les signaux évitent d’écrire. Sur une pile, tu peux dire : « Ici, un tout petit saut », « Pas ici ! », « Surtout, surtout pas ici » ou « J’ai une super carte ici » ; avant le début : « Je commence » ou « Pas moi ». Tout le monde voit de qui vient un signal. Tu en as un par pile et tu peux le retirer ; il disparaît dès qu’on joue sur cette pile. Les bots disent « Surtout, surtout pas ici » quand leur carte la plus proche est à 3 au plus, « Pas ici ! » jusqu’à 8, « Ici, un tout petit saut » jusqu’à 20 ; une super carte, c’est le recul de dix.',
      },
      {
        clause: 'TG-17',
        house: true,
        text: 'Votre table choisit comment on parle : comme ci-dessus ; avec les signaux seulement, le chat restant fermé ; ou sans l’un ni l’autre, en silence. Cela vaut de la donne à la fin de la partie, et ensuite tout le monde peut parler. Tant que le chat est fermé, deux des visages de ton pion manquent aussi : Soupir et Oh !',
      },
    ],
  },
  {
    title: 'Gagner et perdre',
    rules: [
      {
        clause: 'TG-13',
        house: true,
        text: 'La partie est perdue dès que la personne dont c’est le tour ne peut plus le terminer dans les règles : trop peu de cartes vont, ou, dans Extreme, une consigne ne peut être respectée. Nous ne comptons pas seulement les cartes qui vont à cet instant, nous cherchons un ordre, n’importe lequel, qui convienne : sur un 33 montant, on peut poser le 34 puis le 24, mais pas l’inverse. Nous vérifions au début de chaque tour et après chaque carte.',
      },
      {
        clause: 'TG-14',
        text: 'Vous gagnez à l’instant où les 98 cartes sont posées ; dans Extreme, il faut aussi qu’aucune consigne ne soit enfreinte. Sinon, on compte les cartes qui restent en main et dans la pioche. Moins de dix, c’est excellent ; aucune, c’est la victoire.',
      },
      {
        clause: 'TG-15',
        house: true,
        text: 'Si tu ne pouvais plus finir ton tour après une carte, on te pose d’abord la question. Si tu la joues quand même, la partie est perdue aussitôt.',
      },
      {
        clause: 'TG-16',
        text: 'Pour experts, deux variantes plus dures, séparées ou ensemble : au moins trois cartes par tour au lieu de deux (toujours une quand la pioche est vide), et une carte de moins dans chaque main.',
      },
    ],
  },
  {
    title: 'Extreme : les consignes',
    rules: [
      {
        clause: 'TX-01',
        house: true,
        text: 'Dans Extreme, 28 cartes portent une consigne : sept consignes, quatre cartes chacune. Le choix de ces cartes est le nôtre, et chacun peut le consulter à la table à tout moment. En option, chaque donne place les consignes sur d’autres cartes.',
      },
      {
        clause: 'TX-02',
        text: 'Toutes les règles ci-dessus restent valables. Une consigne jouée doit être respectée exactement ; s’il y en a plusieurs, toutes.',
      },
      {
        clause: 'TX-03',
        text: 'Vous pouvez parler des consignes : lesquelles vous avez, lesquelles feraient mieux d’attendre. Seuls les nombres restent tabous.',
      },
      {
        clause: 'TX-04',
        house: true,
        text: 'Une carte qui enfreindrait aussitôt une règle ou une consigne n’est pas acceptée, et tu vois pourquoi. Cela évite les faux gestes ; si aucune autre carte n’est jouable, la partie est perdue de toute façon. Si des cartes suivantes peuvent encore tout réparer, la carte est permise. Sinon, on te pose d’abord la question de TG-15.',
      },
      {
        clause: 'TX-05',
        text: 'Les trois consignes éclair (stop, tête de mort, trois) ne valent que pour la personne qui les joue, et seulement pendant ce tour.',
      },
      {
        clause: 'TX-06',
        house: true,
        text: 'Stop : ton tour s’arrête aussitôt, même si c’est sa première carte. À cette table, le minimum n’a alors pas besoin d’être atteint, sauf après un trois.',
      },
      {
        clause: 'TX-07',
        text: 'Tête de mort : couvre-la pendant le même tour, mais pas forcément avec la carte suivante. Toute carte jouable convient, même une autre tête de mort (qu’il faut alors couvrir à son tour), ou un stop sur la même pile. Un stop sur une autre pile mettrait fin au tour avec une tête de mort visible : il ne peut donc pas être joué. Une pioche vide n’y change rien.',
      },
      {
        clause: 'TX-08',
        text: 'Si les 98 cartes sont posées mais qu’une tête de mort du dernier tour est encore visible, la partie est perdue malgré tout.',
      },
      {
        clause: 'TX-09',
        text: 'Trois : ce tour compte exactement trois cartes en tout. Le trois peut être la première, la deuxième ou la troisième ; après la troisième carte, le tour est fini. Cela remplace tout minimum, et plusieurs trois dans un tour font toujours trois cartes.',
      },
      {
        clause: 'TX-10',
        text: 'Dans un tour avec un trois, un stop ne peut être que la troisième carte, et une tête de mort ne peut jamais être la troisième.',
      },
      {
        clause: 'TX-11',
        text: 'On peut jouer un trois avec trop peu de cartes en main, mais la partie est alors perdue. On te pose d’abord la question.',
      },
      {
        clause: 'TX-12',
        text: 'Les quatre consignes durables (silence, pas de recul, une pile, piocher 1) valent pour tout le monde, dès qu’elles sont posées et jusqu’à ce qu’elles soient couvertes. Toutes celles qui sont visibles valent ensemble. On les regarde avant chaque carte, jamais après coup ; les couvrir y met fin aussitôt, même au milieu d’un tour.',
      },
      {
        clause: 'TX-13',
        house: true,
        text: 'Silence : personne ne dit ni ne signale rien à propos du jeu. Ici, le chat et les signaux sont alors fermés pour les joueurs, et les signaux antérieurs restent cachés jusqu’à ce que la consigne soit couverte. Après la partie, tout le monde peut parler.',
      },
      {
        clause: 'TX-14',
        text: 'Pas de recul : le recul de dix est interdit sur les quatre piles. La carte qui couvre cette consigne ne peut pas en être un non plus.',
      },
      {
        clause: 'TX-15',
        text: 'Une pile : toutes les cartes d’un tour vont sur une seule pile, de ton choix. Ne comptent que les cartes posées pendant que la consigne est visible, donc ni la carte consigne elle-même ni celles d’avant. Tu restes lié tant qu’une consigne « Une pile » est visible sans interruption ; couvrir l’une par une autre n’y change rien. Quand une carte couvre la seule visible, le reste du tour est libre.',
      },
      {
        clause: 'TX-16',
        text: 'Piocher 1 : celui qui finit son tour pendant que la consigne est visible pioche exactement une carte, quel que soit le nombre de cartes posées, et même si deux de ces consignes sont visibles.',
      },
      {
        clause: 'TX-17',
        house: true,
        text: 'Dans Extreme, quand aucune consigne « Piocher 1 » n’est visible, tu complètes ta main à la fin de ton tour ; les cartes manquantes reviennent. À cette table, c’est toujours le cas, ce n’est pas un choix. Avec les petites mains, la main complète est la petite.',
      },
      {
        clause: 'TX-18',
        text: 'Même si ta main a moins de cartes que le minimum alors qu’il reste des cartes à piocher, tu dois poser le minimum. Si tu ne peux pas, la partie est perdue, à moins que tu n’aies un stop jouable.',
      },
      {
        clause: 'TX-19',
        house: true,
        text: 'Les variantes pour experts se combinent avec Extreme ; un trois veut toujours dire exactement trois cartes. Si une défaite a plusieurs raisons, nous citons d’abord la tête de mort visible, puis le trois, puis le tour qu’on ne pouvait plus finir.',
      },
    ],
  },
]

export const optionWords: OptionWords<Values> = {
  options: {
    edition: {
      name: 'Édition',
      values: {
        original: 'Édition originale : des nombres et rien d’autre.',
        extreme: 'Extreme : 28 cartes portent des consignes qu’il faut respecter.',
      },
    },
    layout: {
      name: 'Consignes',
      values: {
        fixed: 'Dans Extreme, les consignes sont toujours sur les mêmes cartes.',
        shuffled: 'Dans Extreme, les consignes changent de cartes à chaque partie.',
      },
    },
    expert: {
      name: 'Cartes par tour',
      values: {
        false: 'Au moins deux cartes à chaque tour.',
        true: 'Au moins trois cartes à chaque tour : pour experts.',
      },
    },
    smallHand: {
      name: 'Mains',
      values: {
        false: 'Mains complètes : 8 cartes en solo, 7 à deux, 6 de trois à cinq.',
        true: 'Une carte de moins dans chaque main : pour experts.',
      },
    },
    talk: {
      name: 'Parler',
      values: {
        open: 'On peut tout dire, sauf des nombres.',
        signals: 'Des signaux seulement : le chat reste fermé.',
        silent: 'Ni chat ni signaux : on joue en silence.',
      },
    },
  },
}
