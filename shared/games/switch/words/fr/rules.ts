import type { OptionWords, PictureSentences, RulebookSection } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'
import type { Kind } from '../../rules/cards.ts'
import type { Reason } from '../../rules/contradictions.ts'
import type { CardSetting } from '../../rules/settings.ts'
import { aKind, does, kindName, upper } from './table.ts'

export const pictureSentences: PictureSentences = [
  'Pose une carte de la même couleur ou de la même valeur.',
  'Tu ne peux pas, ou tu ne veux pas ? Pioche une carte, et ton tour est fini.',
  'L’as va sur toutes les cartes, et tu choisis la couleur qui suit.',
  'Un 2 fait piocher deux cartes à la personne suivante, un valet cinq. Elle peut répondre avec la même valeur.',
  'Un 8 fait passer son tour à la personne suivante, un 10 inverse le sens, une dame noire échange les mains.',
  'Dis « Switch » en posant ton avant-dernière carte. Le premier sans carte gagne la manche.',
]

export const rulebook: readonly RulebookSection[] = [
  {
    title: 'Mise en place',
    rules: [
      {
        clause: 'SW-01',
        house: true,
        text: 'Switch se joue de deux à six, avec 52 cartes. Chacun en reçoit sept ; une autre, retournée face visible, commence la défausse, et le reste forme la pioche.',
      },
      {
        clause: 'SW-02',
        house: true,
        text: 'Chaque manche commence dans le sens des aiguilles d’une montre. À cette table, le sort désigne qui donne en premier ; à chaque manche, la donne passe ensuite à gauche. La personne à gauche du donneur commence, sauf si la première carte en décide autrement.',
      },
      {
        clause: 'SW-03',
        text: 'La première carte compte comme jouée par le donneur, avec tous ses effets. Pour un as, c’est le donneur qui choisit la couleur. Un 2 demande deux cartes à la première personne, un valet, même rouge, lui en demande cinq, et elle peut y répondre. Un 8 lui fait passer son tour. Un 10 inverse le sens : c’est alors la personne à droite du donneur qui commence. Avec une dame noire, le donneur échange sa main. À deux, après un 8 ou un 10, le donneur commence. Elle ne compte jamais comme dernière carte.',
      },
    ],
  },
  {
    title: 'Ton tour',
    rules: [
      {
        clause: 'SW-04',
        house: true,
        text: 'Pose une carte de la même couleur ou de la même valeur que celle du dessus, ou pioches-en une. À cette table, tu peux piocher même si tu pouvais poser ; ton tour s’arrête alors là.',
      },
      {
        clause: 'SW-05',
        text: 'Si tu as plusieurs cartes d’une même valeur et que l’une d’elles peut se poser, les autres peuvent suivre aussitôt. Cela ne vaut que pour les cartes ordinaires : 3, 4, 5, 6, 7, 9, roi et dame rouge. Tu en ajoutes autant que tu veux, dans l’ordre que tu veux. Seule la première doit convenir, et la dernière décide de la couleur : sur le 9 de cœur, tu peux poser le 4 de cœur puis le 4 de trèfle, et c’est trèfle. Une dame rouge et une dame noire ne vont jamais ensemble.',
      },
    ],
  },
  {
    title: 'Cartes spéciales',
    rules: [
      {
        clause: 'SW-06',
        text: 'As : il se pose sur tout, sauf quand quelqu’un doit piocher, et en le posant tu choisis la couleur qui doit suivre. Tu peux poser un autre as dessus et choisir de nouveau une couleur. Ce choix tient, même quand on pioche ou qu’on passe un tour, jusqu’à ce qu’une carte de cette couleur soit posée ou qu’un as en choisisse une autre. La couleur de l’as lui-même ne compte pas : si cœur a été choisi avec l’as de pique, un pique ne convient pas.',
      },
      {
        clause: 'SW-07',
        text: '2 : la personne suivante pioche deux cartes, ou pose un autre 2 et fait suivre la somme. Après deux 2, cela fait quatre cartes pour la personne d’après. Un 2 ne répond pas à un valet, ni un valet à un 2.',
      },
      {
        clause: 'SW-08',
        text: 'Valet : la personne suivante pioche cinq cartes. Un valet noir sur n’importe quel valet fait suivre la somme, avec cinq de plus ; un valet rouge sur n’importe quel valet annule tout. Si le valet de cœur est posé sur le 9 de cœur, cinq cartes sont à piocher : le valet de pique en fait dix, le valet de carreau plus aucune, et le jeu continue. Sur une carte qui n’est pas un valet, tout valet en demande cinq, même rouge. Une fois la pioche faite ou annulée, un valet noir sur ce valet repart de cinq, et un rouge ne demande rien.',
      },
      {
        clause: 'SW-09',
        text: 'Quand tu dois piocher, seule une carte de la même valeur est une réponse ; sinon, tu pioches tout. Ton tour s’arrête là, même s’il n’y avait pas assez de cartes.',
      },
      {
        clause: 'SW-10',
        text: '8 : la personne suivante passe son tour. Un autre 8 ne permet pas de faire suivre l’effet, et deux 8 ne s’additionnent pas. À deux, c’est encore à toi.',
      },
      {
        clause: 'SW-11',
        text: 'Dame noire : tu échanges toute ta main avec la personne à ta gauche. Toujours à gauche, même quand on joue dans l’autre sens.',
      },
      {
        clause: 'SW-12',
        text: '10 : le sens du jeu s’inverse. À deux, il agit comme un 8 : c’est encore à toi.',
      },
    ],
  },
  {
    title: 'Quand la pioche est vide',
    rules: [
      {
        clause: 'SW-13',
        house: true,
        text: 'Quand il n’y a plus rien à piocher, toute la défausse sauf la carte du dessus est mélangée et devient la nouvelle pioche. Cela se fait au moment où il faut une carte, une fois par coup au plus, et les cartes que tu viens de poser sous celle du dessus en sont aussi. Si cela ne suffit toujours pas, tu pioches ce qu’il y a. À cette table, s’il n’y a rien du tout à piocher, tu dois poser si tu peux ; sinon, tu passes.',
      },
    ],
  },
  {
    title: 'La fin d’une manche',
    rules: [
      {
        clause: 'SW-14',
        text: 'En posant ton avant-dernière carte, dis « Switch ». Si tu l’oublies, tu pioches deux cartes. Cela se dit avec le coup, et il le faut chaque fois que deux cartes ou plus en main deviennent une ou zéro : aussi quand tu termines avec tes deux dernières cartes, deux 9 par exemple. Le dire pour rien ne fait pas de mal, et un échange qui te laisse une seule carte ne demande pas d’annonce.',
      },
      {
        clause: 'SW-15',
        text: 'Si ta dernière carte est une carte spéciale, tu en pioches une. Elle a son effet malgré tout. Sont spéciaux l’as, le 2, le 8, le 10, le valet et la dame noire.',
      },
      {
        clause: 'SW-16',
        text: 'Celui qui a posé toutes ses cartes marque un point, et une nouvelle manche commence. La première personne à deux points gagne la partie.',
      },
      {
        clause: 'SW-17',
        house: true,
        text: 'Tous les coups suivent le même ordre. Les cartes sont posées et, pour un as, la couleur est choisie. Vient ensuite la pénalité pour une annonce oubliée, puis la carte à piocher pour une dernière carte spéciale. Si tu n’as alors plus de cartes, la manche s’arrête avant tout effet. Sinon la carte a son effet, et c’est à la personne suivante. Avec la dame de pique comme dernière carte, tu en pioches donc une, et elle part dans l’échange. Et deux 9 comme dernières cartes gagnent avec l’annonce ; sans elle, tu pioches deux cartes et tu restes en jeu.',
      },
      {
        clause: 'SW-18',
        house: true,
        text: 'Une manche pourrait durer sans fin si tout le monde continuait à piocher. Elle s’arrête donc au coup où la défausse est mélangée pour la centième fois. Celui qui a alors le moins de cartes la gagne ; à égalité, c’est la première de ces personnes à partir de la gauche du donneur. Elle compte comme toute autre manche : un point pour celui qui l’a gagnée, ou ce que votre table a choisi de compter, et une nouvelle manche commence si la partie n’est pas gagnée.',
      },
    ],
  },
  {
    title: 'Tes propres règles',
    rules: [
      {
        clause: 'SC-01',
        text: 'Les règles de Switch sont fixes. Avec vos propres règles, vous les réglez à votre goût : tout ce qui peut changer est un réglage, et Switch est une façon parmi d’autres de les choisir tous.',
      },
      {
        clause: 'SC-02',
        house: true,
        text: 'Voici les réglages, avec entre parenthèses ce qu’ils sont dans Switch. Quand un réglage demande quelles cartes ont un effet, ce peut être une valeur, seulement ses cartes rouges ou seulement ses noires, le joker, ou aucune carte.',
        list: [
          'Cartes en main : chacun reçoit de 3 à 10 cartes (7).',
          'Jeu de cartes : 32 cartes à partir du 7, 36 à partir du 6, ou les 52 (52).',
          'Jokers : jusqu’à quatre (aucun). Un joker n’a pas de couleur. Il peut toujours se poser, mais quand il faut piocher, seulement s’il fait piocher ou annule. Tout peut le suivre, il met fin à un choix, et il compte toujours comme carte spéciale.',
          'Carte au choix : les cartes que tu peux toujours poser et avec lesquelles tu choisis une couleur (as).',
          'Carte au choix pour une valeur : les cartes que tu peux toujours poser et avec lesquelles tu choisis une valeur sans carte spéciale (aucune).',
          'Cartes « pioche » 1 et 2 : jusqu’à deux sortes de cartes qui font piocher de 1 à 10 cartes à la personne suivante, et qu’on peut faire suivre ou non (2 pour deux cartes, valet pour cinq, les deux se font suivre). Faire suivre veut dire : une autre carte de la même valeur ajoute son nombre, et la somme passe à la personne suivante.',
          'Annule la pioche : les cartes qui annulent une pioche demandée (valet rouge). Si leur valeur fait elle-même piocher, elles n’annulent que la demande de cette valeur, et seulement sur une carte de cette valeur. Les autres annulent toute demande, si elles conviennent à la carte du dessus.',
          'Fait passer un tour : les cartes après lesquelles la personne suivante passe son tour (8).',
          'Inverse le sens : les cartes qui inversent le sens du jeu (10).',
          'Fait rejouer : les cartes après lesquelles la même personne a un autre tour entier, pour poser ou piocher (aucune).',
          'Échange les mains : les cartes qui échangent ta main avec celle de la personne à ta gauche (dame noire).',
          'Fait passer une carte : les cartes après lesquelles chacun choisit une carte en secret, et toutes passent à gauche en même temps (aucune). Personne ne finit ainsi, et il n’y a rien à annoncer.',
          'Choix sur choix : une carte au choix peut se poser sur une autre, ou non (oui).',
          'Plusieurs à la fois : d’autres cartes ordinaires de la même valeur peuvent suivre aussitôt, ou non (oui).',
          'Piocher jusqu’à pouvoir poser : tu pioches une carte, ou jusqu’à ce qu’une convienne (une). Il faut alors que la carte piochée puisse se poser.',
          'La carte piochée : elle peut se poser aussitôt, ou non (non). Si plusieurs à la fois sont permises, d’autres de sa valeur peuvent suivre. Après une pioche demandée, ce n’est jamais permis.',
          'La dernière carte : si elle est spéciale, elle te fait piocher une carte, ou non (oui). Sinon, tu as fini avant qu’elle ait le moindre effet.',
          'L’annonce : de 0 à 5 cartes de pénalité si tu l’oublies (2) ; avec 0, il n’y a pas d’annonce.',
          'Points : un point par manche gagnée, ou les cartes que les autres ont encore (un point). Une carte vaut son nombre, une figure 10, un as 11, un joker 20 ; tout va à celui qui a gagné la manche.',
          'But du jeu : de 1 à 10 manches gagnées, ou de 20 à 500 points de cartes (2 manches). Le premier qui l’atteint gagne.',
        ],
      },
      {
        clause: 'SC-03',
        house: true,
        text: 'Des réglages qui se contredisent sont refusés à l’ouverture de la table, et tu vois pourquoi. Voici ce qui ne va pas :',
        list: [
          'Un nombre hors de ses limites.',
          'Une carte qui n’est pas dans le jeu.',
          'Deux effets sur une carte ; seule une carte qui fait piocher peut aussi annuler.',
          'Deux pioches différentes sur une même valeur.',
          'Une annulation si aucune carte ne fait piocher.',
          'Piocher jusqu’à pouvoir poser si la carte piochée ne peut pas se poser.',
          'Une carte au choix pour une valeur, ou une carte à piocher pour une dernière carte spéciale, si toute valeur a des cartes spéciales.',
          'Trop de monde pour le jeu de cartes : après la donne, il doit rester au moins deux cartes.',
        ],
      },
      {
        clause: 'SC-04',
        house: true,
        text: 'À côté de Switch, deux jeux de règles sont prêts à jouer. Les effets qui ne sont pas cités n’y existent pas.',
        list: [
          'Mau-Mau allemand : 32 cartes, cinq en main. Un 7 fait piocher deux cartes et peut se faire suivre, un 8 fait passer un tour, un valet choisit la couleur, mais pas sur un autre valet. La carte piochée peut se poser aussitôt ; on pose une carte à la fois, et une dernière carte spéciale est permise. L’annonce oubliée coûte une carte, et la première manche gagnée gagne la partie.',
          'Huit américain : 52 cartes, sept en main. Un 8 choisit la couleur. On pioche jusqu’à ce qu’une carte convienne, et elle peut se poser aussitôt ; on pose une carte à la fois, une dernière carte spéciale est permise, et il n’y a pas d’annonce. Celui qui gagne la manche marque les cartes des autres, jusqu’à 100 points.',
        ],
      },
    ],
  },
  {
    title: 'Tes propres règles : quand des réglages se rencontrent',
    rules: [
      {
        clause: 'SC-05',
        house: true,
        text: 'À un choix de couleur ne répond que cette couleur, à un choix de valeur que cette valeur, dans n’importe quelle couleur ; à part cela, seules les cartes au choix et les jokers peuvent se poser. Si une carte au choix ne va pas sur une autre, cela vaut pour toutes entre elles, et pour un joker qui en est une. Si la première carte est une carte au choix pour une valeur, le donneur choisit la valeur.',
      },
      {
        clause: 'SC-06',
        house: true,
        text: 'À une pioche qui se fait suivre ne répondent que les cartes du même réglage : si seuls les 7 rouges font piocher, un 7 noir ne répond pas. Une pioche qui ne se fait pas suivre peut seulement être annulée. Un joker qui fait piocher ne répond qu’à un joker. Une carte qui annule et dont la valeur fait elle-même piocher ne demande rien sur une carte de sa valeur ; partout ailleurs, elle demande, si son réglage le dit.',
      },
      {
        clause: 'SC-07',
        house: true,
        text: 'La carte qu’on vient de piocher se pose en premier ou reste en main ; si d’autres de sa valeur la rejoignent, elles vont sur elle. Si elle ne convient pas, elle reste dans ta main, et ton tour est fini. Quand tu pioches jusqu’à ce qu’une carte convienne, la pioche peut s’épuiser avant ; tu gardes alors toutes les cartes piochées.',
      },
      {
        clause: 'SC-08',
        house: true,
        text: 'Quand on fait passer des cartes à gauche, chaque joueur qui a des cartes en choisit une, dans n’importe quel ordre, et personne ne voit un choix avant que tous soient faits. C’est ensuite à la personne qui suit celle qui a posé la carte. Si c’est ta dernière carte, elle te coûte d’abord la carte de SW-15, et c’est celle-là que tu fais passer.',
      },
      {
        clause: 'SC-09',
        house: true,
        text: 'Un autre tour est un tour comme les autres : si rien ne convient, tu pioches. Les cartes piochées pour une demande ou en pénalité ne le remplacent pas. Si la première carte est de celles-là, le donneur a le premier tour. Si c’est ta dernière carte, elle te coûte d’abord la carte de SW-15.',
      },
      {
        clause: 'SC-10',
        house: true,
        text: 'Une carte est spéciale si un réglage quelconque la nomme, celui de l’annulation aussi. Une valeur est ordinaire si elle est dans le jeu et qu’aucune de ses cartes n’est spéciale.',
      },
    ],
  },
]

