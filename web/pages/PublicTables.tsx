import './public-tables.css'

import { useEffect, useState } from 'preact/hooks'

import { spokenCode } from '../../shared/code.ts'
import type { ListedTable } from '../../shared/protocol/protocol.ts'
import { findGame } from '../boards/available-games.ts'
import { CardBack } from '../kit/cards/CardBack.tsx'
import { clothProps } from '../kit/cloth.ts'
import { Icon } from '../kit/Icon.tsx'
import { initialOf, Piece } from '../kit/pieces/Piece.tsx'
import { myName, setMyName } from '../parts/my-name.ts'
import { NameField } from '../parts/NameField.tsx'
import { useSitDown } from '../parts/use-sit-down.ts'
import { CustomRules } from '../parts/rules/CustomRules.tsx'
import { watchTable } from '../parts/watched-tables.ts'
import { Site } from '../parts/Site.tsx'
import { navigate } from '../client/router.ts'
import { takeSeat } from '../client/take-seat.ts'
import { localise, words } from '../words/index.ts'
import { publicTablesWords } from '../words/public-tables.ts'
import { LobbyConnection } from '../client/LobbyConnection.ts'

/**
 * The page with the list of public tables, and buttons to take a seat or to watch. The server sends
 * updates of the list.
 */
export function PublicTables() {
  const text = localise(publicTablesWords)
  const { title } = words.value.lobby
  const [line] = useState(() => new LobbyConnection())
  useEffect(() => line.open(), [])
  const tables = line.tables.value
  const news = line.isLost.value
    ? words.value.refusals.unavailable
    : tables?.length === 0
      ? text.none
      : null
  return (
    <Site title={title}>
      <div class="public-tables">
        <h1>{title}</h1>
        <p role="status" class={news === null ? undefined : 'paper'}>
          {news ?? text.lead}
        </p>
        {tables !== null && tables.length > 0 && (
          <NameField name={myName.value} onName={setMyName} />
        )}
        <ul aria-busy={tables === null}>
          {tables?.map((table) => (
            <PublicTable key={table.code} table={table} />
          ))}
        </ul>
        <a class="button" data-look="main" data-size="big" href="/">
          {words.value.notFound.home}
        </a>
      </div>
    </Site>
  )
}

function PublicTable({ table }: { readonly table: ListedTable }) {
  const text = words.value
  const own = localise(publicTablesWords)
  const about = findGame(table.game)
  const { problem, canSit, isBusy, sitNow } = useSitDown(async (name) => {
    const from = location.pathname
    const seated = await takeSeat(table.code, name)
    if (!seated.ok) return seated.refused
    navigate(`/${table.code}`, from)
    return null
  })
  const facts = [
    spokenCode(table.code),
    text.phases[table.phase],
    own.free(table.freeSeats),
    ...(table.spectators > 0 ? [text.strip.spectators(table.spectators)] : []),
  ]

  return (
    <li class="public-table" {...(about && clothProps(about.cloth))}>
      <CardBack />
      <div class="public-table-about">
        <h2>{about?.name}</h2>
        <CustomRules game={table.game} chosen={table.options} names={[]} />
        <p class="public-table-pieces" aria-hidden="true">
          {table.players.map((player, at) => (
            <Piece key={at} of={table.pieces[at] ?? at}>
              {initialOf(player)}
            </Piece>
          ))}
          {Array.from({ length: table.freeSeats }, (_, place) => (
            <i key={place} />
          ))}
        </p>
        <p>{table.players.join(', ')}</p>
        <p class="public-table-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <div class="public-table-actions">
        {table.freeSeats > 0 && (
          <button
            class="button"
            data-look="main"
            type="button"
            disabled={!canSit}
            aria-disabled={isBusy}
            onClick={sitNow}
          >
            <Icon name="chair" />
            {own.sit}
          </button>
        )}
        <a
          class="button"
          data-look="quiet"
          href={`/${table.code}`}
          onClick={() => watchTable(table.code)}
        >
          <Icon name="eye" />
          {own.watch}
        </a>
      </div>
      <p class="problem" role="alert" hidden={problem === null}>
        {problem}
      </p>
    </li>
  )
}
