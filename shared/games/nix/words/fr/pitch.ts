import type { Pitch } from '../../../../game/words.ts'

export const pitch: Pitch = {
  word: 'effronté',
  sentence:
    'Pose les meilleures cartes, pousse ton jeton sur le plateau et celui d’un autre dehors. Sans rancune !',
}
