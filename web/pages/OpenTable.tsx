import './open-table.css'

import { useState } from 'preact/hooks'

import type { About } from '../../shared/game/game.ts'
import { Icon } from '../kit/Icon.tsx'
import { lazy } from '../kit/lazy.tsx'
import { myName, setMyName } from '../parts/my-name.ts'
import { NameField } from '../parts/NameField.tsx'
import type { ChosenOptions } from '../parts/rules/option-sentences.ts'
import { settings } from '../client/settings.ts'
import { words } from '../words/index.ts'
import type { LocalWords } from '../words/local.ts'
import { pitchOf } from './pitches.ts'
import type { TableOpening } from './use-open-table.ts'

const lazyPages = () => import('./lazy-pages.ts')

// Loaded lazily, because most tables use the usual rules.
const OwnRules = lazy(() =>
  lazyPages()
    .then((pages) => pages.loadCustomRules())
    .then((part) => part.CustomRules),
)
const ChangeRules = lazy(() =>
  lazyPages()
    .then((pages) => pages.loadRulesEditor())
    .then((part) => part.RulesEditor),
)
const TempoChoice = lazy(() =>
  lazyPages()
    .then((pages) => pages.loadTempoChoice())
    .then((part) => part.TempoChoice),
)

interface OpenTableProps {
  readonly about: About
  readonly options: ChosenOptions
  readonly onOptions: (options: ChosenOptions) => void
  readonly opening: TableOpening
  /** Whether the rules in the URL are still unknown. Until then, no table can be opened. */
  readonly isReading?: boolean
  /** The texts for a device without a network, on which the button starts a game against bots. */
  readonly offline?: LocalWords | null
}

/** The form that opens a table: the game, its rules, the host's name, and the button. */
export function OpenTable(props: OpenTableProps) {
  const { about, options, onOptions, opening, isReading = false, offline = null } = props
  const text = words.value
  const [changing, change] = useState(false)
  return (
    <div class="open-table">
      <p class="open-table-pitch">
        <b>{about.name}.</b> {pitchOf(about.id, settings.language.value)?.sentence}
      </p>
      {(Object.keys(options).length > 0 || opening.tempo !== 'free') && (
        <div class="open-table-rules paper">
          <OwnRules game={about.id} chosen={options} names={[]} />
          {opening.tempo !== 'free' && <TempoChoice tempo={opening.tempo} choose={null} />}
        </div>
      )}
      {offline === null && <NameField name={myName.value} onName={setMyName} />}
      <div class="open-table-actions">
        <button
          class="button"
          data-look="main"
          data-size="big"
          type="submit"
          disabled={isReading || (offline === null && myName.value.trim() === '')}
          aria-disabled={opening.busy}
        >
          {offline === null ? text.landing.openButton(about.name) : offline.play(about.name)}
        </button>
        <button
          class="button"
          data-shape="square"
          type="button"
          aria-label={text.changeRules}
          title={text.changeRules}
          disabled={isReading || opening.busy}
          onClick={() => change(true)}
        >
          <Icon name="sliders" />
        </button>
      </div>
      {offline === null ? (
        <p class="problem paper" role="alert" hidden={opening.problem === null}>
          {opening.problem}
        </p>
      ) : (
        <p class="no-network-private">{offline.private}</p>
      )}
      {changing && (
        <ChangeRules
          game={about.id}
          chosen={options}
          onChoose={onOptions}
          tempo={opening.tempo}
          onTempo={opening.chooseTempo}
          close={() => change(false)}
        />
      )}
    </div>
  )
}
