import { LruMap } from '../../../shared/LruMap.ts'
import type { Network } from './address.ts'
import { CrowdRates } from './CrowdRates.ts'
import { manyNetworks, NetworkRates, scarce } from './NetworkRates.ts'
import type { Rate } from './Rates.ts'

/** How many networks are remembered with the codes that they have asked for, and how many codes of each. */
const mostNetworks = 10_000
const mostCodes = 64

type Known = 'asked' | 'wrong' | 'right'

export type GuessLimits = {
  /** What a network may get wrong. */
  readonly each: Rate
  /** What all networks may get wrong together. */
  readonly together: Rate
  /** What a network may get wrong while all of them together exceed that. */
  readonly inRush: Rate
}

/**
 * Counts the wrong codes that networks try, in this isolate alone. A network that has tried too many gets no answer for a
 * new code, right or wrong, and so learns nothing. The codes that it has asked for before stay open: people who play are
 * not locked out by a guesser behind the same router.
 */
export class Guesses {
  readonly #each: NetworkRates
  readonly #together: CrowdRates
  readonly #codes = new LruMap<string, LruMap<string, Known>>(mostNetworks)

  constructor({ each, together, inRush }: GuessLimits) {
    this.#each = new NetworkRates(each, scarce, manyNetworks)
    this.#together = new CrowdRates(together, inRush)
  }

  mayAsk(networks: readonly Network[], code: string, now: number): boolean {
    if (this.#codesOf(networks)?.has(code)) return true
    return this.#each.mayTake(networks, now) && this.#together.mayTake('', networks, now)
  }

  /** Counts the code as a wrong one until it turns out to be right: many questions at once get no more answers. */
  ask(networks: readonly Network[], code: string, now: number): void {
    const codes = this.#codesOf(networks) ?? new LruMap<string, Known>(mostCodes)
    if (codes.get(code) === undefined) {
      this.#each.take(networks, now)
      codes.set(code, 'asked')
    }
    this.#codes.set(keyOf(networks), codes)
  }

  wasRight(networks: readonly Network[], code: string): void {
    const codes = this.#codesOf(networks)
    const known = codes?.get(code)
    if (known === undefined || known === 'right') return
    codes?.set(code, 'right')
    this.#each.giveBack(networks)
  }

  wasWrong(networks: readonly Network[], code: string, now: number): void {
    const codes = this.#codesOf(networks)
    if (codes?.get(code) !== 'asked') return
    codes.set(code, 'wrong')
    this.#together.take('', networks, now)
  }

  #codesOf(networks: readonly Network[]): LruMap<string, Known> | undefined {
    return this.#codes.get(keyOf(networks))
  }
}

/** The widest network stands for all: the narrower ones share what was asked from there. */
const keyOf = (networks: readonly Network[]): string => networks.at(-1)?.key ?? ''
