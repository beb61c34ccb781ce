import { LruMap } from '../../shared/LruMap.ts'
import { limits, timeouts } from '../../shared/protocol/limits.ts'
import type { Region } from '../region.ts'
import type { RelayId } from './relay.ts'

/**
 * Maximum number of entries, which bounds the memory. Only a table with a full relay needs an
 * entry, and few tables have so many spectators.
 */
const maxEntries = 10_000

type FullRelays = { readonly lastNumber: number; readonly until: number }

/**
 * Chooses the order in which the worker tries the relays of a table for a new spectator. If a relay
 * is full, it refuses the connection, and the selector remembers that for a while in this isolate.
 * So the worker never has to ask relays for their number of spectators.
 */
export class RelaySelector {
  readonly #full = new LruMap<string, FullRelays>(maxEntries)

  /**
   * Returns all relays of a region, in the order in which to try them. The relay with the lowest
   * number that is not marked as full comes first, and full relays come last.
   */
  candidates(code: string, region: Region | null, now: number): readonly RelayId[] {
    const full = this.#full.get(keyOf(code, region))
    const first = full !== undefined && now < full.until ? full.lastNumber : 0
    return Array.from({ length: limits.relaysPerRegion }, (_, index) => ({
      region,
      number: (first + index) % limits.relaysPerRegion,
    }))
  }

  markFull(code: string, { region, number }: RelayId, now: number): void {
    const full = { lastNumber: number + 1, until: now + timeouts.relayFull }
    this.#full.set(keyOf(code, region), full)
  }
}

const keyOf = (code: string, region: Region | null): string => `${code}/${region ?? ''}`
