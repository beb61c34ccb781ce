import type { TakeBackWords } from '../en/take-back.ts'

export const takeBackWords: TakeBackWords = {
  takeBack: 'Reprendre ce coup',
  ask: 'Demander à le reprendre',
  of: (name) => `${name} : `,
  asked: (names) => `à ${names} de décider`,
  agree: (agreed, asked) => `${agreed} sur ${asked} ${agreed < 2 ? 'est' : 'sont'} d’accord`,
  missing: (names, players) =>
    players === 1 ? `${names} n’a pas encore répondu` : `${names} n’ont pas encore répondu`,
  neverMind: 'Laisser tomber',
  asks: (name) => `${name} voudrait reprendre son dernier coup`,
  asksMeans: 'Tous doivent être d’accord.',
  no: 'Non',
  yes: 'Oui',
}
