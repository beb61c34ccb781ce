import { defineLesson } from '../define-game/lesson.ts'
import hearts from './hearts.ts'

export default defineLesson(hearts, {
  seats: 4,
  seed: 'CXP-10',
  steps: [
    { rules: ['HE-09', 'HE-03'], you: { do: 'pass', cards: ['K♠', 'A♠', 'K♥'] } },
    {
      rules: ['HE-05'],
      others: [{ do: 'pass', cards: ['9♠', 'Q♠', 'Q♥'] }],
      you: { do: 'play', card: '7♣' },
    },
    { rules: ['HE-06'], you: { do: 'play', card: 'Q♠' } },
    { rules: ['HE-10'] },
  ],
  end: ['HE-08', 'HE-12'],

  en: ['Points are bad', 'A club on a club', 'No club? Any card!', '13 points for them'],
  de: ['Punkte meiden', 'Kreuz auf Kreuz', 'Kein Kreuz? Freie Wahl!', '13 Punkte für andere'],
  fr: ['Évite les points', 'Trèfle sur trèfle', 'Sans trèfle, au choix', '13 points pour eux'],
})
