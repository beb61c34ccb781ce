import type { LocalWords } from '../en/local.ts'

export const localWords: LocalWords = {
  ribbon: 'Toi et des bots',
  ribbonOffline: 'Pas de réseau : toi et des bots',
  private: 'Rien de tout cela ne quitte ton appareil',
  meanwhile: 'En attendant, jouer contre des bots',
  retry: 'Réessayer',
  noNetwork: 'Pas de réseau.',
  playHere: 'Contre des bots, tu peux jouer tout de suite.',
  play: (game) => `Jouer à ${game} contre des bots`,
  waits: 'attend le réseau',
  needs: 'Demande le réseau',
  back: 'Le réseau est revenu',
  yourTurn: (code) => `À ${code}, c’est à toi.`,
  goesOn: (code) => `À ${code}, la partie continue.`,
  thisGameFirst: 'Cette partie d’abord',
  toTable: 'Retour à la table',
}
