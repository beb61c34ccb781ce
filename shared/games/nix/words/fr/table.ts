import { of } from '../../../../words/elision.ts'
import type { Clauses } from '../../../../game/words.ts'
import type { Card } from '../../rules/state.ts'
import type { Remarks, Words } from '../en/table.ts'
import { namedCards } from '../lists.ts'

export const remarks: Remarks = {
  off: [
    'Sans rancune. Je n’en ai pas.',
    'Il y avait quelqu’un là. Il y avait.',
    'Ce jeton, je ne l’ai pas vu. Je ne vois que des nombres.',
  ],
  own: ['C’était le mien. Je ne ferai pas de scène.', 'Je me fais de la place. Il faut bien.'],
  super: ['Mon beau jeton. À admirer en silence.', 'Il compte double. Moi, une seule fois.'],
  high: [
    'Je calcule. Je ne regrette rien.',
    'La chance du débutant, depuis quarante ans.',
    'Merci. Ce n’est pas moi qui ai mélangé.',
  ],
  low: ['Une carte. Ça suffira.', 'La modestie me va bien, dit-on.', 'Je garde mes forces.'],
  fair: [
    'Tout à fait moyen. J’en suis ravi.',
    'Cela me suffit amplement.',
    'Pas d’applaudissements ? C’est très bien ainsi.',
  ],
}

