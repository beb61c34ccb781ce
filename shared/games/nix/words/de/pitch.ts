import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch = {
  word: 'frech',
  sentence:
    'Leg die besten Karten, schieb deinen Chip aufs Brett und einen anderen hinunter. Nix für ungut!',
}
