import type { CommandInput } from '../client/TableModel.ts'

/** Returns a `send` function, and the list of commands that it was called with. */
export function recordCommands() {
  const commands: CommandInput[] = []
  return { commands, send: (command: CommandInput) => void commands.push(command) }
}
