import type { Seat } from '../../shared/game/game.ts'
import type { Command, PublicTable } from '../../shared/wire/protocol.ts'
import { Dice } from '../../tests/support/dice.ts'
import type { CommandInput } from '../../web/client/TableModel.ts'
import type { TableSession } from '../../web/client/TableSession.ts'
import { inLetters, nextSaying, type Saying } from '../crash-test/saying.ts'
import type { Sat } from '../crash-test/testimony.ts'
import type { Code } from './simulation/Code.ts'
import type { Device } from './simulation/browser/Network.ts'
import { TablePage } from './TablePage.ts'
import type { Witness } from './Witness.ts'

/** Somebody at a table, with a browser: what they do depends on what their page shows, and on a roll. */
export class Person {
  readonly device: Device
  readonly pages: TablePage[] = []
  readonly #number: number
  readonly #page: Code
  readonly #code: string
  readonly #witness: Witness
  #opened = 0

  constructor(number: number, device: Device, page: Code, code: string, witness: Witness) {
    this.#number = number
    this.device = device
    this.#page = page
    this.#code = code
    this.#witness = witness
  }

  openPage(): void {
    const name = `person ${this.#number}, page ${++this.#opened}`
    this.pages.push(new TablePage(this.device, this.#page, this.#code, name, this.#witness))
  }

  /** The page that they look at. */
  get page(): TablePage | null {
    return this.pages.findLast((one) => one.isTrying) ?? this.pages.at(-1) ?? null
  }

  act(roll: number): void {
    const { page } = this
    if (!page) return this.openPage()
    if (page.tab.isAsleep) return
    if (!page.isTrying) return page.reconnect()
    page.phone?.handOn(new Dice(roll, 'hand on'))
    const { session } = page
    if (!session) return
    if (session.token.value === null) return this.#sitDown(session)
    const saying = this.#think(session, new Dice(roll, 'saying'))
    if (!saying || session.connection.status.value !== 'open') return
    if (saying.type === 'leave') session.leave()
    else session.model.send(saying as unknown as CommandInput)
  }

  /** As programs do; and where it may not have arrived they say it once more, whatever others have said meanwhile. */
  sayTwice(roll: number): void {
    const dice = new Dice(roll, 'saying')
    const { page } = this
    const session = page?.session
    const token = session?.token.value
    const saying = session && this.#think(session, dice)
    if (!page || !saying || !token || saying.type === 'leave') return
    const command = {
      ...saying,
      id: `twice-${this.#witness.commands.length}`,
    } as unknown as Command
    const after = this.#witness.lastAcceptedOf(page.name)
    this.#ask(page, token, command)
    page.tab.timeline.in(dice.between(1, 3_000), () =>
      this.#ask(page, token, { ...command, after }),
    )
  }

  #ask({ tab }: TablePage, token: string, command: Command): void {
    this.#witness.sent(command)
    const init = {
      method: 'POST',
      body: JSON.stringify(command),
      headers: { Authorization: `Bearer ${token}` },
    }
    tab.fetch(`/api/tables/${this.#code}/seat/commands`, init).then(
      ({ status }) => {
        if (status < 500) this.#witness.answered(command.id, status === 200 ? 'done' : 'refused')
      },
      () => undefined,
    )
  }

  /** Somebody else sits down with the same phone. */
  share(): void {
    const { page } = this
    if (!page || page.tab.isAsleep) return
    const name = this.#newName()
    const shared = page.share(name)
    if (!shared) return
    const sat = this.#sits(name)
    void shared.then((refused) => {
      if (refused === null) sat.seated = true
      // Whoever was asked may still say yes, to somebody who has gone.
      else if (!['unavailable', 'unanswered'].includes(refused.refusal)) sat.seated = false
    })
  }

  reload(): void {
    this.pages.pop()?.close()
    this.openPage()
  }

  wake(): void {
    for (const { tab } of this.pages) tab.wake()
  }

  closeAll(): void {
    for (const page of this.pages.splice(0)) page.close()
  }

  #newName(): string {
    return `${inLetters(this.#number)}q${inLetters(this.#witness.sat.length)}`
  }

  #sits(name: string): Sat {
    const sat: Sat = { name, seated: null }
    this.#witness.sat.push(sat)
    return sat
  }

  #sitDown(session: TableSession): void {
    if (session.waiting.value !== null) return
    const name = this.#newName()
    const sat = this.#sits(name)
    void session.sit(name).then((refused) => {
      if (refused === null) sat.seated = session.waiting.value === null ? true : null
      else if (refused.refusal !== 'unavailable') sat.seated = false
    })
  }

  #think(session: TableSession, dice: Dice): Saying | null {
    const { table, seat, projection } = session.model
    if (seat.value === null || table.value === null) return null
    const knows = {
      seat: seat.value,
      table: table.value,
      shown: projection.value,
      // The page gives its share by itself.
      shared: table.value.commitment,
      number: this.#witness.commands.length,
    }
    if (dice.onceIn(12)) return ofAnEvening(knows.table, knows.seat, dice)
    return nextSaying(knows, dice)
  }
}

/** What people do at a table beside playing. */
function ofAnEvening(table: PublicTable, seat: Seat, dice: Dice): Saying | null {
  const isHost = table.host === seat
  const browser = {
    endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${dice.below(3)}`,
    p256dh: `B${'x'.repeat(86)}`,
    auth: dice.hexadecimal(22),
  }
  const [asking] = table.asking ?? []
  const [removed] = table.removed ?? []
  return (
    dice.weighed<Saying>([
      [2, { type: 'piece', piece: dice.below(6) }],
      [4, { type: 'subscribe', ...browser }],
      [1, { type: 'unsubscribe', endpoint: browser.endpoint }],
      [3, { type: 'sight', inSight: dice.onceIn(2) }],
      [isHost ? 3 : 0, { type: 'ask', ask: dice.onceIn(2) }],
      [asking ? 20 : 0, { type: 'answer', person: asking?.person, yes: dice.onceIn(2) }],
      [removed ? 4 : 0, { type: 'let-back', person: removed?.person }],
    ]) ?? null
  )
}
