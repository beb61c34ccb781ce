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
  readonly #seatKey: () => string
  readonly #model: TableModel
  /** The seat's key and the commitment for which this page has sent its last nonce. */
  #answered = ''

  /** Whether the server accepted this browser's nonce but dealt without it. */
  readonly isIgnored = computed(() => {
    const [proof, seat] = [this.#model.table.value?.proof ?? null, this.#model.seat.value]
    const given = this.#given()
    if (proof === null || seat === null || given === null) return false
    if (!given.accepted || given.commitment !== proof.commitment) return false
    return !proof.nonces.includes(given.nonce)
  })

  /**
   * @param seatKey returns the part of the storage key that identifies the seat: the table's code
   * and the seat's current token. A player who leaves and sits down again gets another token, and
   * the server needs a nonce for the new seat.
   */
  constructor(seatKey: () => string, model: TableModel) {
    this.#seatKey = seatKey
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
   * Sends one nonce for each seat and commitment. After a reload, sends the stored nonce again if
   * the server has not accepted it yet.
   */
  #give(commitment: string): void {
    const now = this.#seatKey() + commitment
    if (this.#answered === now) return
    this.#answered = now
    const before = this.#given()
    const repeated = before?.commitment === commitment ? before : null
    if (repeated?.accepted === true) return
    const nonce = repeated?.nonce ?? newNonce()
    this.#keep({ commitment, nonce, accepted: false })
    this.#model.send({ type: 'add-nonce', commitment, nonce })
  }

  #given(): SentNonce | null {
    const given = storedValue(`nonce.${this.#seatKey()}`)
    return typeof given === 'object' && given !== null && 'nonce' in given
      ? (given as SentNonce)
      : null
  }

  #keep(given: SentNonce): void {
    storeValue(`nonce.${this.#seatKey()}`, given)
  }
}

const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
