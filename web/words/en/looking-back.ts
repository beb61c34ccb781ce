// What is said to those who look back at a game.

export type LookingBackWords = typeof lookingBackWords

/** From 0 to 1 as a whole number of a hundred. */
const percent = (chance: number): string => `${Math.round(100 * chance)}%`

export const lookingBackWords = {
  replay: {
    title: 'Replay',
    dealt: 'The cards are dealt.',
    step: 'Step',
    first: 'To the beginning',
    back: 'One step back',
    run: 'Play',
    stop: 'Stop',
    on: 'One step on',
    last: 'To the end',
    eyes: 'View as',
    allOpen: 'All cards open',
    public: 'What spectators saw',
    log: 'What happened',
    link: 'Copy the link to this moment',
    close: 'Close the replay',
    stepOf: (step: number, last: number) => `${step} of ${last}`,
    eyesOf: (name: string) => `${name}’s view`,
    myEyes: 'Your view',
    tools: 'More',
  },

  review: {
    title: 'What would the best bot have done?',
    short: 'Best bot',
    coming: 'The bot is looking at the game …',
    /** @param deed what it would have done, in the game's own words; chances are from 0 to 1 */
    better: (deed: string, chance: number, played: number) =>
      `${deed}: ${percent(chance)} rather than ${percent(played)}.`,
    asGood: (deed: string) => `${deed}, which is about as good.`,
    same: 'The best bot would have played just the same.',
    alike: (same: number, of: number) =>
      `In ${same} of ${of} ${of === 1 ? 'turn' : 'turns'} the best bot would have played just the same.`,
    lost: 'most lost',
    toLost: 'Most lost: to this turn',
    lostHere: 'Here the most was lost.',
    lostByCards: 'Here the cards cost the most.',
    curve: 'Chance to win over the course of the game, as the best bot sees it',
    percent,
    /** Under the chance itself. */
    toWin: 'to win',
    /** Said with the step. */
    at: (chance: number) => `chance to win ${percent(chance)}`,
    fromTo: (first: number, least: number, most: number) =>
      `${percent(first)} at the beginning, between ${percent(least)} and ${percent(most)} later.`,
  },

  missed: {
    title: 'While you were away',
    /** @param last how many steps are shown where those before are left out; null where none is */
    begins: (last: number | null) =>
      last === null
        ? 'This is how you last saw the table.'
        : `A lot has happened. ${last === 1 ? 'This is the last step' : `These are the last ${last} steps`}.`,
    toNow: 'Skip to now',
    toMyTurn: 'To my turn',
  },

  sameDeal: {
    deed: 'Same deal again',
    title: (code: string) => `The same deal as at table ${code}`,
    means: (seats: number) =>
      `${seats === 1 ? 'Just for one player.' : `Exactly ${seats} seats; bots may fill in.`} Whoever has seen that game knows the cards already.`,
    results: 'How it went with these cards',
    replayAt: (code: string) => `Table ${code}: watch the replay`,
    here: 'This table',
    cardsOf: (name: string) => `${name}’s cards`,
    share: (names: string) => `Exactly the cards that ${names} had. What will you make of them?`,
  },
}
