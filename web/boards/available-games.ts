import { isOffered } from '../../shared/game/draft.ts'
import type { About } from '../../shared/game/game.ts'
import { gameName } from '../../shared/game/name.ts'
import { oneFileAbouts } from '../../shared/games/one-file-abouts.ts'
import { settings } from '../client/settings.ts'

// The basic facts (`about.ts`) of all games that have a folder of their own. The folders are found
// by a pattern, so a new game needs no change here.
const games = import.meta.glob<About>('../../shared/games/*/about.ts', {
  eager: true,
  import: 'about',
})

export const availableGames: readonly About[] = [...Object.values(games), ...oneFileAbouts]
  .filter(isOffered)
  .map(withLocalName)

/** Returns a game with its name in the language of the page. */
function withLocalName(about: About): About {
  if (about.names === undefined) return about
  const name = () => gameName(about, settings.language.value)
  return Object.defineProperty({ ...about }, 'name', { get: name, enumerable: true })
}

export const findGame = (id: string): About | undefined =>
  availableGames.find((about) => about.id === id)
