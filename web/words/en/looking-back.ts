import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('en')
// The texts of the replay of a finished game.

export type LookingBackWords = typeof lookingBackWords

export const lookingBackWords = {
  replay: {
    title: 'Replay',
    dealt: 'The cards are dealt.',
    step: 'Step',
    first: 'To the beginning',
    back: 'One step back',
    run: 'Play',
    stop: 'Stop',
    on: 'One step forward',
    last: 'To the end',
    eyes: 'View as',
    allOpen: 'All face up',
    public: 'What spectators saw',
    log: 'What happened',
    link: 'Copy link to this step',
    close: 'Close the replay',
    stepOf: (step: number, last: number) => `${step} of ${last}`,
    eyesOf: (name: string) => `${name}’s view`,
    myEyes: 'Your view',
    tools: 'More',
  },

  sameDeal: {
    deed: 'Same deal again',
    title: (code: string) => `The same deal as at table ${code}`,
    means: (seats: number) =>
      plural(seats, 'Just for one player.', `Exactly ${seats} seats; bots can fill in.`),
    /** Shown if the deal has been played before. */
    known: 'Anyone who saw that game knows the cards already.',
    results: 'How it went with these cards',
    replayAt: (code: string) => `Table ${code}: watch the replay`,
    here: 'This table',
    cardsOf: (name: string) => `${name}’s cards`,
    share: (names: string) => `Exactly the cards that ${names} had. What will you make of them?`,
  },
}
