import { expect, test } from 'vitest'

import { replaceUrl } from '../client/router.ts'
import { inEnglish, render } from '../testing/render.ts'
import { Rules } from './Rules.tsx'

inEnglish()

test('the rules are shown even if the hash of the URL names no rule', () => {
  replaceUrl('/rules/nix#%')
  expect(render(<Rules game="nix" />).querySelector('h1')?.textContent).toBe('Nix für ungut!')
  replaceUrl('/')
})
