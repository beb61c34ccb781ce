import type { OptionWords } from '../../../../game/words.ts'
import type { Kind } from '../../rules/cards.ts'
import type { Reason } from '../../rules/contradictions.ts'
import type { Values } from '../../options.ts'
import type { CardSetting } from '../../rules/settings.ts'
import { aKind, kindName, upper } from './cards.ts'
import { does } from './effects.ts'

type Words = OptionWords<Values>
type ContradictionWords = NonNullable<Words['contradiction']>

const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)

const sentences: Readonly<Record<CardSetting, (kind: string) => string>> = {
  ...does,
  draw: (kind) => `${kind} fait piocher la personne suivante.`,
  draw2: (kind) => `${kind} fait aussi piocher la personne suivante.`,
}

/** A setting that names cards: what a card does that it names, and what it is where it names none. */
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
  hand: counted('Cartes en main', (count) => `On reçoit ${count} cartes chacun.`),
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
  suitWish: setting('suitWish', 'Carte de choix', 'Aucune carte ne choisit la couleur.'),
  rankWish: setting(
    'rankWish',
    'Carte de choix pour une valeur',
    'Aucune carte ne choisit la valeur.',
  ),
  wishOnWish: {
    name: 'Choix sur choix',
    values: {
      true: 'Une carte de choix peut aller sur une carte de choix.',
      false: 'Une carte de choix ne va pas sur une carte de choix.',
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
      false: 'Quand on a pioché, le tour est fini.',
      true: 'La carte piochée peut se poser tout de suite si elle va.',
    },
  },
  drawUntil: {
    name: 'Piocher jusqu’à pouvoir poser',
    values: {
      false: 'Quand on ne peut pas poser, on pioche une carte.',
      true: 'On pioche jusqu’à pouvoir poser une carte.',
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
      cards: 'Qui gagne une manche marque ce que les autres ont encore en main.',
    },
  },
  targetWins: counted('But du jeu', (count) =>
    count === 1 ? 'La première manche décide.' : `La partie est à qui gagne ${count} manches.`,
  ),
  targetCards: counted('But du jeu', (count) => `La partie est à qui atteint ${count} points.`),
}

const optionsByName: Readonly<Record<string, { readonly name: string } | undefined>> = options

/** Not every contradiction is one with another setting. */
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
    'nothing-to-cancel': `Aucune carte ne fait piocher : ${named(option)} n’a rien à annuler.`,
    'drawn-card-not-laid':
      'Pour piocher jusqu’à pouvoir poser, il faut avoir le droit de poser tout de suite la carte piochée.',
    'no-ordinary-rank':
      option === 'rankWish'
        ? 'Toutes les valeurs sont spéciales : il n’en reste aucune à choisir.'
        : 'Toutes les valeurs sont spéciales : on ne pourrait finir sur aucune carte ordinaire.',
  }
  return because[reason as Reason]
}

export const words: Words = {
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
