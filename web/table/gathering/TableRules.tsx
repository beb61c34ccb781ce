import { useState } from 'preact/hooks'

import type { About, Seat, RawData } from '../../../shared/game/game.ts'
import { seatsFor } from '../../../shared/game/seats.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { useChoices, useOptionWords } from '../../parts/rules/use-options.ts'
import { SheetAction } from '../../kit/SheetAction.tsx'
import { contradictionsIn, type ChosenOptions } from '../../parts/rules/option-sentences.ts'
import { ChosenRules } from '../../parts/rules/ChosenRules.tsx'
import { RulesDrawer } from '../../parts/rules/RulesDrawer.tsx'
import { localise, words } from '../../words/index.ts'
import { betweenGamesWords } from '../../words/between-games.ts'
import { RemovedPlayers } from './JoinRequests.tsx'
import type { CommandInput } from '../../client/TableModel.ts'
import { namesAt } from '../../parts/visible-game.ts'
import { AskHost } from '../time/AskHost.tsx'
import { TempoChoice } from '../../parts/TempoChoice.tsx'
import { TableSwitches } from './TableSwitches.tsx'

interface TableRulesProps {
  readonly about: About
  readonly table: PublicTable
  readonly isHost: boolean
  /** The viewer's own seat; null for a spectator. */
  readonly mine: Seat | null
  /** Whether the viewer can let removed players come back. */
  readonly canAnswerRequests?: boolean
  readonly send: (command: CommandInput) => void
  readonly openRules: () => void
  /** Opens the choice of another game. Null if the viewer may not choose one. */
  readonly chooseGame?: (() => void) | null
}

/** Shows the rules of the table, and the settings that the host can change. */
export function TableRules(props: TableRulesProps) {
  const { about, table, isHost, send } = props
  const text = words.value
  const choices = useChoices(about.id)
  const optionWords = useOptionWords(about.id)
  const names = namesAt(table)
  const agreed: ChosenOptions = table.options
  // The rules that the host is choosing. They are sent only if they contain no contradiction, and
  // allow as many players as the table has.
  const [draft, setDraft] = useState<ChosenOptions | null>(null)

  const fits = (options: ChosenOptions): boolean =>
    choices !== null && names.length <= seatsFor({ about, choices }, options).max

  function choose(options: ChosenOptions): void {
    setDraft(options)
    if (choices === null || contradictionsIn(choices, options).length > 0) return
    if (fits(options)) send({ type: 'set-options', options: options as RawData })
  }

  return (
    <section class="column" aria-label={about.name}>
      {choices && optionWords && (
        <ChosenRules
          choices={choices}
          chosen={agreed}
          optionWords={optionWords}
          names={names}
          usual="listed"
        />
      )}
      <TempoChoice
        tempo={table.tempo ?? 'free'}
        choose={isHost ? (tempo) => send({ type: 'set-tempo', tempo }) : null}
      />
      <ul class="sheet-list">
        {isHost && table.sameDeal === undefined && (
          <SheetAction icon="sliders" name={text.changeRules} onClick={() => setDraft(agreed)} />
        )}
        {props.chooseGame && (
          <SheetAction
            icon="cards"
            name={localise(betweenGamesWords).chooseGame}
            onClick={props.chooseGame}
          />
        )}
        <SheetAction icon="book" name={text.rules.read} onClick={props.openRules} />
      </ul>
      {table.sameDeal !== undefined && <p class="soft">{text.refusals['same-deal']}</p>}
      <TableSwitches table={table} isHost={isHost} send={send} />
      <AskHost table={table} mine={props.mine} send={send} />
      {props.canAnswerRequests === true && <RemovedPlayers table={table} send={send} />}
      {draft && choices && optionWords && (
        <RulesDrawer
          game={about.id}
          choices={choices}
          chosen={draft}
          optionWords={optionWords}
          names={names}
          onChoose={choose}
          problem={fits(draft) ? null : text.refusals['too-many-players']}
          close={() => setDraft(null)}
        />
      )}
    </section>
  )
}
