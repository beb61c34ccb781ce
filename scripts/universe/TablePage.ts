import type { ReadonlySignal, Signal } from '@preact/signals'

import type { Refused } from '../../shared/wire/protocol.ts'
import type { TableConnection } from '../../web/table/model/connection.ts'
import type { TableModel } from '../../web/table/model/model.ts'
import type { LastSeen } from '../faults/testimony.ts'
import { seatInDeal } from '../../shared/wire/seat-in-deal.ts'
import type { Code } from './simulation/Code.ts'
import type { Device } from './simulation/browser/Network.ts'
import type { Tab } from './simulation/browser/Tab.ts'
import type { Witness } from './Witness.ts'

/** What web/table/model/visit.ts makes, as far as somebody at a table uses it. */
type Visit = {
  readonly model: TableModel
  readonly connection: TableConnection
  readonly token: Signal<string | null>
  readonly waiting: ReadonlySignal<unknown>
  sit(name: string): Promise<Refused | null>
  readonly comeBack: () => void
  readonly leave: () => void
}
type Page = { readonly Visit: new (code: string) => Visit }

/** A page that shows a table: the page's own models, in a tab. */
export class TablePage {
  readonly tab: Tab
  readonly visit: Visit
  readonly name: string
  readonly #device: Device

  constructor(device: Device, page: Code, code: string, name: string, witness: Witness) {
    this.#device = device
    this.name = name
    this.tab = device.openTab((url) => witness.socket(name, url))
    this.visit = new (this.tab.load<Page>(page, `/${code}`).Visit)(code)
  }

  get isOpen(): boolean {
    return this.visit.connection.line.value === 'open'
  }

  /** The line is there, or comes back by itself. */
  get isTrying(): boolean {
    return ['open', 'connecting', 'lost'].includes(this.visit.connection.line.value)
  }

  close(): void {
    this.#device.closeTab(this.tab)
  }

  lastSeen(): LastSeen[] {
    const { table, seat, projection } = this.visit.model
    const shown = projection.value
    if (table.value === null) return []
    const viewer = seat.value === null ? null : seatInDeal(table.value, seat.value)
    return [{ who: this.name, seat: viewer, shown, table: table.value }]
  }
}
