import { defineLesson } from '../define-game/lesson.ts'
import ohHell from './oh-hell.ts'

export default defineLesson(ohHell, {
  seats: 3,
  seed: 'BCG-99',
  steps: [
    { rules: ['OH-04'], you: { do: 'bid', tricks: 1 } },
    { rules: ['OH-08'], you: { do: 'play', card: 'A♦' } },
    { rules: ['OH-05'], you: { do: 'bid', tricks: 1 } },
    { rules: ['OH-06'], you: { do: 'play', card: '2♣' } },
    { rules: ['OH-07'], you: { do: 'play', card: 'A♠' } },
  ],
  end: ['OH-09'],

  en: ['One sure trick', 'Exactly your bid', 'Bids never fit', 'Follow suit', 'Trumps win'],
  de: ['Ein Stich sicher', 'Genau so viele', 'Geht nie auf', 'Farbe bedienen', 'Trumpf sticht'],
  fr: ['Un pli sûr', 'Tout juste', 'Jamais rond', 'Même couleur', 'L’atout gagne'],
})
