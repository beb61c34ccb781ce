// Texts about notifications, for players who leave the page during a game.

export type InTouchWords = typeof inTouchWords

export const inTouchWords = {
  offer: 'Shall we tell you when it’s your turn?',
  offerMeans: 'You can close the page meanwhile.',
  yes: 'Yes, please',
  never: 'No, thanks',
  agreed: 'We’ll tell you when it’s your turn. You can change that in the menu.',
  denied: 'Notifications are blocked here. Allow them in your browser settings.',
  unreachable: 'Your browser can’t get notifications right now.',
  /** “Share” and “Add to Home Screen” are the labels that iOS uses. */
  homeScreen:
    'On an iPhone or iPad this works from the home screen: tap “Share”, then “Add to Home Screen”, and play from there.',
  awake: 'Keep the screen on during a game',
}
