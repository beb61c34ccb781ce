import type { AnyGame, Seat } from '../../../shared/game/game.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import { spent } from './budgets.ts'
import { isVisible } from './names.ts'
import { personOf, withSeat, type Decision, type Human, type Moment, type Table } from './table.ts'

/** A line of chat. Before the start and after the end everybody may say anything. */
export function chat(
  game: AnyGame,
  table: Table,
  seat: Seat,
  human: Human,
  typed: string,
  { now }: Moment,
): Decision {
  const text = typed.replace(unprintable, ' ').replace(towers, '$1').trim()
  if (!isVisible(text)) return refuse({ refusal: 'malformed' })
  if ([...text].length > limits.chatLetters) return refuse({ refusal: 'too-large' })
  const bucket = spent(human.chat, now, limits.chatBurst, limits.chatRefill)
  if (bucket === null) return refuse({ refusal: 'too-fast' })
  const forbidden = forbiddenBy(game, table, text)
  if (forbidden) return refuse(forbidden)
  return ok({
    table: withSeat(table, seat, { ...human, chat: bucket }),
    chat: { at: now, name: human.name, seat, person: personOf(human), text },
  })
}

/** Control characters, half characters, and what turns the direction of all that follows. */
const unprintable = /[\p{Cc}\p{Cs}\p{Bidi_Control}]+/gu
/** More marks on one letter than any living script has: they would reach into the lines above. */
const towers = /(\p{M}{4})\p{M}+/gu

/** Why nobody may say this to the others now, in the chat or by a new name; null if anybody may. */
export function forbiddenBy(game: AnyGame, table: Table, text: string): Refused | null {
  if (table.phase.name !== 'playing') return null
  const { state } = table.phase.deal
  const closed = game.chatForbiddenBy(state, '')
  if (closed !== null) return { refusal: 'talk-closed', clause: closed }
  const clause = game.chatForbiddenBy(state, text)
  return clause === null ? null : { refusal: 'names-a-number', clause }
}
