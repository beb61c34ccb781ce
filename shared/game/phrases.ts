/** When a phrase is offered: while people gather, during a game, or after it. */
export type PhraseMoment = 'gathering' | 'playing' | 'over'

interface Phrase {
  /**
   * The English text, which programs also get. Pages in other languages show their own translation.
   */
  readonly text: string
  readonly moment: PhraseMoment
  /** The id of the game if only one game offers the phrase. Missing if all games offer it. */
  readonly game?: string
}

const gathering = (text: string): Phrase => ({ text, moment: 'gathering' })
const playing = (text: string, game?: string): Phrase => ({
  text,
  moment: 'playing',
  ...(game !== undefined && { game }),
})
const over = (text: string): Phrase => ({ text, moment: 'over' })

/**
 * The phrases that a player can send with one tap. None of them names a number, so no game has to
 * forbid one.
 */
export const phrases = {
  hello: gathering('Hello everyone!'),
  ready: gathering('I’m ready.'),
  'wait-for-friend': gathering('A friend is coming.'),
  'which-game': gathering('Which game shall we play?'),
  'first-time': gathering('It’s my first time.'),
  'good-luck': gathering('Good luck!'),

  'you-decide': playing('You decide!', 'the-game'),
  'getting-tight': playing('This is getting tight.', 'the-game'),
  'trust-me': playing('Trust me!', 'the-game'),
  'who-begins': playing('Who would like to begin?', 'the-game'),
  'we-can-do-it': playing('We can do it!', 'the-game'),
  help: playing('Help!', 'the-game'),

  'burn-it': playing('Burn it!', 'high-low'),
  'beat-that': playing('Can you beat that?', 'high-low'),
  'my-pile': playing('Then I’ll take the pile.', 'high-low'),

  'nice-row': playing('Nice row!', 'nix'),
  'my-place': playing('That was my place!', 'nix'),
  'save-chips': playing('Better save your chips.', 'nix'),
  'egon-again': playing('EGON again!', 'nix'),

  'last-card': playing('Watch out, last card!', 'switch'),
  'why-me': playing('Why always me?', 'switch'),
  'get-it-back': playing('You’ll get that back!', 'switch'),
  'turn-it-round': playing('Turn it round!', 'switch'),
  'enjoy-cards': playing('Enjoy your cards!', 'switch'),

  'well-done': playing('Well done!'),
  ouch: playing('Ouch!'),
  'your-turn': playing('Your turn!'),
  'one-moment': playing('One moment, please.'),
  'what-a-move': playing('What a move!'),
  'that-was-close': playing('That was close!'),
  lucky: playing('Lucky you!'),
  sorry: playing('Sorry!'),
  thanks: playing('Thank you!'),

  'good-game': over('Good game!'),
  congratulations: over('Congratulations!'),
  'so-close': over('So close!'),
  again: over('Once more?'),
  revenge: over('I want a rematch!'),
  'last-one': over('One last game?'),
  bye: over('Bye, that was fun!'),
} as const satisfies Readonly<Record<string, Phrase>>

export type PhraseId = keyof typeof phrases

export const phraseIds = Object.keys(phrases) as readonly PhraseId[]

/** Returns the phrases that a page offers, those of the game first. */
export function phrasesFor(game: string, moment: PhraseMoment): readonly PhraseId[] {
  const offered = phraseIds.filter((id) => phrases[id].moment === moment)
  const own = (id: PhraseId): string | undefined => (phrases[id] as Phrase).game
  return [
    ...offered.filter((id) => own(id) === game),
    ...offered.filter((id) => own(id) === undefined),
  ]
}
