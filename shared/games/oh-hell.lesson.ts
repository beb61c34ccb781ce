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

  en: ['One sure trick', 'Exactly your bid', 'The bids never fit', 'Follow suit', 'Trumps win'],
  de: ['Ein Stich sicher', 'Genau so viele', 'Es geht nie auf', 'Farbe bedienen', 'Trumpf sticht'],
  fr: ['Un pli sûr', 'Exactement', 'Jamais le compte', 'Même couleur', 'L’atout gagne'],
})
