import type { Outcome } from '../../../../game/game.ts'
import type { Value } from '../../rules/state.ts'
import type { Words } from '../en/board.ts'

const counts = ['keine', 'eine', 'zwei', 'drei', 'vier']
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)
/** „eine 9“, „drei 9er“ */
const some = (count: number, value: Value): string =>
  count === 1 ? `eine ${value}` : `${counts[count]} ${value}er`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const all = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`
const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')
const groups = ['', '', 'Zwilling', 'Drilling']

export const words: Words = {
  outcome: (outcome: Outcome, names: readonly string[]): string => {
    if (outcome.kind !== 'places') return ''
    const on = (place: number) => names.filter((_, seat) => outcome.places[seat] === place)
    const winners = on(1)
    const won = `${all(winners)} ${winners.length === 1 ? 'gewinnt' : 'gewinnen gemeinsam'}!`
    const others = [2, 3, 4, 5].filter((place) => on(place).length > 0)
    const rest = others.map((place) => `${place}. ${all(on(place))}`)
    return rest.length < 2 ? won : `${won} ${rest.join(', ')}.`
  },

  hand: 'Meine Hand',
  card: (value, isPlayable, place, of) =>
    list(`${value}`, isPlayable ? 'spielbar' : null, `${place} von ${of}`),
  table: 'Meine Karten auf dem Tisch',
  open: (value, isPlayable, covers) =>
    list(
      `${value}`,
      'offen',
      isPlayable ? 'spielbar' : null,
      covers ? 'auf einer verdeckten' : null,
    ),
  hidden: (place, isPlayable) => list(`Verdeckte Karte ${place}`, isPlayable ? 'spielbar' : null),

  others: 'Die anderen',
  other: (hand, open, hidden) =>
    [
      `${cards(hand)} auf der Hand`,
      open.length > 0 ? `offen: ${open.join(', ')}` : null,
      hidden > 0 ? `${hidden} verdeckt` : null,
    ]
      .filter((part) => part !== null)
      .join('; '),
  ready: 'fertig',
  place: (place) => `${place}. Platz`,

  draw: (count) => `Nachziehstapel: ${cards(count)}`,
  burnt: (count) => `Aus dem Spiel: ${cards(count)}`,
  pile: (count, top) =>
    list(
      count === 0 ? 'Der Stapel ist leer' : `Stapel: ${cards(count)}`,
      top ? some(top.count, top.value) : null,
    ),
  need: (need) => {
    if (need.kind === 'free') return 'Alles ist erlaubt'
    if (need.kind === 'higher' && need.than === 13) return 'Nur 2, 3 oder 10'
    const side = need.kind === 'higher' ? 'über' : 'unter'
    if (need.size > 1) return `${groups[need.size]} ${side} ${need.than}`
    return need.kind === 'higher' ? `Höher als ${need.than}` : `Niedriger als ${need.than}`
  },
  orSpecial: 'oder 2, 3, 10',
  orFour: (count, value) => `oder noch ${some(count, value)} zum Abräumen`,

  play: (count, value) => `${capital(some(count, value))} legen`,
  take: (count) => `${cards(count)} nehmen`,
  tryIt: (value, count) => `Die ${value} und ${cards(count)} nehmen`,
  flip: 'Umdrehen',
  beReady: 'Fertig',
  exchangeHint: 'Tippe eine Handkarte und eine offene an, um sie zu tauschen.',
  willBegin: (name) => `${name} wird beginnen.`,
  fails: (value) => `Die ${value} schlägt den Stapel nicht.`,
  moreOf: (value) => `Nimm noch eine ${value} dazu.`,
  sort: 'Nach Zahlen sortieren',
  done: (place) => `Du hast es geschafft: ${place}. Platz.`,

  shortcuts: {
    title: 'Tasten',
    keys: [
      ['← →', 'von Karte zu Karte'],
      ['↑ ↓', 'von der Hand zu den Karten auf dem Tisch und zurück'],
      ['1–9', 'eine Karte nach ihrem Platz anheben'],
      ['Enter', 'eine Karte anheben, dann spielen, was angehoben ist'],
      ['T', 'den Stapel nehmen'],
      ['R', 'fertig mit dem Tauschen'],
      ['Esc', 'die Karten zurückstecken'],
      ['?', 'diese Liste'],
    ],
  },

  piles: 'Was alle gesehen haben',

  handsAtEnd: 'Was alle noch hatten',
  inHand: 'auf der Hand',
  wasOpen: 'offen',
  wasHidden: 'verdeckt',
  leftToDraw: 'noch im Nachziehstapel',
  nothingLeft: 'keine Karte mehr',

  prompt: {
    exchange: 'Tausche Karten, wenn du magst, und sag dann „Fertig“.',
    waitFor: (names) => `Es fehlt noch: ${all(names)}.`,
    mine: (need) => `Du bist am Zug. ${need}.`,
    mineHidden: 'Du bist am Zug: Dreh eine verdeckte Karte um.',
    mineTake: 'Du bist am Zug. Nichts schlägt den Stapel: Du musst ihn nehmen.',
    mineTry: 'Du bist am Zug. Keine offene Karte schlägt den Stapel.',
    theirs: (name) => `${name} ist am Zug.`,
  },

  news: {
    exchanged: (name, up, down) => `${name} tauscht die offene ${down} gegen eine ${up}.`,
    ready: (name) => `${name} ist fertig.`,
    begins: (name) => `Das Spiel beginnt mit ${name}.`,
    laid: (name, count, value) => `${name} legt ${some(count, value)}.`,
    turnedOver: (name, value) => `${name} dreht eine ${value} um, und sie schlägt den Stapel.`,
    took: (name, count) => `${name} nimmt den Stapel: ${cards(count)}.`,
    triedOpen: (name, value, count) =>
      `${name} nimmt die offene ${value} und den Stapel: ${cards(count + 1)}.`,
    triedHidden: (name, value, count) =>
      `${name} dreht eine ${value} um. Sie schlägt den Stapel nicht: ${cards(count + 1)} zu nehmen.`,
    four: (value, count) => `Vier ${value}er: ${cards(count)} verlassen das Spiel.`,
    bomb: (count) => `Bombe: ${cards(count)} ${count === 1 ? 'verlässt' : 'verlassen'} das Spiel.`,
    restart: 'Neustart: Alles ist erlaubt.',
    drawEmpty: 'Der Nachziehstapel ist leer.',
    out: (name, place) => `${name} hat keine Karte mehr: ${place}. Platz.`,
  },
}
