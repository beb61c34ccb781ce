import { expect, test } from 'vitest'

import { playSwitch, singleRound } from '../support/boards/switch-games.ts'
import { openTestbed } from '../support/browser/testbed.ts'

const testbed = openTestbed()

test('two people and a bot play Switch to a single round, and say “Switch!”', async () => {
  expect(await playSwitch(testbed, singleRound)).toEqual([])
}, 400_000)