const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`)
const all = (names: readonly string[]): string => new Intl.ListFormat('fr').format(names)
const cards = (some: readonly Card[]): string => namedCards(some, 'joker')

const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')

const chips = (count: number): string => (count < 2 ? `${count} jeton` : `${count} jetons`)

const withSuper = (isSuper: boolean): string => (isSuper ? ', avec le super-jeton' : '')

const lays = (name: string | null, not = ''): string =>
  name === null ? `Tu ${not}poses` : `${name} ${not}pose`

const chipOf = (name: string | null): string => (name === null ? 'ton propre jeton' : name)

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
    const best = outcome.places.flatMap((place, seat) => (place === 1 ? [names[seat] ?? ''] : []))
    const { guest } = outcome
    const most = points(outcome.points[outcome.places.indexOf(1)] ?? guest?.points ?? 0)
    const winners = guest?.place === 1 ? [...best, 'EGON'] : best
    if (winners.length > 1) return `${all(winners)} se partagent la victoire : ${most} chacun.`
    return best.length === 0
      ? `EGON gagne avec ${most}. EGON, vraiment.`
      : `${all(winners)} gagne avec ${most}.`
  },

  rows,
  field: (worth, chip) =>
    chip === null
      ? `${worth} libre`
      : `${worth} ${chip.name ?? 'toi'}${chip.super ? ' (super-jeton)' : ''}`,
  row: ({ name, fields, off, hint }) =>
    list(
      `${name} : ${fields.join(', ')}`,
      off > 0 ? `${chips(off)} hors du plateau` : null,
      hint === 'fits' ? 'convient à tes cartes' : null,
      hint === 'chosen' ? 'choisie' : null,
    ),

  you: 'Toi',
  plate: ({ total, onBoard, starts, plain, super: hasSuper }) =>
    list(
      points(total),
      `${onBoard} sur le plateau`,
      `encore ${chips(plain + Number(hasSuper))}${hasSuper ? ' dont le super-jeton' : ''}`,
      starts ? 'a commencé la donne' : null,
    ),
  deal: (deal) => `Donne ${deal}`,
  round: (round) => `Manche ${round}`,
  course: (deal, round) => `Donne ${deal} sur 4, manche ${round} sur 5 : feuille de score`,
  discard: (name, some, row) =>
    `Défausse : ${cards(some)}, ${row}, ${name === null ? 'de toi' : of(name)}`,
  discardEmpty: 'La défausse est vide',

  hand: 'Ma main',
  handsAtEnd: 'Main',
  card: (card, fits, place, count) =>
    list(cards([card]), fits ? 'va avec les cartes choisies' : null, `${place} sur ${count}`),

  lay: {
    it: 'Poser',
    noCard: 'Ne poser aucune carte',
    choose: 'Choisis des cartes, ou touche une rangée',
    ahead: 'Tu peux déjà choisir tes cartes',
    nothing: 'Pas encore de combinaison',
    nothingWhy: (some) => `${cards(some)} ne vont pas ensemble`,
    lastRound: 'Un joker ne va plus que seul',
  },
  ways: { title: 'Deux façons de poser', why: 'Le joker est le nombre qui te manque' },
  push: {
    off: (name) => `fait sortir ${chipOf(name)}`,
    on: (names) => `pousse ${all(names.map(chipOf))}`,
    sentence: (does) => `Ton jeton ${does}.`,
  },
  standAt: (count) => `Tu en es à ${count}`,
  superChip: {
    name: 'Super-jeton ×2',
    joker: 'pas avec un joker',
    round: 'pas à la manche 5',
  },

  egon: {
    plate: (plate) => `EGON, joueur automatique, ${plate}`,
    waits: (count) =>
      `EGON retourne ${count < 2 ? `${count} carte` : `${count} cartes`} à cette manche`,
    turned: (some, played, row, isSuper) =>
      `EGON retourne ${cards(some)} et pose ${cards(played)} : ${row}${withSuper(isSuper)}.`,
    lays: (row, remark) => `EGON : ${row}. « ${remark} »`,
    remarks,
  },

  ended: {
    title: (deal) => `La donne ${deal} est finie`,
    mine: (count) => `${points(count)} pour toi`,
    leads: (names, count) =>
      names.length === 1 && names[0] === null
        ? `Tu mènes avec ${points(count)}.`
        : names.length === 1
          ? `${names[0]} mène avec ${points(count)}.`
          : `En tête, ${points(count)} chacun : ${all(names.map((name) => name ?? 'toi'))}.`,
    mineIs: (place, count) => `Tu es ${place}e avec ${points(count)}.`,
    next: 'Continuer',
  },
  sheet: { title: 'Feuille de score', total: 'Total', place: 'Place' },

  shortcuts: {
    title: 'Touches',
    keys: [
      ['1–7, 0', 'choisir une carte par sa valeur, 0 pour un joker'],
      ['A–H', 'choisir une rangée ; sans cartes, ou encore une fois, elle en propose'],
      ['← →', 'd’une carte à l’autre ; la barre d’espace choisit'],
      ['↑ ↓', 'vers les rangées et retour à la main'],
      ['S', 'super-jeton ou non'],
      ['Entrée', 'poser les cartes choisies'],
      ['Z', 'reprendre un coup'],
      ['Échap', 'remettre les cartes'],
      ['P', 'feuille de score'],
      ['?', 'cette liste'],
    ],
  },

  prompt: {
    mine: 'À toi de jouer',
    start: (deal) => `Tu commences la donne ${deal}`,
    lastRound: 'À toi : dernière manche',
    noCard: 'Ta main est vide',
    theirs: (name) => `Au tour ${of(name)}`,
  },

  news: {
    played: (name, some, row, isSuper) => {
      const chip = withSuper(isSuper)
      return some.length === 0
        ? `${lays(name, 'ne ')} aucune carte${chip}.`
        : `${lays(name)} ${cards(some)} : ${row}${chip}.`
    },
    pushedOff: (name) =>
      name === null ? 'Ton jeton sort du plateau.' : `Un jeton ${of(name)} sort du plateau.`,
    ended: (deal, each) =>
      `La donne ${deal} est finie : ${each.map(([name, own]) => `${name ?? 'toi'} ${own}`).join(', ')}.`,
    starts: (name, deal, by) =>
      `${name === null ? 'Tu commences' : `${name} commence`} la donne ${deal}${by === 'random' ? ', tirage au sort' : ''}.`,
    won: (count) => `Tu as gagné avec ${points(count)} !`,
  },
}

export const clauses: Clauses = {
  'NU-01': 'Ton super-jeton est déjà posé dans cette donne. Pose un jeton simple.',
  'NU-02': 'L’hôte désigne qui commence. Sinon, le sort décide.',
  'NU-03': 'Ce n’est pas encore ton tour. On joue dans le sens des aiguilles d’une montre.',
  'NU-04': 'Pose ton jeton dans l’une des huit rangées. Chaque case montre sa valeur.',
  'NU-05': 'Choisis des cartes de ta propre main.',
  'NU-06': 'Pose 2 à 4 cartes de même valeur, une suite, ou une. Main vide : « aucune carte ».',
  'NU-07': 'Un joker au plus. À la manche 5, pose-le seul, comme « une carte ».',
  'NU-08': 'Ton jeton entre par la gauche et pousse les autres. Le quatrième en fait sortir un.',
  'NU-09': 'Pas de super-jeton avec un joker ni à la manche 5. Pose un jeton simple.',
  'NU-10': 'À la manche 5, ton super-jeton ne compte qu’une fois. Pose-le avant.',
  'NU-11': 'Après la manche 5, chaque jeton du plateau marque sa case, un super-jeton le double.',
  'NU-12': 'Celui qui a le plus de points commence la donne suivante ; à égalité, le sort décide.',
  'NU-13': 'La partie finit après quatre donnes. Regarde la feuille de score, ou rejoue.',
  'NU-14': 'EGON a cinq jetons à lui et joue en dernier à chaque manche.',
  'NU-15': 'EGON retourne ses cartes et pose la plus haute combinaison qu’il y trouve.',
  'NU-16': 'EGON peut prendre autant de jokers qu’il veut, à chaque manche.',
  'NU-17': 'EGON pose toujours son super-jeton à la manche 4. Il peut aussi gagner.',
}
