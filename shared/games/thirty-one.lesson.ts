import { defineLesson } from '../define-game/lesson.ts'
import thirtyOne from './thirty-one.ts'

export default defineLesson(thirtyOne, {
  seats: 3,
  seed: 'BCL-50',
  steps: [
    { rules: ['TO-06'], others: [{ do: 'keep' }] },
    { rules: ['TO-03'], you: { do: 'swap', give: '7♣', get: 'J♥' } },
    { rules: ['TO-05'], you: { do: 'knock' } },
    { rules: ['TO-08'], others: [{ do: 'pass' }, { do: 'pass' }] },
  ],
  end: ['TO-07', 'TO-10'],

  en: ['Only one suit counts', 'Swap a card', 'High enough? Knock!', 'The lowest pays'],
  de: ['Nur eine Farbe zählt', 'Tausch eine Karte', 'Hoch genug? Klopf!', 'Das Niedrigste zahlt'],
  fr: [
    'Une seule couleur',
    'Échange une carte',
    'Assez\u202f? Frappe\u202f!',
    'La plus basse paie',
  ],
})
