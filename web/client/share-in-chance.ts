import { computed, effect } from '@preact/signals'

import { remember, remembered } from './storage.ts'
import type { TableModel } from './model.ts'

/** What this browser gave to the chance of a deal: `accepted` once the table has said so. */
type Given = { readonly commitment: string; readonly nonce: string; readonly accepted: boolean }

/**
 * A player's share in the chance of each deal: as soon as the table has promised a secret, a number of our own goes into
 * the deal, so that the secret alone cannot decide it. And when the deal is shown, our number has to be in it.
 */
export class ShareInChance {
  readonly #whose: string
  readonly #model: TableModel
  /** The commitment that this page has answered. */
  #answeredCommitment: string | null = null

  /** The table took our number and deals without it. */
  readonly broken = computed(() => {
    const [proof, seat] = [this.#model.table.value?.proof ?? null, this.#model.seat.value]
    const given = this.#given()
    if (proof === null || seat === null || given === null) return false
    if (!given.accepted || given.commitment !== proof.commitment) return false
    return !proof.nonces.includes(given.nonce)
  })

  /** @param whose what tells this seat from all others that the browser has: the table's code, and more where several share a phone */
  constructor(whose: string, model: TableModel) {
    this.#whose = whose
    this.#model = model
    model.onAccepted((wish) => {
      if (wish.type === 'nonce')
        this.#keep({ commitment: wish.commitment, nonce: wish.nonce, accepted: true })
    })
    effect(() => {
      const [commitment, me] = [model.table.value?.commitment ?? null, model.me.value]
      if (commitment !== null && me?.kind === 'human') this.#give(commitment)
    })
  }

  /** A number once given stays the same; one that was never confirmed is said again by the next page. */
  #give(commitment: string): void {
    if (this.#answeredCommitment === commitment) return
    this.#answeredCommitment = commitment
    const before = this.#given()
    const repeated = before?.commitment === commitment ? before : null
    if (repeated?.accepted === true) return
    const nonce = repeated?.nonce ?? newNonce()
    this.#keep({ commitment, nonce, accepted: false })
    this.#model.send({ type: 'nonce', commitment, nonce })
  }

  #given(): Given | null {
    const given = remembered(`nonce.${this.#whose}`)
    return typeof given === 'object' && given !== null && 'nonce' in given ? (given as Given) : null
  }

  #keep(given: Given): void {
    remember(`nonce.${this.#whose}`, given)
  }
}

const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
