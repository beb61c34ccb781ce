/** The screen sizes that every layout has to fit, ordered by area. */
export const sizes = {
  low: { width: 320, height: 568 },
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  flat: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  /**
   * The smallest size at which the table also shows the chat and the results so far, on slips of
   * paper.
   */
  laptop: { width: 1280, height: 720 },
  netbook: { width: 1366, height: 650 },
  desk: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
  big: { width: 2560, height: 1440 },
  uhd: { width: 3840, height: 2160 },
} as const

export type Size = keyof typeof sizes

/** The sizes at which every screen is measured. */
export const usualSizes: readonly Size[] = [
  'low',
  'small',
  'phone',
  'flat',
  'tablet',
  'laptop',
  'netbook',
  'desk',
  'wide',
  'big',
]

export const touchSizes: readonly Size[] = ['low', 'small', 'phone', 'flat', 'tablet']

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]
