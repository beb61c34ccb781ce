import { countInWords as countInGerman } from '../../shared/words/de/numbers.ts'
import { countInWords as countInEnglish } from '../../shared/words/en/numbers.ts'
import { countInWords as countInFrench } from '../../shared/words/fr/numbers.ts'

export type TelevisionWords = typeof en

/** The texts of the television, the large screen that shows a table to everyone in a room. */
const en = {
  title: 'Television',
  opening: 'Opening a table …',
  onPhone: 'On your phone:',
  firstPhone: 'The first phone is the host.',
  deals: (host: string) => `${host} deals from the phone.`,
  players: (least: number, most: number) =>
    least === most ? `For ${most}` : `For ${least} to ${most}`,
  host: 'host',
  bot: 'bot',
  game: (count: number) => `game ${count}`,
  attempt: (count: number) =>
    count <= ordinalsEn.length ? `${ordinalsEn[count - 1]} try` : `try ${count}`,
  round: (count: number) => `round ${count}`,
  deal: (count: number) => `deal ${count}`,
  dealAndRound: (deal: number, round: number) => `deal ${deal}, round ${round}`,
  /** What the player whose turn it is has to do. These lines follow “Anna’s turn”. */
  task: {
    atLeast: (count: number) =>
      `${countInEnglish(count)} ${count === 1 ? 'card' : 'cards'} or more`,
    more: (count: number) =>
      count === 1 ? 'one more card' : `${countInEnglish(count)} more cards`,
    exactly: (count: number) => `exactly ${countInEnglish(count)} more`,
    skull: 'the skull must be covered',
    enough: 'one more, or end the turn',
    /** @param answers the kinds of cards that answer the demand to draw; empty if there are none */
    orDraw: (answers: string, owed: number) =>
      `${answers === '' ? '' : `${answers}, or `}draw ${countInEnglish(owed)}`,
    next: (name: string) => `then ${name}`,
  },
  asks: (name: string) => `${name} would like this move back`,
  asksMeans: 'All have to agree.',
  tenBack: 'Ten back!',
  fromTo: (name: string, from: number, to: number) =>
    `${name}: from ${from} ${to < from ? 'down' : 'up'} to ${to}`,
  oneLeft: (name: string) => `${name}: one card left`,
  offItGoes: 'Off it goes!',
  pushes: (name: string, other: string, row: string) => `${name} pushes ${other}: ${row}`,
  pushesOwn: (name: string, row: string) => `${name} pushes their own chip: ${row}`,
  burnt: 'Burnt!',
  clearsWithTen: (name: string, cards: number) =>
    `${name} clears ${countInEnglish(cards)} cards with a ten`,
  clearsWithFour: (name: string, cards: number) =>
    `${name} clears ${countInEnglish(cards)} cards with four of a kind`,
  bravo: 'Bravo!',
  ouch: 'Ouch!',
  losesLife: (names: string, players: number) =>
    `${names} ${players === 1 ? 'loses' : 'lose'} a life`,
  goesOut: (names: string, players: number) => `${names} ${players === 1 ? 'is' : 'are'} out`,
  again: 'Once more?',
  canDeal: (host: string) => `${host} can deal again`,
  lost: 'This screen has lost the connection',
  lostMeans: 'Play on with your phones. It catches up by itself.',
  gone: 'This table is gone',
  goneMeans: 'It was deleted, or unused for a long time.',
  openAnother: 'Open another table',
  tryingAgain: 'Trying again by itself …',
}

const ordinalsEn: readonly string[] =
  'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

