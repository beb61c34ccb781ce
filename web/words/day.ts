import { pluralIn } from '../../shared/plural.ts'
import { countInWords as countInGerman } from '../../shared/words/de/numbers.ts'
import { countInWords as countInEnglish } from '../../shared/words/en/numbers.ts'
import { countInWords as countInFrench } from '../../shared/words/fr/numbers.ts'

const pluralEn = pluralIn('en')
const numberEn = new Intl.NumberFormat('en')
const monthEn = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })
const weekdayEn = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
const dateEn = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const clockEn = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const ordinalsEn = ['', '1st', '2nd', '3rd', '4th']

type DayWords = typeof en

/** The texts of the deals of the day. */
const en = {
  title: 'Deal of the day',
  month: (day: Date) => monthEn.format(day),
  weekday: (day: Date) => weekdayEn.format(day),
  date: (day: Date) => dateEn.format(day),
  lead: (end: Date | null) =>
    `The same cards for everybody, until ${end === null ? 'midnight' : clockEn.format(end)}.`,
  next: (hours: number, minutes: number) => `The next deal comes in ${hours} h ${minutes} min.`,
  pastime:
    'This is a pastime, not a competition. Nobody checks who plays twice. Your second game does not count.',
  ticket: 'the same four deals for everybody',
  more: (deals: number) =>
    deals === 0
      ? 'all deals played'
      : `${countInEnglish(deals)} ${pluralEn(deals, 'deal', 'deals')} to go`,
  bands: {
    'the-game-1': 'alone',
    'the-game-2': 'for two',
    switch: 'against bots',
    'thirty-one': 'against bots',
  },
  deals: {
    'the-game-1': 'eight cards in your hand',
    'the-game-2': 'with a friend, or with a bot',
    switch: 'three of them, all hard',
    'thirty-one': 'three of them, all hard',
  },
  play: 'Play',
  goOn: 'Play on',
  played: 'Already played today',
  watch: 'Watch yours again',
  again: 'Play again: it does not count',
  uncounted: 'This one does not count: you had played it before.',
  left: (count: number) => (count === 0 ? 'None left' : `${count} left`),
  place: (place: number) => ordinalsEn[place] ?? `${place}th`,
  today: (result: string) => `${result} today`,
  streak: (days: number) => `${days} ${pluralEn(days, 'day', 'days')} in a row`,
  noStreak: 'Your days',
  longest: (days: number) => `longest: ${days}`,
  others: 'How others did',
  othersAfter: 'How others did',
  othersHidden: (played: number) =>
    played === 0
      ? 'you see after your game.'
      : `you see after your game. ${numberEn.format(played)} ${pluralEn(played, 'has', 'have')} played so far.`,
  better: (percent: number) => `Better than ${percent} of 100`,
  first: 'Yours is the first today',
  betterToday: (percent: number) => `Better than ${percent} of 100 today`,
  chart: { left: 'cards left', place: 'place' },
  tables: (played: number) =>
    `${numberEn.format(played)} ${pluralEn(played, 'has', 'have')} played.`,
  andUp: (from: number) => `${from} up`,
  perCent: (percent: number) => `${percent}%`,
  yesterday: 'Yesterday, with all cards known',
  solving: 'searching for a way',
  answers: { yes: 'could be won', no: 'could not be won', 'not-found': 'no way found' },
  wonBy: (won: number, played: number) =>
    `${numberEn.format(won)} of ${numberEn.format(played)} won it`,
  share: 'Share your result',
  shareMeans: 'It says how you did, and nothing about the cards.',
  shareAtEnd: 'Share, without giving anything away',
  sharePicture: 'Share the picture',
  savePicture: 'Save the picture',
  copyText: 'Copy the text',
  copied: 'Copied',
  failed: 'That did not work',
  keys: {
    game: 'a turn, as high as cards were played',
    switch: 'cards held after each turn',
    'thirty-one': 'lives after each deal',
  },
  tenBack: 'ten back',
  tens: (count: number) => `${count} × ten back`,
  textTitle: (day: Date) => `Tischlein, deal of the day, ${dateEn.format(day)}`,
  unavailable: 'The deals of today cannot be loaded. Try again when you have a network.',
}

const pluralDe = pluralIn('de')
const numberDe = new Intl.NumberFormat('de')
const monthDe = new Intl.DateTimeFormat('de', { month: 'short', timeZone: 'UTC' })
const weekdayDe = new Intl.DateTimeFormat('de', { weekday: 'long', timeZone: 'UTC' })
const dateDe = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const clockDe = new Intl.DateTimeFormat('de', { hour: '2-digit', minute: '2-digit' })

