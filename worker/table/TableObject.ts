import { DurableObject } from 'cloudflare:workers'

import type { Seat } from '../../shared/game/game.ts'
import type { Result } from '../../shared/result.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { DoneResult, SeatCredentials, PendingJoin } from '../../shared/protocol/protocol.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import type { Drawing } from '../preview/shapes.ts'
import type { Region } from '../region.ts'
import type { Opening } from './decisions/opening.ts'
import type { PlayOnRequest } from './decisions/play-on.ts'
import { LiveTable, type TableEnv } from './LiveTable.ts'
import { Requests, type OperatorAction } from './Requests.ts'
import { newToken } from './tokens.ts'
import { SeatConnections } from './SeatConnections.ts'
import { SeatRates } from './SeatRates.ts'

/**
 * The Durable Object of one table. The object itself only receives calls. `Requests` handles RPC
 * calls, `SeatConnections` handles the WebSockets of seats and the alarm, and decisions/ contains
 * the logic.
 */
export class TableObject extends DurableObject<TableEnv> {
  readonly #requests: Requests
  readonly #connections: SeatConnections

  constructor(ctx: DurableObjectState, env: TableEnv) {
    super(ctx, env)
    const live = new LiveTable(ctx, env)
    const rates = new SeatRates(limits.messageBurst, limits.messageRefill)
    this.#requests = new Requests(live, rates)
    this.#connections = new SeatConnections(live, rates)
  }

  // Methods that routes call.

  /** Creates the table. Returns false if the table exists already. */
  create(opening: Opening): boolean {
    return this.#requests.create(opening)
  }

  /**
   * Seats a newcomer or stores their join request.
   * @param previousToken the token that the browser claims to have had for a seat at this table before
   * @param willConnect whether the browser opens its WebSocket right after this call
   */
  sit(
    name: string,
    previousToken: string | null,
    network: string | null,
    piece: number | undefined,
    willConnect: boolean,
    program: true | undefined,
    token = newToken(crypto.getRandomValues(new Uint8Array(16))),
  ): Result<SeatCredentials | PendingJoin, Refused> {
    return this.#requests.sit({ name, previousToken, network, piece, willConnect, program }, token)
  }

  /**
   * Returns the public state as JSON; null if the table does not exist, and a refusal if a newer
   * program version has stored the table.
   */
  publicState(): string | null | Refused {
    return this.#requests.publicState()
  }

  /** Returns the snapshot that a new connection of this seat would receive, as JSON. */
  seatSnapshot(token: string): Result<string, Refused> {
    return this.#requests.seatSnapshot(token)
  }

  /**
   * Returns how this seat can take its last move back, as JSON. The JSON is `null` if it cannot.
   */
  takeBackOffer(token: string): Result<string, Refused> {
    return this.#requests.takeBackOffer(token)
  }

  /** Returns the views that this seat has missed since the log entry `since`, as JSON. */
  missedViews(token: string, since: number): Promise<Result<string, Refused>> {
    return this.#requests.missedViews(token, since)
  }

  /**
   * Returns, as JSON, the reason for the last move of the bot on `seat` that the player with
   * `token` has seen. If `token` is null, the last move that spectators have seen counts.
   */
  botReason(seat: Seat, token: string | null): Result<string, Refused> {
    return this.#requests.botReason(seat, token)
  }

  /**
   * Handles a command that was sent over HTTP, in the same way as a command over the seat's
   * WebSocket.
   */
  handleCommand(token: string, data: string): Result<DoneResult, Refused> {
    return this.#requests.handleCommand(token, data)
  }

  /**
   * Performs an action of the operator. Returns false if the table does not exist, and a refusal if
   * a newer program version has stored the table.
   */
  performOperatorAction(action: OperatorAction): boolean | Refused {
    return this.#requests.performOperatorAction(action)
  }

  /** Returns the record of the last finished game, as JSON. */
  gameRecord(): Promise<Result<string, Refused>> {
    return this.#requests.gameRecord()
  }

  /** Returns the applause in the last finished game, as JSON. */
  applause(): Result<string, Refused> {
    return this.#requests.applause()
  }

  /** Returns the review of the last finished game by its strongest bot, as JSON. */
  review(): Promise<Result<string, Refused>> {
    return this.#requests.review()
  }

  /** Renders `drawing` as PNG, for example a picture of this table. */
  renderPng(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
    return this.#requests.renderPng(drawing)
  }

  /** Returns the options and the deal for another table that plays this table's last deal again. */
  sameDealOpening(): Result<Omit<Opening, 'code'>, Refused> {
    return this.#requests.sameDealOpening()
  }

  /** Returns what another table needs to continue the last finished game from one of its steps. */
  playOnOpening(request: PlayOnRequest): Result<Omit<Opening, 'code'>, Refused> {
    return this.#requests.playOnOpening(request)
  }

  // Methods that relays call.

  /**
   * Subscribes a relay: sends a snapshot to the relay, and then all public updates. Returns false
   * if the table does not exist, and a refusal if a newer program version has stored the table.
   * @param latestEpoch the latest epoch of this table that the relay has received
   * @param requestNumber the number of this request, which the table sends back with the snapshot
   */
  subscribe(
    number: number,
    generation: number,
    region: Region | null,
    latestEpoch: number,
    requestNumber: number,
  ): boolean | Refused {
    return this.#requests.subscribeRelay({ region, number, generation }, latestEpoch, requestNumber)
  }

  /**
   * Stores the number of spectators of a relay. Returns false if the relay is not subscribed in
   * this generation.
   * @param televisions how many of the spectators are televisions
   */
  reportSpectators(
    number: number,
    generation: number,
    spectators: number,
    region: Region | null,
    televisions = 0,
  ): boolean {
    const audience = { spectators, televisions }
    return this.#requests.reportSpectators({ region, number }, generation, audience)
  }

  /**
   * Broadcasts claps of spectators. Returns false if the host has switched claps off, or if the
   * relay is not subscribed in this generation.
   */
  reportClaps(number: number, generation: number, claps: number, region: Region | null): boolean {
    return this.#requests.reportClaps({ region, number }, generation, claps)
  }

  // Handlers that the platform calls.

  override fetch(request: Request): Response {
    return this.#connections.open(request)
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    this.#connections.receive(socket, data)
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#connections.handleClose(socket, code)
  }

  override webSocketError(socket: WebSocket): void {
    this.#connections.handleClose(socket, 1011)
  }

  override alarm(): Promise<void> {
    return this.#connections.alarm()
  }
}
