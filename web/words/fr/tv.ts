import type { TelevisionWords } from '../en/tv.ts'

export const televisionWords: TelevisionWords = {
  title: 'Télévision',
  opening: 'Ouverture d’une table…',
  onPhone: 'Sur ton téléphone :',
  firstPhone: 'Le premier téléphone est l’hôte.',
  deals: (host) => `${host} distribue depuis son téléphone.`,
  players: (least, most) => (least === most ? `Pour ${most}` : `De ${least} à ${most}`),
  host: 'hôte',
  bot: 'bot',
  game: (count) => `partie ${count}`,
  again: 'Encore une ?',
  canDeal: (host) => `${host} peut redistribuer`,
  lost: 'Cet écran n’a plus de connexion',
  lostMeans: 'Continuez sur vos téléphones. Il se remettra à jour tout seul.',
  gone: 'Cette table n’existe plus',
  goneMeans: 'Elle a été supprimée, ou n’a pas servi depuis longtemps.',
  openAnother: 'Ouvrir une autre table',
  tryingAgain: 'Nouvel essai automatique…',
}
