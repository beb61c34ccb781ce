import type { KnownPerson, PublicSeat, PublicTable } from '../../shared/wire/protocol.ts'
import { sameDealAt } from '../../worker/table/decisions/table.ts'
import type { Replayed } from './replayed.ts'
import type { Stored } from '../../tests/support/stored-tables.ts'

/** What everybody has to see of a table: as its log has it, and where the log is silent as it is stored. */
export function expectedTable(
  { options, phase, deals, locked, keeper, lasting, listed, delay, deal, finished }: Replayed,
  stored: Stored['table'],
  watchers: number,
): PublicTable {
  const { asking, removed, host, absentHost, call } = stored
  const sitsAt = seatWith(stored, host)
  const same = sameDealAt(stored)
  return {
    code: stored.code,
    game: stored.game,
    options,
    phase,
    deal: deals,
    locked,
    keeper,
    ask: stored.ask,
    ...(stored.swaps.length === 0 ? {} : { swaps: stored.swaps.map(expectedSwap) }),
    ...(lasting ? { lasting } : {}),
    listed,
    ...(stored.closed ? { closed: true } : {}),
    delay: delay as PublicTable['delay'],
    ...expectedOpenHands(stored),
    seats: stored.seats.map((one, seat) => expectedSeat(stored, one, seat)),
    host: host === null ? null : sitsAt,
    ...(absentHost === null ? {} : { absentHost: seatWith(stored, absentHost) }),
    ...(call ? { call: { by: seatWith(stored, call.by), since: call.since } } : {}),
    ...(asking.length === 0 ? {} : { asking: asking.map(knownPerson) }),
    ...(removed.length === 0 ? {} : { removed: removed.map(knownPerson) }),
    ...expectedTime(stored),
    commitment: promiseIn(stored.phase),
    proof: phase === 'playing' ? (deal?.proof ?? null) : (finished?.proof ?? null),
    outcome: phase === 'over' ? (finished?.outcome ?? null) : null,
    ...(stored.evening.length === 0 ? {} : { evening: stored.evening }),
    ...(same === undefined ? {} : { same }),
    watchers,
  }
}

/** Bots are not asked, and a chair that was left is nobody's. */
function expectedOpenHands({
  openHands: moves,
  phase,
  seats,
}: Stored['table']): Pick<PublicTable, 'openHands'> {
  if (moves === 0) return {}
  const isMissing = seats.some((one) => one.kind === 'human' && one.showsHand !== true)
  const refusedBy = phase.name === 'playing' ? phase.deal.refusedBy : []
  const isOpen = phase.name === 'playing' && !isMissing && refusedBy.length === 0
  const hasLeft = refusedBy.some(
    (id) => !seats.some((one) => one.kind === 'human' && one.id === id),
  )
  return { openHands: { moves, open: isOpen, ...(hasLeft ? { untilNextDeal: true } : {}) } }
}

/** Of a deal that was played elsewhere the chance is known. */
function promiseIn(phase: Stored['table']['phase']): string | null {
  if (phase.name === 'playing' || 'same' in phase.coming) return null
  return phase.coming.commitment
}

const seatWith = ({ seats }: Stored['table'], id: string | null): number =>
  seats.findIndex((one) => one.kind === 'human' && one.id === id)

/** How long things take is not in the log. */
function expectedTime({
  phase,
  tempo,
}: Stored['table']): Pick<PublicTable, 'paused' | 'thinking' | 'tempo'> {
  const chosen = tempo === 'free' ? {} : { tempo }
  if (phase.name !== 'playing') return { ...chosen, paused: null }
  if (phase.paused) return { ...chosen, paused: { why: phase.paused.why, seat: phase.paused.seat } }
  const thinking = phase.thinking
    .filter((one) => one.isSlow || tempo !== 'free')
    .map(({ seat, since, nudge }) => (nudge ? { seat, since, nudge } : { seat, since }))
  return thinking.length > 0 ? { ...chosen, paused: null, thinking } : { ...chosen, paused: null }
}

function expectedSeat(
  { phase }: Stored['table'],
  one: Stored['table']['seats'][number],
  seat: number,
): PublicSeat {
  const { name, kind } = one
  const piece = one.piece === seat ? {} : { piece: one.piece }
  if (kind === 'open') return { name, kind, here: false, kept: false, ...piece }
  if (kind === 'bot')
    return { name, kind, here: false, kept: false, strength: one.strength, ...piece }
  return {
    name,
    kind,
    here: one.here,
    kept: one.kept,
    ...(one.overdue === 0 ? {} : { overdue: one.overdue }),
    ...(one.showsHand === null ? {} : { showsHand: one.showsHand }),
    ...(phase.name === 'playing' && phase.standIns.includes(seat) ? { standIn: true } : {}),
    ...knownNumber(one.id),
    ...(one.program ? { program: true } : {}),
    ...piece,
  }
}

/** Ids are a letter and a number; the number is for everybody. */
const knownNumber = (id: string): { readonly person: number } => ({
  person: Number(id.replace(/^\D/, '')),
})

/** A question lapses by itself, which is not in the log. */
const expectedSwap = ({ by, with: asked }: Stored['table']['swaps'][number]) => ({
  by: knownNumber(by).person,
  with: knownNumber(asked).person,
})

const knownPerson = ({
  id,
  name,
  program,
}: {
  readonly id: string
  readonly name: string
  readonly program?: true
}): KnownPerson => ({
  ...knownNumber(id),
  name,
  ...(program && { program }),
})
