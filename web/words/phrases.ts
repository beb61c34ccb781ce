import { phraseIds, phrases, type PhraseId } from '../../shared/game/phrases.ts'

type PhraseWords = Readonly<Record<PhraseId, string>>

const en = Object.fromEntries(phraseIds.map((id) => [id, phrases[id].text])) as PhraseWords

const de: PhraseWords = {
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

const fr: PhraseWords = {
  hello: 'Bonjour tout le monde !',
  ready: 'C’est bon pour moi.',
  'wait-for-friend': 'Quelqu’un arrive encore.',
  'which-game': 'On joue à quoi ?',
  'first-time': 'C’est ma première fois.',
  'good-luck': 'Bonne chance !',

  'you-decide': 'À toi de décider !',
  'getting-tight': 'Ça devient serré.',
  'trust-me': 'Fais-moi confiance !',
  'who-begins': 'Qui veut commencer ?',
  'we-can-do-it': 'On va y arriver !',
  help: 'À l’aide !',

  'burn-it': 'Brûle-la !',
  'beat-that': 'Peux-tu faire mieux ?',
  'my-pile': 'Alors je prends la pile.',

  'nice-row': 'Belle rangée !',
  'my-place': 'C’était ma place !',
  'save-chips': 'Garde plutôt tes jetons.',
  'egon-again': 'Encore EGON !',

  'last-card': 'Attention, dernière carte !',
  'why-me': 'Pourquoi toujours moi ?',
  'get-it-back': 'Tu me le paieras !',
  'turn-it-round': 'Change de sens !',
  'enjoy-cards': 'Profite bien de tes cartes !',

  'well-done': 'Bien joué !',
  ouch: 'Aïe !',
  'your-turn': 'À toi !',
  'one-moment': 'Un instant, s’il te plaît.',
  'what-a-move': 'Quel coup !',
  'that-was-close': 'De justesse !',
  lucky: 'Quelle chance !',
  sorry: 'Oh, pardon !',
  thanks: 'Merci !',

  'good-game': 'Belle partie !',
  congratulations: 'Félicitations !',
  'so-close': 'De si peu !',
  again: 'On rejoue ?',
  revenge: 'Je veux ma revanche !',
  'last-one': 'Une dernière partie ?',
  bye: 'Salut, c’était chouette !',
}

// These texts load with the chat, or when the first phrase (ready-made message) arrives.
export const phraseWords = { en, de, fr }
