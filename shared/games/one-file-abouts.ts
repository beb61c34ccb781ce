// Written by tools/games/index-games.ts. Add a game with `npm run new-game NAME`.
import type { About } from '../game/game.ts'

export const oneFileAbouts: readonly About[] = [
  {
    id: 'hearts',
    name: 'Hearts',
    names: {
      fr: 'Dame de pique',
    },
    cloth: {
      cloth: ['#6c1a2b', '#43131f'],
      weave: 'damask',
      spot: ['#dd9287', '#d4877c'],
      deep: ['#5a1322', '#46101b'],
      back: 'braid',
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
    names: {
      fr: 'L’ascenseur',
    },
    cloth: {
      cloth: ['#2f2c33', '#1f1d22'],
      weave: 'tweed',
      spot: ['#e07a35', '#d67230'],
      deep: ['#3a1c0e', '#2f170b'],
      back: 'ember',
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
    names: {
      de: 'Schwimmen',
      fr: 'Trente et un',
    },
    cloth: {
      cloth: ['#0b3f45', '#0a2e33'],
      weave: 'ripple',
      spot: ['#63b3a6', '#5aa99c'],
      deep: ['#0f4a4c', '#0c3c3e'],
      back: 'ripple',
    },
    seats: {
      min: 2,
      max: 6,
    },
    cooperative: false,
  },
]