const de: TelevisionWords = {
  title: 'Fernseher',
  opening: 'Ein Tisch wird eröffnet …',
  onPhone: 'Am Handy:',
  firstPhone: 'Das erste Handy ist Gastgeber.',
  deals: (host) => `${host} teilt am Handy aus.`,
  players: (least, most) => (least === most ? `Für ${most}` : `Für ${least} bis ${most}`),
  host: 'Gastgeber',
  bot: 'Bot',
  game: (count) => `Spiel ${count}`,
  attempt: (count) => `${ordinalsDe[count - 1] ?? `${count}.`} Versuch`,
  round: (count) => `Runde ${count}`,
  deal: (count) => `Durchgang ${count}`,
  dealAndRound: (deal, round) => `Durchgang ${deal}, Runde ${round}`,
  task: {
    atLeast: (count) => `${countInGerman(count)} ${count === 1 ? 'Karte' : 'Karten'} oder mehr`,
    more: (count) => (count === 1 ? 'noch eine Karte' : `noch ${countInGerman(count)} Karten`),
    exactly: (count) => `noch genau ${countInGerman(count)}`,
    skull: 'der Totenkopf muss überdeckt werden',
    enough: 'noch eine, oder den Zug beenden',
    orDraw: (answers, owed) =>
      `${answers === '' ? '' : `${answers}, oder `}${countInGerman(owed)} ziehen`,
    next: (name) => `danach ${name}`,
  },
  asks: (name) => `${name} möchte diesen Zug zurück`,
  asksMeans: 'Alle müssen einverstanden sein.',
  tenBack: 'Zehn zurück!',
  fromTo: (name, from, to) => `${name}: von ${from} auf ${to}`,
  oneLeft: (name) => `${name}: noch eine Karte`,
  offItGoes: 'Und weg!',
  pushes: (name, other, row) => `${name} schiebt ${other} hinaus: ${row}`,
  pushesOwn: (name, row) => `${name} schiebt den eigenen Chip hinaus: ${row}`,
  burnt: 'Verbrannt!',
  clearsWithTen: (name, cards) => `${name} räumt mit einer Zehn ${countInGerman(cards)} Karten ab`,
  clearsWithFour: (name, cards) =>
    `${name} räumt mit einem Vierling ${countInGerman(cards)} Karten ab`,
  bravo: 'Bravo!',
  ouch: 'Autsch!',
  losesLife: (names, players) => `${names} ${players === 1 ? 'verliert' : 'verlieren'} ein Leben`,
  goesOut: (names, players) => `${names} ${players === 1 ? 'ist' : 'sind'} raus`,
  again: 'Noch einmal?',
  canDeal: (host) => `${host} kann wieder austeilen`,
  lost: 'Dieser Bildschirm hat keine Verbindung',
  lostMeans: 'Spielt am Handy weiter. Er holt von selbst auf.',
  gone: 'Diesen Tisch gibt es nicht mehr',
  goneMeans: 'Er wurde gelöscht oder lange nicht benutzt.',
  openAnother: 'Einen anderen Tisch eröffnen',
  tryingAgain: 'Der Bildschirm versucht es von selbst noch einmal …',
}

const ordinalsDe: readonly string[] =
  'erster zweiter dritter vierter fünfter sechster siebter achter neunter zehnter'.split(' ')

const fr: TelevisionWords = {
  title: 'Télévision',
  opening: 'Ouverture d’une table…',
  onPhone: 'Sur ton téléphone :',
  firstPhone: 'Le premier téléphone est l’hôte.',
  deals: (host) => `${host} distribue depuis son téléphone.`,
  players: (least, most) => (least === most ? `Pour ${most}` : `De ${least} à ${most}`),
  host: 'hôte',
  bot: 'bot',
  game: (count) => `partie ${count}`,
  attempt: (count) => `${ordinalsFr[count - 1] ?? `${count}e`} essai`,
  round: (count) => `manche ${count}`,
  deal: (count) => `donne ${count}`,
  dealAndRound: (deal, round) => `donne ${deal}, tour ${round}`,
  task: {
    atLeast: (count) => `${countInFrench(count)} ${count === 1 ? 'carte' : 'cartes'} ou plus`,
    more: (count) => (count === 1 ? 'encore une carte' : `encore ${countInFrench(count)} cartes`),
    exactly: (count) => `encore ${countInFrench(count)}, pas plus`,
    skull: 'il faut couvrir la tête de mort',
    enough: 'encore une, ou fin du tour',
    orDraw: (answers, owed) =>
      `${answers === '' ? '' : `${answers}, ou `}pioche ${countInFrench(owed)}`,
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
  clearsWithTen: (name, cards) => `Avec un dix, ${name} enlève ${countInFrench(cards)} cartes`,
  clearsWithFour: (name, cards) => `Avec un carré, ${name} enlève ${countInFrench(cards)} cartes`,
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

const ordinalsFr: readonly string[] =
  'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième'.split(
    ' ',
  )

// These texts load with the page of the television. No other page needs them.
export const televisionWords = { en, de, fr }
