import type { Outcome, Seat } from '../../../../game/game.ts'
import type { Clauses } from '../../../../game/words.ts'
import type { Value } from '../../rules/state.ts'
import type { Who, Words } from '../en/table.ts'

const counts = ['aucun', 'un', 'deux', 'trois', 'quatre']
const numbers = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize'.split(' ')
const cards = (count: number): string => (count < 2 ? `${count} carte` : `${count} cartes`)

/** « un 9 », « trois 9 » */
const some = (count: number, value: Value): string => `${counts[count]} ${value}`

/** « 9 + 9 » */
const together = (count: number, value: Value): string =>
  Array<Value>(count).fill(value).join(' + ')

const all = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`

const list = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ')

/** « Anna pose », « Tu poses » */
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
  open: (value, isPlayable, covers) =>
    list(
      `${value}`,
      'visible',
      isPlayable ? 'jouable' : null,
      covers ? 'sur une carte cachée' : null,
    ),
  hidden: (place, isPlayable) => list(`Carte cachée ${place}`, isPlayable ? 'jouable' : null),

  before: (open, hidden) =>
    list(
      open.length > 0 ? `visibles : ${open.join(', ')}` : null,
      hidden > 0 ? `${hidden} cachée${hidden < 2 ? '' : 's'}` : null,
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
  orFour: (count, value) => `ou encore ${some(count, value)} pour emporter la pile`,

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
    exchange: 'Laisse visibles les plus fortes : elles se jouent en dernier',
    waits: 'C’est bon pour toi',
    starts: 'La pile est vide : tu en commences une',
    restart: 'Avec le 2, tout recommence',
    ghost: 'Le fantôme laisse voir ce qu’il couvre',
    seven: 'Sur un 7, on descend',
    group: 'Des cartes égales se battent ensemble',
    thirteen: 'Rien n’est plus haut que 13',
    lay: 'Touche une carte, puis encore une fois pour la poser',
    take: 'Aucune de tes cartes ne la bat',
    try: 'Choisis-en une : tu la prends avec la pile',
    flip: 'Personne ne sait ce que c’est',
  },

  exchange: {
    title: 'Visibles, jouées en dernier',
    how: 'Touche une carte de ta main et une visible',
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
      ['1–9', 'lever une carte par sa place'],
      ['Entrée', 'lever une carte, puis poser ce qui est levé'],
      ['T', 'prendre la pile'],
      ['R', 'dire « C’est bon »'],
      ['Échap', 'reposer les cartes'],
      ['?', 'cette liste'],
    ],
  },

  piles: 'Ce que tout le monde a vu',

  ending: {
    won: 'Tu as gagné !',
    placed: (place) => `Tu arrives ${place}e`,
    lost: (count) => `Perdu, reste ${cards(count)}`,
    theyWon: (names) => `${all(names)} ${names.length === 1 ? 'a' : 'ont'} gagné`,
    first: 'Plus une seule carte, avant tout le monde.',
    shared: (names) => `Tu partages la victoire avec ${all(names)}.`,
    left: (count) =>
      count === 0 ? 'Tu as posé toutes tes cartes.' : `Il te restait ${cards(count)}.`,
    burnt: 'hors du jeu',
    lying: 'sur la pile',
    places: 'Classement',
    score: (count) => (count === 0 ? 'plus une carte' : `reste ${cards(count)}`),
    show: 'Toutes les cartes',
  },
  handsAtEnd: 'Ce que chacun avait encore',
  inHand: 'en main',
  wasOpen: 'visibles',
  wasHidden: 'cachées',
  leftToDraw: 'restait à piocher',
  nothingLeft: 'plus une carte',
  you: 'Toi',

  prompt: {
    exchange: 'Échange, puis dis « C’est bon »',
    waitFor: (names) => `On attend ${names.length > 2 ? `${names.length} joueurs` : all(names)}`,
    mineHidden: 'Retourne une carte cachée',
    mineTake: 'Prends la pile',
    mineTry: 'Aucune carte visible ne la bat',
    theirs: (name) => `À ${name} de jouer`,
  },

  news: {
    exchanged: (who, up, down) =>
      `${does(who, 'échange', 'échanges')} le ${down} visible contre un ${up}.`,
    ready: (who) =>
      who === null ? 'Pour toi, l’échange est fini.' : `Pour ${who}, l’échange est fini.`,
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
    drawEmpty: 'La pioche est vide.',
    out: (who, place) => `${does(who, 'n’a', 'n’as')} plus de carte : ${nth(place)} place.`,
  },
}

export const clauses: Clauses = {
  'HL-02': 'On n’échange des cartes qu’avant la partie, et tant que tu n’as pas dit « C’est bon ».',
  'HL-03': 'Ce n’est pas ton tour : on joue dans le sens des aiguilles d’une montre.',
  'HL-05': 'Il faut plus haut que la pile. Sur une pile vide, tout est permis.',
  'HL-06': 'Une pile vide ne se prend pas : pose quelque chose.',
  'HL-07': 'Il y a un groupe sur la pile : il en faut un au moins aussi grand, qui le batte.',
  'HL-10': 'Un 7 ne va que sur plus bas, et sur lui ne vont que du plus bas ou une carte spéciale.',
  'HL-12': 'Un fantôme est transparent : il faut battre ce qu’il y a dessous.',
  'HL-15': 'D’abord la main, puis les cartes visibles, enfin les cachées, une par une.',
  'HL-16': 'Une carte de la table qui ne bat pas la pile rejoint ta main avec elle.',
  'HL-17': 'Seules des cartes égales vont ensemble, et jamais la main avec la table.',
  'HL-18': 'Qui n’a plus de carte a fini.',
  'HL-19': 'La même position est venue une troisième fois : le moins de cartes est le mieux.',
}
