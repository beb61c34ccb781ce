import type { Refused } from '../../shared/wire/protocol.ts'
import type { TableSession } from '../../web/client/TableSession.ts'
import type { Attendee } from './Attendee.ts'
import { HeldPhone } from './HeldPhone.ts'
import type * as PageCode from './page.ts'
import type { Code } from './simulation/Code.ts'
import type { Device } from './simulation/browser/Network.ts'
import type { Tab } from './simulation/browser/Tab.ts'
import type { Witness } from './Witness.ts'

type Page = typeof PageCode

/** A page that shows a table: the page's own models, in a tab. Its line is one person's, or those of several with one phone. */
export class TablePage {
  readonly tab: Tab
  readonly name: string
  readonly #code: string
  readonly #device: Device
  readonly #page: Page
  readonly #complain: (what: string) => void
  readonly #giveUp: () => void
  #isPhone = false
  #shown: TableSession | HeldPhone

  constructor(device: Device, page: Code, code: string, name: string, witness: Witness) {
    this.#code = code
    this.#device = device
    this.name = name
    this.tab = device.openTab((url, [, token = '']) =>
      witness.socket(this.#isPhone ? `${name} ${token}` : name, url, token),
    )
    this.#complain = (what) => witness.complain(`${name}: ${what}`)
    this.#giveUp = () => witness.givenUp(name)
    this.#page = this.tab.load<Page>(page, `/${code}`)
    this.#shown = this.#show()
    let changes = 0
    this.#page.phoneChanges.subscribe((count) => {
      if (count === changes) return
      changes = count
      // As every page it shows something else a little later.
      this.tab.setTimer(() => this.#showAnew(), 1, false)
    })
  }

  /** Several people play on it. */
  get phone(): HeldPhone | null {
    return this.#shown instanceof HeldPhone ? this.#shown : null
  }

  /** Who speaks here now; nobody where a phone of several has nobody left. */
  get session(): TableSession | null {
    return this.#shown instanceof HeldPhone ? this.#shown.front : this.#shown
  }

  /** One of its lines is there, or comes back by itself. */
  get isTrying(): boolean {
    return this.attendees().some(({ isTrying }) => isTrying)
  }

  reconnect(): void {
    if (this.#shown instanceof HeldPhone) this.#shown.reconnect()
    else this.#shown.reconnect()
  }

  /** Somebody else sits down with this phone. Nothing where nobody sits here yet. */
  share(name: string): Promise<Refused | null> | null {
    const shown = this.#shown
    if (shown instanceof HeldPhone) return shown.add(name)
    return shown.token.value === null ? null : this.#page.beginSharing(shown, name)
  }

  close(): void {
    this.#device.closeTab(this.tab)
  }

  attendees(): Attendee[] {
    const shown = this.#shown
    if (!(shown instanceof HeldPhone)) return [attendeeAt(this.name, shown)]
    return shown.people.map((one) => attendeeAt(`${this.name} seat.${one.token.value}`, one))
  }

  #show(): TableSession | HeldPhone {
    this.#isPhone = this.#page.isShared(this.#code)
    if (!this.#isPhone) return new this.#page.TableSession(this.#code)
    return new HeldPhone(new this.#page.SharedPhone(this.#code), this.tab.document, this.#complain)
  }

  #showAnew(): void {
    this.#shown.close()
    // What it has said is not said again by whatever is shown in its place.
    this.#giveUp()
    this.#shown = this.#show()
  }
}

function attendeeAt(name: string, { model, connection }: TableSession): Attendee {
  const line = connection.status.value
  return {
    name,
    isOpen: line === 'open',
    isTrying: ['open', 'connecting', 'lost'].includes(line),
    seat: model.seat.value,
    table: model.table.value,
    shown: model.projection.value,
  }
}
