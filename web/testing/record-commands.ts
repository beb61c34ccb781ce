import type { CommandInput } from '../client/TableModel.ts'

/** Returns a `send` function and the commands that it has recorded. */
export function recordCommands() {
  const commands: CommandInput[] = []
  return { commands, send: (command: CommandInput) => void commands.push(command) }
}
