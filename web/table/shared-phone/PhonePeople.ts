import { computed, effect, signal, untracked } from '@preact/signals'

import type { Refused } from '../../../shared/wire/protocol.ts'
import { sitDown } from '../../client/api.ts'
import { forget } from '../../client/storage.ts'
import { forgetSeat, storedTable, seatToken } from '../../client/stored-table.ts'
import { phoneChanges, TableSession } from '../../client/TableSession.ts'
import { keepPhone, keptPhone } from './kept-phone.ts'

/** Who plays on this phone at one table: how they come, go, and take their seat along. */
export class PhonePeople {
  readonly #code: string
  readonly #tab = crypto.getRandomValues(new Uint32Array(2)).join('-')
  readonly #follows = new Map<TableSession, () => void>()
  /** In the order in which they sat down. */
  readonly all = signal<readonly TableSession[]>([])
  /** Those whose seat is not open in another tab. */
  readonly present = computed(() => this.all.value.filter((one) => one.ending.value === null))

  constructor(code: string) {
    this.#code = code
    const kept = keptPhone(code)?.tokens ?? []
    const own = seatToken(code)
    // A seat that has just come back from another device is new among them.
    const tokens = own === null || kept.includes(own) ? kept : [...kept, own]
    this.#keep(tokens)
    // Whoever was in front comes first: the line that was opened before the page came is theirs.
    for (const token of tokens.toSorted((a, b) => Number(b === own) - Number(a === own)))
      this.#bring(token)
    this.all.value = tokens.flatMap(
      (token) => this.all.peek().find((one) => one.token.peek() === token) ?? [],
    )
  }

  /** Somebody else sits down with this phone. */
  readonly add = async (name: string): Promise<Refused | null> => {
    const came = await sitDown(this.#code, { name })
    if (!came.ok) return came.refused
    // Whoever has to ask first does so with a phone of their own.
    if (!('seat' in came.value)) return { refusal: 'unanswered' }
    this.#bring(came.value.token)
    this.#keep(this.#tokens())
    return null
  }

  /** All seats that a newer tab has taken come back to this one. */
  readonly reconnect = (): void => {
    this.#keep(this.#tokens())
    for (const one of this.all.value) if (one.ending.value !== null) one.reconnect()
  }

  close(): void {
    for (const stop of this.#follows.values()) stop()
    for (const one of this.all.value) one.close()
  }

  #bring(token: string): void {
    const kept = token === seatToken(this.#code) ? storedTable(this.#code) : null
    const one = new TableSession(this.#code, { token, kept, add: this.add })
    this.all.value = [...this.all.peek(), one]
    this.#follows.set(
      one,
      effect(() => {
        const ending = one.ending.value
        const isTakenAlong = ending === 'replaced' && keptPhone(this.#code)?.tab === this.#tab
        if (isTakenAlong || ending === 'unseated' || ending === 'wrongToken')
          untracked(() => this.#drop(one))
      }),
    )
  }

  /** They have left, were removed, or play on a device of their own. */
  #drop(one: TableSession): void {
    this.all.value = this.all.value.filter((other) => other !== one)
    this.#follows.get(one)?.()
    this.#follows.delete(one)
    one.close()
    forget(`nonce.${this.#code}.${one.token.peek()}`)
    this.#keep(this.#tokens())
    if (this.all.value.length > 0) return
    forgetSeat(this.#code)
    phoneChanges.value++
  }

  #tokens(): readonly string[] {
    return this.all.peek().flatMap(({ token }) => token.peek() ?? [])
  }

  #keep(tokens: readonly string[]): void {
    keepPhone(this.#code, { tokens, tab: this.#tab })
  }
}
