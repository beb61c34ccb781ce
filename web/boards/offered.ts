import { isOffered } from '../../shared/game/draft.ts'
import type { About } from '../../shared/game/game.ts'

// Found by the folder of each game, so that no list here has to name them.
const abouts = import.meta.glob<About>('../../shared/games/*/about.ts', {
  eager: true,
  import: 'about',
})

export const gamesOnOffer: readonly About[] = Object.values(abouts).filter(isOffered)

export const aboutOf = (id: string): About | undefined =>
  gamesOnOffer.find((about) => about.id === id)
