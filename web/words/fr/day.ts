import { pluralIn } from '../../../shared/plural.ts'
import { countInWords } from '../../../shared/words/fr/numbers.ts'
import type { DayWords } from '../en/day.ts'

const plural = pluralIn('fr')
const number = new Intl.NumberFormat('fr')
const month = new Intl.DateTimeFormat('fr', { month: 'short', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const clock = new Intl.DateTimeFormat('fr', { hour: '2-digit', minute: '2-digit' })

export const dayWords: DayWords = {
  title: 'La donne du jour',
  month: (day) => month.format(day),
  weekday: (day) => weekday.format(day),
  date: (day) => date.format(day),
  lead: (end) =>
    `Les mêmes cartes pour tous, jusqu’à ${end === null ? 'minuit' : clock.format(end)}.`,
  next: (hours, minutes) => `La prochaine arrive dans ${hours}\u00a0h\u00a0${minutes}\u00a0min.`,
  pastime:
    'C’est un passe-temps, pas une compétition. Personne ne vérifie qui joue deux fois. Ta deuxième partie ne compte pas.',
  ticket: 'les quatre mêmes donnes pour tous',
  more: (deals) =>
    deals === 0
      ? 'toutes jouées'
      : `encore ${deals === 1 ? 'une' : countInWords(deals)} ${plural(deals, 'donne', 'donnes')}`,
  bands: {
    'the-game-1': 'en solo',
    'the-game-2': 'à deux',
    switch: 'contre des bots',
    'thirty-one': 'contre des bots',
  },
  deals: {
    'the-game-1': 'huit cartes en main',
    'the-game-2': 'avec quelqu’un ou un bot',
    switch: 'trois, tous forts',
    'thirty-one': 'trois, tous forts',
  },
  play: 'Jouer',
  goOn: 'Continuer',
  played: 'Déjà jouée aujourd’hui',
  watch: 'Revoir ta partie',
  again: 'Rejouer\u202f: sans compter',
  uncounted: 'Celle-ci ne compte pas\u202f: tu l’avais déjà jouée.',
  left: (count) => (count === 0 ? 'reste 0' : `reste ${count}`),
  place: (place) => (place === 1 ? '1er' : `${place}e`),
  today: (result) => `aujourd’hui\u202f: ${result}`,
  streak: (days) => `${days} ${plural(days, 'jour', 'jours')} d’affilée`,
  noStreak: 'Tes jours',
  longest: (days) => `record\u202f: ${days}`,
  others: 'Les résultats des autres',
  othersAfter: 'Les résultats des autres,',
  othersHidden: (played) =>
    played === 0
      ? 'tu les vois après ta partie.'
      : `tu les vois après ta partie. ${number.format(played)} ${plural(played, 'a', 'ont')} déjà joué.`,
  better: (percent) => `Mieux que ${number.format(percent)} sur 100`,
  first: 'La tienne est la première aujourd’hui',
  betterToday: (percent) => `Mieux que ${number.format(percent)} sur 100 aujourd’hui`,
  chart: { left: 'cartes restantes', place: 'place' },
  tables: (played) => `${number.format(played)} ${plural(played, 'a', 'ont')} joué.`,
  andUp: (from) => `${from} et plus`,
  perCent: (percent) => `${percent}\u202f%`,
  yesterday: 'Hier, en connaissant toutes les cartes',
  solving: 'recherche en cours',
  answers: {
    yes: 'on pouvait gagner',
    no: 'on ne pouvait pas gagner',
    'not-found': 'aucun moyen trouvé',
  },
  wonBy: (won, played) =>
    `${number.format(won)} sur ${number.format(played)} ${plural(won, 'a', 'ont')} gagné`,
  share: 'Partager ton résultat',
  shareMeans: 'Il dit ton score, et rien sur les cartes.',
  shareAtEnd: 'Partager sans rien dévoiler',
  sharePicture: 'Partager l’image',
  savePicture: 'Enregistrer l’image',
  copyText: 'Copier le texte',
  copied: 'Copié',
  failed: 'Ça n’a pas marché',
  keys: {
    game: 'un tour, haut comme ses cartes',
    switch: 'cartes après chaque tour',
    'thirty-one': 'vies après chaque donne',
  },
  tenBack: 'dix en arrière',
  tens: (count) => `${count} × dix en arrière`,
  textTitle: (day) => `Tischlein, la donne du jour, ${date.format(day)}`,
  unavailable: 'Impossible de charger les donnes du jour. Réessaie avec du réseau.',
}
