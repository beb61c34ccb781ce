import type { Remarks } from '../en/remarks.ts'

export const remarks: Remarks = {
  off: [
    'Sans rancune. Il paraît que ça se dit.',
    'Il y avait quelqu’un là. Il y avait.',
    'Ce jeton, je ne l’ai pas vu. Ni senti.',
  ],
  own: ['C’était le mien. Je ne ferai pas de scène.', 'Je me pousse moi-même. Il faut bien.'],
  super: ['Mon beau jeton. À admirer en silence.', 'Il compte double. Moi, d’ordinaire, fort peu.'],
  high: [
    'J’avais une intuition. Pas dans le nez, bien sûr.',
    'La chance du débutant, depuis des décennies.',
    'Merci. Ce n’est pas moi qui ai mélangé.',
  ],
  low: ['Une carte. Cela suffira.', 'La modestie me va bien, dit-on.', 'Je me ménage.'],
  fair: [
    'Parfaitement moyen. J’en suis ravi.',
    'Juste sous votre nez.',
    'Personne n’applaudit. C’est bien ainsi.',
  ],
}
