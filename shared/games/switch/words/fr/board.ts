import { rankOf } from '../../rules/cards.ts'
import { aKind, cardName, kindName, many, number, suits, theCard, upper } from './cards.ts'
import type { Words } from '../en/board.ts'
import { does } from './effects.ts'
import { news } from './news.ts'

const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)
const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`)
const rounds = (count: number): string => `${number(count)} ${count < 2 ? 'manche' : 'manches'}`
const and = (parts: readonly string[]): string => joined(parts, 'et')
const or = (parts: readonly string[]): string => joined(parts, 'ou')
const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`

const wonBy = (winners: readonly string[]): string =>
  `${and(winners)} ${winners.length > 1 ? 'gagnent' : 'gagne'} !`

export const words: Words = {
  outcome: (outcome, names, me = null) => {
    if (outcome.kind !== 'places') return ''
    const who = names.map((name, seat) => (seat === me ? 'Toi' : name))
    const winners = who.filter((_, seat) => outcome.places[seat] === 1)
    const score = outcome.points.map((count, seat) => `${who[seat] ?? ''} ${count}`)
    const isMine = me !== null && outcome.places[me] === 1 && winners.length === 1
    return `${isMine ? 'Tu gagnes !' : wonBy(winners)} ${score.join(', ')}.`
  },

  indices: { J: 'V', Q: 'D', K: 'R', A: 'A' },
  suit: (suit) => upper(suits[suit]),
  rank: (rank) => upper(kindName(rank)),
  cardName: (card) => upper(cardName(card)),

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
    scoring === 'wins' ? `${rounds(target)} pour gagner` : `jusqu’à ${points(target)}`,
  you: 'Toi',
  dealer: 'a donné',
  lastCard: 'plus qu’une carte !',
  points,
  roundsWon: (won, target) =>
    `${won} sur ${target} ${target < 2 ? 'manche gagnée' : 'manches gagnées'}`,

  demand: (owed, answers) =>
    answers.length === 0 ? `Piocher ${owed}` : `Piocher ${owed} ou poser ${or(answers.map(aKind))}`,
  wish: (wish) => `Demandé : ${'suit' in wish ? suits[wish.suit] : many(wish.rank)}`,
  toDraw: 'à piocher',
  wished: 'demandé',

  switch: 'Switch !',
  drawOne: 'Piocher',
  drawUntil: 'Piocher jusqu’à pouvoir',
  drawAll: (owed) => `Piocher ${owed}`,
  pass: 'Passer',
  keep: 'Garder',
  layIt: 'Poser',
  lay: (laid) => {
    const [first] = laid
    if (first === undefined) return 'Poser'
    return laid.length === 1
      ? `Poser ${theCard(first)}`
      : `Poser ${number(laid.length)} ${many(rankOf(first))}`
  },
  passTo: (name) => `Donner à ${name}`,
  sortBySuit: 'Trier par couleur',
  sortByRank: 'Trier par valeur',

  wishing: {
    suit: 'Choisis une couleur',
    rank: 'Choisis une valeur',
    how: (of, again, joker) =>
      `On ne peut y poser que ${or([
        of === 'suit' ? 'cette couleur' : 'cette valeur',
        ...again.map((kind) => `encore ${aKind(kind)}`),
        ...(joker ? ['un joker'] : []),
      ])}.`,
    mine: (count) => `${number(count)} à toi`,
    back: 'Retour',
    wish: (wish) => `Demander ${'suit' in wish ? suits[wish.suit] : aKind(wish.rank)}`,
  },

  tag: {
    makes: (owed) => `ça fait ${owed}`,
    asks: (owed, name) => `+${owed} pour ${name}`,
    cancels: 'annule tout',
    skips: (name) => `${name} passe son tour`,
    turns: 'sens inverse',
    wishes: 'à toi de choisir',
    again: 'tu rejoues',
    swaps: (name) => `échange avec ${name}`,
    passes: 'chacun donne une carte',
  },

  mayJoin: (rank) => `Touche d’autres ${many(rank)} pour les poser ensemble.`,

  does: (setting, kind) => does[setting](upper(aKind(kind))),
  makesDraw: (kind, count) =>
    `${upper(aKind(kind))} fait piocher ${number(count)} ${count < 2 ? 'carte' : 'cartes'} à la personne suivante.`,

  happened: {
    skipped: 'passe son tour',
    forgot: (count) => `oublié ! +${count}`,
    special: (count) => `spéciale : +${count}`,
    drew: (count) => `+${count}`,
    chose: 'a choisi',
    again: 'rejoue',
    passed: 'passe',
    swapped: 'mains échangées',
  },
  happenedToMe: {
    skipped: 'Tu as passé ton tour.',
    forgot: (count) => `« Switch ! » oublié : tu as pioché ${cards(count)}.`,
    special: (count) => `Ta dernière carte était spéciale : tu as pioché ${cards(count)}.`,
    chose: 'Tu as choisi.',
    swapped: 'Ta main a été échangée.',
  },

  roundEnd: {
    title: (winner) => (winner === null ? 'Tu gagnes la manche' : `${winner} gagne la manche`),
    worth: (won) => `Elle vaut ${points(won)}.`,
    next: (round, dealer) =>
      `Manche ${round} : ${dealer === null ? 'tu donnes' : `${dealer} donne`}.`,
    goOn: 'Continuer',
    held: 'Restait en main',
  },
  lastRound: 'La fin de la dernière manche',

  ending: {
    won: 'Gagné !',
    lost: 'Perdu',
    came: (place) => `Tu finis ${place}e`,
    theirs: wonBy,
    by: (winner, won, scoring) =>
      `${winner === null ? 'Tu as' : `${winner} a`} ${scoring === 'wins' ? `gagné ${rounds(won)}` : `marqué ${points(won)}`}.`,
    rounds: (count) => (count < 2 ? 'manche' : 'manches'),
    mine: (count, scoring) =>
      scoring === 'wins'
        ? count < 2
          ? 'gagnée par toi'
          : 'gagnées par toi'
        : count < 2
          ? 'point pour toi'
          : 'points pour toi',
    left: (count) => (count < 2 ? 'carte restante' : 'cartes restantes'),
    place: (place) => (place === 1 ? '1er' : `${place}e`),
  },

  shortcuts: {
    title: 'Touches',
    keys: [
      ['← →', 'd’une carte à l’autre'],
      ['1–9', 'choisir une carte par sa place'],
      ['Entrée', 'choisir la carte, puis poser ce qui est choisi'],
      ['D', 'piocher, ou garder la carte piochée'],
      ['S', 'dire « Switch ! » avec la prochaine carte'],
      ['↑ ↓', 'vers les piles et retour à la main'],
      ['Échap', 'reposer les cartes'],
      ['?', 'cette liste'],
    ],
  },

  prompt: {
    mine: (matches) => `À toi : ${matches}`,
    matches: (suit, rank) =>
      or([...(suit ? [suits[suit]] : []), ...(rank ? [kindName(rank)] : [])]),
    anything: 'tout va',
    draw: 'À toi : pioche une carte',
    owed: (owed, by) =>
      `${{ passing: 'Fais suivre', cancelling: 'Annule', either: 'Fais suivre, annule' }[by]} ou pioche ${owed}`,
    pay: (owed) => `À toi : pioche ${cards(owed)}`,
    pass: 'À toi : passe',
    drawn: (card) => `Pioché : ${cardName(card)}`,
    name: 'Tu as donné : à toi de choisir',
    wish: 'Que demandes-tu ?',
    choose: (name) => `Choisis une carte pour ${name}`,
    chosen: (names) => `Choisissent encore : ${and(names)}`,
    theirs: (name) => `Au tour de ${name}`,
    theirsName: (name) => `${name} choisit la suite`,
  },

  why: {
    nothingFits: 'Rien ne va dans ta main.',
    always: (kinds) => `${upper(or(kinds.map(aKind)))} va sur tout.`,
    answers: (kinds, holdsOne) =>
      kinds.length === 0
        ? 'Aucune carte n’y répond.'
        : `On n’y répond qu’avec ${or(kinds.map(aKind))}${holdsOne ? '' : ', et tu n’en as pas'}.`,
    nothingToDraw: 'Il n’y a plus rien à piocher.',
    drawn: 'Pose-la, ou garde-la.',
    passing: 'Chacun donne une carte à gauche.',
    owes: (name, owed, answers) =>
      answers.length === 0
        ? `${name} pioche ${cards(owed)}.`
        : `${name} pioche ${cards(owed)} ou pose ${or(answers.map(aKind))}.`,
    next: 'Ensuite, c’est à toi.',
  },

  news,
}
