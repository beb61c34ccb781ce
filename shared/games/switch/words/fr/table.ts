import { of } from '../../../../words/elision.ts'
import type { Clauses, Who } from '../../../../game/words.ts'
import { type Card, type Kind, type Rank, rankOf, type Suit, suitOf } from '../../rules/cards.ts'
import type { CardSetting, Draw } from '../../rules/settings.ts'
import type { Forbidding } from '../../rules/state.ts'
import type { DrawnCards, Words } from '../en/table.ts'

export const suits: Readonly<Record<Suit, string>> = {
  clubs: 'trèfle',
  diamonds: 'carreau',
  spades: 'pique',
  hearts: 'cœur',
}

type Anyhow = Rank | 'joker'

const rankNames: Partial<Record<Anyhow, string>> = {
  J: 'valet',
  Q: 'dame',
  K: 'roi',
  A: 'as',
  joker: 'joker',
}

const nameOf = (rank: Anyhow): string => rankNames[rank] ?? rank

/** Returns the plural of a rank: « 9 », « valets » */
export const many = (rank: Anyhow): string =>
  rank === 'A' || !(rank in rankNames) ? nameOf(rank) : `${nameOf(rank)}s`

/** Returns the name of a card without an article: « 7 de cœur » */
export function cardName(card: Card): string {
  const suit = suitOf(card)
  const rank = nameOf(rankOf(card))
  return suit === null ? rank : `${rank} de ${suits[suit]}`
}

/** Returns a card with the definite article: « le 7 de cœur » */
export function theCard(card: Card): string {
  const rank = rankOf(card)
  if (rank === 'joker') return 'un joker'
  return `${rank === 'A' ? 'l’' : rank === 'Q' ? 'la ' : 'le '}${cardName(card)}`
}

/** Returns a card of this kind: « un valet rouge » */
export const aKind = (kind: Kind): string =>
  `${kind.startsWith('Q') ? 'une' : 'un'} ${kindName(kind)}`

/** Returns a kind of cards without an article: « valet rouge » */
export function kindName(kind: Kind): string {
  if (kind === 'none') return 'aucune'
  const [rank, colour] = kind.split('-') as [Anyhow, string?]
  const adjective = colour === 'red' ? 'rouge' : rank === 'Q' ? 'noire' : 'noir'
  return colour === undefined ? nameOf(rank) : `${nameOf(rank)} ${adjective}`
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const numbers = 'aucune une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')

/** Returns a number as a word up to twelve, in digits from then on. */
export const number = (count: number): string => numbers[count] ?? String(count)

/**
 * Sentences about the effect of a card, by the setting that gives cards this effect. `kind` names
 * the card, as in « Un 10 ».
 */
export const does: Readonly<Record<Exclude<CardSetting, Draw>, (kind: string) => string>> = {
  wildSuit: (kind) => `${kind} va sur tout, et tu choisis la couleur qui suit.`,
  wildRank: (kind) => `${kind} va sur tout, et tu choisis la valeur qui suit.`,
  drawCancel: (kind) => `${kind} annule ce qu’il faut piocher.`,
  skip: (kind) => `${kind} fait passer son tour à la personne suivante.`,
  reverse: (kind) => `${kind} inverse le sens du jeu.`,
  follow: (kind) => `${kind} donne un tour de plus.`,
  handSwap: (kind) => `${kind} échange ta main avec la personne à ta gauche.`,
  passLeft: (kind) => `${kind} : chacun donne une carte à gauche.`,
}

