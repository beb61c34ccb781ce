import { type Language, languages } from '../../../shared/language.ts'
import { type Size, usualSizes } from '../sizes.ts'
import { besideScreens } from './beside.ts'
import { boards, classics } from './boards.ts'
import { betweenGames } from './between-games.ts'
import { frames } from './frames.ts'
import { lastSteps, learning } from './learning.ts'
import { pages, replays } from './pages.ts'
import { rooms } from './rooms.ts'
import type { Screen } from './screen.ts'
import { sharedPhone } from './shared-phone.ts'
import { television } from './television.ts'
import { time } from './time.ts'

/** All screens of the product. */
export const screens: readonly Screen[] = [
  ...pages,
  ...rooms,
  ...sharedPhone,
  ...time,
  ...boards,
  ...classics,
  ...replays,
  ...betweenGames,
  ...learning,
  ...frames,
  ...television,
  ...besideScreens,
]

export interface Part {
  readonly language: Language
  readonly screens: readonly Screen[]
  readonly sizes: readonly Size[]
  /** The font size that is set in the browser, in px. Missing means the usual 16 px. */
  readonly fontSize?: number
}

const inGerman =
  /^(The Game.*|Switch.*|landing.*|public tables|wrong code|nothing here|rules of [a-z-]+|gathering of six|guest|menu|chat|drawer of a player|speech|paused|offline)$/

/**
 * The screens that are measured on the shortest phone in every language, because a long text can
 * hide a button there.
 */
const onLowest = /^(landing.*|replay.*|menu.*)$/

/**
 * Returns the screens that each run of the tests measures. French has the longest words, so its
 * list contains all screens. The lists of other languages contain crowded screens. `npm run
 * gallery` measures the rest.
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

/** Screens that are measured with the largest font of the browser, which is twice the usual one. */
const withLargeFont = /^(gathering|alone at a table|menu|.*, my turn)$/

/**
 * The screens that the tests measure, in three groups. A test file measures each group, so the
 * groups can run in parallel.
 */
export const inTests = {
  rooms: [
    ...measured([...pages, ...rooms, ...sharedPhone, ...frames]),
    {
      language: 'fr',
      screens: [...rooms, ...boards, ...classics].filter(({ name }) => withLargeFont.test(name)),
      sizes: ['low', 'phone', 'laptop'],
      fontSize: 32,
    },
    { language: 'fr', screens: television, sizes: ['wide'] },
    { language: 'fr', screens: besideScreens, sizes: ['low', 'phone', 'flat'] },
  ],
  boards: measured([...boards, ...time, ...replays, ...betweenGames, ...lastSteps]),
  classics: [{ language: 'fr', screens: classics, sizes: usualSizes }],
} as const
