import { useChoices, useOptionWords } from './use-options.ts'
import type { ChosenOptions } from './option-sentences.ts'
import { RulesChosen } from './RulesChosen.tsx'

interface OwnRulesProps {
  readonly game: string
  readonly chosen: ChosenOptions
  readonly names: readonly string[]
}

/** What a table plays by, as far as it is not the usual, as soon as the words for it are there. */
export function OwnRules({ game, chosen, names }: OwnRulesProps) {
  const choices = useChoices(game)
  const optionWords = useOptionWords(game)
  if (choices === null || optionWords === null) return null
  return <RulesChosen {...{ choices, optionWords, chosen, names }} usual="left-out" />
}
