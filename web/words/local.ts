export type LocalWords = typeof en

/** The texts of a table that runs in this browser, and of pages without a network. */
const en = {
  /** Shown instead of the table's code. */
  ribbon: 'You and bots',
  ribbonOffline: 'No network: you and bots',
  private: 'Nothing of this leaves your device',
  /** The main button of the notice that the connection to a table is lost. */
  meanwhile: 'Meanwhile, play against bots',
  retry: 'Try again now',
  /** The texts of the landing page without a network. */
  noNetwork: 'No network.',
  playHere: 'You can play against bots here and now.',
  play: (game: string) => `Play ${game} against bots`,
  waits: 'waits for the network',
  needs: 'Needs the network',
  /** The texts of the notice that the network is back. */
  back: 'The network is back',
  yourTurn: (code: string) => `At ${code} it’s your turn.`,
  goesOn: (code: string) => `At ${code} the game goes on.`,
  thisGameFirst: 'This game first',
  toTable: 'Back to the table',
}

const de: LocalWords = {
  ribbon: 'Du und Bots',
  ribbonOffline: 'Kein Netz: du und Bots',
  private: 'Nichts davon verlässt dein Gerät',
  meanwhile: 'Solange gegen Bots spielen',
  retry: 'Jetzt versuchen',
  noNetwork: 'Kein Netz.',
  playHere: 'Gegen Bots kannst du hier sofort spielen.',
  play: (game) => `${game} gegen Bots spielen`,
  waits: 'wartet auf das Netz',
  needs: 'Braucht das Netz',
  back: 'Das Netz ist wieder da',
  yourTurn: (code) => `An ${code} bist du dran.`,
  goesOn: (code) => `An ${code} geht das Spiel weiter.`,
  thisGameFirst: 'Erst dieses Spiel',
  toTable: 'Zurück an den Tisch',
}

const fr: LocalWords = {
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

// These texts load at a table that runs in this browser, and without a network.
export const localWords = { en, de, fr }
