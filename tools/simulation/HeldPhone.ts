import type { Refused } from '../../shared/wire/protocol.ts'
import type { Dice } from '../../tests/support/dice.ts'
import type { TableSession } from '../../web/client/TableSession.ts'
import type { SharedPhone } from '../../web/table/shared-phone/SharedPhone.ts'

type Page = {
  readonly visibilityState: string
  addEventListener(type: string, listener: () => void): void
}

/** A phone that several people hand on. Nobody's cards are on it that has not said that they hold it. */
export class HeldPhone {
  readonly #phone: SharedPhone
  readonly #complain: (what: string) => void
  readonly #stops: (() => void)[]
  /** Who has said so, and in which deal; it is that which their own line knows of. */
  #holder: { readonly token: string | null; deal: number | null } | null = null

  /** @param page is told after the phone that nobody sees it any more */
  constructor(phone: SharedPhone, page: Page, complain: (what: string) => void) {
    this.#phone = phone
    this.#complain = complain
    this.#stops = [
      phone.showing.subscribe(() => this.#look()),
      phone.front.subscribe(() => this.#look()),
      phone.table.subscribe(() => this.#look()),
    ]
    page.addEventListener('visibilitychange', () => {
      if (page.visibilityState !== 'hidden') return
      this.#holder = null
      this.#look()
    })
  }

  get front(): TableSession | null {
    return this.#phone.front.value
  }

  get people(): readonly TableSession[] {
    return this.#phone.people.all.value
  }

  reconnect(): void {
    this.#phone.people.reconnect()
  }

  add(name: string): Promise<Refused | null> {
    return this.#phone.people.add(name)
  }

  /** Mostly whoever is asked for takes it; at times somebody else wants a look, or it is put down. */
  handOn(dice: Dice): void {
    const phone = this.#phone
    const present = phone.people.present.value
    if (present.length === 0) return
    if (dice.onceIn(20) || (phone.handTo.value !== null && !dice.onceIn(6))) this.#cover()
    if (phone.showing.value !== 'cover') return
    if (dice.onceIn(6)) phone.pick(dice.oneOf(present))
    const taker = phone.asked.value ?? dice.oneOf(present)
    const holder = { token: taker.token.value, deal: null as number | null }
    this.#holder = holder
    phone.take(taker)
    holder.deal = phone.table.value?.deal ?? 0
  }

  /** Asked when it is quiet: whoever of its people is to move is asked for. */
  asksNobody(): boolean {
    const { table, toMove, next, people } = this.#phone
    const seats = people.present.value
      .filter((one) => one.model.me.value?.kept === false)
      .flatMap((one) => one.model.seat.value ?? [])
    const isPlaying = table.value?.phase === 'playing' && table.value.paused === null
    return isPlaying && next.value === null && seats.some((seat) => toMove.value.includes(seat))
  }

  close(): void {
    for (const stop of this.#stops) stop()
    this.#phone.close()
  }

  #cover(): void {
    this.#holder = null
    this.#phone.cover()
  }

  #look(): void {
    const { showing, front, table } = this.#phone
    if (showing.value !== 'own' || table.value?.phase === 'gathering') return
    const [token, deal] = [front.value?.token.value ?? null, table.value?.deal]
    const holder = this.#holder
    if (holder?.token !== token || (holder.deal ?? deal) !== deal)
      this.#complain('a phone of several shows the cards of one who does not hold it')
  }
}
