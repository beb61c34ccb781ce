import type { Outcome } from '../../../../game/game.ts'
import type { Value } from '../../rules/state.ts'
import type { Words } from '../en/board.ts'

const counts = ['aucun', 'un', 'deux', 'trois', 'quatre']
const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)
/** « un 9 », « trois 9 » */
const some = (count: number, value: Value): string => `${counts[count]} ${value}`
const all = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`
const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')
const nth = (place: number): string => (place === 1 ? '1re' : `${place}e`)
const groups = ['', '', 'Une paire', 'Un brelan']

export const words: Words = {
  outcome: (outcome: Outcome, names: readonly string[]): string => {
    if (outcome.kind !== 'places') return ''
    const on = (place: number) => names.filter((_, seat) => outcome.places[seat] === place)
    const winners = on(1)
    const won = `${all(winners)} ${winners.length === 1 ? 'gagne' : 'gagnent ensemble'} !`
    const others = [2, 3, 4, 5].filter((place) => on(place).length > 0)
    const rest = others.map((place) => `${nth(place)} : ${all(on(place))}`)
    return rest.length < 2 ? won : `${won} ${rest.join(', ')}.`
  },

  hand: 'Ma main',
  card: (value, isPlayable, place, of) =>
    list(`${value}`, isPlayable ? 'jouable' : null, `${place} sur ${of}`),
  table: 'Mes cartes sur la table',
  open: (value, isPlayable, covers) =>
    list(
      `${value}`,
      'visible',
      isPlayable ? 'jouable' : null,
      covers ? 'sur une carte cachée' : null,
    ),
  hidden: (place, isPlayable) => list(`Carte cachée ${place}`, isPlayable ? 'jouable' : null),

  others: 'Les autres',
  other: (hand, open, hidden) =>
    [
      `${cards(hand)} en main`,
      open.length > 0 ? `visibles : ${open.join(', ')}` : null,
      hidden > 0 ? `${hidden} cachée${hidden < 2 ? '' : 's'}` : null,
    ]
      .filter((part) => part !== null)
      .join(' ; '),
  ready: 'c’est bon',
  place: (place) => `${nth(place)} place`,

  draw: (count) => `Pioche : ${cards(count)}`,
  burnt: (count) => `Hors du jeu : ${cards(count)}`,
  pile: (count, top) =>
    list(
      count === 0 ? 'La pile est vide' : `Pile : ${cards(count)}`,
      top ? some(top.count, top.value) : null,
    ),
  need: (need) => {
    if (need.kind === 'free') return 'Tout est permis'
    if (need.kind === 'higher' && need.than === 13) return 'Seulement 2, 3 ou 10'
    const side = need.kind === 'higher' ? 'au-dessus de' : 'au-dessous de'
    if (need.size > 1) return `${groups[need.size]} ${side} ${need.than}`
    return need.kind === 'higher' ? `Plus haut que ${need.than}` : `Plus bas que ${need.than}`
  },
  orSpecial: 'ou 2, 3, 10',
  orFour: (count, value) => `ou encore ${some(count, value)} pour emporter la pile`,

  play: (count, value) => `Poser ${some(count, value)}`,
  take: (count) => `Prendre ${cards(count)}`,
  tryIt: (value, count) => `Prendre le ${value} et ${cards(count)}`,
  flip: 'Retourner',
  beReady: 'C’est bon',
  exchangeHint: 'Touche une carte de ta main et une carte visible pour les échanger.',
  willBegin: (name) => `${name} va commencer.`,
  fails: (value) => `Le ${value} ne bat pas la pile.`,
  moreOf: (value) => `Ajoute un autre ${value}.`,
  sort: 'Trier par nombre',
  done: (place) => `Tu as fini : ${nth(place)} place.`,

  shortcuts: {
    title: 'Touches',
    keys: [
      ['← →', 'aller de carte en carte'],
      ['↑ ↓', 'de la main aux cartes sur la table, et retour'],
      ['1–9', 'lever une carte par sa place'],
      ['Entrée', 'lever une carte, puis jouer ce qui est levé'],
      ['T', 'prendre la pile'],
      ['R', 'c’est bon : l’échange est fini pour moi'],
      ['Échap', 'reposer les cartes'],
      ['?', 'cette liste'],
    ],
  },

  piles: 'Ce que tout le monde a vu',

  handsAtEnd: 'Ce que chacun avait encore',
  inHand: 'en main',
  wasOpen: 'visibles',
  wasHidden: 'cachées',
  leftToDraw: 'restait à piocher',
  nothingLeft: 'plus une seule carte',

  prompt: {
    exchange: 'Échange des cartes si tu veux, puis dis « C’est bon ».',
    waitFor: (names) => `On attend ${all(names)}.`,
    mine: (need) => `À toi. ${need}.`,
    mineHidden: 'À toi : retourne une carte cachée.',
    mineTake: 'À toi. Rien ne bat la pile : il faut la prendre.',
    mineTry: 'À toi. Aucune carte visible ne bat la pile.',
    theirs: (name) => `C’est à ${name} de jouer.`,
  },

  news: {
    exchanged: (name, up, down) => `${name} échange le ${down} visible contre un ${up}.`,
    ready: (name) => `Pour ${name}, l’échange est fini.`,
    begins: (name) => `La partie commence par ${name}.`,
    laid: (name, count, value) => `${name} pose ${some(count, value)}.`,
    turnedOver: (name, value) => `${name} retourne un ${value}, et il bat la pile.`,
    took: (name, count) => `${name} prend la pile : ${cards(count)}.`,
    triedOpen: (name, value, count) =>
      `${name} prend le ${value} visible et la pile : ${cards(count + 1)}.`,
    triedHidden: (name, value, count) =>
      `${name} retourne un ${value}. Il ne bat pas la pile : ${cards(count + 1)} à prendre.`,
    four: (value, count) => `Quatre ${value} : ${cards(count)} quittent le jeu.`,
    bomb: (count) => `Bombe : ${cards(count)} ${count < 2 ? 'quitte' : 'quittent'} le jeu.`,
    restart: 'Remise à zéro : tout est permis.',
    drawEmpty: 'La pioche est vide.',
    out: (name, place) => `${name} n’a plus de carte : ${nth(place)} place.`,
  },
}
