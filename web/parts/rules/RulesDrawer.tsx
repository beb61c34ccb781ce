import './rules-drawer.css'

import type { ComponentChildren } from 'preact'

import type { Choices } from '../../../shared/game/options.ts'
import type { OptionWords } from '../../../shared/game/words.ts'
import { localise, words } from '../../words/index.ts'
import { ruleChoiceWords } from '../../words/rule-choice.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { contradictionsIn, type ChosenOptions } from './option-sentences.ts'
import { OptionsForm } from './OptionsForm.tsx'

interface RulesDrawerProps {
  readonly game: string
  readonly choices: Choices
  readonly chosen: ChosenOptions
  readonly optionWords: OptionWords
  readonly names: readonly string[]
  readonly onChoose: (options: ChosenOptions) => void
  /** Why these rules do not fit the table, such as too many players; null if they fit. */
  readonly problem: string | null
  readonly close: () => void
  /** Further settings, shown above the rules. */
  readonly children?: ComponentChildren
}

/** The drawer in which the host changes the rules. */
export const RulesDrawer = ({ close, children, ...form }: RulesDrawerProps) => {
  const contradicts = contradictionsIn(form.choices, form.chosen).length > 0
  const problem = contradicts ? localise(ruleChoiceWords).unsettled : form.problem
  return (
    <Drawer title={words.value.changeRules} shape="wide" onClose={close}>
      {children}
      <OptionsForm {...form} />
      <div class="rules-drawer-foot">
        <p class="problem" role="alert" hidden={problem === null}>
          {problem}
        </p>
        <button
          class="button"
          data-look="main"
          type="button"
          onClick={({ currentTarget }) => done(currentTarget.closest('dialog'))}
        >
          {localise(ruleChoiceWords).done}
        </button>
      </div>
    </Drawer>
  )
}

/** Scrolls to the first visible problem. If there is none, closes the drawer. */
function done(dialog: HTMLDialogElement | null): void {
  const problem = dialog?.querySelector('.problem:not([hidden])')
  if (problem) problem.scrollIntoView({ block: 'center' })
  else dialog?.close()
}
