import type { Choices, OptionsOf } from '../../game/options.ts'

const values = {
  edition: ['original', 'extreme'],
  layout: ['fixed', 'shuffled'],
  expert: [false, true],
  smallHand: [false, true],
  talk: ['open', 'signals', 'silent'],
} as const

export type Values = typeof values
export type Options = OptionsOf<Values>

export const choices: Choices<Values> = {
  values,
  isRelevant: (option, { edition }) => option !== 'layout' || edition === 'extreme',
}
