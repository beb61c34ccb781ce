import './tv-gathering.css'

import { spokenCode } from '../../shared/code.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { findGame } from '../boards/available-games.ts'
import { initialOf, Piece } from '../kit/pieces/Piece.tsx'
import { type Person, useTableContext } from '../kit/table/table-context.ts'
import { GameBox } from '../pages/GameBox.tsx'
import { Qr } from '../parts/Qr.tsx'
import { seatLimitsOf } from '../table/gathering/free-seats.ts'
import { localise, words } from '../words/index.ts'
import { televisionWords } from '../words/tv.ts'

/**
 * The screen before the game: how to join, as large as possible, and the people who have already
 * joined.
 */
export function TelevisionGathering({ table }: { readonly table: PublicTable }) {
  const { people } = useTableContext()
  const about = findGame(table.game)
  const limits = about && seatLimitsOf(table, about)
  const text = localise(televisionWords)
  const host = people.find(({ isHost }) => isHost)
  const [first, last] = [table.code.slice(0, 3), table.code.slice(3)]
  const free = Math.max(0, (limits?.max ?? 0) - people.length)
  return (
    <main class="tv-gathering">
      {about && (
        <div class="tv-lid">
          <GameBox about={about} />
        </div>
      )}
      <article class="tv-slip">
        <p>
          {text.onPhone} <b>{location.host}</b>
        </p>
        <h1 aria-label={spokenCode(table.code)} style={{ '--letter': letterSize(first, last) }}>
          <span aria-hidden="true">{first}</span>
          <span aria-hidden="true">{last}</span>
        </h1>
        <JoinQr table={table} />
      </article>
      <ol class="tv-places" aria-label={words.value.seats.title} data-count={people.length + free}>
        {people.map((person) => (
          <Place key={person.seat} person={person} />
        ))}
        {Array.from({ length: free }, (_, at) => (
          <li key={`free-${at}`} class="tv-place" data-state="open" aria-hidden="true" />
        ))}
      </ol>
      <p class="tv-ledge" role="status">
        <b>{host === undefined ? text.firstPhone : text.deals(host.name)}</b>{' '}
        {limits && (
          <span>
            {people.length === 0
              ? text.players(limits.min, limits.max)
              : words.value.seats.here(people.length, limits.max)}
          </span>
        )}
      </p>
    </main>
  )
}

/**
 * A QR code with the URL of the table. The URL contains the game, so that a phone can load the
 * board before the server answers.
 */
export const JoinQr = ({ table: { code, game } }: { readonly table: PublicTable }) => (
  <Qr text={`${location.origin}/${code}?game=${game}`} name={words.value.invite.qrName} />
)

/**
 * A seat on the near edge of the table. When a person sits down, the person's piece (token) falls
 * onto the seat.
 */
function Place({ person }: { readonly person: Person }) {
  const text = localise(televisionWords)
  const isBot = person.state === 'bot'
  return (
    <li
      class="tv-place"
      data-seat={person.seat}
      data-state={person.state}
      data-long={person.name.length > 12}
    >
      <Piece of={person.seat} face={person.face}>
        {initialOf(person.name)}
      </Piece>
      <b>{person.name}</b>
      {(isBot || person.isHost) && <small>{isBot ? text.bot : text.host}</small>}
    </li>
  )
}

/** Returns the font size in px at which the wider half of the code fits the slip of paper. */
function letterSize(...halves: readonly string[]): string {
  const widest = Math.max(...halves.map((half) => half.match(/[MW]/g)?.length ?? 0))
  if (widest > 1) return widest > 2 ? '150px' : '178px'
  return halves.some((half) => half.includes('W')) ? '200px' : widest > 0 ? '215px' : '238px'
}
