import type { Outcome } from '../../../../game/game.ts'
import type { Clauses } from '../../../../game/words.ts'
import type { Pile } from '../../rules/state.ts'
import type { Words } from '../en/table.ts'

const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)

const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')

const pileNames = [
  'première pile montante',
  'deuxième pile montante',
  'première pile descendante',
  'deuxième pile descendante',
]

const thePile = (pile: Pile): string => `la ${pileNames[pile]}`

const aPile = (pile: Pile): string => {
  const name = pileNames[pile] ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export const words: Words = {
  outcome: (outcome: Outcome): string => {
    if (outcome.kind !== 'cooperative') return ''
    if (outcome.won) return 'Gagné ! Les 98 cartes sont posées.'
    if (outcome.score === 0) return 'Perdu : tout est posé, mais une tête de mort est visible.'
    return outcome.score < 10
      ? `Perdu, il reste ${cards(outcome.score)}. C’est excellent !`
      : `Perdu, il reste ${cards(outcome.score)}.`
  },

  ascending: 'montante',
  descending: 'descendante',
  pile: (pile, top, command, playable) =>
    list(
      `${aPile(pile)}, montre ${top}`,
      command,
      playable === null ? null : `${cards(playable)} jouable${playable < 2 ? '' : 's'}`,
    ),
  takes: (pile, range, trick) =>
    `${aPile(pile)} : ${[range, trick].filter((part) => part !== null).join(' ou ') || 'plus rien'}.`,

  hand: 'Ma main',
  card: (card, command, isPlayable, place, of) =>
    list(`${card}`, command, isPlayable ? 'jouable' : null, `${place} sur ${of}`),
  fits: (card, targets) =>
    targets === 0
      ? `Le ${card} ne va nulle part pour l’instant.`
      : targets === 1
        ? `Le ${card} va sur une pile. Touche-le encore.`
        : `Où va le ${card} ?`,

  draw: (count) => `Pioche : ${cards(count)}`,
  left: (count) => `encore ${cards(count)}`,
  /** Beside the number of cards that are still to be played. */
  toGo: 'à jouer',
  tenBack: 'dix en arrière',
  notThis: (card) => `pas le ${card}`,
  ending: {
    mine: 'dans ta main',
    ladder: { title: 'Ce que cela vaut', rungs: ['toutes jouées', 'excellent', 'ou plus'] },
    played: 'cartes posées',
    all: 'Les 98 !',
    left: (count) =>
      count === 0 ? 'À un rien.' : count < 10 ? `Plus que ${count}.` : `Il en reste ${count}.`,
  },
  laid: 'Cartes de ce tour',
  laidOn: (card, pile) => `${card} sur ${thePile(pile)}`,
  minimum: (count) => `au moins ${count}`,
  exactly: (count) => `exactement ${count}`,

  end: 'Finir mon tour',
  more: (count) => `encore ${cards(count)}`,
  cover: 'Couvrir la tête de mort',
  takeBack: 'Reprendre',
  sort: 'Trier par nombre',

  commands: {
    stop: { name: 'Stop', rule: 'Le tour s’arrête aussitôt.' },
    skull: { name: 'Tête de mort', rule: 'À recouvrir pendant le même tour.' },
    three: { name: 'Trois !', rule: 'Exactement trois cartes pendant ce tour.' },
    silence: { name: 'Silence', rule: 'Personne ne dit ni ne signale rien.' },
    'no-backwards': { name: 'Pas de rétro', rule: 'Pas de rétro, sur aucune pile.' },
    'one-pile': { name: 'Une pile', rule: 'Toutes les cartes d’un tour sur une seule pile.' },
    'draw-one': { name: 'Piocher 1', rule: 'Une seule carte piochée à la fin du tour.' },
  },
  flash: 'ne vaut que pendant le tour où on la joue',
  lasting: 'vaut pour tout le monde tant qu’elle est visible',
  binding: 'Consignes en vigueur',
  free: 'Aucune consigne',
  layout: 'Quelles cartes portent des consignes',
  whereabouts: { out: 'pas encore vue', mine: 'dans ta main', open: 'au sommet', gone: 'couverte' },

  sayings: {
    'tiny-step': 'Juste un tout petit pas ici',
    'please-not': 'Pas ici, s’il vous plaît',
    'please-please-not': 'Surtout, surtout pas ici',
    great: 'J’ai une super carte ici',
    begin: 'Je commence',
    'rather-not': 'Pas moi',
  },
  signal: (pile) => `Signal sur ${thePile(pile)}`,
  /** Below the question what to signal. */
  signalStays: 'Tout le monde le voit jusqu’à ce que tu le retires ou qu’une carte couvre la pile.',
  said: (name, saying) => `${name} : « ${saying} »`,

  losing: {
    title: 'Ce coup ferait perdre la partie',
    question: (card) =>
      `Après le ${card}, ton tour ne pourrait plus se terminer dans les règles. Le jouer quand même ?`,
    play: 'Jouer et perdre',
    keep: 'Une autre carte',
  },

  shortcuts: {
    title: 'Touches',
    keys: [
      ['← →', 'choisir une carte'],
      [
        '1–9',
        'choisir une carte par sa place ; quand une carte est levée, 1–4 choisissent la pile',
      ],
      ['Entrée', 'jouer la carte levée'],
      ['↑ ↓', 'vers les piles et retour à la main'],
      ['E', 'finir mon tour'],
      ['T', 'reprendre'],
      ['Échap', 'reposer la carte'],
      ['?', 'cette liste'],
    ],
  },

  handsAtEnd: 'Toutes les mains',
  drawAtEnd: 'dans la pioche',

  prompt: {
    begin: 'Qui commence ?',
    beginHow: 'N’importe qui : la première carte décide.',
    waitToBegin: 'Personne n’a encore commencé',
    mine: (count) => (count === 1 ? 'À toi : une carte' : `À toi : ${cards(count)} ou plus`),
    mineExactly: (count) => `À toi : encore ${count} exactement`,
    mineMore: (count) => (count === 1 ? 'À toi : encore une' : `À toi : encore ${count}`),
    mineSkull: 'Couvre la tête de mort',
    mineEnough: 'Continue ou finis ton tour',
    theirs: (name) => `Au tour de ${name}`,
  },

  news: {
    stuck: (who) => `${who === null ? 'Tu n’avais' : `${who} n’avait`} plus de coup permis.`,
    laid: (who, card, pile) =>
      `${who === null ? 'Tu poses' : `${who} pose`} le ${card} sur ${thePile(pile)}.`,
    tookBack: (who, card) => `${who === null ? 'Tu reprends' : `${who} reprend`} le ${card}.`,
    ended: (who, drawn) => {
      const ends = who === null ? 'Tu finis ton tour' : `${who} finit son tour`
      if (drawn === 0) return `${ends}.`
      return `${ends} et ${who === null ? 'pioches' : 'pioche'} ${cards(drawn)}.`
    },
    signalled: (who, said) =>
      `${who === null ? 'Tu dis' : `${who} :`} ${said.map(([saying, where]) => `« ${saying} »${where}`).join(', ')}`,
    command: (name, rule) => `Consigne « ${name} ». ${rule}`,
  },
}

export const clauses: Clauses = {
  'TG-03':
    'Ce n’est pas ton tour : on joue dans le sens des aiguilles d’une montre à partir de la première carte posée.',
  'TG-04': 'Un tour compte au moins deux cartes, toutes de ta propre main.',
  'TG-05':
    'Une pile montante prend une carte plus haute, une pile descendante une carte plus basse. Le rétro, c’est 10 exactement.',
  'TG-08': 'Même quand la pioche est vide, un tour compte au moins une carte.',
  'TG-10': 'On ne reprend que les cartes de son propre tour, et seulement si la table le permet.',
  'TG-11': 'Pas de nombres, s’il te plaît ! Dis-le autrement : tout le reste est permis.',
  'TG-13': 'Le tour ne pouvait plus se terminer dans les règles.',
  'TG-14': 'Les 98 cartes sont posées.',
  'TG-15':
    'Après cette carte, le tour ne pourrait plus se terminer dans les règles : la partie serait perdue.',
  'TG-16': 'À cette table, un tour compte au moins trois cartes.',
  'TG-17': 'Cette table s’en passe : on ne dit que ce que ses options permettent.',
  'TX-07': 'Une tête de mort est visible : il faut la recouvrir avant la fin du tour.',
  'TX-08': 'Toutes les cartes sont posées, mais la dernière tête de mort est restée visible.',
  'TX-09': 'Un trois demande exactement trois cartes pendant ce tour.',
  'TX-10':
    'Dans un tour avec un trois, un stop ne peut être que la troisième carte, et une tête de mort jamais la troisième.',
  'TX-11': 'Un trois a été joué sans assez de cartes pour le respecter.',
  'TX-13':
    'Le silence est visible : personne ne dit ni ne signale rien tant qu’il n’est pas recouvert.',
  'TX-14': 'Pas de rétro tant que « Pas de rétro » est visible.',
  'TX-15': '« Une pile » est visible : toutes les cartes du tour vont sur une seule pile.',
}
