import type { AnyGame, Seat } from '../../../shared/game/game.ts'
import { phrases, type PhraseId } from '../../../shared/game/phrases.ts'
import { ok, refuse } from '../../../shared/result.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import { spend } from './budgets.ts'
import { isVisible } from './names.ts'
import {
  personOf,
  withSeat,
  type Decision,
  type Human,
  type DecisionContext,
  type Table,
} from './table.ts'

/**
 * Adds a chat message. During a game the rules can forbid the text; before the start and after the
 * end any text is allowed.
 */
export function chat(
  game: AnyGame,
  table: Table,
  seat: Seat,
  human: Human,
  message: { readonly text: string } | { readonly phrase: PhraseId },
  { now }: DecisionContext,
): Decision {
  const typed = 'phrase' in message ? phrases[message.phrase].text : message.text
  const text = typed.replace(unprintable, ' ').replace(stackedMarks, '$1').trim()
  if (!isVisible(text)) return refuse({ refusal: 'malformed' })
  if ([...text].length > limits.chatLetters) return refuse({ refusal: 'too-large' })
  const bucket = spend(human.chat, now, limits.chatBurst, limits.chatRefill)
  if (bucket === null) return refuse({ refusal: 'too-fast' })
  const forbidden = chatRefusal(game, table, text)
  if (forbidden) return refuse(forbidden)
  return ok({
    table: withSeat(table, seat, { ...human, chat: bucket }),
    chat: {
      at: now,
      name: human.name,
      seat,
      person: personOf(human),
      text,
      ...('phrase' in message && { phrase: message.phrase }),
    },
  })
}

/** Control characters, lone surrogates, and characters that change the text direction. */
const unprintable = /[\p{Cc}\p{Cs}\p{Bidi_Control}]+/gu
/**
 * Letters with more than four marks. No living script needs more than four, and stacked marks
 * overlap the lines of text above.
 */
const stackedMarks = /(\p{M}{4})\p{M}+/gu

/** Returns the refusal if the rules forbid this text now, as a chat message or as a new name. */
export function chatRefusal(game: AnyGame, table: Table, text: string): Refused | null {
  const { closed, forbidden } = clausesAgainst(game, table, text)
  if (closed) return { refusal: 'chat-closed', clause: closed }
  return forbidden ? { refusal: 'chat-forbidden', clause: forbidden } : null
}

/**
 * Returns the refusal if a rule forbids a newcomer to have this name now. A rule that closes the whole
 * chat does not count, so that newcomers can still sit down.
 */
export function newcomerNameRefusal(game: AnyGame, table: Table, name: string): Refused | null {
  const { closed, forbidden } = clausesAgainst(game, table, name)
  return forbidden && forbidden !== closed ? { refusal: 'chat-forbidden', clause: forbidden } : null
}

/** Returns the clauses that close the whole chat now, and that forbid this text. */
function clausesAgainst(game: AnyGame, { phase }: Table, text: string) {
  if (phase.name !== 'playing') return { closed: null, forbidden: null }
  const { state } = phase.deal
  return {
    closed: game.chatForbiddenBy(state, ''),
    forbidden: game.chatForbiddenBy(state, text),
  }
}
