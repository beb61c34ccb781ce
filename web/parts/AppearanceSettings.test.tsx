import { expect, test } from 'vitest'

import { inEnglish, render, textOf } from '../testing/render.ts'
import { AppearanceSettings } from './AppearanceSettings.tsx'

inEnglish()

test('each language is listed by its own name', () => {
  const offered = textOf(render(<AppearanceSettings />))
  for (const name of ['English', 'Deutsch', 'Français']) expect(offered).toContain(name)
})
