type LessonPageWords = typeof en

/**
 * The texts around a lesson, such as its buttons. The words of each game contain the lesson itself.
 */
const en = {
  title: (game: string) => `Your first game: ${game}`,
  guide: 'Your guide',
  skip: 'Skip',
  next: 'Next',
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  /**
   * The guide's answer to a legal move other than the one that the step expects. The instruction
   * follows.
   */
  otherMove: 'That is allowed, too. This time:',
  /** The heading of the list of completed steps, at the end of the lesson. */
  learnt: 'What you know now',
  again: 'Show me again',
  done: 'Let’s play',
}

const de: LessonPageWords = {
  title: (game) => `Dein erstes Spiel: ${game}`,
  guide: 'Dein Begleiter',
  skip: 'Überspringen',
  next: 'Weiter',
  step: (at, of) => `Schritt ${at} von ${of}`,
  otherMove: 'Das geht auch. Aber diesmal:',
  /** The heading of the list of completed steps, at the end of the lesson. */
  learnt: 'Das kannst du jetzt',
  again: 'Noch einmal zeigen',
  done: 'Los geht’s',
}

const fr: LessonPageWords = {
  title: (game) => `Ta première partie : ${game}`,
  guide: 'Ton guide',
  skip: 'Passer',
  next: 'Suite',
  step: (at, count) => `Étape ${at} sur ${count}`,
  otherMove: 'C’est permis aussi. Mais cette fois\u202f:',
  /** The heading of the list of completed steps, at the end of the lesson. */
  learnt: 'Ce que tu sais maintenant',
  again: 'Me remontrer',
  done: 'Jouons',
}

// These texts load with a lesson. The page can show the first hand of cards without them.
export const lessonWords = { en, de, fr }
