import type { Command, ServerMessage } from '../../shared/protocol/protocol.ts'
import type { Connection } from '../client/TableModel.ts'

/** The two lines that a model knows of its table, with the test at the other end. */
export class FakeConnection implements Connection {
  /** What the model said. */
  readonly commands: Command[] = []
  readonly #listeners: ((message: ServerMessage) => void)[] = []

  send(command: Command): void {
    this.commands.push(command)
  }

  listen(listener: (message: ServerMessage) => void): void {
    this.#listeners.push(listener)
  }

  /** The table tells the model something. */
  readonly receive = (message: ServerMessage): void => {
    for (const listener of this.#listeners) listener(message)
  }
}
