import type { PlayOnWords } from '../en/play-on.ts'

export const playOnWords: PlayOnWords = {
  action: 'Von hier weiterspielen',
  means: 'Du und Bots. Das Spiel bleibt, wie es war.',
  tryIt: 'Ausprobieren',
  title: 'Was wäre, wenn?',
  from: (move) => `Ab Zug ${move}`,
  inGame: (deed) => `Damals: ${deed}`,
  whose: 'Wessen Karten nimmst du?',
  strength: 'So gut spielen die Bots',
  alone: 'Ein Tisch nur für dich. Er zählt nicht, denn du kennst die Karten.',
  start: 'Weiterspielen',
  ribbon: (move, code) => `Was wäre, wenn: Zug ${move} von ${code}`,
  again: (move) => `Noch einmal ab Zug ${move}`,
  before: 'damals',
  now: 'jetzt',
  cardsLeft: (count) => (count === 1 ? 'Karte übrig' : 'Karten übrig'),
  place: 'Platz',
}
