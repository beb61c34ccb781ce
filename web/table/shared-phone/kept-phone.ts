import { remember, remembered } from '../../client/storage.ts'

/** What this browser keeps where several people play on one phone. Whoever is in front has the seat that it calls its own. */
export interface KeptPhone {
  /** The secrets of their seats, in the order in which they sat down. */
  readonly tokens: readonly string[]
  /** The tab that speaks for them. A seat whose line is taken from it while this stands has gone to another device. */
  readonly tab: string
}

export function keptPhone(code: string): KeptPhone | null {
  const kept = remembered(`phone.${code}`)
  return isKeptPhone(kept) ? kept : null
}

export const keepPhone = (code: string, phone: KeptPhone): void => remember(`phone.${code}`, phone)

const isKeptPhone = (kept: unknown): kept is KeptPhone =>
  typeof kept === 'object' && kept !== null && 'tokens' in kept && Array.isArray(kept.tokens)
