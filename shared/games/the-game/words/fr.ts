import type { Pile } from '../state.ts'
import { rulebook } from '../rulebook/fr.ts'
import type { Words } from './en.ts'

// A narrow no-break space stands before ! ? : ; and inside « », as French typography has it.

// In French, nought is singular too.
const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)
const piles = (count: number): string => (count < 2 ? `${count} pile` : `${count} piles`)
const playableCards = (count: number): string =>
  count < 2 ? `${count} carte jouable` : `${count} cartes jouables`
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
  options: {
    edition: {
      name: 'Édition',
      values: {
        original: 'The Game tel qu’il est paru d’abord : des nombres et rien d’autre.',
        extreme: 'Extreme : 28 cartes portent une consigne qu’il faut suivre.',
      },
    },
    layout: {
      name: 'Consignes',
      values: {
        fixed: 'Dans Extreme, les consignes sont sur les mêmes cartes à chaque partie.',
        shuffled: 'Dans Extreme, chaque donne place les consignes sur d’autres cartes.',
      },
    },
    expert: {
      name: 'Cartes par tour',
      values: {
        false: 'Au moins deux cartes à chaque tour.',
        true: 'Au moins trois cartes à chaque tour : pour experts.',
      },
    },
    smallHand: {
      name: 'Mains',
      values: {
        false: 'Mains pleines : 8 cartes en solo, 7 à deux, 6 de trois à cinq.',
        true: 'Une carte de moins dans chaque main : pour experts.',
      },
    },
    takeback: {
      name: 'Droit au repentir',
      values: {
        true: 'On peut reprendre ses cartes tant que le tour n’est pas fini.',
        false: 'Carte posée ne bouge plus.',
      },
    },
    talk: {
      name: 'Parole',
      values: {
        open: 'On peut tout dire, sauf les nombres.',
        signals: 'Rien que des signaux : la discussion reste fermée.',
        silent: 'Ni discussion ni signaux : on joue en silence.',
      },
    },
  },

  clauses: {
    'TG-01': 'Une main compte 8 cartes en solo, 7 à deux et 6 de trois à cinq.',
    'TG-02': 'Les 98 cartes sont mélangées et distribuées ; le reste forme la pioche.',
    'TG-03':
      'Ce n’est pas ton tour : on joue dans le sens horaire à partir de qui a posé la première carte.',
    'TG-04': 'Il faut au moins deux cartes par tour, toutes de sa propre main.',
    'TG-05':
      'Une pile montante prend plus haut, une pile descendante plus bas. La marche arrière est d’exactement 10.',
    'TG-06': 'La marche arrière est d’exactement 10.',
    'TG-07': 'On pioche à la fin du tour, autant de cartes qu’on en a posé.',
    'TG-08': 'Même quand la pioche est vide, il faut au moins une carte par tour.',
    'TG-09': 'Qui n’a plus de cartes passe son tour.',
    'TG-10': 'On ne reprend que les cartes de son propre tour, et seulement si la table le permet.',
    'TG-11': 'Pas de nombre, s’il te plaît ! Dis-le autrement : tout le reste est permis.',
    'TG-12': 'Cette table s’en passe : on ne dit que ce que ses règles permettent.',
    'TG-13': 'Qui devait jouer ne pouvait plus terminer son tour dans les règles.',
    'TG-14': 'Les 98 cartes sont posées.',
    'TG-15':
      'Après cette carte, le tour ne pourrait plus se terminer dans les règles : la partie serait perdue.',
    'TG-16': 'À cette table, il faut au moins trois cartes par tour.',
    'TX-01': '28 cartes portent une consigne, quatre de chaque sorte.',
    'TX-02': 'Toute consigne posée doit être suivie à la lettre.',
    'TX-03': 'On peut parler des consignes, pas des nombres.',
    'TX-04':
      'Une carte qui enfreindrait une règle ou une consigne dès qu’elle est posée ne se joue pas.',
    'TX-05': 'Le stop, le crâne et le trois n’engagent que le tour où on les joue.',
    'TX-06': 'Un stop a mis fin au tour.',
    'TX-07': 'Un crâne est à découvert : il faut le couvrir avant la fin du tour.',
    'TX-08': 'Toutes les cartes sont posées, mais le dernier crâne n’a pas été couvert.',
    'TX-09': 'Un trois veut exactement trois cartes dans ce tour.',
    'TX-10':
      'Dans un tour avec un trois, le stop ne peut être que la troisième carte, et le crâne ne peut jamais l’être.',
    'TX-11': 'Un trois a été joué sans assez de cartes pour le suivre.',
    'TX-12': 'Cette consigne engage tout le monde tant qu’elle est visible.',
    'TX-13': 'Le silence est visible : ni mot ni signal jusqu’à ce qu’il soit couvert.',
    'TX-14': 'Pas de marche arrière tant que « pas de marche arrière » est visible.',
    'TX-15': '« Pile unique » est visible : les cartes de ce tour vont toutes sur la même pile.',
    'TX-16': 'Tant que « pioche unique » est visible, on ne pioche qu’une carte en fin de tour.',
    'TX-17': 'La main se complète de nouveau quand aucune « pioche unique » n’est visible.',
    'TX-18': 'Une main plus petite que le minimum doit quand même le minimum.',
    'TX-19': 'Un trois veut dire exactement trois cartes, quel que soit le minimum.',
  },

  outcome: (outcome) => {
    if (outcome.kind !== 'together') return ''
    if (outcome.won) return 'Gagné ! Il ne reste plus une seule carte.'
    return outcome.score < 10
      ? `Il reste ${cards(outcome.score)} : excellent !`
      : `Il reste ${cards(outcome.score)}.`
  },

  rulebook,

  ascending: 'montante',
  descending: 'descendante',
  pile: (pile, top, command, playable) =>
    list(`${aPile(pile)}, à ${top}`, command, playable === null ? null : playableCards(playable)),
  takes: (pile, range, trick) => {
    const taken = [range, trick].filter((part) => part !== null).join(' ou ')
    return `La ${pileNames[pile]} ${taken === '' ? 'ne prend plus rien' : `prend ${taken}`}.`
  },

  hand: 'Ma main',
  card: (card, command, isPlayable, place, of) =>
    list(`${card}`, command, isPlayable ? 'jouable' : null, `${place} sur ${of}`),
  fits: (card, targets) =>
    targets === 0 ? `${card} : ne va nulle part.` : `${card} : va sur ${piles(targets)}.`,

  draw: (count) => `Pioche : ${cards(count)}`,
  left: (count) => `${cards(count)} à poser`,
  laid: 'Cartes de ce tour',
  laidOn: (card, pile) => `${card} sur ${thePile(pile)}`,
  minimum: (count) => `au moins ${count}`,
  exactly: (count) => `exactement ${count}`,

  end: 'Finir mon tour',
  more: (count) => `encore ${cards(count)}`,
  cover: 'Couvrir le crâne',
  takeBack: 'Reprendre',
  sort: 'Trier par nombre',

  commands: {
    stop: { name: 'Stop', rule: 'Le tour finit aussitôt.' },
    skull: { name: 'Crâne', rule: 'À couvrir dans le même tour.' },
    three: { name: 'Trois !', rule: 'Exactement trois cartes dans ce tour.' },
    silence: { name: 'Silence', rule: 'Plus un mot, plus un signal.' },
    'no-backwards': { name: 'Pas de marche arrière', rule: 'Sur aucune pile.' },
    'one-pile': { name: 'Pile unique', rule: 'Toutes les cartes d’un tour sur une pile.' },
    'draw-one': { name: 'Pioche unique', rule: 'On finit son tour en piochant 1 carte.' },
  },
  flash: 'n’engage que le tour où on la joue',
  lasting: 'engage tout le monde tant qu’elle est visible',
  binding: 'Consignes en vigueur',
  free: 'Aucune consigne en vigueur.',
  layout: 'Quelles cartes portent une consigne',
  lies: ', déjà posée',

  sayings: {
    'tiny-step': 'Juste un tout petit pas ici',
    'please-not': 'Pas ici, s’il vous plaît',
    'please-please-not': 'Pitié, surtout pas ici',
    great: 'J’ai un super coup ici',
    begin: 'J’aimerais commencer',
    'rather-not': 'Plutôt pas moi',
  },
  signal: (pile) => `Signal sur ${thePile(pile)}`,
  unsay: 'Retirer mon signal',
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
      ['1–9', 'choisir une carte par sa place ; une carte levée, 1–4 choisissent la pile'],
      ['Entrée', 'jouer la carte levée'],
      ['↑ ↓', 'aller aux piles et revenir à la main'],
      ['E', 'finir mon tour'],
      ['T', 'reprendre'],
      ['Échap', 'reposer la carte'],
      ['?', 'cette liste'],
    ],
  },
  close: 'Fermer',

  handsAtEnd: 'Toutes les mains',
  drawAtEnd: 'Reste de la pioche',

  prompt: {
    begin: 'Tout le monde peut commencer : à qui posera la première carte.',
    waitToBegin: 'Les joueurs décident entre eux qui commence.',
    mine: (count) => `À toi : au moins ${cards(count)}.`,
    mineExactly: (count) => `À toi : encore ${cards(count)}, pas une de plus.`,
    mineMore: (count) => `À toi : encore ${cards(count)} au moins.`,
    mineSkull: 'À toi : couvre le crâne.',
    mineEnough: 'À toi : continue, ou finis ton tour.',
    theirs: (name) => `C’est à ${name} de jouer.`,
  },

  news: {
    laid: (name, card, pile) => `${name} pose le ${card} sur ${thePile(pile)}.`,
    tookBack: (name, card) => `${name} reprend le ${card}.`,
    ended: (name, drawn) =>
      drawn === 0 ? `${name} finit son tour.` : `${name} finit son tour et pioche ${cards(drawn)}.`,
    signalled: (name, about, saying) =>
      about === 'begin'
        ? `${name} : « ${saying} »`
        : `${name}, sur ${thePile(about)} : « ${saying} »`,
    command: (name, rule) => `Consigne « ${name} ». ${rule}`,
  },
}
