import { type Language, languages } from '../../../shared/language.ts'
import { type Size, usualSizes } from '../sizes.ts'
import { boards } from './boards.ts'
import { evening } from './evening.ts'
import { frames } from './frames.ts'
import { lastSteps, learning } from './learning.ts'
import { pages, replays } from './pages.ts'
import { rooms } from './rooms.ts'
import type { Screen } from './screen.ts'
import { sharedPhone } from './shared-phone.ts'
import { time } from './time.ts'

/** All that people see. */
export const screens: readonly Screen[] = [
  ...pages,
  ...rooms,
  ...sharedPhone,
  ...time,
  ...boards,
  ...replays,
  ...evening,
  ...learning,
  ...frames,
]

export interface Part {
  readonly language: Language
  readonly screens: readonly Screen[]
  readonly sizes: readonly Size[]
}

const inGerman =
  /^(The Game.*|Switch.*|landing.*|public tables|wrong code|nothing here|rules of [a-z-]+|gathering of six|guest|menu|chat|drawer of a player|speech|paused|offline)$/

/** What is measured on the lowest phone in every language: where a word too many hides a button. */
const onLowest = /^(landing.*|replay.*|menu.*)$/

/**
 * What each run of the tests measures: everything in the language whose words are longest, and where many people share
 * little room in the next one as well. `npm run gallery` measures the rest.
 */
const measured = (some: readonly Screen[]): readonly Part[] => [
  { language: 'fr', screens: some, sizes: usualSizes },
  {
    language: 'de',
    screens: some.filter(({ name }) => inGerman.test(name)),
    sizes: ['low', 'flat'],
  },
  ...languages
    .filter((language) => language !== 'fr')
    .map((language) => ({
      language,
      screens: some.filter(({ name }) => onLowest.test(name)),
      sizes: ['low'] as const,
    })),
]

/** In two halves, which run beside each other. */
export const inTests = {
  rooms: measured([...pages, ...rooms, ...sharedPhone, ...frames]),
  boards: measured([...boards, ...time, ...replays, ...evening, ...lastSteps]),
} as const
