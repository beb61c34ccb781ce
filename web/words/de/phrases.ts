import type { PhraseWords } from '../en/phrases.ts'

export const phraseWords: PhraseWords = {
  hello: 'Hallo zusammen!',
  ready: 'Ich bin so weit.',
  'wait-for-friend': 'Es kommt noch jemand.',
  'which-game': 'Was spielen wir?',
  'first-time': 'Ich spiele das zum ersten Mal.',
  'good-luck': 'Viel Glück!',

  'you-decide': 'Entscheide du!',
  'getting-tight': 'Es wird eng.',
  'trust-me': 'Vertrau mir!',
  'who-begins': 'Wer möchte anfangen?',
  'we-can-do-it': 'Das schaffen wir!',
  help: 'Hilfe!',

  'burn-it': 'Verbrenn ihn!',
  'beat-that': 'Kannst du das schlagen?',
  'my-pile': 'Dann nehme ich den Stapel.',

  'nice-row': 'Schöne Reihe!',
  'my-place': 'Das war mein Platz!',
  'save-chips': 'Spar lieber deine Chips.',
  'egon-again': 'Schon wieder EGON!',

  'last-card': 'Achtung, letzte Karte!',
  'why-me': 'Warum immer ich?',
  'get-it-back': 'Das kriegst du zurück!',
  'turn-it-round': 'Dreh die Richtung um!',
  'enjoy-cards': 'Viel Spaß mit den Karten!',

  'well-done': 'Gut gemacht!',
  ouch: 'Autsch!',
  'your-turn': 'Du bist dran!',
  'one-moment': 'Einen Moment, bitte.',
  'what-a-move': 'Was für ein Zug!',
  'that-was-close': 'Das war knapp!',
  lucky: 'Du Glückspilz!',
  sorry: 'Tut mir leid!',
  thanks: 'Danke!',

  'good-game': 'Schönes Spiel!',
  congratulations: 'Glückwunsch!',
  'so-close': 'So knapp!',
  again: 'Noch einmal?',
  revenge: 'Ich will Revanche!',
  'last-one': 'Noch ein letztes Spiel?',
  bye: 'Tschüss, das war schön!',
}
