import type { LocalWords } from '../en/local.ts'

export const localWords: LocalWords = {
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
