import type { GameWords } from '../../words.ts'
import type { Kind } from '../cards.ts'
import type { Values } from '../options.ts'
import { aKind, kindName, upper } from './cards-fr.ts'

const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)

/** A setting that names cards: what a card does that it names, and what it is where it names none. */
const setting = (name: string, none: string, does: (kind: string) => string) => ({
  name,
  values: (kind: Kind): string => (kind === 'none' ? none : does(upper(aKind(kind)))),
  short: (kind: Kind): string => upper(kindName(kind)),
})

const counted = (name: string, says: (count: number) => string) => ({
  name,
  values: says,
  short: String,
})

export const options: GameWords<Values>['options'] = {
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
  suitWish: setting(
    'Choisit la couleur',
    'Aucune carte ne choisit la couleur.',
    (kind) => `${kind} va sur tout et choisit la couleur à suivre.`,
  ),
  rankWish: setting(
    'Choisit la valeur',
    'Aucune carte ne choisit la valeur.',
    (kind) => `${kind} va sur tout et choisit la valeur à suivre.`,
  ),
  wishOnWish: {
    name: 'Choix sur choix',
    values: {
      true: 'Une carte de choix peut aller sur une carte de choix.',
      false: 'Une carte de choix ne va pas sur une carte de choix.',
    },
  },
  draw: setting(
    'Fait piocher',
    'Il n’y a pas de première sorte de carte qui fait piocher.',
    (kind) => `${kind} fait piocher la personne suivante.`,
  ),
  drawCount: counted(
    'Combien',
    (count) => `La première sorte de carte qui fait piocher coûte ${cards(count)}.`,
  ),
  drawPassed: {
    name: 'Renvoyer',
    values: {
      true: 'La première sorte de carte qui fait piocher se renvoie avec une autre, et tout s’additionne.',
      false: 'La première sorte de carte qui fait piocher ne se renvoie pas.',
    },
  },
  draw2: setting(
    'Fait aussi piocher',
    'Il n’y a pas de seconde sorte de carte qui fait piocher.',
    (kind) => `${kind} fait aussi piocher la personne suivante.`,
  ),
  draw2Count: counted(
    'Combien',
    (count) => `La seconde sorte de carte qui fait piocher coûte ${cards(count)}.`,
  ),
  draw2Passed: {
    name: 'Renvoyer',
    values: {
      true: 'La seconde sorte de carte qui fait piocher se renvoie avec une autre, et tout s’additionne.',
      false: 'La seconde sorte de carte qui fait piocher ne se renvoie pas.',
    },
  },
  drawCancel: setting(
    'Annule la pioche',
    'Rien n’annule ce qu’il faut piocher.',
    (kind) => `${kind} annule ce qu’il faut piocher.`,
  ),
  skip: setting(
    'Fait passer un tour',
    'Aucune carte ne fait passer un tour.',
    (kind) => `${kind} fait passer son tour à la personne suivante.`,
  ),
  reverse: setting(
    'Inverse le sens',
    'Aucune carte n’inverse le sens du jeu.',
    (kind) => `${kind} inverse le sens du jeu.`,
  ),
  follow: setting(
    'Fait rejouer',
    'Aucune carte ne fait rejouer.',
    (kind) => `${kind} donne un tour de plus.`,
  ),
  handSwap: setting(
    'Échange les mains',
    'Aucune carte n’échange les mains.',
    (kind) => `${kind} échange toute la main avec la personne à gauche.`,
  ),
  passLeft: setting(
    'Fait passer une carte',
    'Aucune carte ne fait passer de carte à gauche.',
    (kind) => `${kind} fait passer à chacun une carte à gauche.`,
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
      false: 'Piocher, c’est tout le tour.',
      true: 'La carte piochée peut se poser tout de suite si elle va.',
    },
  },
  drawUntil: {
    name: 'Combien de temps piocher',
    values: {
      false: 'Quand on ne peut pas poser, on pioche une carte.',
      true: 'On pioche jusqu’à ce qu’une carte aille.',
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
        : `Oublier de dire « Switch » avant la dernière carte coûte ${cards(count)}.`,
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
    count === 1 ? 'La première manche décide.' : `On joue en ${count} manches gagnées.`,
  ),
  targetCards: counted('But du jeu', (count) => `On joue jusqu’à ${count} points.`),
}
