import type { Command, ServerMessage } from '../../shared/protocol/protocol.ts'
import type { Connection, CommandInput } from '../client/TableModel.ts'

/** A connection for a `TableModel` in tests. The test sends and receives as the server. */
export class FakeConnection implements Connection {
  /** The commands that the model has sent. */
  readonly commands: Command[] = []
  readonly #listeners: ((message: ServerMessage) => void)[] = []

  send(command: Command): void {
    this.commands.push(command)
  }

  listen(listener: (message: ServerMessage) => void): void {
    this.#listeners.push(listener)
  }

  /** Passes a message from the server to the model. */
  readonly receive = (message: ServerMessage): void => {
    for (const listener of this.#listeners) listener(message)
  }
}

/** Returns a `send` function, and the list of commands that it was called with. */
export function recordCommands() {
  const commands: CommandInput[] = []
  return { commands, send: (command: CommandInput) => void commands.push(command) }
}
