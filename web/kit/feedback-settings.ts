/** The viewer's settings for sound and vibration. */
export interface FeedbackSettings {
  /** The volume, from 0 to 1. */
  readonly volume: number
  readonly haptics: boolean
}

let now = (): FeedbackSettings => ({ volume: 0, haptics: false })

/** Sets the source of the settings. Until this is called, there is no sound and no vibration. */
export function provideFeedbackSettings(settings: () => FeedbackSettings): void {
  now = settings
}

export const feedbackSettings = (): FeedbackSettings => now()

export const supportsVibration = (): boolean => typeof navigator.vibrate === 'function'