type Words = OptionWords<Values>
type ContradictionWords = NonNullable<Words['contradiction']>
const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)

const sentences: Readonly<Record<CardSetting, (kind: string) => string>> = {
  ...does,
  draw: (kind) => `${kind} fait piocher la personne suivante.`,
  draw2: (kind) => `${kind} fait aussi piocher la personne suivante.`,
}

/**
 * Returns the texts of a setting whose value is a kind of card. `effect` selects the sentence that
 * says what the chosen card does; `none` is the text if no card is chosen.
 */
const setting = (effect: CardSetting, name: string, none: string) => ({
  name,
  values: (kind: Kind): string => (kind === 'none' ? none : sentences[effect](upper(aKind(kind)))),
  short: (kind: Kind): string => upper(kindName(kind)),
})

const counted = (name: string, says: (count: number) => string) => ({
  name,
  values: says,
  short: String,
})

const options: Words['options'] = {
  hand: counted('Cartes en main', (count) => `Chacun reçoit ${count} cartes.`),
  pack: {
    name: 'Jeu de cartes',
    values: {
      52: 'Les 52 cartes, à partir du 2.',
      36: '36 cartes, à partir du 6.',
      32: '32 cartes, à partir du 7.',
    },
  },
  jokers: {
    name: 'Jokers',
    values: {
      0: 'Pas de joker.',
      1: 'Un joker, qui va sur tout.',
      2: 'Deux jokers, qui vont sur tout.',
      3: 'Trois jokers, qui vont sur tout.',
      4: 'Quatre jokers, qui vont sur tout.',
    },
  },
  wildSuit: setting('wildSuit', 'Carte au choix', 'Aucune carte ne choisit la couleur.'),
  wildRank: setting(
    'wildRank',
    'Carte au choix pour une valeur',
    'Aucune carte ne choisit la valeur.',
  ),
  wildOnWild: {
    name: 'Choix sur choix',
    values: {
      true: 'Une carte au choix peut aller sur une carte au choix.',
      false: 'Une carte au choix ne va pas sur une carte au choix.',
    },
  },
  draw: setting('draw', 'Carte « pioche » 1', 'Il n’y a pas de carte « pioche » 1.'),
  drawCount: counted(
    'Cartes à piocher (1)',
    (count) => `La carte « pioche » 1 fait piocher ${cards(count)}.`,
  ),
  drawPassed: {
    name: 'Faire suivre la carte « pioche » 1',
    values: {
      true: 'On fait suivre la carte « pioche » 1 avec une autre, et tout s’additionne.',
      false: 'On ne fait pas suivre la carte « pioche » 1.',
    },
  },
  draw2: setting('draw2', 'Carte « pioche » 2', 'Il n’y a pas de carte « pioche » 2.'),
  draw2Count: counted(
    'Cartes à piocher (2)',
    (count) => `La carte « pioche » 2 fait piocher ${cards(count)}.`,
  ),
  draw2Passed: {
    name: 'Faire suivre la carte « pioche » 2',
    values: {
      true: 'On fait suivre la carte « pioche » 2 avec une autre, et tout s’additionne.',
      false: 'On ne fait pas suivre la carte « pioche » 2.',
    },
  },
  drawCancel: setting('drawCancel', 'Annule la pioche', 'Rien n’annule ce qu’il faut piocher.'),
  skip: setting('skip', 'Fait passer un tour', 'Aucune carte ne fait passer un tour.'),
  reverse: setting('reverse', 'Inverse le sens', 'Aucune carte n’inverse le sens du jeu.'),
  follow: setting('follow', 'Fait rejouer', 'Aucune carte ne fait rejouer.'),
  handSwap: setting('handSwap', 'Échange les mains', 'Aucune carte n’échange les mains.'),
  passLeft: setting(
    'passLeft',
    'Fait passer une carte',
    'Aucune carte ne fait passer de carte à gauche.',
  ),
  multiPlay: {
    name: 'Plusieurs à la fois',
    values: {
      true: 'Des cartes ordinaires de même valeur peuvent se poser ensemble.',
      false: 'On ne pose qu’une carte par tour.',
    },
  },
  playDrawn: {
    name: 'La carte piochée',
    values: {
      false: 'Quand tu as pioché, ton tour est fini.',
      true: 'La carte piochée peut se poser tout de suite si elle convient.',
    },
  },
  drawUntil: {
    name: 'Piocher jusqu’à pouvoir poser',
    values: {
      false: 'Si tu ne peux pas poser, tu pioches une carte.',
      true: 'Tu pioches jusqu’à pouvoir poser une carte.',
    },
  },
  specialLast: {
    name: 'La dernière carte',
    values: {
      true: 'Finir sur une carte spéciale coûte une carte de plus.',
      false: 'On peut finir sur n’importe quelle carte.',
    },
  },
  lastCall: {
    name: 'L’annonce',
    values: (count) =>
      count === 0
        ? 'On n’annonce pas sa dernière carte.'
        : `Oublier de dire « Switch » avant la dernière carte coûte ${cards(count)}.`,
    short: (count) => (count === 0 ? 'Pas d’annonce' : cards(count)),
  },
  scoring: {
    name: 'Points',
    values: {
      wins: 'Une manche gagnée vaut un point.',
      cards: 'Celui qui gagne une manche marque ce que les autres ont encore en main.',
    },
  },
  targetWins: counted('But du jeu', (count) =>
    count === 1
      ? 'La première manche décide.'
      : `Le premier qui gagne ${count} manches gagne la partie.`,
  ),
  targetCards: counted(
    'But du jeu',
    (count) => `Le premier qui atteint ${count} points gagne la partie.`,
  ),
}

