import type { Seat } from '../../shared/game/game.ts'
import type {
  Command,
  GameRecord,
  Position,
  PublicEvent,
  PublicTable,
  Refused,
  SeatEvent,
} from '../../shared/protocol/protocol.ts'
import { Dice } from '../../tests/support/dice.ts'
import type { CommandInput } from '../../web/client/TableModel.ts'
import type { TableSession } from '../../web/client/TableSession.ts'
import type { SharedPhone } from '../../web/table/shared-phone/SharedPhone.ts'
import { type Device, origin, type Tab } from './browser.ts'
import { awaitedCommand, nextSideCommand, type Draft, inLetters, nextCommand } from './commands.ts'
import type { ClientOracle, SeatRequest } from './oracles.ts'
import type * as PageCode from './page.ts'
import type { Code } from './platform.ts'

type Page = typeof PageCode

/**
 * One seat or one spectator at the client's end: the state of its connection, and what the client
 * shows.
 */
export type Participant = {
  readonly name: string
  readonly isOpen: boolean
  /** Whether the client is connected, or reconnects by itself. */
  readonly isTrying: boolean
  readonly seat: Seat | null
  readonly table: PublicTable | null
  readonly shown: Position | null
}

/** A page or a program at a table. */
export type TableClient = TablePage | ProgramClient

type ClientContext = {
  readonly device: Device
  readonly page: Code
  readonly code: string
  readonly oracle: ClientOracle
}

/**
 * Observes a phone that several players share, and reports if the phone shows a player's cards
 * before this player has taken the phone.
 */
class SharedPhoneHolder {
  readonly #phone: SharedPhone
  readonly #report: (violation: string) => void
  readonly #stops: (() => void)[]
  /** The player who holds the phone, and the number of the deal in which the player took it. */
  #holder: { readonly token: string | null; deal: number | null } | null = null

  /**
   * @param document the document of the page. It dispatches `visibilitychange` to the phone before
   * it dispatches the event to this object
   */
  constructor(phone: SharedPhone, document: Tab['document'], report: (violation: string) => void) {
    this.#phone = phone
    this.#report = report
    this.#stops = [
      phone.showing.subscribe(() => this.#look()),
      phone.active.subscribe(() => this.#look()),
      phone.table.subscribe(() => this.#look()),
    ]
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'hidden') return
      this.#holder = null
      this.#look()
    })
  }

  get front(): TableSession | null {
    return this.#phone.active.value
  }

  get people(): readonly TableSession[] {
    return this.#phone.players.all.value
  }

  reconnect(): void {
    this.#phone.players.reconnect()
  }

  add(name: string): Promise<Refused | null> {
    return this.#phone.players.add(name)
  }

  /**
   * Hands the phone to a player: usually to the player whose turn it is, and sometimes to another
   * player. Sometimes the player puts the phone down.
   */
  handOn(dice: Dice): void {
    const phone = this.#phone
    const present = phone.players.present.value
    if (present.length === 0) return
    if (dice.onceIn(20) || (phone.handOverTo.value !== null && !dice.onceIn(6))) this.#cover()
    if (phone.showing.value !== 'cover') return
    if (dice.onceIn(6)) phone.request(dice.oneOf(present))
    const taker = phone.requested.value ?? dice.oneOf(present)
    const holder = { token: taker.token.value, deal: null as number | null }
    this.#holder = holder
    phone.uncover(taker)
    holder.deal = phone.table.value?.deal ?? 0
  }

  /**
   * Returns whether it is the turn of a player on this phone, but the phone asks no player to take
   * it. That is a violation once no fault has been injected for a while and nothing is in flight
   * (quiescence).
   */
  missesTurn(): boolean {
    const { table, toMove, next, players } = this.#phone
    const seats = players.present.value
      .filter((one) => one.model.me.value?.substituted === false)
      .flatMap((one) => one.model.seat.value ?? [])
    const isPlaying = table.value?.phase === 'playing' && table.value.paused === null
    return isPlaying && next.value === null && seats.some((seat) => toMove.value.includes(seat))
  }

  /**
   * Returns whether the phone still lists a player whose seat has moved to another device. That is
   * a violation once no fault has been injected for a while and nothing is in flight (quiescence).
   */
  keepsTransferredSeat(): boolean {
    return this.people.some((one) => one.closeReason.value === 'replaced')
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
    const { showing, active, table } = this.#phone
    if (showing.value !== 'own' || table.value?.phase === 'gathering') return
    const [token, deal] = [active.value?.token.value ?? null, table.value?.deal]
    const holder = this.#holder
    if (holder?.token !== token || (holder.deal ?? deal) !== deal)
      this.#report('the shared phone shows the cards of a player who does not hold it')
  }
}

