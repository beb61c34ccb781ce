import { countInWords } from '../../../shared/words/de/numbers.ts'
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
  attempt: (count) => `${ordinals[count - 1] ?? `${count}.`} Versuch`,
  round: (count) => `Runde ${count}`,
  deal: (count) => `Durchgang ${count}`,
  dealAndRound: (deal, round) => `Durchgang ${deal}, Runde ${round}`,
  task: {
    atLeast: (count) => `${countInWords(count)} ${count === 1 ? 'Karte' : 'Karten'} oder mehr`,
    more: (count) => (count === 1 ? 'noch eine Karte' : `noch ${countInWords(count)} Karten`),
    exactly: (count) => `noch genau ${countInWords(count)}`,
    skull: 'der Totenkopf muss überdeckt werden',
    enough: 'noch eine, oder den Zug beenden',
    orDraw: (answers, owed) =>
      `${answers === '' ? '' : `${answers}, oder `}${countInWords(owed)} ziehen`,
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
  clearsWithTen: (name, cards) => `${name} räumt mit einer Zehn ${countInWords(cards)} Karten ab`,
  clearsWithFour: (name, cards) =>
    `${name} räumt mit einem Vierling ${countInWords(cards)} Karten ab`,
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

const ordinals: readonly string[] =
  'erster zweiter dritter vierter fünfter sechster siebter achter neunter zehnter'.split(' ')
