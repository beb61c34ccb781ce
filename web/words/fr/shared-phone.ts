import type { SharedPhoneWords } from '../en/shared-phone.ts'

export const sharedPhoneWords: SharedPhoneWords = {
  title: 'Un téléphone pour tous',
  means:
    'Vous vous passez le téléphone. Tes cartes restent cachées jusqu’à ce que tu confirmes que tu l’as.',
  name: (number) => `Nom du joueur ${number}`,
  more: 'Encore quelqu’un',
  join: 'Les autres peuvent rejoindre sur leur propre téléphone avec le code de la table.',
  handTo: (name) => `Passe le téléphone à ${name}`,
  iAm: (name) => `Je suis ${name}`,
  who: 'Qui a le téléphone ?',
  turnOf: (name) => `C’est à ${name} de jouer`,
  paused: 'La table est en pause.',
  others: 'Voir tes propres cartes',
  cover: 'Cacher mes cartes',
  people: 'Sur ce téléphone',
  add: 'Quelqu’un d’autre joue sur ce téléphone',
  addName: 'Son nom',
  sit: 'Jouer',
  move: (name) => `Passer ${name} sur un autre appareil`,
  leave: (name) => `${name} quitte la table`,
}
