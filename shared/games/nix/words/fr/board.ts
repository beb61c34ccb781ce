import { namedCards, together } from '../lists.ts'
import type { Card } from '../../rules/state.ts'
import type { Words } from '../en/board.ts'
import { remarks } from './remarks.ts'

const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`)
const all = (names: readonly string[]): string => together(names, 'et')
const cards = (some: readonly Card[]): string => namedCards(some, 'joker')
const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')
const chips = (count: number): string => (count < 2 ? `${count} jeton` : `${count} jetons`)
const of = (name: string): string =>
  /^[aàâeéèêëhiîïoôuùûy]/i.test(name) ? `d’${name}` : `de ${name}`

const withSuper = (isSuper: boolean): string => (isSuper ? ', avec le super-jeton' : '')

const rows: Words['rows'] = {
  four: 'carré',
  run4: 'suite de quatre',
  three: 'brelan',
  run3: 'suite de trois',
  pair: 'paire',
  run2: 'suite de deux',
  one: 'une carte',
  none: 'aucune carte',
}

export const words: Words = {
  outcome: (outcome, names) => {
    if (outcome.kind !== 'places') return ''
    const { places, guest } = outcome
    const best = places.flatMap((place, seat) => (place === 1 ? [names[seat] ?? ''] : []))
    const most = points(outcome.points[places.indexOf(1)] ?? guest?.points ?? 0)
    const winners = guest?.place === 1 ? [...best, 'EGON'] : best
    if (winners.length > 1) return `${all(winners)} se partagent la victoire : ${most} chacun.`
    return best.length === 0
      ? `EGON gagne avec ${most}. EGON, vraiment.`
      : `${all(winners)} gagne avec ${most}.`
  },

  rows,
  field: (worth, name, isSuper) =>
    name === null ? `${worth} libre` : `${worth} ${name}${isSuper ? ' (super-jeton)' : ''}`,
  row: ({ name, fields, off, hint }) =>
    list(
      `${name} : ${fields.join(', ')}`,
      off > 0 ? `${chips(off)} hors du plateau` : null,
      hint === 'fits' ? 'convient aux cartes choisies' : null,
      hint === 'chosen' ? 'choisie' : null,
    ),

  you: 'Toi',
  players: 'Tout le monde et ses jetons',
  player: ({ name, total, onBoard, held, began, plain, super: hasSuper }) =>
    list(
      `${name} : ${points(total)}`,
      `${onBoard} sur le plateau`,
      `encore ${chips(plain + Number(hasSuper))}${hasSuper ? ' dont le super-jeton' : ''}`,
      held === null ? null : `${held} ${held < 2 ? 'carte' : 'cartes'} en main`,
      began ? 'a commencé la donne' : null,
    ),
  deal: (deal) => `Donne ${deal}`,
  round: (round) => `Manche ${round}`,
  course: (deal, round) => `Donne ${deal} sur 4, manche ${round} sur 5 : feuille de score`,
  discard: (name, some, row) => `Défausse : ${cards(some)}, ${row}, ${of(name)}`,
  discardEmpty: 'La défausse est vide',

  hand: 'Ma main',
  card: (card, fits, place, count) =>
    list(cards([card]), fits ? 'va avec les cartes choisies' : null, `${place} sur ${count}`),
  verbs: {
    choose: 'Choisis des cartes',
    thinkAhead: 'Prépare ton coup',
    nothing: (some) => `${cards(some)} : aucune combinaison`,
    which: 'Choisis la rangée',
    lay: (some, row) =>
      some.length === 0 ? 'Ne poser aucune carte' : `Poser ${cards(some)} : ${row}`,
    pushesOff: (name) =>
      name === null ? 'fait sortir ton propre jeton' : `fait sortir un jeton ${of(name)}`,
    pushesOn: (names) => `pousse ${all(names.map((name) => name ?? 'ton propre jeton'))}`,
  },
  superChip: {
    name: 'Super-jeton',
    double: 'compte double',
    joker: 'pas avec un joker',
    round: 'pas à la manche 5',
  },

  egon: {
    waits: (count) =>
      `EGON retourne ${count < 2 ? `${count} carte` : `${count} cartes`} à cette manche`,
    turned: (some, laid, row, isSuper) =>
      `EGON retourne ${cards(some)} et pose ${cards(laid)} : ${row}${withSuper(isSuper)}.`,
    remarks,
  },

  ended: { title: (deal) => `La donne ${deal} est finie`, next: 'Continuer' },
  sheet: { title: 'Feuille de score', total: 'Total' },

  shortcuts: {
    title: 'Touches',
    keys: [
      ['1–7, 0', 'choisir une carte par sa valeur, 0 pour un joker'],
      ['A–H', 'choisir une rangée ; sans cartes, ou encore une fois, elle en propose'],
      ['← →', 'd’une carte à l’autre ; la barre d’espace choisit'],
      ['↑ ↓', 'vers les rangées et retour à la main'],
      ['S', 'super-jeton ou non'],
      ['Entrée', 'poser ce qui est choisi'],
      ['Échap', 'remettre les cartes'],
      ['P', 'feuille de score'],
      ['?', 'cette liste'],
    ],
  },

  prompt: {
    mine: 'À toi : pose une combinaison.',
    begin: (deal) => `À toi : tu commences la donne ${deal}.`,
    lastRound: 'À toi : dernière manche, un joker ne va que seul.',
    noCard: 'À toi : ta main est vide, ne pose donc aucune carte.',
    theirs: (name) => `C’est à ${name} de jouer.`,
  },

  news: {
    laid: (name, some, row, isSuper) => {
      const chip = withSuper(isSuper)
      return some.length === 0
        ? `${name} ne pose aucune carte${chip}.`
        : `${name} pose ${cards(some)} : ${row}${chip}.`
    },
    pushedOff: (name) => `Un jeton ${of(name)} sort du plateau.`,
    ended: (deal, each) =>
      `La donne ${deal} est finie : ${each.map(([name, own]) => `${name} ${own}`).join(', ')}.`,
    begins: (name, deal, by) =>
      `${name} commence la donne ${deal}${by === 'lot' ? ', le sort l’a voulu' : ''}.`,
  },
}
