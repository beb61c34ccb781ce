import { countInWords } from '../../../shared/words/fr/numbers.ts'
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
  attempt: (count) => `${ordinals[count - 1] ?? `${count}e`} essai`,
  round: (count) => `manche ${count}`,
  deal: (count) => `donne ${count}`,
  dealAndRound: (deal, round) => `donne ${deal}, tour ${round}`,
  task: {
    atLeast: (count) => `${countInWords(count)} ${count === 1 ? 'carte' : 'cartes'} ou plus`,
    more: (count) => (count === 1 ? 'encore une carte' : `encore ${countInWords(count)} cartes`),
    exactly: (count) => `encore ${countInWords(count)}, pas plus`,
    skull: 'il faut couvrir la tête de mort',
    enough: 'encore une, ou fin du tour',
    orDraw: (answers, owed) =>
      `${answers === '' ? '' : `${answers}, ou `}pioche ${countInWords(owed)}`,
    next: (name) => `puis ${name}`,
  },
  asks: (name) => `${name} voudrait reprendre ce coup`,
  asksMeans: 'Tous doivent être d’accord.',
  tenBack: 'Dix en arrière !',
  fromTo: (name, from, to) => `${name} : du ${from} au ${to}`,
  oneLeft: (name) => `${name} : plus qu’une carte`,
  offItGoes: 'Dehors !',
  pushes: (name, other, row) => `${name} pousse ${other} : ${row}`,
  pushesOwn: (name, row) => `${name} pousse son propre jeton : ${row}`,
  burnt: 'Brûlé !',
  clearsWithTen: (name, cards) => `Avec un dix, ${name} enlève ${countInWords(cards)} cartes`,
  clearsWithFour: (name, cards) => `Avec un carré, ${name} enlève ${countInWords(cards)} cartes`,
  bravo: 'Bravo !',
  ouch: 'Aïe !',
  losesLife: (names, players) => `${names} ${players === 1 ? 'perd' : 'perdent'} une vie`,
  goesOut: (names, players) => `${names} ${players === 1 ? 'est' : 'sont'} hors jeu`,
  again: 'Encore une ?',
  canDeal: (host) => `${host} peut redistribuer`,
  lost: 'Cet écran n’a plus de connexion',
  lostMeans: 'Continuez sur vos téléphones. Il se remettra à jour tout seul.',
  gone: 'Cette table n’existe plus',
  goneMeans: 'Elle a été supprimée, ou n’a pas servi depuis longtemps.',
  openAnother: 'Ouvrir une autre table',
  tryingAgain: 'Nouvel essai automatique…',
}

const ordinals: readonly string[] =
  'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième'.split(
    ' ',
  )
