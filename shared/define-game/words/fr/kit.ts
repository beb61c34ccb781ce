import type { KitWords } from '../kit-words.ts'

const list = (names: readonly string[]): string => new Intl.ListFormat('fr').format(names)

export const fr: KitWords = {
  yourTurn: 'À toi de jouer.',
  waitingFor: (names) =>
    names.length > 1 ? `${names.length} joueurs choisissent encore.` : `À ${list(names)} de jouer`,
  othersChoose: (names) =>
    names.length > 1
      ? `${names.length} autres choisissent encore.`
      : `${list(names)} n’a pas encore choisi.`,
  cardsLieReady: (name) => `Tes cartes sont prêtes pour ${name}.`,
  bidsLast: 'Tu annonces en dernier.',
  needsTricks: (count) => {
    if (count === 0) return 'Tu as ce que tu as annoncé.'
    return count === 1 ? 'Il te manque un pli.' : `Il te manque ${count} plis.`
  },
  bidMissed: 'Tu as manqué ton annonce.',
  winners: (names) => `Victoire\u202f: ${list(names)}.`,
  isOver: 'La partie est finie.',
  onlyOnTurn: 'Tu ne peux jouer qu’à ton tour.',
  withLabel: (label, text) => `${label}\u202f: ${text}`,
  rulesTitle: 'Règles',
  hiddenCard: 'une carte',
  cards: (count) => `${count} ${count < 2 ? 'carte' : 'cartes'}`,
  held: (card, isPlayable, place, count) =>
    `${card}${isPlayable ? ', jouable' : ''}, ${place} sur ${count}`,
  dealer: 'donne',
  choosing: 'choisit',
  ready: 'a choisi',
  getsYours: 'reçoit les tiennes',
  with: 'avec',
  out: 'hors jeu',
  led: 'entame',
  highest: 'plus forte',
  takesIt: 'remporte',
  takesTrick: (name) => `${name} remporte le pli.`,
  got: (cards) => `Tu reçois ${list(cards)}.`,
  dealt: (deal) => `Donne ${deal}\u202f: les cartes sont distribuées.`,
  dealOver: (deal) => `Donne ${deal}`,
  standing: (place, points) =>
    place === 1 ? `Tu mènes avec ${points}` : `Tu es ${place}e avec ${points}`,
  goOn: 'Continuer',
  choose: 'Choisir',
  moreCards: (count) => (count === 1 ? 'Encore une carte' : `Encore ${count} cartes`),
  playHere: 'Jouer ici la carte choisie',
  takeBack: 'reprendre',
  shortcuts: {
    title: 'Clavier',
    keys: [
      ['0–9', 'Choisir une carte ou un nombre'],
      ['← →', 'Parcourir la main'],
      ['↑ ↓', 'Aller au milieu ou à la main'],
      ['Entrée', 'Jouer les cartes choisies'],
      ['Z', 'Reprendre un coup'],
      ['Échap', 'Ne choisir aucune carte'],
    ],
  },
  courts: ['V', 'D', 'R', 'A'],
  marks: ['soleil', 'lune', 'feuille', 'goutte', 'flamme', 'mont'],
  joker: 'Joker',
  titles: {
    hand: 'Ta main',
    stock: 'Pioche',
    discard: 'Défausse',
    trick: 'Pli',
    market: 'Milieu',
    taken: 'Ramassées',
    scores: 'Points',
    tricks: 'Plis',
    bids: 'Annonces',
    lives: 'Vies',
    trump: 'Atout',
    melds: 'Combinaisons',
    books: 'Familles',
  },
}
