import type { PhraseWords } from '../en/phrases.ts'

export const phraseWords: PhraseWords = {
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
