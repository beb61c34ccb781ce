import type { TelevisionWords } from '../en/tv.ts'

export const televisionWords: TelevisionWords = {
  title: 'Fernseher',
  opening: 'Ein Tisch wird eröffnet …',
  onPhone: 'Am Handy:',
  firstPhone: 'Das erste Handy ist Gastgeber.',
  deals: (host) => `${host} teilt am Handy aus.`,
  players: (least, most) => (least === most ? `Für ${most}` : `Für ${least} bis ${most}`),
  host: 'Gastgeber',
  bot: 'Bot',
  game: (count) => `Spiel ${count}`,
  again: 'Noch einmal?',
  canDeal: (host) => `${host} kann wieder austeilen`,
  lost: 'Dieser Bildschirm hat keine Verbindung',
  lostMeans: 'Spielt am Handy weiter. Er holt von selbst auf.',
  gone: 'Diesen Tisch gibt es nicht mehr',
  goneMeans: 'Er wurde gelöscht oder lange nicht benutzt.',
  openAnother: 'Einen anderen Tisch eröffnen',
  tryingAgain: 'Der Bildschirm versucht es von selbst noch einmal …',
}
