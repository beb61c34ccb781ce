import type { CountedNouns } from '../words.ts'

export const countedNouns: CountedNouns = {
  card: ['cards'],
  chip: ['chips'],
  move: ['moves'],
  pile: ['piles'],
  player: ['players'],
  point: ['points'],
  seat: ['seats'],
  step: ['steps'],
  turn: ['turns'],
  spectator: ['spectators'],
}
