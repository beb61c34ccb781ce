import { expect, test } from 'vitest'

import { inEnglish, render, textOf } from '../testing/render.ts'
import { Looks } from './Looks.tsx'

inEnglish()

test('each language is offered by the name that it has for itself', () => {
  const offered = textOf(render(<Looks />))
  for (const name of ['English', 'Deutsch', 'Français']) expect(offered).toContain(name)
})
