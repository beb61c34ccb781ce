import { expect, test } from 'vitest'

import { inEnglish, render, textOf } from '../testing/render.ts'
import { AppearanceSettings } from './AppearanceSettings.tsx'

inEnglish()

test('each language is offered by the name that it has for itself', () => {
  const offered = textOf(render(<AppearanceSettings />))
  for (const name of ['English', 'Deutsch', 'Français']) expect(offered).toContain(name)
})