/** A page in a tab: the models of one player, or of several who share the phone. */
export class TablePage {
  readonly tab: Tab
  readonly name: string
  readonly device: Device
  /** Whether the page is a television, a spectator that the table counts separately. */
  readonly isTelevision: boolean
  readonly #code: string
  readonly #page: Page
  readonly #oracle: ClientOracle
  #isPhone = false
  #shown: TableSession | SharedPhoneHolder

  /**
   * @param token the token of a seat that was taken elsewhere, if the page was opened by the link
   * of that seat
   */
  constructor(
    { device, page, code, oracle }: ClientContext,
    name: string,
    token: string | null = null,
    { isTelevision = false } = {},
  ) {
    this.#code = code
    this.isTelevision = isTelevision
    this.#oracle = oracle
    this.device = device
    this.name = name
    this.tab = device.openTab({
      opened: (url, seatToken) =>
        oracle.connection(this.#isPhone ? `${name} ${seatToken}` : name, url, seatToken),
      requested: (path, init) => oracle.request(path, init),
    })
    this.#page = this.tab.load<Page>(page, `/${code}`)
    if (token !== null) this.#page.storeSeatToken(code, token)
    this.#shown = this.#show()
    let changes = 0
    this.#page.sharedPhoneChanges.subscribe((count) => {
      if (count === changes) return
      changes = count
      // A real page renders the change a moment after the signal, so this page also waits.
      this.tab.setTimer(() => this.#showAgain(), 1, false)
    })
  }

  /** The phone that several players share; null if only one player uses the phone. */
  get phone(): SharedPhoneHolder | null {
    return this.#shown instanceof SharedPhoneHolder ? this.#shown : null
  }

  /** The active session; null if a shared phone has no player left. */
  get session(): TableSession | null {
    return this.#shown instanceof SharedPhoneHolder ? this.#shown.front : this.#shown
  }

  /** Whether a connection of the page is open, or reconnects by itself. */
  get isTrying(): boolean {
    return this.participants().some(({ isTrying }) => isTrying)
  }

  /** The tokens of the seats that this page plays. */
  get tokens(): readonly string[] {
    const shown = this.#shown
    const sessions = shown instanceof SharedPhoneHolder ? shown.people : [shown]
    return sessions.flatMap(({ token }) => token.value ?? [])
  }

  reconnect(): void {
    this.#shown.reconnect()
  }

  /**
   * Requests a seat for another player on this phone. Returns null if the phone has no seat yet.
   */
  share(name: string): Promise<Refused | null> | null {
    const shown = this.#shown
    if (shown instanceof SharedPhoneHolder) return shown.add(name)
    return shown.token.value === null ? null : this.#page.beginSharing(shown, name)
  }

  close(): void {
    this.device.closeTab(this.tab)
  }

  participants(): Participant[] {
    const shown = this.#shown
    if (!(shown instanceof SharedPhoneHolder)) return [participantOf(this.name, shown)]
    return shown.people.map((one) => participantOf(`${this.name} ${one.token.value}`, one))
  }

  #show(): TableSession | SharedPhoneHolder {
    this.#isPhone = this.#page.isPhoneShared(this.#code)
    const { TableSession, TableConnection, openTelevisionSocket } = this.#page
    if (this.isTelevision)
      return new TableSession(
        this.#code,
        null,
        (lastSeq) => new TableConnection(this.#code, lastSeq, openTelevisionSocket),
      )
    if (!this.#isPhone) return new TableSession(this.#code)
    const phone = new this.#page.SharedPhone(this.#code)
    return new SharedPhoneHolder(phone, this.tab.document, (violation) =>
      this.#oracle.report(`${this.name}: ${violation}`),
    )
  }

  #showAgain(): void {
    this.#shown.close()
    // The closed models resend no commands, so the oracle must not wait for answers to them.
    this.#oracle.giveUp(this.name)
    this.#shown = this.#show()
  }
}

