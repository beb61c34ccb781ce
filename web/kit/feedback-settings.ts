interface FeedbackSettings {
  /** The volume, from 0 to 1. */
  readonly volume: number
  readonly haptics: boolean
}

let now = (): FeedbackSettings => ({ volume: 0, haptics: false })

/**
 * Sets the function that returns the settings. Before this call, there is no sound and no
 * vibration.
 */
export function provideFeedbackSettings(settings: () => FeedbackSettings): void {
  now = settings
}

export const feedbackSettings = (): FeedbackSettings => now()

export const supportsVibration = (): boolean => typeof navigator.vibrate === 'function'
