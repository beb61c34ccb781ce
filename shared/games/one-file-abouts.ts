// Written by tools/games/index-games.ts. Add a game with `npm run new-game NAME`.
import type { About } from '../game/game.ts'

export const oneFileAbouts: readonly About[] = [
  {
    id: 'hearts',
    name: 'Hearts',
    draft: true,
    cloth: {
      cloth: ['#303f17', '#252f13'],
      spot: ['#7fae3f', '#6f9a35'],
      deep: ['#3b6b1f', '#2f5618'],
      weave: 'baize',
      back: 'dots',
    },
    seats: {
      min: 3,
      max: 5,
    },
    cooperative: false,
  },
  {
    id: 'oh-hell',
    name: 'Oh Hell',
    draft: true,
    cloth: {
      cloth: ['#303f17', '#252f13'],
      spot: ['#7fae3f', '#6f9a35'],
      deep: ['#3b6b1f', '#2f5618'],
      weave: 'baize',
      back: 'dots',
    },
    seats: {
      min: 3,
      max: 6,
    },
    cooperative: false,
  },
  {
    id: 'thirty-one',
    name: 'Thirty-one',
    draft: true,
    cloth: {
      cloth: ['#303f17', '#252f13'],
      spot: ['#7fae3f', '#6f9a35'],
      deep: ['#3b6b1f', '#2f5618'],
      weave: 'baize',
      back: 'dots',
    },
    seats: {
      min: 2,
      max: 6,
    },
    cooperative: false,
  },
]