function participantOf(name: string, { model, connection }: TableSession): Participant {
  const status = connection.status.value
  return {
    name,
    isOpen: status === 'open',
    isTrying: ['open', 'connecting', 'lost'].includes(status),
    seat: model.seat.value,
    table: model.table.value,
    shown: model.projection.value,
  }
}

/** A program that uses our client library: it reads a stream, and sends its commands by HTTP. */
export class ProgramClient {
  readonly tab: Tab
  readonly name: string
  readonly device: Device
  readonly #code: string
  readonly #tischlein: InstanceType<Page['Tischlein']>
  readonly #isSpectator: boolean
  #place: ReturnType<InstanceType<Page['Tischlein']>['at']> | null = null
  #lines: AsyncGenerator<SeatEvent | PublicEvent, void, undefined> | null = null
  #isOpen = false
  #seat: Seat | null = null
  #table: PublicTable | null = null
  #shown: Position | null = null

  /**
   * @param token the token of its seat; null for a spectator, undefined for a program that has to
   * request a seat
   */
  constructor({ device, page, code, oracle }: ClientContext, name: string, token?: string | null) {
    this.#code = code
    this.device = device
    this.name = name
    this.tab = device.openTab({
      opened: (url, seatToken) => {
        const observer = oracle.connection(name, url, seatToken)
        return {
          ...observer,
          received: (text) => {
            this.#isOpen = true
            observer.received(text)
          },
          ended: (ending) => {
            this.#isOpen = false
            observer.ended(ending)
          },
        }
      },
      requested: (path, init) => oracle.request(path, init),
    })
    const { Tischlein } = this.tab.load<Page>(page, `/${code}`)
    this.#tischlein = new Tischlein(origin)
    this.#isSpectator = token === null
    if (typeof token === 'string') this.#place = this.#tischlein.at(code, token)
    if (token !== undefined) this.reconnect()
  }

  get isTrying(): boolean {
    return this.#lines !== null
  }

  get isSeated(): boolean {
    return this.#place !== null
  }

