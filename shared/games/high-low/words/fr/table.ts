import type { Outcome, Seat } from '../../../../game/game.ts'
import type { Clauses } from '../../../../game/words.ts'
import type { Value } from '../../rules/state.ts'
import type { Who, Words } from '../en/table.ts'

const counts = ['aucun', 'un', 'deux', 'trois', 'quatre']
const numbers = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize'.split(' ')
export const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)

/** Returns a number of cards of a value: « un 9 », « trois 9 » */
const some = (count: number, value: Value): string => `${counts[count]} ${value}`

/** Returns the value once for each card, with plus signs: « 9 + 9 » */
const together = (count: number, value: Value): string =>
  Array<Value>(count).fill(value).join(' + ')

const all = (parts: readonly string[]): string => new Intl.ListFormat('fr').format(parts)

const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')

/** Returns subject and verb: « Anna pose », « Tu poses » */
const does = (who: Who, theirs: string, mine: string): string =>
  who === null ? `Tu ${mine}` : `${who} ${theirs}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const nth = (place: number): string => (place === 1 ? '1re' : `${place}e`)
const groups = ['', '', 'Une paire', 'Un brelan']

export const words: Words = {
  outcome: (outcome: Outcome, names: readonly string[], me: Seat | null = null): string => {
    if (outcome.kind !== 'places') return ''
    const on = (place: number) =>
      names.flatMap((name, seat) =>
        outcome.places[seat] === place ? [seat === me ? 'toi' : name] : [],
      )
    const winners = on(1)
    const withMe = winners.includes('toi') ? ', vous gagnez ensemble' : ' gagnent ensemble'
    const won =
      winners.length > 1
        ? `${capital(all(winners))}${withMe} !`
        : `${winners[0] === 'toi' ? 'Tu gagnes' : `${winners[0] ?? ''} gagne`} !`
    const others = [2, 3, 4, 5].filter((place) => on(place).length > 0)
    const rest = others.map((place) => `${nth(place)} : ${all(on(place))}`)
    return rest.length < 2 ? won : `${won} ${rest.join(', ')}.`
  },

  hand: 'Ma main',
  card: (value, isPlayable, place, of) =>
    list(`${value}`, isPlayable ? 'jouable' : null, `${place} sur ${of}`),
  table: 'Mes cartes sur la table',
  faceUp: (value, isPlayable, covers) =>
    list(
      `${value}`,
      'visible',
      isPlayable ? 'jouable' : null,
      covers ? 'sur une carte cachée' : null,
    ),
  faceDown: (place, isPlayable) => list(`Carte cachée ${place}`, isPlayable ? 'jouable' : null),

  before: (faceUp, faceDown) =>
    list(
      faceUp.length > 0 ? `visibles : ${faceUp.join(', ')}` : null,
      faceDown > 0 ? `${faceDown} cachée${faceDown < 2 ? '' : 's'}` : null,
    ),
  ready: 'c’est bon',
  chooses: 'choisit',
  place: (place) => `${nth(place)} place`,
  ordinal: nth,

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
    const than = numbers[need.than] ?? ''
    if (need.size > 1)
      return `${groups[need.size]} ${need.kind === 'higher' ? 'au-dessus de' : 'au-dessous de'} ${than}`
    return `${need.kind === 'higher' ? 'Plus haut' : 'Plus bas'} que ${than}`
  },
  beat: (need, from, special) => {
    if (need.kind === 'free') return { says: 'Tout est permis', card: null, goes: '' }
    const range =
      from === null
        ? null
        : from === 13
          ? together(need.size, 13)
          : `${together(need.size, from)} ou ${need.kind === 'higher' ? 'plus' : 'moins'}`
    return {
      says: need.kind === 'higher' ? 'Bats le' : 'Sous le',
      card: together(need.size, need.than),
      goes: [range ?? 'seulement', special.join(' · ')]
        .filter((part) => part !== '')
        .join(range === null ? ' ' : ', ou '),
    }
  },
  orFour: (count, value) => `ou encore ${some(count, value)} pour brûler la pile`,

  play: (count, value) => `Poser ${together(count, value)}`,
  lay: 'Poser',
  take: 'Prendre la pile',
  tryIt: (value) => `Prendre le ${value} et la pile`,
  cards,
  flip: 'Retourner',
  beReady: 'C’est bon',
  fails: (value) => `Le ${value} ne bat pas la pile`,
  moreOf: (value) => `Ajoute un autre ${value}`,
  sort: 'Trier par nombre',
  done: (place) => `Tu as fini : ${nth(place)} place`,

  hints: {
    exchange: 'Laisse visibles tes meilleures cartes : tu les joues en dernier',
    waits: 'Tu as fini d’échanger',
    starts: 'La pile est vide : commences-en une',
    restart: 'Après un 2, tout est permis',
    ghost: 'Bats la carte sous le fantôme',
    seven: 'Sur un 7, joue plus bas',
    group: 'Il faut au moins autant de cartes pour les battre',
    thirteen: 'Aucune carte n’est plus haute que 13',
    lay: 'Touche une carte, puis encore une fois pour la poser',
    take: 'Aucune de tes cartes ne bat la pile',
    try: 'Choisis-en une : tu la prends avec la pile',
    flip: 'Personne ne sait quelle carte c’est',
  },

  exchange: {
    title: 'Visibles, jouées en dernier',
    how: 'Touche une carte de ta main et une carte visible',
    whichOpen: (value) => `Échanger le ${value} contre quelle carte visible ?`,
    whichHand: (value) => `Échanger le ${value} contre quelle carte de ta main ?`,
    done: (up, down) => `Le ${up} est visible, le ${down} est dans ta main`,
    starts: (who) => does(who, 'va commencer', 'vas commencer'),
  },

  shortcuts: {
    title: 'Touches',
    keys: [
      ['← →', 'aller de carte en carte'],
      ['↑ ↓', 'de la main aux cartes sur la table, et retour'],
      ['1–9', 'choisir une carte par sa position'],
      ['Entrée', 'choisir une carte, puis poser les cartes choisies'],
      ['T', 'prendre la pile'],
      ['R', '« C’est bon »'],
      ['Z', 'reprendre un coup'],
      ['Échap', 'reposer les cartes'],
      ['?', 'cette liste'],
    ],
  },

  piles: 'Cartes que tout le monde a vues',
  handsAtEnd: 'Cartes qui restaient à chacun',
  inHand: 'en main',
  wasOpen: 'visibles',
  wasHidden: 'cachées',
  leftToDraw: 'restait à piocher',
  nothingLeft: 'plus aucune carte',
  you: 'Toi',

  prompt: {
    exchange: 'Échange, puis touche « C’est bon »',
    waitFor: (names) => `On attend ${names.length > 2 ? `${names.length} joueurs` : all(names)}`,
    mineHidden: 'Retourne une carte cachée',
    mineTake: 'Prends la pile',
    mineTry: 'Aucune visible ne bat la pile',
    theirs: (name) => `À ${name} de jouer`,
  },

  news: {
    exchanged: (who, up, down) =>
      `${does(who, 'échange', 'échanges')} le ${down} visible contre un ${up}.`,
    ready: (who) => `${does(who, 'a', 'as')} fini d’échanger.`,
    begins: (who) => `${does(who, 'commence', 'commences')}.`,
    laid: (who, count, value) => `${does(who, 'pose', 'poses')} ${some(count, value)}.`,
    turnedOver: (who, value) =>
      `${does(who, 'retourne', 'retournes')} un ${value}, et il bat la pile.`,
    took: (who, count) => `${does(who, 'prend', 'prends')} la pile : ${cards(count)}.`,
    triedOpen: (who, value, count) =>
      `${does(who, 'prend', 'prends')} le ${value} visible et la pile : ${cards(count + 1)}.`,
    triedHidden: (who, value, count) =>
      `${does(who, 'retourne', 'retournes')} un ${value}. Il ne bat pas la pile : ${cards(count + 1)} à prendre.`,
    four: (value, count) => `Quatre ${value} : ${cards(count)} quittent le jeu.`,
    bomb: (count) => `Bombe : ${cards(count)} ${count < 2 ? 'quitte' : 'quittent'} le jeu.`,
    restart: 'Remise à zéro : tout est permis.',
    drew: (drawn) => `Tu pioches ${all(drawn.map((value) => some(1, value)))}.`,
    drawEmpty: 'La pioche est vide.',
    finished: (who, place) => `${does(who, 'n’a', 'n’as')} plus de carte : ${nth(place)} place.`,
  },
}

export const clauses: Clauses = {
  'HL-02': 'Échange d’abord tes cartes, puis touche « C’est bon ». Après, on n’échange plus.',
  'HL-03': 'Ce n’est pas encore ton tour. On joue dans le sens des aiguilles d’une montre.',
  'HL-05': 'Pose une carte plus haute, ou prends la pile.',
  'HL-06': 'La pile est vide. Pose la carte que tu veux.',
  'HL-07': 'Bats une paire avec une paire ou un brelan plus hauts, un brelan avec un brelan.',
  'HL-10': 'Un 7 se pose sur plus bas ; ensuite, il faut moins de 7 ou une carte spéciale.',
  'HL-12': 'Un fantôme est transparent : bats la carte dessous, ou prends la pile.',
  'HL-15': 'Joue d’abord ta main, puis les cartes visibles, enfin les cachées, une par une.',
  'HL-16': 'Cette carte bat la pile. Pose-la, ou prends la pile sans elle.',
  'HL-17': 'Joue ensemble des cartes de même valeur, toutes de la main ou toutes de la table.',
  'HL-18': 'Tu n’as plus de carte, tu as donc fini. Regarde les autres jouer.',
  'HL-19': 'Même position pour la troisième fois : celui qui a le moins de cartes gagne.',
}
