import './seat-list.css'

import { useState } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/wire/protocol.ts'
import { Choice } from '../../parts/Choice.tsx'
import { Icon, type IconName } from '../../kit/Icon.tsx'
import { typeName } from '../../parts/my-name.ts'
import { NameField } from '../../parts/NameField.tsx'
import { settings } from '../../settings.ts'
import { words } from '../../words/index.ts'
import type { Wish } from '../model/model.ts'
import { seatState, type SeatState } from '../model/seat-state.ts'
import { strengthChoices, strengthOf } from '../model/strengths.ts'

interface SeatListProps {
  readonly table: PublicTable
  readonly mine: Seat | null
  readonly hosting: boolean
  readonly most: number
  readonly send: (wish: Wish) => void
}

const pictures: Readonly<Record<SeatState, IconName>> = {
  here: 'person',
  away: 'moon',
  kept: 'bot',
  bot: 'bot',
  open: 'chair',
}

/** Who sits where before the game begins. */
export function SeatList({ table, mine, hosting, most, send }: SeatListProps) {
  const text = words.value
  const [naming, setNaming] = useState(false)
  const free = most - table.seats.length
  return (
    <section class="paper column seats" aria-label={text.seats.title}>
      <div class="seats-head">
        <h2>{text.seats.title}</h2>
        <p class="soft">{text.seats.taken(table.seats.length, most)}</p>
      </div>
      <ul>
        {table.seats.map((one, seat) => {
          const state = seatState(one)
          return (
            <li class="seats-seat" key={seat} data-state={state}>
              <span class="seats-picture">
                <Icon name={pictures[state]} />
              </span>
              <span class="seats-who">
                <strong>{one.name}</strong>
                <span class="soft">
                  {[
                    seat === mine ? text.you : '',
                    seat === table.host ? text.host : '',
                    state === 'here' && seat === mine ? '' : text.seatStates[state],
                    hosting ? '' : strengthOf(one),
                    cardsOf(table, seat),
                  ]
                    .filter((fact) => fact !== '')
                    .join(' · ')}
                </span>
              </span>
              {seat === mine && (
                <button
                  class="icon-button"
                  type="button"
                  aria-label={text.otherName}
                  aria-expanded={naming}
                  onClick={() => setNaming(!naming)}
                >
                  <Icon name="pencil" />
                </button>
              )}
              {hosting && seat !== mine && (
                <button
                  class="icon-button"
                  type="button"
                  aria-label={text.seats.remove(one.name)}
                  onClick={() => send({ type: 'remove', seat })}
                >
                  <Icon name="close" />
                </button>
              )}
              {hosting && one.strength !== undefined && (
                <div class="seats-strength">
                  <Choice
                    title={words.value.bots.strength(one.name)}
                    look="quiet"
                    chosen={one.strength}
                    values={strengthChoices()}
                    onChoose={(strength) => send({ type: 'bot-strength', seat, strength })}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {table.watchers > 0 && (
        <p class="seats-watchers">
          <Icon name="eye" />
          {text.strip.watchers(table.watchers)}
        </p>
      )}
      {naming && mine !== null && (
        <Rename
          name={table.seats[mine]?.name ?? ''}
          rename={(name) => {
            setNaming(false)
            send({ type: 'rename', name })
          }}
        />
      )}
      {free > 0 && hosting && (
        <button class="button seats-free" type="button" onClick={() => send(oneMoreBot(table))}>
          <Icon name="plus" />
          {text.seats.addBot}
        </button>
      )}
    </section>
  )
}

/** Of the strength that the last one was given. */
function oneMoreBot({ seats }: PublicTable): Wish {
  const strength = seats.findLast((one) => one.strength !== undefined)?.strength
  return { type: 'add-bot', ...(strength && { strength }) }
}

/** Whose cards they were, where they were dealt before. */
function cardsOf({ same }: PublicTable, seat: Seat): string {
  const name = same?.results.at(-1)?.names[seat]
  return name === undefined ? '' : words.value.sameDeal.cardsOf(name)
}

interface RenameProps {
  readonly name: string
  readonly rename: (name: string) => void
}

function Rename({ name, rename }: RenameProps) {
  const [typed, setTyped] = useState(name)
  function change(event: Event): void {
    event.preventDefault()
    settings.name.value = typed
    typeName(typed)
    rename(typed)
  }
  return (
    <form class="seats-rename" onSubmit={change}>
      <NameField name={typed} onName={setTyped} />
      <button class="button" data-look="main" type="submit" disabled={typed.trim() === ''}>
        {words.value.save}
      </button>
    </form>
  )
}
