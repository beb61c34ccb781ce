// What is said to somebody who looks elsewhere during a game, and of what their device can do for them.

export type InTouchWords = typeof inTouchWords

export const inTouchWords = {
  offer: 'Shall we tell you when it’s your turn?',
  offerMeans: 'You can close the page meanwhile.',
  yes: 'Yes, please',
  never: 'No, thanks',
  agreed: 'We’ll tell you when it’s your turn. You can change that in the menu.',
  denied: 'Your browser allows no notices here. You can change that in its settings.',
  unreachable: 'Your browser cannot get notices right now.',
  /** The names of these two are those of the system. */
  homeScreen:
    'On an iPhone or iPad this works from the home screen: tap “Share”, then “Add to Home Screen”, and play from there.',
  awake: 'Keep the screen on during a game',
}
