type PlayOnWords = typeof en

/** The texts for continuing a finished game from one of its steps. */
const en = {
  action: 'Play on from here',
  means: 'You and bots. The game stays as it was.',
  /** Opens the table for a move that the review finds better. */
  tryIt: 'Try it',
  title: 'What if?',
  /** @param move the number of the first move that is not played yet */
  from: (move: number) => `From move ${move} on`,
  /** What happened in the finished game in the move that is to be played now. */
  inGame: (deed: string) => `In the real game: ${deed}`,
  whose: 'Whose cards do you take?',
  strength: 'How well the bots play',
  alone: 'A table of your own. It does not count, because you have seen the cards.',
  start: 'Play on',
  /**
   * The link from the new table back to the finished game. `code` is the code of the table where
   * the finished game was played.
   */
  ribbon: (move: number, code: string) => `What if: move ${move} of ${code}`,
  again: (move: number) => `From move ${move} again`,
  /** The captions of the results of the finished game and of the game that continues it. */
  before: 'real game',
  now: 'what if',
  cardsLeft: (count: number): string => (count === 1 ? 'card left' : 'cards left'),
  place: 'place',
}

const de: PlayOnWords = {
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

const fr: PlayOnWords = {
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

// These texts load with the replay, and at a table where a finished game is played on.
export const playOnWords = { en, de, fr }
