import type { PlayOnWords } from '../en/play-on.ts'

export const playOnWords: PlayOnWords = {
  action: 'Continuer d’ici',
  means: 'Toi et des bots. La vraie partie ne change pas.',
  tryIt: 'Essayer',
  title: 'Et si ?',
  from: (move) => `À partir du coup ${move}`,
  inGame: (deed) => `Dans la vraie partie : ${deed}`,
  whose: 'Quelles cartes prends-tu ?',
  strength: 'Le niveau des bots',
  alone: 'Une table à toi. Elle ne compte pas, car tu as vu les cartes.',
  start: 'Continuer',
  ribbon: (move, code) => `Et si : ${code}, coup ${move}`,
  again: (move) => `Encore dès le coup ${move}`,
  before: 'vraie partie',
  now: 'et si',
  cardsLeft: (count) => (count <= 1 ? 'carte restante' : 'cartes restantes'),
  place: 'place',
}