export const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)
const theCards = (count: number): string => (count < 2 ? 'la carte' : `les ${cards(count)}`)
const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`)

const and = (parts: readonly string[]): string => new Intl.ListFormat('fr').format(parts)
const or = (parts: readonly string[]): string =>
  new Intl.ListFormat('fr', { type: 'disjunction' }).format(parts)

const drawnText = (drawn: DrawnCards): string =>
  typeof drawn === 'number' ? cards(drawn) : and(drawn.map(theCard))

const says = (who: Who, mine: string, theirs: string): string =>
  who === null ? `Tu ${mine}` : `${who} ${theirs}`

export const news: Words['news'] = {
  dealt: (round, dealer, first) =>
    `Manche ${round} : ${dealer === null ? 'tu donnes et poses' : `${dealer} donne et pose`} d’abord ${theCard(first)}.`,
  played: (who, played) => `${says(who, 'poses', 'pose')} ${and(played.map(theCard))}.`,
  named: (who, named) =>
    `${says(who, 'choisis', 'choisit')} ${'suit' in named ? suits[named.suit] : aKind(named.rank)}.`,
  called: (who) => `${says(who, 'dis', 'dit')} « Switch ! »`,
  forgot: (who, drawn) =>
    `${says(who, 'as oublié de dire « Switch » et pioches', 'a oublié de dire « Switch » et pioche')} ${drawnText(drawn)}.`,
  special: (who, drawn) =>
    `${says(who, 'as fini sur une carte spéciale et pioches', 'a fini sur une carte spéciale et pioche')} ${drawnText(drawn)}.`,
  asked: (who, owed) =>
    `${says(who, 'dois', 'doit')} piocher ${cards(owed)}, ou poser une carte qui répond.`,
  cancelled: (who, owed) =>
    `${says(who, 'annules', 'annule')} : personne ne pioche ${theCards(owed)}.`,
  skipped: (who) => `${says(who, 'passes ton tour', 'passe son tour')}.`,
  reversed: (direction) =>
    direction === 1
      ? 'Le sens change : celui des aiguilles d’une montre.'
      : 'Le sens change : l’inverse des aiguilles d’une montre.',
  swapped: (who, other) =>
    who === null || other === null
      ? `Tu échanges ta main avec ${who ?? other ?? ''}.`
      : `${who} et ${other} échangent leurs mains.`,
  follows: (who) => `${says(who, 'rejoues', 'rejoue')}.`,
  passing: 'Chacun choisit une carte pour la personne à gauche.',
  chose: (who) => `${says(who, 'as', 'a')} choisi.`,
  passedLeft: 'Les cartes choisies passent à gauche.',
  drew: (who, drawn) =>
    drawn === 0
      ? `${says(who, 'n’as', 'n’a')} plus de carte à piocher.`
      : `${says(who, 'pioches', 'pioche')} ${drawnText(drawn)}.`,
  paid: (who, owed, drawn) =>
    drawn < owed
      ? `${says(who, 'pioches', 'pioche')} ${cards(drawn)} sur ${owed} : il n’y en a plus.`
      : `${says(who, 'pioches', 'pioche')} ${theCards(owed)}.`,
  got: (got) => `Tu reçois ${and(got.map(theCard))}.`,
  kept: (who) => `${says(who, 'gardes', 'garde')} la carte.`,
  passed: (who) => `${says(who, 'passes', 'passe')}.`,
  shuffled: 'La défausse, mélangée, devient la pioche.',
  calledOff:
    'La défausse est mélangée pour la centième fois : la manche s’arrête, et celui qui a le moins de cartes gagne.',
  roundWon: (who, won, scoring) =>
    `${says(who, 'gagnes', 'gagne')} la manche${scoring === 'wins' ? '' : ` : ${points(won)}`}.`,
}

const rounds = (count: number): string => `${number(count)} ${count < 2 ? 'manche' : 'manches'}`
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
  card: (card, isPlayable, place, count) =>
    [upper(cardName(card)), ...(isPlayable ? ['jouable'] : []), `${place} sur ${count}`].join(', '),
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
  named: (named) => `Choisi : ${'suit' in named ? suits[named.suit] : many(named.rank)}`,
  toDraw: 'à piocher',
  namedTag: 'choisi',

  switch: 'Switch !',
  drawOne: 'Piocher',
  drawUntil: 'Piocher jusqu’à pouvoir jouer',
  drawAll: (owed) => `Piocher ${owed}`,
  pass: 'Passer',
  keep: 'Garder',
  playIt: 'Poser',
  play: (played) => {
    const [first] = played
    if (first === undefined) return 'Poser'
    return played.length === 1
      ? `Poser ${theCard(first)}`
      : `Poser ${number(played.length)} ${many(rankOf(first))}`
  },
  passTo: (name) => `Donner à ${name}`,
  sortBySuit: 'Trier par couleur',
  sortByRank: 'Trier par valeur',

  naming: {
    suit: 'Choisis une couleur',
    rank: 'Choisis une valeur',
    how: (what, again, joker) =>
      `On ne peut y poser que ${or([
        what === 'suit' ? 'cette couleur' : 'cette valeur',
        ...again.map((kind) => `encore ${aKind(kind)}`),
        ...(joker ? ['un joker'] : []),
      ])}.`,
    mine: (count) => `${number(count)} à toi`,
    back: 'Retour',
    named: (named) => `Choisir ${'suit' in named ? suits[named.suit] : aKind(named.rank)}`,
  },

  tag: {
    makes: (owed) => `ça fait ${owed}`,
    asks: (owed, name) => `+${owed} pour ${name}`,
    cancels: 'annule tout',
    skips: (name) => `${name} passe son tour`,
    turns: 'sens inverse',
    wild: 'tu choisis',
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
  ordinal: (place) => (place === 1 ? '1er' : `${place}e`),

  shortcuts: {
    title: 'Touches',
    keys: [
      ['← →', 'd’une carte à l’autre'],
      ['1–9', 'choisir une carte par sa position'],
      ['Entrée', 'choisir une carte, puis poser les cartes choisies'],
      ['D', 'piocher, ou garder la carte piochée'],
      ['S', 'dire « Switch ! » avec la prochaine carte'],
      ['↑ ↓', 'vers les piles et retour à la main'],
      ['Z', 'reprendre un coup'],
      ['Échap', 'reposer les cartes'],
      ['?', 'cette liste'],
    ],
  },

  prompt: {
    mine: (matches) => `À toi : ${matches}`,
    matches: (suit, rank) =>
      or([...(suit ? [suits[suit]] : []), ...(rank ? [kindName(rank)] : [])]),
    anything: 'tout est permis',
    draw: 'À toi : pioche une carte',
    owed: (owed, by) =>
      `${{ passing: 'Fais suivre', cancelling: 'Annule', either: 'Fais suivre, annule' }[by]} ou pioche ${owed}`,
    pay: (owed) => `À toi : pioche ${cards(owed)}`,
    pass: 'À toi : passe',
    drawn: (card) => `Pioché : ${cardName(card)}`,
    name: 'Tu as donné : à toi de choisir',
    naming: 'Que choisis-tu ?',
    choose: (name) => `Choisis une carte pour ${name}`,
    chosen: (names) => `Choisissent encore : ${and(names)}`,
    theirs: (name) => `Au tour ${of(name)}`,
    theirsName: (name) => `${name} choisit la suite`,
  },

  why: {
    nothingFits: 'Aucune de tes cartes ne convient.',
    always: (kinds) => `${upper(or(kinds.map(aKind)))} va sur tout.`,
    answers: (kinds, holdsOne) =>
      kinds.length === 0
        ? 'Aucune carte n’y répond.'
        : `On n’y répond qu’avec ${or(kinds.map(aKind))}${holdsOne ? '' : ', et tu n’en as pas'}.`,
    nothingToDraw: 'Il n’y a plus de cartes à piocher.',
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

export const clauses: Clauses = {
  'SW-02': 'Ce n’est pas encore ton tour. Attends d’être le suivant.',
  'SW-03': 'Celui qui a donné choisit d’abord la suite. Attends un instant.',
  'SW-04': 'Pose une carte de la même couleur ou valeur que celle du dessus, ou pioche.',
  'SW-05': 'Pose ensemble des cartes ordinaires de même valeur ; la première doit convenir.',
  'SW-06': 'Pose la couleur choisie ou une autre carte au choix, ou pioche.',
  'SW-09': 'Réponds avec une carte de la même valeur, ou pioche les cartes.',
  'SW-13': 'Il n’y a plus de cartes à piocher. Pose une carte si tu peux, sinon passe.',
  'SW-16': 'La partie est finie. Rejouez.',
  'SC-02': 'Ici, pose une carte à la fois, et choisis une valeur permise à cette table.',
  'SC-05': 'Pose ce qui est choisi, ou pioche. Une autre carte au choix ne va pas ici.',
  'SC-06': 'Cette carte ne répond pas à la carte « pioche ». Pose une autre carte, ou pioche.',
  'SC-07': 'Pose la carte que tu viens de piocher, ou garde-la.',
  'SC-08': 'Donne une carte à gauche, une seule fois, puis attends les autres.',
} satisfies Record<Forbidding, string>
