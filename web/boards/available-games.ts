import { isOffered } from '../../shared/game/draft.ts'
import type { About } from '../../shared/game/game.ts'
import { oneFileAbouts } from '../../shared/games/one-file-abouts.ts'

// The metadata of all games, found by their folders, so that adding a game needs no change here.
const games = import.meta.glob<About>('../../shared/games/*/about.ts', {
  eager: true,
  import: 'about',
})

export const availableGames: readonly About[] = [
  ...Object.values(games),
  ...(import.meta.env.DRAFTS ? oneFileAbouts : []),
].filter(isOffered)

export const findGame = (id: string): About | undefined =>
  availableGames.find((about) => about.id === id)
