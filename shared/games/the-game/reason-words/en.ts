import type { ReasonWords } from '../../words.ts'
import type { Why } from '../bot/reason.ts'

export const reasonWords: ReasonWords<Why> = {
  sentence: ({ why, card, top }) =>
    why === 'trick'
      ? `My ${card} took the pile back from ${top}: ten numbers won.`
      : `From ${top} to ${card} is such a small step that it costs us next to nothing.`,
}
