import { of } from '../../../../words/elision.ts'
import type { Outcome } from '../../../../game/game.ts'
import type { Clauses } from '../../../../game/words.ts'
import type { Pile } from '../../rules/state.ts'
import type { Words } from '../en/table.ts'

const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)

const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')

const all = (some: readonly number[]): string => new Intl.ListFormat('fr').format(some.map(String))

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
    if (outcome.score === 0) return 'Perdu : tout est posé, mais une tête de mort reste visible.'
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
  card: (card, command, isPlayable, place, count) =>
    list(`${card}`, command, isPlayable ? 'jouable' : null, `${place} sur ${count}`),
  fits: (card, targets) =>
    targets === 0
      ? `Le ${card} ne va nulle part pour l’instant.`
      : targets === 1
        ? `Le ${card} va sur une pile. Touche-le encore.`
        : `Où va le ${card} ?`,

  draw: (count) => `Pioche : ${cards(count)}`,
  left: (count) => `encore ${cards(count)}`,
  /** The text next to the number of cards that are still to be played. */
  toGo: 'à jouer',
  tenBack: 'recul de dix',
  notThis: (card) => `pas le ${card}`,
  played: 'Cartes de ce tour',
  laidOn: (card, pile) => `${card} sur ${thePile(pile)}`,
  minimum: (count) => `au moins ${count}`,
  exactly: (count) => `exactement ${count}`,

  end: 'Finir mon tour',
  more: (count) => `encore ${cards(count)}`,
  cover: 'Couvrir la tête de mort',
  takeBack: (card) => `Reprendre le ${card}`,
  sort: 'Trier par nombre',

  commands: {
    stop: { name: 'Stop', rule: 'Le tour s’arrête aussitôt.' },
    skull: { name: 'Tête de mort', rule: 'À couvrir pendant le même tour.' },
    three: { name: 'Trois !', rule: 'Exactement trois cartes pendant ce tour.' },
    silence: { name: 'Silence', rule: 'Ni chat ni signaux.' },
    'no-backwards': { name: 'Pas de recul', rule: 'Pas de recul, sur aucune pile.' },
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
    'tiny-step': 'Ici, un tout petit saut',
    'please-not': 'Pas ici !',
    'please-please-not': 'Surtout, surtout pas ici',
    great: 'J’ai une super carte ici',
    begin: 'Je commence',
    'rather-not': 'Pas moi',
  },
  signal: (pile) => `Signal sur ${thePile(pile)}`,
  /** The text below the question about the signal to give. */
  signalStays: 'Tout le monde le voit jusqu’à ce que tu le retires ou qu’une carte couvre la pile.',
  said: (name, saying) => `${name} : « ${saying} »`,

  losing: {
    title: 'Ce coup ferait perdre la partie',
    question: (card) =>
      `Après le ${card}, tu ne peux plus finir ton tour, et la partie est perdue. Le jouer quand même ?`,
    play: 'Jouer et perdre',
    keep: 'Une autre carte',
  },

  shortcuts: {
    title: 'Touches',
    keys: [
      ['← →', 'choisir une carte'],
      [
        '1–9',
        'choisir une carte par sa position ; quand une carte est choisie, 1–4 choisissent la pile',
      ],
      ['Entrée', 'jouer la carte choisie'],
      ['↑ ↓', 'vers les piles et retour à la main'],
      ['E', 'finir mon tour'],
      ['Z', 'reprendre un coup'],
      ['Échap', 'reposer la carte'],
      ['?', 'cette liste'],
    ],
  },

  handsAtEnd: 'Toutes les mains',

  prompt: {
    begin: 'Qui commence ?',
    beginHow: 'N’importe qui : la première carte décide.',
    waitToBegin: 'Personne n’a encore commencé',
    mine: (count) => (count === 1 ? 'À toi : une carte' : `À toi : ${cards(count)} ou plus`),
    mineExactly: (count) => `À toi : encore ${count} exactement`,
    mineMore: (count) => (count === 1 ? 'À toi : encore une' : `À toi : encore ${count}`),
    mineSkull: 'Couvre la tête de mort',
    mineEnough: 'Continue ou finis ton tour',
    theirs: (name) => `Au tour ${of(name)}`,
  },

  news: {
    stuck: (who) => `${who === null ? 'Tu n’avais' : `${who} n’avait`} plus de coup permis.`,
    played: (who, card, pile) =>
      `${who === null ? 'Tu poses' : `${who} pose`} le ${card} sur ${thePile(pile)}.`,
    ended: (who, drawn) => {
      const ends = who === null ? 'Tu finis ton tour' : `${who} finit son tour`
      if (drawn === 0) return `${ends}.`
      return `${ends} et ${who === null ? 'pioches' : 'pioche'} ${typeof drawn === 'number' ? cards(drawn) : all(drawn)}.`
    },
    signalled: (who, said) =>
      `${who === null ? 'Tu dis' : `${who} :`} ${said.map(([saying, where]) => `« ${saying} »${where}`).join(', ')}`,
    command: (name, rule) => `Consigne « ${name} ». ${rule}`,
  },
}

export const clauses: Clauses = {
  'TG-03': 'Ce n’est pas encore ton tour. On joue dans le sens des aiguilles d’une montre.',
  'TG-04': 'Pose au moins deux cartes de ta propre main à chaque tour.',
  'TG-05': 'Pose plus haut en montant, plus bas en descendant, ou recule de 10 exactement.',
  'TG-08': 'Pose au moins une carte, même si la pioche est vide.',
  'TG-11': 'Pas de nombres, s’il te plaît ! Dis-le autrement : tout le reste est permis.',
  'TG-13': 'Le tour ne pouvait plus se terminer dans les règles.',
  'TG-14': 'Les 98 cartes sont posées.',
  'TG-15': 'Après elle, tu ne peux plus finir ton tour, et la partie est perdue. Joue autre chose.',
  'TG-16': 'À cette table, pose au moins trois cartes à chaque tour.',
  'TG-17': 'Le chat est désactivé à cette table. Cela se change dans les règles, avant la partie.',
  'TX-07': 'Couvre la tête de mort avant de finir ton tour.',
  'TX-08': 'Toutes les cartes sont posées, mais la dernière tête de mort est restée visible.',
  'TX-09': 'Pose exactement trois cartes pendant ce tour.',
  'TX-10': 'Avec un trois, pose un stop seulement en troisième, une tête de mort seulement avant.',
  'TX-11': 'Un trois a été joué sans assez de cartes pour le respecter.',
  'TX-13': '« Silence » est visible : ni chat ni signaux jusqu’à ce qu’une carte le couvre.',
  'TX-14': 'Pas de recul tant que « Pas de recul » est visible. Joue une autre carte.',
  'TX-15': '« Une pile » est visible : pose toutes les cartes de ce tour sur la même pile.',
}
