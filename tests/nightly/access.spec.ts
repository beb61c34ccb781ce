import { expect, test } from 'vitest'

import { looks, tourPages } from '../support/accessibility.ts'
import { openTestbed } from '../support/browser/testbed.ts'

const testbed = openTestbed()

test('no page has an accessibility violation in French on a small phone', async () => {
  expect(await tourPages(testbed, looks.french)).toEqual({})
})

test('no page has an accessibility violation in German on a dark desktop', async () => {
  expect(await tourPages(testbed, looks.wideGerman)).toEqual({})
})

test('no page has an accessibility violation in German on a dark phone', async () => {
  expect(await tourPages(testbed, looks.german)).toEqual({})
})
