import type { Language } from '../../../../shared/language.ts'

/** What a remark of EGON's is about, the most remarkable first. */
export const moods = ['off', 'own', 'super', 'high', 'low', 'fair'] as const
export type Mood = (typeof moods)[number]

export type Remarks = Readonly<Record<Mood, readonly [string, ...string[]]>>

/**
 * What EGON says to what he does: a quiet player without a nose, who never loses his temper. Apart from the words, since
 * not every table has him.
 */
export const remarks: Readonly<Record<Language, Remarks>> = {
  en: {
    off: [
      'No hard feelings. I am told one says that here.',
      'Somebody was standing there. Was.',
      'I did not see that chip. Nor did I smell it.',
    ],
    own: ['That was mine. I shall not make a scene.', 'I make room for myself. Somebody has to.'],
    super: [
      'My good chip. Please admire it quietly.',
      'This one counts twice. I do not, as a rule.',
    ],
    high: [
      'I had a feeling. Not in the nose, obviously.',
      'Beginner’s luck, for the fourth decade running.',
      'Thank you, I shuffled nothing.',
    ],
    low: ['One card. It will have to do.', 'Modesty suits me. I am told.', 'I am saving myself.'],
    fair: [
      'Perfectly average. I am content.',
      'Right under your noses.',
      'Nobody applauds. Quite right.',
    ],
  },
  de: {
    off: [
      'Nix für ungut. So sagt man hier doch.',
      'Da stand jemand. Stand.',
      'Den Chip habe ich nicht gesehen. Gerochen auch nicht.',
    ],
    own: ['Das war meiner. Ich mache keine Szene.', 'Ich rücke für mich selbst. Einer muss ja.'],
    super: [
      'Mein guter Chip. Bitte leise bewundern.',
      'Der zählt doppelt. Ich zähle sonst eher wenig.',
    ],
    high: [
      'Ich hatte so ein Gefühl. Nicht in der Nase, versteht sich.',
      'Anfängerglück, seit Jahrzehnten.',
      'Danke. Gemischt habe ich nicht.',
    ],
    low: ['Eine Karte. Muss reichen.', 'Bescheidenheit steht mir. Hört man.', 'Ich schone mich.'],
    fair: [
      'Vollkommen mittelmäßig. Ich bin zufrieden.',
      'Direkt vor euren Nasen.',
      'Niemand klatscht. Ganz recht so.',
    ],
  },
  fr: {
    off: [
      'Sans rancune. Il paraît que ça se dit.',
      'Il y avait quelqu’un là. Il y avait.',
      'Ce jeton, je ne l’ai pas vu. Ni senti.',
    ],
    own: ['C’était le mien. Je ne ferai pas de scène.', 'Je me pousse moi-même. Il faut bien.'],
    super: [
      'Mon beau jeton. À admirer en silence.',
      'Il compte double. Moi, d’ordinaire, fort peu.',
    ],
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
  },
}
