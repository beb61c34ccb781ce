import type { Remarks } from '../en/remarks.ts'

export const remarks: Remarks = {
  off: [
    'Sans rancune. Je n’en ai pas.',
    'Il y avait quelqu’un là. Il y avait.',
    'Ce jeton, je ne l’ai pas vu. Je ne vois que des nombres.',
  ],
  own: ['C’était le mien. Je ne ferai pas de scène.', 'Je me fais de la place. Il faut bien.'],
  super: ['Mon beau jeton. À admirer en silence.', 'Il compte double. Moi, une seule fois.'],
  high: [
    'Je calcule. Je ne regrette rien.',
    'La chance du débutant, depuis quarante ans.',
    'Merci. Ce n’est pas moi qui ai mélangé.',
  ],
  low: ['Une carte. Ça suffira.', 'La modestie me va bien, dit-on.', 'Je garde mes forces.'],
  fair: [
    'Tout à fait moyen. J’en suis ravi.',
    'Cela me suffit amplement.',
    'Pas d’applaudissements ? C’est très bien ainsi.',
  ],
}
