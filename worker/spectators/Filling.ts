import { LruMap } from '../../shared/LruMap.ts'
import { limits, patience } from '../../shared/protocol/limits.ts'
import type { Region } from '../region.ts'
import type { Place } from './names.ts'

/** Regions of tables that are remembered at once; few of them ever fill a relay. */
const mostRemembered = 10_000

type Full = { readonly upTo: number; readonly until: number }

/**
 * In which order a table's relays are asked whether they have room. A relay that is full says so to whoever asks it for
 * a line; that is remembered here for a while, in this isolate alone, so that nobody is ever asked for a count.
 */
export class Filling {
  readonly #full = new LruMap<string, Full>(mostRemembered)

  /** All of a region: first the lowest that is not known to be full, last those that may have room again. */
  order(code: string, region: Region | null, now: number): readonly Place[] {
    const full = this.#full.get(keyOf(code, region))
    const first = full !== undefined && now < full.until ? full.upTo : 0
    return Array.from({ length: limits.relaysPerRegion }, (_, place) => ({
      region,
      number: (first + place) % limits.relaysPerRegion,
    }))
  }

  isFull(code: string, { region, number }: Place, now: number): void {
    const full = { upTo: number + 1, until: now + patience.relayFull }
    this.#full.set(keyOf(code, region), full)
  }
}

const keyOf = (code: string, region: Region | null): string => `${code}/${region ?? ''}`
