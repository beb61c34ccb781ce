import type { ServerMessage } from './protocol.ts'

/**
 * Returns the answer to a command in a server message, or null if the message contains none. A
 * `view` contains an answer if its `done` names the command that caused it.
 */
export function answerIn(message: ServerMessage): Answer | null {
  if (message.type === 'done' || message.type === 'refused') return message
  return message.type === 'view' && message.done !== undefined
    ? { type: 'done', id: message.done }
    : null
}

/** An answer to a command. `id` is null if the server could not read the command. */
export type Answer = {
  readonly type: 'done' | 'refused'
  readonly id: string | null
  readonly unchanged?: true
}
