import type { ReasonWords } from '../../words.ts'
import type { Why } from '../bot/reason.ts'

export const reasonWords: ReasonWords<Why> = {
  sentence: ({ why, card, top }) =>
    why === 'trick'
      ? `Mon ${card} a ramené la pile de ${top} en arrière : dix nombres de gagnés.`
      : `De ${top} à ${card}, c’est un si petit pas qu’il ne nous coûte presque rien.`,
}
