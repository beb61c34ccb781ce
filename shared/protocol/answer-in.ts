import type { ServerMessage } from './protocol.ts'

/** To which command a message is an answer, if to any. A view may tell that the command which caused it is done. */
export function answerIn(message: ServerMessage): Answer | null {
  if (message.type === 'done' || message.type === 'refused') return message
  return message.type === 'view' && message.done !== undefined
    ? { type: 'done', id: message.done }
    : null
}

/** The id is null where the command could not be read. */
export type Answer = {
  readonly type: 'done' | 'refused'
  readonly id: string | null
  readonly unchanged?: true
}
