import { isOffered } from '../../shared/game/draft.ts'
import type { About } from '../../shared/game/game.ts'
import { gameName } from '../../shared/game/name.ts'
import { oneFileAbouts } from '../../shared/games/one-file-abouts.ts'
import { settings } from '../client/settings.ts'

// The metadata of all games, found by their folders, so that adding a game needs no change here.
const games = import.meta.glob<About>('../../shared/games/*/about.ts', {
  eager: true,
  import: 'about',
})

export const availableGames: readonly About[] = [...Object.values(games), ...oneFileAbouts]
  .filter(isOffered)
  .map(withLocalName)

/** Returns whether a game is one file. The landing page has a shelf for these games. */
export const isOneFileGame = (id: string): boolean => oneFileAbouts.some((about) => about.id === id)

/** Returns a game whose `name` is what the language of the page calls it. */
function withLocalName(about: About): About {
  if (about.names === undefined) return about
  const name = () => gameName(about, settings.language.value)
  return Object.defineProperty({ ...about }, 'name', { get: name, enumerable: true })
}

export const findGame = (id: string): About | undefined =>
  availableGames.find((about) => about.id === id)
