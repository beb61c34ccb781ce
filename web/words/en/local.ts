export type LocalWords = typeof localWords

/** The texts of a table that runs in this browser, and of pages without a network. */
export const localWords = {
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
