import type { About, Cloth } from '../game/game.ts'
import type { AnyDefinition } from './layout.ts'

/** The colours of the table of a game that names none. */
const moss: Cloth = {
  cloth: ['#303f17', '#252f13'],
  spot: ['#7fae3f', '#6f9a35'],
  deep: ['#3b6b1f', '#2f5618'],
  weave: 'baize',
  back: 'dots',
}

export const aboutOf = ({ id, name, draft, cloth = moss, seats }: AnyDefinition): About => ({
  id,
  name,
  ...(draft && { draft }),
  cloth,
  seats: { min: seats[0], max: seats[1] },
  cooperative: false,
})
