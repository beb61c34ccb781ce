import { computed, effect } from '@preact/signals'

import { storeValue, storedValue } from './storage.ts'
import type { TableModel } from './TableModel.ts'

/**
 * The nonce (random number) that this browser sent for the deal with this `commitment`, and whether
 * the server has accepted the nonce.
 */
type SentNonce = { readonly commitment: string; readonly nonce: string; readonly accepted: boolean }

/**
 * The player's part in the seed of each deal. Once the server has committed to a secret, this
 * browser sends a nonce (random number), so that the server's secret alone can't decide the deal.
 * When the server reveals the seed, this browser checks that its nonce was used.
 */
export class DealNonceContribution {
  readonly #whose: string
  readonly #model: TableModel
  /** The last commitment for which this page has sent its nonce. */
  #answeredCommitment: string | null = null

  /** Whether the server accepted this browser's nonce but dealt without it. */
  readonly isIgnored = computed(() => {
    const [proof, seat] = [this.#model.table.value?.proof ?? null, this.#model.seat.value]
    const given = this.#given()
    if (proof === null || seat === null || given === null) return false
    if (!given.accepted || given.commitment !== proof.commitment) return false
    return !proof.nonces.includes(given.nonce)
  })

  /**
   * @param seatKey the part of the storage key that identifies the seat: the table's code, and on a
   * shared phone also the seat's token
   */
  constructor(seatKey: string, model: TableModel) {
    this.#whose = seatKey
    this.#model = model
    model.onAccepted((wish) => {
      if (wish.type === 'add-nonce')
        this.#keep({ commitment: wish.commitment, nonce: wish.nonce, accepted: true })
    })
    effect(() => {
      const [commitment, me] = [model.table.value?.commitment ?? null, model.me.value]
      if (commitment !== null && me?.kind === 'human') this.#give(commitment)
    })
  }

  /**
   * Sends one nonce for each commitment. After a reload, sends the stored nonce again if the server
   * has not accepted it yet.
   */
  #give(commitment: string): void {
    if (this.#answeredCommitment === commitment) return
    this.#answeredCommitment = commitment
    const before = this.#given()
    const repeated = before?.commitment === commitment ? before : null
    if (repeated?.accepted === true) return
    const nonce = repeated?.nonce ?? newNonce()
    this.#keep({ commitment, nonce, accepted: false })
    this.#model.send({ type: 'add-nonce', commitment, nonce })
  }

  #given(): SentNonce | null {
    const given = storedValue(`nonce.${this.#whose}`)
    return typeof given === 'object' && given !== null && 'nonce' in given
      ? (given as SentNonce)
      : null
  }

  #keep(given: SentNonce): void {
    storeValue(`nonce.${this.#whose}`, given)
  }
}

const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
