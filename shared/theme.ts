export const themes = ['system', 'light', 'dark'] as const
/** Which of the two grounds; `system` follows the viewer's device. */
export type Theme = (typeof themes)[number]

export const isTheme = (text: unknown): text is Theme =>
  (themes as readonly unknown[]).includes(text)
