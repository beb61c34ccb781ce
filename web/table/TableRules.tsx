import { useState } from 'preact/hooks'

import type { About } from '../../shared/games/game.ts'
import type { GameWords } from '../../shared/games/words.ts'
import type { PublicTable, Unread } from '../../shared/protocol.ts'
import { useChoices } from '../parts/game-words.ts'
import { Icon } from '../parts/Icon.tsx'
import { optionSentences } from '../parts/option-sentences.ts'
import { type ChosenOptions, OptionsForm } from '../parts/OptionsForm.tsx'
import { Drawer } from '../parts/Drawer.tsx'
import { settings } from '../settings.ts'
import { words } from '../words/index.ts'
import type { Wish } from './model.ts'
import { namesAt } from './shown-game.ts'

interface TableRulesProps {
  readonly about: About
  readonly table: PublicTable
  readonly gameWords: GameWords
  readonly hosting: boolean
  readonly send: (wish: Wish) => void
  readonly openRules: () => void
}

/** What is played and how, and what the host decides about the table. */
export function TableRules(props: TableRulesProps) {
  const { about, table, gameWords, hosting, send } = props
  const told = words.value
  const [editing, setEditing] = useState(false)
  const choices = useChoices(about.id)
  const names = namesAt(table)
  const chosen = table.options as unknown as ChosenOptions
  return (
    <section class="paper column" aria-label={about.name[settings.language.value]}>
      <h2>{about.name[settings.language.value]}</h2>
      <ul class="options-list">
        {choices &&
          optionSentences(choices, chosen, gameWords, names).map(
            ({ option, sentence, differs }) => (
              <li key={option} data-differs={differs}>
                <span>
                  {sentence}
                  {differs && <span class="for-ears"> ({told.differs})</span>}
                </span>
              </li>
            ),
          )}
      </ul>
      <div class="row">
        {hosting && (
          <button class="button" type="button" onClick={() => setEditing(true)}>
            <Icon name="sliders" />
            {told.changeRules}
          </button>
        )}
        <button class="button" type="button" onClick={props.openRules}>
          <Icon name="book" />
          {told.rules.read}
        </button>
      </div>
      <div>
        <label class="switch">
          <input
            type="checkbox"
            checked={table.keeper}
            disabled={!hosting}
            onChange={(event) => send({ type: 'keeper', keeper: event.currentTarget.checked })}
          />
          {told.seats.keeper}
        </label>
        <label class="switch">
          <input
            type="checkbox"
            checked={table.locked}
            disabled={!hosting}
            onChange={(event) => send({ type: 'lock', locked: event.currentTarget.checked })}
          />
          {told.seats.lock}
        </label>
      </div>
      {editing && choices && (
        <Drawer title={told.changeRules} onClose={() => setEditing(false)}>
          <OptionsForm
            choices={choices}
            names={names}
            chosen={chosen}
            words={gameWords}
            onChoose={(options) => send({ type: 'options', options: options as Unread })}
          />
        </Drawer>
      )}
    </section>
  )
}