const optionsByName: Readonly<Record<string, { readonly name: string } | undefined>> = options

/** Returns the quoted name of a setting. The name is empty if the contradiction involves no second setting. */
const named = (option: string | undefined): string =>
  `« ${optionsByName[option ?? '']?.name ?? ''} »`

const contradiction: ContradictionWords = ({ option, reason, with: other }) => {
  const because: Record<Reason, string> = {
    'not-in-pack':
      other === 'jokers'
        ? `${named(option)} nomme le joker, mais ce jeu de cartes n’en a pas.`
        : `${named(option)} nomme une carte que ce jeu de cartes n’a pas.`,
    'two-draws': `${named(other)} et ${named(option)} nomment la même valeur.`,
    'two-effects': `${named(other)} et ${named(option)} nomment la même carte : une carte ne fait qu’une chose.`,
    'nothing-to-cancel': `Aucune carte ne fait piocher : ${named(option)} n’a aucun effet.`,
    'drawn-card-not-played':
      'Pour piocher jusqu’à pouvoir poser, il faut avoir le droit de poser tout de suite la carte piochée.',
    'no-ordinary-rank':
      option === 'wildRank'
        ? 'Toutes les valeurs sont spéciales : il n’en reste aucune à choisir.'
        : 'Toutes les valeurs sont spéciales : on ne pourrait finir sur aucune carte ordinaire.',
  }
  return because[reason as Reason]
}

export const optionWords: Words = {
  options,
  presets: { 'mau-mau': 'Mau-Mau allemand', 'crazy-eights': 'Huit américain' },
  groups: {
    deal: 'La donne',
    special: 'Cartes spéciales',
    draw: 'La pioche',
    last: 'Poser, et la dernière carte',
    end: 'La fin',
  },
  contradiction,
}
