import type { Command, CommandType } from '../../../shared/protocol/protocol.ts'
import { humanAt, type Table } from './table.ts'

/** Who may send a command, and when. */
type Permission = {
  /**
   * If set, only the host may send the command. `any` includes a player who acts for the host while
   * the host is away. `real` does not, since the effects would last after the host has returned.
   */
  readonly host?: 'any' | 'real'
  /** Whether a closed table accepts the command. */
  readonly atClosedTable?: true
  /** Whether the command doesn't count against the sender's limit of commands. */
  readonly isFree?: true
}

const permissions: { readonly [Type in CommandType]?: Permission } = {
  leave: { atClosedTable: true, isFree: true },
  'delete-table': { host: 'real', atClosedTable: true },
  'set-locked': { host: 'real' },
  'set-long-lived': { host: 'real' },
  'set-listed': { host: 'real' },
  'set-cloth': { host: 'real' },
  'set-options': { host: 'any' },
  'choose-game': { host: 'any' },
  'add-bot': { host: 'any' },
  'set-bot-strength': { host: 'any' },
  remove: { host: 'any' },
  'set-auto-substitute': { host: 'any' },
  'set-join-approval': { host: 'any' },
  'set-clapping': { host: 'any' },
  'set-take-back': { host: 'any' },
  'set-spectator-delay': { host: 'any' },
  'set-open-hands': { host: 'any' },
  'set-tempo': { host: 'any' },
  start: { host: 'any' },
  rematch: { host: 'any' },
  gather: { host: 'any' },
}

/**
 * Returns who may send a command, and when. Players can hide their hand at any time, and an acting
 * host may not remove the real host.
 */
export function permissionFor(table: Table, command: Command): Permission {
  if (command.type === 'show-hand' && !command.shows) return { atClosedTable: true, isFree: true }
  if (command.type === 'remove' && humanAt(table, command.seat)?.id === table.absentHost)
    return { host: 'real' }
  return permissions[command.type] ?? {}
}
