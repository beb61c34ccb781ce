import type { Counted } from '../words.ts'

export const counted: Counted = {
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
