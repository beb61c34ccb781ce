import type { CommandInput } from '../client/TableModel.ts'

/** Takes down what is wished of the table. */
export function recordCommands() {
  const commands: CommandInput[] = []
  return { commands, send: (command: CommandInput) => void commands.push(command) }
}
