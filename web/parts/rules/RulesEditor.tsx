import type { Tempo } from '../../../shared/protocol/table-settings.ts'
import { TempoChoice } from '../TempoChoice.tsx'
import type { ChosenOptions } from './option-sentences.ts'
import { RulesDrawer } from './RulesDrawer.tsx'
import { useChoices, useOptionWords } from './use-options.ts'

interface RulesEditorProps {
  readonly game: string
  readonly chosen: ChosenOptions
  readonly onChoose: (options: ChosenOptions) => void
  readonly close: () => void
  readonly tempo: Tempo
  readonly onTempo: (tempo: Tempo) => void
}

/**
 * The rules editor for a table that is not open yet. Shows nothing until the words of the rules are
 * loaded.
 */
export function RulesEditor({ tempo, onTempo, ...props }: RulesEditorProps) {
  const choices = useChoices(props.game)
  const optionWords = useOptionWords(props.game)
  if (choices === null || optionWords === null) return null
  return (
    <RulesDrawer {...props} {...{ choices, optionWords }} names={[]} problem={null}>
      <TempoChoice tempo={tempo} choose={onTempo} />
    </RulesDrawer>
  )
}
