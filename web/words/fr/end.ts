import { pluralIn } from '../../../shared/plural.ts'
import { countInWords } from '../../../shared/words/fr/numbers.ts'
import type { FinishWords } from '../en/end.ts'

const plural = pluralIn('fr')
const nth = (number: number): string => (number === 1 ? '1er' : `${number}e`)
const place = (number: number): string => (number === 1 ? '1re' : `${number}e`)
const group = (count: number): string => (count === 1 ? 'en solo' : `à ${countInWords(count)}`)
const points = (count: number): string => `${count} ${plural(count, 'point', 'points')}`

export const finishWords: FinishWords = {
  share: {
    more: 'Partager',
    verify: 'Vérifier',
    save: 'Enregistrer la partie',
    newTable: 'Nouvelle table',
  },
  together: (won) => (won ? 'Gagné ensemble !' : 'Perdu ensemble.'),
  won: 'Tu as gagné !',
  shared: 'Tu partages la victoire !',
  theyWon: (names) => `${names} ${/ et /.test(names) ? 'ont' : 'a'} gagné.`,
  first: (of) => `Plus aucune carte, 1re place sur ${of}.`,
  came: (number, left) =>
    `${place(number)} place pour toi${left === null || left === 0 ? '' : `, avec ${countInWords(left)} ${plural(left, 'carte', 'cartes')} en main`}.`,
  players: (of) => `Une partie ${group(of)}.`,
  points,
  withPoints: (count) => `Avec ${points(count)}.`,
  ahead: (count, by) => `Avec ${points(count)}, ${by} d’avance.`,
  behind: (number, by) => `${place(number)} place pour toi, à ${points(by)}.`,
  left: (count) =>
    count === 0 ? 'plus de carte' : `${count} ${plural(count, 'restante', 'restantes')}`,
  wereHidden: 'étaient cachées',
  inDrawPile: 'restaient à piocher',
  you: 'Toi',
  ranking: 'Classement',
  deal: (deal) => `Donne ${deal}`,
  all: 'total',
  nth,
  minutes: (count) => plural(count, 'minute', 'minutes'),
  counted: {
    deals: (count) => plural(count, 'donne', 'donnes'),
    turns: (count) => plural(count, 'tour', 'tours'),
  },
  hours: 'heures',
  days: 'jours',
  tryHere: 'essai ici',
  gameHere: 'partie ici',
  tries: 'cartes restantes, essai par essai',
  triesAre: (left) => `Cartes restantes, essai par essai : ${left.join(', ')}`,
  stamps: { first: ['Première', 'victoire'], best: ['Nouveau', 'record'] },
  see: 'Voir',
  seeMove: 'Revoir ce coup',
  again: 'Encore !',
  another: 'Ou un autre jeu',
  otherRules: 'autres règles',
  tooMany: (max, here) => `Jusqu’à ${max}, et vous êtes ${here}`,
  vote: {
    in: 'Tu en es',
    takeBack: 'Tu en es. Touche pour annuler.',
    allBut: 'Il ne manque que toi.',
    some: (count, of) =>
      `${count} sur ${of} ${plural(count, 'en est', 'en sont')}. On distribue dès que tous y sont.`,
    waiting: (names) => `On attend ${names}`,
    notYet: (names) =>
      `On attend ${names}. ${/ et /.test(names) ? 'Leurs places restent' : 'Sa place reste'}.`,
    all: 'Tout le monde en est. On distribue.',
    dealNow: 'Distribuer maintenant',
    who: 'Qui en est',
    isIn: (name) => `${name} en est`,
    wants: (names) => `Demandé par ${names}`,
  },
  leave: 'Quitter',
  board: 'Le plateau à la fin',
  copyReplay: 'Copier le lien pour revoir la partie',
}