const de: DayWords = {
  title: 'Spiel des Tages',
  month: (day) => monthDe.format(day),
  weekday: (day) => weekdayDe.format(day),
  date: (day) => dateDe.format(day),
  lead: (end) =>
    `Dieselben Karten für alle, bis ${end === null ? 'Mitternacht' : `${clockDe.format(end)} Uhr`}.`,
  next: (hours, minutes) => `Das nächste kommt in ${hours} Std. ${minutes} Min.`,
  pastime:
    'Das ist ein Zeitvertreib und kein Wettbewerb. Niemand prüft, wer zweimal spielt. Dein zweites Spiel zählt nicht.',
  ticket: 'dieselben vier Spiele für alle',
  more: (deals) =>
    deals === 0
      ? 'alle gespielt'
      : deals === 1
        ? 'noch ein Spiel'
        : `noch ${countInGerman(deals)} Spiele`,
  bands: {
    'the-game-1': 'allein',
    'the-game-2': 'zu zweit',
    switch: 'gegen Bots',
    'thirty-one': 'gegen Bots',
  },
  deals: {
    'the-game-1': 'acht Karten auf der Hand',
    'the-game-2': 'mit jemandem oder mit einem Bot',
    switch: 'drei Stück, alle stark',
    'thirty-one': 'drei Stück, alle stark',
  },
  play: 'Spielen',
  goOn: 'Weiterspielen',
  played: 'Heute schon gespielt',
  watch: 'Noch einmal sehen',
  again: 'Noch einmal spielen: zählt nicht',
  uncounted: 'Dieses zählt nicht: Du hattest es schon gespielt.',
  left: (count) => (count === 0 ? 'Keine übrig' : `${count} übrig`),
  place: (place) => `${place}. Platz`,
  today: (result) => `heute ${result}`,
  streak: (days) => `${days} ${pluralDe(days, 'Tag', 'Tage')} in Folge`,
  noStreak: 'Deine Tage',
  longest: (days) => `längste: ${days}`,
  others: 'Wie es bei anderen lief',
  othersAfter: 'Wie es bei anderen lief,',
  othersHidden: (played) =>
    played === 0
      ? 'siehst du nach deinem Spiel.'
      : `siehst du nach deinem Spiel. ${numberDe.format(played)} ${pluralDe(played, 'hat', 'haben')} schon gespielt.`,
  better: (percent) => `Besser als ${percent} von 100`,
  first: 'Deins ist heute das erste',
  betterToday: (percent) => `Heute besser als ${percent} von 100`,
  chart: { left: 'Karten übrig', place: 'Platz' },
  tables: (played) => `${numberDe.format(played)} ${pluralDe(played, 'hat', 'haben')} gespielt.`,
  andUp: (from) => `ab ${from}`,
  perCent: (percent) => `${percent} %`,
  yesterday: 'Gestern, wenn man alle Karten kennt',
  solving: 'Suche läuft',
  answers: {
    yes: 'war zu gewinnen',
    no: 'war nicht zu gewinnen',
    'not-found': 'kein Weg gefunden',
  },
  wonBy: (won, played) =>
    `${numberDe.format(won)} von ${numberDe.format(played)} ${pluralDe(won, 'hat', 'haben')} gewonnen`,
  share: 'Ergebnis teilen',
  shareMeans: 'Es sagt, wie es lief, und nichts über die Karten.',
  shareAtEnd: 'Teilen, ohne etwas zu verraten',
  sharePicture: 'Bild teilen',
  savePicture: 'Bild speichern',
  copyText: 'Text kopieren',
  copied: 'Kopiert',
  failed: 'Das hat nicht geklappt',
  keys: {
    game: 'ein Zug, so hoch wie Karten gelegt',
    switch: 'Karten nach jedem Zug',
    'thirty-one': 'Leben nach jedem Durchgang',
  },
  tenBack: 'zehn zurück',
  tens: (count) => `${count} × zehn zurück`,
  textTitle: (day) => `Tischlein, Spiel des Tages, ${dateDe.format(day)}`,
  unavailable: 'Die Spiele von heute lassen sich nicht laden. Versuch es mit Netz noch einmal.',
}

const pluralFr = pluralIn('fr')
const numberFr = new Intl.NumberFormat('fr')
const monthFr = new Intl.DateTimeFormat('fr', { month: 'short', timeZone: 'UTC' })
const weekdayFr = new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'UTC' })
const dateFr = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const clockFr = new Intl.DateTimeFormat('fr', { hour: '2-digit', minute: '2-digit' })

const fr: DayWords = {
  title: 'La donne du jour',
  month: (day) => monthFr.format(day),
  weekday: (day) => weekdayFr.format(day),
  date: (day) => dateFr.format(day),
  lead: (end) =>
    `Les mêmes cartes pour tous, jusqu’à ${end === null ? 'minuit' : clockFr.format(end)}.`,
  next: (hours, minutes) => `La prochaine arrive dans ${hours}\u00a0h\u00a0${minutes}\u00a0min.`,
  pastime:
    'C’est un passe-temps, pas une compétition. Personne ne vérifie qui joue deux fois. Ta deuxième partie ne compte pas.',
  ticket: 'les quatre mêmes donnes pour tous',
  more: (deals) =>
    deals === 0
      ? 'toutes jouées'
      : `encore ${deals === 1 ? 'une' : countInFrench(deals)} ${pluralFr(deals, 'donne', 'donnes')}`,
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
  streak: (days) => `${days} ${pluralFr(days, 'jour', 'jours')} d’affilée`,
  noStreak: 'Tes jours',
  longest: (days) => `record\u202f: ${days}`,
  others: 'Les résultats des autres',
  othersAfter: 'Les résultats des autres,',
  othersHidden: (played) =>
    played === 0
      ? 'tu les vois après ta partie.'
      : `tu les vois après ta partie. ${numberFr.format(played)} ${pluralFr(played, 'a', 'ont')} déjà joué.`,
  better: (percent) => `Mieux que ${numberFr.format(percent)} sur 100`,
  first: 'La tienne est la première aujourd’hui',
  betterToday: (percent) => `Mieux que ${numberFr.format(percent)} sur 100 aujourd’hui`,
  chart: { left: 'cartes restantes', place: 'place' },
  tables: (played) => `${numberFr.format(played)} ${pluralFr(played, 'a', 'ont')} joué.`,
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
    `${numberFr.format(won)} sur ${numberFr.format(played)} ${pluralFr(won, 'a', 'ont')} gagné`,
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
  textTitle: (day) => `Tischlein, la donne du jour, ${dateFr.format(day)}`,
  unavailable: 'Impossible de charger les donnes du jour. Réessaie avec du réseau.',
}

// These texts load with the page of the day, its ticket and the end of its games. No other page
// uses them.
export const dayWords = { en, de, fr }
