import { canonical } from '../../shared/canonical.ts'
import { usualStrength } from '../../shared/game/strength.ts'
import type { LogEntry, Stored } from '../../tests/support/stored-tables.ts'
import type { SentCommand } from './testimony.ts'

/** What a table is before anybody has said what it is to be. */
const atFirst: Readonly<Record<string, unknown>> = {
  locked: false,
  keeper: false,
  lasting: false,
  listed: false,
  moves: 0,
  shows: null,
  strength: usualStrength,
  ask: false,
}

/** What whoever opened it chose. */
type Opened = Readonly<Record<'options' | 'tempo', unknown>>

/** The field of a command that says what is to be, where it may be so already. */
const wanted: Readonly<Record<string, string>> = {
  lock: 'locked',
  keeper: 'keeper',
  lasting: 'lasting',
  list: 'listed',
  delay: 'moves',
  'open-hands': 'moves',
  'show-hand': 'shows',
  tempo: 'tempo',
  'choose-game': 'game',
  'bot-strength': 'strength',
  options: 'options',
  rename: 'name',
  nonce: 'nonce',
  signal: 'signal',
  ask: 'ask',
}

/** What only concerns whoever says it, and is kept without an entry. */
const unlogged: ReadonlySet<string> = new Set(['sight', 'subscribe', 'unsubscribe'])

/**
 * Whether a command asks for what the table ever was by its log: if it was so just then, nothing changed, and the log
 * does not have it.
 */
export function wasSo({ type, params }: SentCommand, opened: Opened, log: Stored['log']): boolean {
  if (unlogged.has(type)) return true
  // Of whoever is host, or while somebody has called already; of one's own chair or piece, or a chair that one has asked for already.
  if (type === 'call-host' || type === 'change-chair' || type === 'piece') return true
  // Where nobody is asked, it is taken back already; and a host who asks has said yes.
  if (type === 'show-hand' && (!params?.['shows'] || log.some(asksForHands))) return true
  const field = wanted[type]
  if (field === undefined || !params || !(field in params)) return false
  const value = canonical(params[field])
  const first = { ...atFirst, ...opened }[field]
  return canonical(first ?? null) === value || log.some((entry) => says(entry, field, value))
}

const asksForHands = ({ what, data }: LogEntry): boolean =>
  what === 'open-hands' && data['moves'] !== 0

const says = ({ data }: LogEntry, field: string, value: string): boolean =>
  field in data && canonical(data[field]) === value
