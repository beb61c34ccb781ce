import { rankOf } from '../../rules/cards.ts'
import type { Wish } from '../../rules/state.ts'
import { aKind, cardName, kindName, many, suits, theCard, upper } from './cards.ts'
import type { Words } from '../en/board.ts'
import { does } from './effects.ts'

const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)
const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`)
const and = (parts: readonly string[]): string => joined(parts, 'et')
const or = (parts: readonly string[]): string => joined(parts, 'ou')
const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`

const numbers = ['zéro', 'un', 'deux', 'trois', 'quatre']

const wished = (wish: Wish): string => ('suit' in wish ? suits[wish.suit] : aKind(wish.rank))

const wonBy = (winners: readonly string[]): string => `${and(winners)} gagne !`

export const words: Words = {
  outcome: (outcome, names) => {
    if (outcome.kind !== 'places') return ''
    const winners = names.filter((_, seat) => outcome.places[seat] === 1)
    const score = outcome.points.map((count, seat) => `${names[seat] ?? ''} ${count}`)
    return `${wonBy(winners)} ${score.join(', ')}.`
  },
  won: wonBy,

  indices: { J: 'V', Q: 'D', K: 'R', A: 'A' },
  suits,
  rank: (rank) => upper(kindName(rank)),
  cardName: (card) => upper(cardName(card)),
  wished,

  hand: 'Ma main',
  card: (card, isPlayable, place, of) =>
    [upper(cardName(card)), ...(isPlayable ? ['jouable'] : []), `${place} sur ${of}`].join(', '),
  chosen: (place) => `choisie en position ${place}`,
  draw: (count) => `Pioche : ${cards(count)}`,
  discard: (top, lying) => `Défausse : ${cardName(top)} au-dessus, ${cards(lying)}`,
  direction: (direction) =>
    `On joue dans le sens ${direction === 1 ? '' : 'inverse '}des aiguilles d’une montre`,
  round: (round) => `Manche ${round}`,
  target: (scoring, target) =>
    scoring === 'wins' ? `${target} pour gagner` : `jusqu’à ${points(target)}`,
  you: 'Toi',
  dealer: 'donne',
  holds: (count) => (count === 1 ? 'plus qu’une carte !' : cards(count)),
  points,

  demand: (owed, answers) =>
    answers.length === 0 ? `Piocher ${owed}` : `Piocher ${owed} ou poser ${or(answers.map(aKind))}`,
  wish: (wish) => `Demandé : ${'suit' in wish ? suits[wish.suit] : many(wish.rank)}`,

  switch: 'Switch !',
  drawOne: 'Piocher',
  drawUntil: 'Piocher jusqu’à pouvoir',
  drawAll: (owed) => `Piocher ${cards(owed)}`,
  pass: 'Passer',
  keep: 'Garder',
  layIt: 'Poser',
  play: (laid) => {
    const [first] = laid
    if (first === undefined) return 'Jouer'
    return laid.length === 1
      ? `Jouer ${theCard(first)}`
      : `Jouer ${numbers[laid.length]} ${many(rankOf(first))}`
  },
  passTo: (name) => `Passer à ${name}`,
  putDown: 'Reposer',
  whichSuit: 'Quelle couleur doit suivre ?',
  whichRank: 'Quelle valeur doit suivre ?',
  sortBySuit: 'Trier par couleur',
  sortByRank: 'Trier par valeur',
  mayJoin: (rank) => `Touche d’autres ${many(rank)} pour les poser ensemble.`,

  does: (setting, kind) => does[setting](upper(aKind(kind))),
  makesDraw: (kind, count) =>
    `${upper(aKind(kind))} fait piocher ${cards(count)} à la personne suivante.`,

  happened: {
    skipped: 'passe son tour',
    forgot: (count) => `oublié ! +${count}`,
    special: (count) => `spéciale : +${count}`,
    drew: (count) => `+${count}`,
    cancelled: 'annulé',
    chose: 'a choisi',
    again: 'rejoue',
    passed: 'passe',
    swapped: 'mains échangées',
  },

  roundWon: (name, won, scoring) =>
    scoring === 'wins' ? `${name} gagne la manche` : `${name} gagne la manche : ${points(won)}`,
  held: 'Ce que les autres avaient encore',
  close: 'Fermer',
  lastRound: 'La fin de la dernière manche',
  handsAtEnd: 'La fin de la partie',
  place: (place) => (place === 1 ? '1er' : `${place}e`),

  shortcuts: {
    title: 'Touches',
    keys: [
      ['← →', 'd’une carte à l’autre'],
      ['1–9', 'choisir une carte par sa place'],
      ['Entrée', 'choisir la carte, puis jouer ce qui est choisi'],
      ['D', 'piocher, ou garder la carte piochée'],
      ['S', 'dire « Switch ! » avec la prochaine carte'],
      ['↑ ↓', 'vers les piles et retour à la main'],
      ['Échap', 'reposer les cartes'],
      ['?', 'cette liste'],
    ],
  },

  prompt: {
    mine: (matches, mayDraw) => `À toi : ${matches}${mayDraw ? ', ou pioche' : ''}.`,
    matches: (suit, rank) =>
      or([...(suit ? [suits[suit]] : []), ...(rank ? [kindName(rank)] : [])]),
    anything: 'tout va',
    owed: (owed, answers) =>
      answers.length === 0
        ? `À toi : pioche ${owed}.`
        : `À toi : pioche ${owed}, ou pose ${or(answers.map(aKind))}.`,
    stuck: 'À toi : il n’y a rien à piocher, alors passe.',
    drawn: (card) => `Tu as pioché ${theCard(card)} : à poser ou à garder.`,
    name: 'Tu as donné : choisis ce qui doit suivre.',
    choose: (name) => `Choisis une carte pour ${name}.`,
    chosen: (names) => `Choisissent encore : ${and(names)}.`,
    theirs: (name) => `C’est à ${name} de jouer.`,
    theirsOwed: (name, owed) => `${name} doit piocher ${owed}, ou répondre.`,
    theirsName: (name) => `${name} choisit ce qui doit suivre.`,
  },

  news: {
    dealt: (round, dealer, first) =>
      `Manche ${round} : ${dealer} donne et pose d’abord ${theCard(first)}.`,
    laid: (name, laid) => `${name} pose ${and(laid.map(theCard))}.`,
    wished: (name, wish) => `${name} demande ${wished(wish)}.`,
    called: (name) => `${name} dit « Switch ! »`,
    forgot: (name, drawn) => `${name} a oublié de dire « Switch » et pioche ${cards(drawn)}.`,
    special: (name, drawn) => `${name} a fini sur une carte spéciale et pioche ${cards(drawn)}.`,
    asked: (name, owed) => `${name} doit piocher ${cards(owed)}.`,
    cancelled: (name, owed) => `${name} annule ce qu’il fallait piocher : ${cards(owed)}.`,
    skipped: (name) => `${name} passe son tour.`,
    turned: (direction) =>
      direction === 1
        ? 'Le sens change : celui des aiguilles d’une montre.'
        : 'Le sens change : l’inverse des aiguilles d’une montre.',
    swapped: (name, other) => `${name} et ${other} échangent leurs mains.`,
    follows: (name) => `${name} rejoue.`,
    passing: 'Chacun choisit une carte pour la personne à gauche.',
    chose: (name) => `${name} a choisi.`,
    passedLeft: 'Les cartes choisies passent à gauche.',
    drew: (name, drawn) =>
      drawn === 0 ? `${name} ne trouve rien à piocher.` : `${name} pioche ${cards(drawn)}.`,
    paid: (name, owed, drawn) =>
      drawn < owed
        ? `${name} pioche ${drawn} des ${cards(owed)} : il n’y en a plus.`
        : `${name} pioche les ${cards(owed)}.`,
    kept: (name) => `${name} garde la carte.`,
    passed: (name) => `${name} passe.`,
    shuffled: 'La défausse, mélangée, devient la pioche.',
    calledOff:
      'La défausse est mélangée pour la centième fois : la manche s’arrête, et le moins de cartes l’emporte.',
    roundWon: (name, won, scoring) =>
      scoring === 'wins' ? `${name} gagne la manche.` : `${name} gagne la manche : ${points(won)}.`,
  },
}
