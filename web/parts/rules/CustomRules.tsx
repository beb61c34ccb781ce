import { useChoices, useOptionWords } from './use-options.ts'
import type { ChosenOptions } from './option-sentences.ts'
import { ChosenRules } from './ChosenRules.tsx'

interface CustomRulesProps {
  readonly game: string
  readonly chosen: ChosenOptions
  readonly names: readonly string[]
}

/**
 * Lists how a table's rules differ from the usual rules. Shows nothing until the words are loaded.
 */
export function CustomRules({ game, chosen, names }: CustomRulesProps) {
  const choices = useChoices(game)
  const optionWords = useOptionWords(game)
  if (choices === null || optionWords === null) return null
  return <ChosenRules {...{ choices, optionWords, chosen, names }} usual="left-out" />
}