  /** The seat, table and view that the player of this program sees; null without a seat. */
  get knowledge(): { seat: Seat; table: PublicTable; shown: Position | null } | null {
    const [seat, table] = [this.#seat, this.#table]
    if (!this.#isOpen || seat === null || table === null) return null
    return { seat, table, shown: this.#shown }
  }

  participants(): Participant[] {
    const { name, isTrying } = this
    const [isOpen, seat, table, shown] = [this.#isOpen, this.#seat, this.#table, this.#shown]
    return [{ name, isOpen, isTrying, seat, table, shown }]
  }

  /** Opens the stream again after it has ended. */
  reconnect(): void {
    const lines = this.#isSpectator
      ? this.#tischlein.watch(this.#code)
      : (this.#place?.events() ?? null)
    this.#lines = lines
    if (lines) void this.#follow(lines)
  }

  async sit(name: string): Promise<boolean | null> {
    try {
      this.#place = await this.#tischlein.sit(this.#code, name, { program: true })
      this.reconnect()
      return null
    } catch (error) {
      return isRefused(error) && error.status < 500 ? false : null
    }
  }

  send(draft: Draft, id: string): void {
    const place = this.#place
    if (!place) return
    const { type, turn, move } = draft
    const answered =
      type === 'move'
        ? place.move(Number(turn), move as Parameters<typeof place.move>[1], id)
        : place.send(draft as unknown as Parameters<typeof place.send>[0], id)
    answered.catch(() => undefined)
  }

  close(): void {
    this.#lines = null
    this.device.closeTab(this.tab)
  }

  async #follow(lines: AsyncGenerator<SeatEvent | PublicEvent, void, undefined>): Promise<void> {
    try {
      for await (const line of lines) {
        if (this.#lines !== lines) return
        this.#read(line)
      }
    } catch (error) {
      // Ignores the refusal of an older stream, because the program may have a new seat by now.
      if (this.#lines === lines && isRefused(error) && error.status === 401) this.#loseSeat()
    } finally {
      if (this.#lines === lines) this.#lines = null
    }
  }

  #read(line: SeatEvent | PublicEvent): void {
    switch (line.type) {
      case 'snapshot':
        this.#shown = line.position
        this.#learn(line.table, line.seat)
        break
      case 'table':
        this.#learn(line.table, line.seat)
        break
      case 'view':
        this.#shown = line
        break
      case 'spectators':
        this.#table = this.#table && withNumbers(this.#table, line)
        break
      case 'closed':
        if (line.reason === 'unseated') this.#loseSeat()
        break
      default:
    }
  }

  #learn(table: PublicTable, seat: Seat | null): void {
    this.#table = table
    this.#seat = seat
    if (table.phase === 'gathering') this.#shown = null
  }

  #loseSeat(): void {
    this.#place = null
    this.#seat = null
  }
}

/**
 * Returns the table with new numbers of spectators. A message without televisions means that none
 * is left.
 */
function withNumbers(
  before: PublicTable,
  { spectators, televisions }: Pick<PublicTable, 'spectators' | 'televisions'>,
): PublicTable {
  const { televisions: _, ...table } = before
  return { ...table, spectators, ...(televisions !== undefined && { televisions }) }
}

const isRefused = (error: unknown): error is { readonly status: number } =>
  error instanceof Error && 'refused' in error

/**
 * A person at a table. Each action depends on what the person's page or program shows, and on a
 * random number.
 */
export class Person {
  readonly clients: TableClient[] = []
  readonly #number: number
  readonly #isProgram: boolean
  readonly #place: ClientContext
  readonly #newDevice: (name: string) => Device
  readonly #devices: Device[]
  #opened = 0

  constructor(
    { number, isProgram }: { readonly number: number; readonly isProgram: boolean },
    place: Omit<ClientContext, 'device'>,
    newDevice: (name: string) => Device,
  ) {
    this.#number = number
    this.#isProgram = isProgram
    this.#newDevice = newDevice
    const device = newDevice(`person ${number}`)
    this.#devices = [device]
    this.#place = { ...place, device }
  }

  get devices(): readonly Device[] {
    return this.#devices
  }

  /** The client that this person uses now. */
  get client(): TableClient | null {
    return this.clients.findLast((one) => one.isTrying) ?? this.clients.at(-1) ?? null
  }

  open(device: Device = this.#place.device): void {
    const place = { ...this.#place, device }
    const name = `person ${this.#number}, client ${++this.#opened}`
    this.clients.push(this.#isProgram ? new ProgramClient(place, name) : new TablePage(place, name))
  }

  /**
   * Opens a page, requests a seat, or sends a random command, depending on what the client shows.
   */
  act(roll: number): void {
    this.#act(roll, this.#randomCommand)
  }

  /** Like `act`, but only sends commands that the table waits for. */
  play(roll: number): void {
    this.#act(roll, awaitedCommand)
  }

  #act(roll: number, choose: ChooseCommand): void {
    const { client } = this
    if (!client) return this.open()
    if (client.tab.isAsleep) return
    for (const { name, isOpen, seat } of client.participants())
      if (isOpen) this.#place.oracle.checkShownSeat(name, seat)
    if (client instanceof ProgramClient) return this.#actBy(client, roll, choose)
    if (!client.isTrying) return client.reconnect()
    client.phone?.handOn(new Dice(roll, 'hand on'))
    const { session } = client
    if (!session) return
    if (session.token.value === null) return this.#sitDown(session)
    const known = knowledgeOf(session)
    const draft = known && choose(known, new Dice(roll, 'command'))
    if (!draft || session.connection.status.value !== 'open') return
    if (draft.type === 'leave') session.leave()
    else session.model.send(draft as unknown as CommandInput)
  }

  /**
   * Sends a command by HTTP twice, like a program that got no answer the first time. Other clients
   * may send commands between both requests.
   */
  sendTwice(roll: number): void {
    const dice = new Dice(roll, 'command')
    const { client } = this
    if (!(client instanceof TablePage)) return
    const { session } = client
    const token = session?.token.value
    const known = session && knowledgeOf(session)
    const draft = known && this.#randomCommand(known, dice)
    if (!draft || !token || draft.type === 'leave') return
    const id = `twice-${this.#place.oracle.commands.length}`
    const command = { ...draft, id } as unknown as Command
    const after = this.#place.oracle.lastAcceptedOn(client.name)
    this.#post(client.tab, token, command)
    client.tab.timeline.in(dice.between(1, 3_000), () =>
      this.#post(client.tab, token, { ...command, after }),
    )
  }

  /** Fetches the record of the last game, if there is one. */
  fetchRecord(): void {
    const { client } = this
    if (!client || client.tab.isAsleep) return
    if (client.participants().every(({ table }) => table?.phase !== 'over')) return
    const { code, oracle } = this.#place
    client.tab
      .fetch(`/api/tables/${code}/game`)
      .then(async (answer) => {
        if (answer.status === 200) oracle.records.push((await answer.json()) as GameRecord)
      })
      .catch(() => undefined)
  }

  /** Lets another player request a seat with the same phone. */
  share(): void {
    const { client } = this
    if (!(client instanceof TablePage) || client.tab.isAsleep) return
    const name = this.#newName()
    const shared = client.share(name)
    if (!shared) return
    const request = this.#requestsSeat(name)
    void shared.then((refused) => {
      if (refused === null) request.granted = true
      // These refusals leave the answer open: the request may have arrived, or the host may still
      // accept it.
      else if (!['unavailable', 'join-pending'].includes(refused.refusal)) request.granted = false
    })
  }

  /**
   * Opens the link of a seat on another device: in a page, or in a program that plays on with the
   * seat.
   */
  openElsewhere(dice: Dice): void {
    const { client } = this
    if (!(client instanceof TablePage) || this.#devices.length >= maxDevices) return
    const { tokens } = client
    if (tokens.length === 0) return
    const device = this.#newDevice(`person ${this.#number}, device ${this.#devices.length}`)
    this.#devices.push(device)
    const place = { ...this.#place, device }
    const name = `person ${this.#number}, client ${++this.#opened}`
    const token = dice.oneOf(tokens)
    this.clients.push(
      dice.onceIn(3) ? new ProgramClient(place, name, token) : new TablePage(place, name, token),
    )
  }

  reload(): void {
    const last = this.clients.pop()
    last?.close()
    this.open(last?.device)
  }

  wake(): void {
    for (const { tab } of this.clients) tab.wake()
  }

  closeAll(): void {
    for (const client of this.clients.splice(0)) client.close()
  }

  #actBy(program: ProgramClient, roll: number, choose: ChooseCommand): void {
    if (!program.isSeated) {
      const name = this.#newName()
      const request = this.#requestsSeat(name)
      void program.sit(name).then((granted) => {
        request.granted = granted
      })
      return
    }
    if (!program.isTrying) return program.reconnect()
    const { knowledge } = program
    const draft = knowledge && choose(knowledge, new Dice(roll, 'command'))
    if (draft) program.send(draft, `program-${this.#number}-${roll}`)
  }

  #post(tab: Tab, token: string, command: Command): void {
    const init = {
      method: 'POST',
      body: JSON.stringify(command),
      headers: { Authorization: `Bearer ${token}` },
    }
    tab.fetch(`/api/tables/${this.#place.code}/seat/commands`, init).catch(() => undefined)
  }

  #newName(): string {
    return `${inLetters(this.#number)}q${inLetters(this.#place.oracle.seatRequests.length)}`
  }

  #requestsSeat(name: string): SeatRequest {
    const request: SeatRequest = { name, granted: null }
    this.#place.oracle.seatRequests.push(request)
    return request
  }

  #sitDown(session: TableSession): void {
    if (session.seatRequest.value !== null) return
    const name = this.#newName()
    const request = this.#requestsSeat(name)
    void session.requestSeat(name).then((refused) => {
      if (refused === null) request.granted = session.seatRequest.value === null ? true : null
      else if (refused.refusal !== 'unavailable') request.granted = false
    })
  }

  readonly #randomCommand: ChooseCommand = (known, dice) => {
    const { commands } = this.#place.oracle
    if (dice.onceIn(12)) return nextSideCommand(known, dice)
    // Sends no nonces, because pages and the client library send them by themselves.
    return nextCommand(
      { ...known, answeredCommitment: known.table.commitment, number: commands.length },
      dice,
    )
  }
}

const maxDevices = 3

/** What a player's client shows: the seat, the table and the view. */
type Knowledge = NonNullable<ProgramClient['knowledge']>

type ChooseCommand = (known: Knowledge, dice: Dice) => Draft | null

const knowledgeOf = ({
  model: { table, seat, projection },
}: TableSession): ProgramClient['knowledge'] =>
  seat.value === null || table.value === null
    ? null
    : { seat: seat.value, table: table.value, shown: projection.value }
