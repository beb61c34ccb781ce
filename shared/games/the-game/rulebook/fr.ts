import type { RulebookSection } from '../../words.ts'

// A narrow no-break space stands before ! ? : ; and inside « », as French typography has it.

export const rulebook: readonly RulebookSection[] = [
  {
    title: 'Mise en place',
    rules: [
      {
        clause: 'TG-01',
        text: 'The Game se joue de un à cinq, et l’on gagne ensemble ou l’on perd ensemble. En solo, tu as 8 cartes en main ; à deux, chacun en a 7 ; de trois à cinq, chacun en a 6.',
      },
      {
        clause: 'TG-02',
        text: 'Il y a 98 cartes, numérotées de 2 à 99. On les mélange et on les distribue ; le reste forme la pioche, face cachée. Au milieu se trouvent quatre piles : deux montantes, qui partent de 1, et deux descendantes, qui partent de 100.',
      },
      {
        clause: 'TG-03',
        house: true,
        text: 'Chacun regarde sa main, puis vous décidez ensemble qui commence. À cette table, tout le monde peut poser la première carte, et c’est ainsi qu’on commence ; ensuite, on joue dans le sens horaire. Avant la première carte, la partie n’est perdue que si absolument personne ne peut jouer un tour dans les règles.',
      },
    ],
  },
  {
    title: 'Ton tour',
    rules: [
      {
        clause: 'TG-04',
        house: true,
        text: 'Pose au moins deux cartes, plus si tu veux, l’une après l’autre, chacune sur la pile de ton choix. À cette table, c’est toi qui dis quand ton tour est fini. Il finit tout seul après un stop, après la troisième carte d’un trois et avec la dernière carte de ta main.',
      },
      {
        clause: 'TG-05',
        text: 'Sur une pile montante, une carte doit être plus haute que celle du dessous ; sur une pile descendante, plus basse. Peu importe de combien.',
      },
      {
        clause: 'TG-06',
        text: 'La marche arrière : une carte plus basse d’exactement 10 peut aller sur une pile montante, et une carte plus haute d’exactement 10 sur une pile descendante. Sur un 47 montant, c’est le 37. Tu peux le faire autant de fois que tu veux dans un tour, sur n’importe quelle pile.',
      },
      {
        clause: 'TG-07',
        text: 'À la fin de ton tour, tu pioches autant de cartes que tu en as posé, tant qu’il en reste dans la pioche. Puis c’est au joueur suivant, et l’on fixe combien de cartes son tour demande.',
      },
      {
        clause: 'TG-08',
        text: 'Dès que la pioche est vide, une carte par tour suffit.',
      },
      {
        clause: 'TG-09',
        text: 'Qui n’a plus de cartes passe son tour ; les autres continuent.',
      },
      {
        clause: 'TG-10',
        house: true,
        text: 'Tant que ton tour dure, tu peux reprendre tes cartes, la plus récente d’abord, si la table ne l’a pas exclu. Les signaux qu’une carte avait fait disparaître reviennent. Si la toute première carte de la partie est reprise, tout le monde peut de nouveau commencer. Une fois le tour ou la partie finis, rien ne bouge plus.',
      },
    ],
  },
  {
    title: 'Se parler',
    rules: [
      {
        clause: 'TG-11',
        text: 'Parlez-en ! Seuls les nombres sont tabous : on ne nomme ni ne demande la valeur d’aucune carte, pas même sous forme d’écart. Tout le reste peut se dire. La discussion refuse les messages qui contiennent un tel nombre, en chiffres ou en lettres, dans chacune de nos langues. « Deux cartes » ou « trois piles » passent, tout comme la consigne « 3 ! ».',
      },
      {
        clause: 'TG-12',
        house: true,
        text: 'Les signaux évitent d’écrire. Sur une pile, tu peux dire : « juste un tout petit pas ici », « pas ici, s’il vous plaît », « pitié, surtout pas ici » ou « j’ai un super coup ici » ; avant le début : « j’aimerais commencer » ou « plutôt pas moi ». Tout le monde voit de qui vient le signal. Tu en as un par pile et tu peux le retirer ; il disparaît dès que quelqu’un joue sur cette pile.',
      },
    ],
  },
  {
    title: 'Gagner et perdre',
    rules: [
      {
        clause: 'TG-13',
        house: true,
        text: 'La partie est perdue dès que le joueur dont c’est le tour ne peut plus le terminer dans les règles : trop peu de cartes vont, ou, dans Extreme, une consigne ne peut être tenue. Nous ne comptons pas seulement les cartes qui vont maintenant, nous cherchons s’il existe une suite qui marche : sur un 33 montant, on peut poser le 34 puis le 24, mais pas l’inverse. Nous regardons au début de chaque tour et après chaque carte.',
      },
      {
        clause: 'TG-14',
        text: 'Vous gagnez à l’instant où les 98 cartes sont posées ; dans Extreme, il faut aussi qu’aucune consigne ne soit enfreinte. Sinon, votre score est le nombre de cartes qui restent dans les mains et la pioche. Moins de dix, c’est excellent ; aucune, c’est la victoire.',
      },
      {
        clause: 'TG-15',
        house: true,
        text: 'Si une carte empêche ton tour de se terminer dans les règles, on te pose d’abord la question. Si tu la joues quand même, la partie est aussitôt perdue.',
      },
      {
        clause: 'TG-16',
        text: 'Pour les experts, il y a deux variantes plus dures, ensemble ou séparément : au moins trois cartes par tour au lieu de deux (toujours une seule une fois la pioche vide), et une carte de moins dans chaque main.',
      },
    ],
  },
  {
    title: 'Extreme : les consignes',
    rules: [
      {
        clause: 'TX-01',
        house: true,
        text: 'Dans Extreme, 28 cartes portent une consigne : sept consignes, quatre cartes chacune. Le choix de ces cartes est le nôtre, et tout le monde peut le consulter à la table à tout moment. En option, chaque donne place les consignes sur d’autres cartes.',
      },
      {
        clause: 'TX-02',
        text: 'Toutes les règles ci-dessus restent valables. Une consigne posée doit être suivie à la lettre ; s’il y en a plusieurs, toutes.',
      },
      {
        clause: 'TX-03',
        text: 'Vous pouvez parler des consignes : lesquelles vous avez en main, lesquelles feraient mieux d’attendre. Seuls les nombres restent tabous.',
      },
      {
        clause: 'TX-04',
        house: true,
        text: 'Une carte qui enfreindrait une règle ou une consigne à l’instant même où on la pose est refusée, et l’on te dit pourquoi. Cela t’épargne un doigt qui glisse ; si rien d’autre ne peut être joué, la partie est perdue de toute façon. Une carte que d’autres peuvent encore rattraper est permise, après la question de TG-15 quand c’est sans espoir.',
      },
      {
        clause: 'TX-05',
        text: 'Les trois consignes éclair (stop, crâne, trois) n’engagent que le joueur qui les pose, et seulement dans ce tour.',
      },
      {
        clause: 'TX-06',
        house: true,
        text: 'Stop : ton tour finit aussitôt, même si c’en est la première carte. À cette table, le minimum n’a pas à être atteint dans ce cas, sauf après un trois.',
      },
      {
        clause: 'TX-07',
        text: 'Crâne : couvre-le dans le même tour, mais pas forcément avec la carte suivante. Toute carte qui va fait l’affaire, même un autre crâne (qu’il faut alors couvrir à son tour), ou un stop sur cette pile même. Un stop sur une autre pile finirait le tour avec un crâne à découvert : il ne se joue donc pas. Que la pioche soit vide n’y change rien.',
      },
      {
        clause: 'TX-08',
        text: 'Si les 98 cartes sont posées mais qu’un crâne du dernier tour est encore à découvert, la partie est perdue malgré tout.',
      },
      {
        clause: 'TX-09',
        text: 'Trois : ce tour compte exactement trois cartes en tout. Le trois peut en être la première, la deuxième ou la troisième ; après la troisième carte, le tour est fini. Cela remplace tout minimum, et plusieurs trois dans un tour font toujours trois cartes.',
      },
      {
        clause: 'TX-10',
        text: 'Dans un tour avec un trois, un stop ne peut être que la troisième carte, et un crâne ne peut jamais l’être.',
      },
      {
        clause: 'TX-11',
        text: 'Tu peux jouer un trois avec trop peu de cartes en main, mais cela fait perdre la partie. On te pose d’abord la question.',
      },
      {
        clause: 'TX-12',
        text: 'Les quatre consignes durables (silence, pas de marche arrière, pile unique, pioche unique) engagent tout le monde dès qu’elles sont posées et jusqu’à ce qu’elles soient couvertes. Toutes celles qu’on voit valent ensemble. On les regarde avant chaque carte, et jamais elles n’agissent sur le passé ; en couvrir une y met fin aussitôt, même au milieu d’un tour.',
      },
      {
        clause: 'TX-13',
        house: true,
        text: 'Silence : plus un mot ni un signal au sujet de la partie. Ici, la discussion et les signaux sont fermés pour les joueurs, et les signaux déjà donnés sont cachés jusqu’à ce que la consigne soit couverte. Après la partie, tout le monde peut parler.',
      },
      {
        clause: 'TX-14',
        text: 'Pas de marche arrière : elle est interdite sur les quatre piles. La carte qui couvre cette consigne ne peut pas en être une non plus.',
      },
      {
        clause: 'TX-15',
        text: 'Pile unique : toutes les cartes d’un tour vont sur une seule pile, de ton choix. Seules comptent les cartes posées pendant que la consigne est visible, donc ni la carte qui la porte, ni celles d’avant. Tu restes lié tant qu’une pile unique est visible sans interruption ; en couvrir une par une autre n’y change rien. Quand une carte couvre la seule visible, le reste du tour est libre.',
      },
      {
        clause: 'TX-16',
        text: 'Pioche unique : qui finit son tour tant qu’elle est visible pioche exactement une carte, peu importe combien il en a posé, même si deux de ces consignes sont visibles.',
      },
      {
        clause: 'TX-17',
        house: true,
        text: 'Dans Extreme, chaque fois qu’aucune pioche unique n’est visible, tu complètes ta main à la fin de ton tour ; les cartes dont tu as dû te passer reviennent. À cette table, cela se fait toujours, ce n’est pas un choix. Avec les mains réduites, on complète jusqu’à la taille réduite.',
      },
      {
        clause: 'TX-18',
        text: 'Même si ta main est tombée sous le minimum alors qu’il reste des cartes à piocher, tu dois le minimum. Si tu ne peux pas l’atteindre, la partie est perdue, à moins que tu n’aies un stop qui va.',
      },
      {
        clause: 'TX-19',
        house: true,
        text: 'Les variantes pour experts se combinent avec Extreme ; un trois veut toujours dire exactement trois cartes. Si une défaite a plusieurs raisons, nous nommons d’abord le crâne à découvert, puis le trois, puis le tour qui ne peut plus finir dans les règles.',
      },
    ],
  },
]
