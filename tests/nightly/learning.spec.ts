import { expect, test } from 'vitest'

import { openTestbed } from '../support/browser/testbed.ts'
import { lessonGames, walkLesson } from '../support/boards/lesson.ts'

const testbed = openTestbed()

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

test.each(lessonGames)(
  'on larger windows the lesson of %s covers nothing that it explains, and ends with a summary',
  async (game) => {
    expect(await walkLesson(testbed, game, sizes)).toEqual([])
  },
)
