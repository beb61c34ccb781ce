import type { Language } from '../../../shared/language.ts'
import { type Size, sizes } from '../sizes.ts'
import { boards } from './boards.ts'
import { frames } from './frames.ts'
import { lastSteps, learning } from './learning.ts'
import { pages, replays } from './pages.ts'
import { rooms } from './rooms.ts'
import type { Screen } from './screen.ts'
import { sharedPhone } from './shared-phone.ts'

/** All that people see. */
export const screens: readonly Screen[] = [
  ...pages,
  ...rooms,
  ...sharedPhone,
  ...boards,
  ...replays,
  ...learning,
  ...frames,
]

interface Part {
  readonly language: Language
  readonly screens: readonly Screen[]
  readonly sizes: readonly Size[]
}

/** Measured by `npm run gallery` alone, until a whole run of it has found nothing on them. */
const notYet =
  /^(gathering|log|over, the log|replay|replay with its curve|High & Low, (watching|won|lost)|Nix.*|learning nix.*|embedded, (High & Low|Nix))$/
const clean = (some: readonly Screen[]) => some.filter(({ name }) => !notYet.test(name))

const inGerman =
  /^(The Game.*|Switch.*|landing.*|public tables|wrong code|nothing here|rules of [a-z-]+|gathering of six|guest|menu|chat|drawer of a player|speech|paused|offline)$/

/**
 * What each run of the tests measures: everything in the language whose words are longest, and where many people share
 * little room in the next one as well. `npm run gallery` measures the rest.
 */
export const inTests: readonly Part[] = [
  {
    language: 'fr',
    screens: clean([
      ...pages,
      ...rooms,
      ...sharedPhone,
      ...boards,
      ...replays,
      ...lastSteps,
      ...frames,
    ]),
    sizes: Object.keys(sizes) as Size[],
  },
  {
    language: 'de',
    screens: clean([...pages, ...rooms, ...boards]).filter(({ name }) => inGerman.test(name)),
    sizes: ['small', 'flat'],
  },
]
