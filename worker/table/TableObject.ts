import { DurableObject } from 'cloudflare:workers'

import type { Seat } from '../../shared/game/game.ts'
import type { Result } from '../../shared/result.ts'
import { limits } from '../../shared/protocol/limits.ts'
import type { Done, Seated, PendingJoin } from '../../shared/protocol/protocol.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import type { Drawing } from '../preview/shapes.ts'
import type { Region } from '../region.ts'
import type { Opening } from './decisions/opening.ts'
import { LiveTable, type TableEnv } from './LiveTable.ts'
import { Requests, type Order } from './Requests.ts'
import { newToken } from './tokens.ts'
import { SeatLines } from './SeatLines.ts'
import { SeatRates } from './SeatRates.ts'

/**
 * The doors of one table, and nothing behind them: Requests answers what is asked, SeatLines keeps the seats' lines and
 * the alarm, and what is to happen is decided in decisions/.
 */
export class TableObject extends DurableObject<TableEnv> {
  readonly #requests: Requests
  readonly #lines: SeatLines

  constructor(ctx: DurableObjectState, env: TableEnv) {
    super(ctx, env)
    const live = new LiveTable(ctx, env)
    const rates = new SeatRates(limits.messageBurst, limits.messageRefill)
    this.#requests = new Requests(live, rates)
    this.#lines = new SeatLines(live, rates)
  }

  // ---------------------------------------------------------------- asked by the routes

  /** False if there is a table of this code already. */
  create(opening: Opening): boolean {
    return this.#requests.create(opening)
  }

  /**
   * @param was the token of the seat that the same browser had here before, as it says itself
   * @param comes whether it opens its line at once
   */
  sit(
    name: string,
    was: string | null,
    network: string | null,
    piece: number | undefined,
    comes: boolean,
    program: true | undefined,
  ): Result<Seated | PendingJoin, Refused> {
    const token = newToken(crypto.getRandomValues(new Uint8Array(16)))
    return this.#requests.sit({ name, was, network, piece, comes, program }, token)
  }

  /** What everybody may see, as JSON; null if there is no such table, and a refusal if a newer program has stored it. */
  look(): string | null | Refused {
    return this.#requests.look()
  }

  /** What a new line of this seat would hear first, as JSON. */
  lookFrom(token: string): Result<string, Refused> {
    return this.#requests.lookFrom(token)
  }

  /** What this seat has not seen since this entry of the log, as JSON. */
  missed(token: string, since: number): Promise<Result<string, Refused>> {
    return this.#requests.missed(token, since)
  }

  /** Why the bot on a seat moved as it did, as JSON: as far as the seat of this token sees, or watchers do. */
  reason(seat: Seat, token: string | null): Result<string, Refused> {
    return this.#requests.reason(seat, token)
  }

  /** The same as over a line of this seat. */
  say(token: string, data: string): Result<Done, Refused> {
    return this.#requests.say(token, data)
  }

  /** What whoever runs the service wants done. False if there is no such table, and a refusal as of `look`. */
  order(order: Order): boolean | Refused {
    return this.#requests.order(order)
  }

  /** The last finished game, as JSON. */
  game(): Promise<Result<string, Refused>> {
    return this.#requests.game()
  }

  /** The last finished game as its best bot sees it afterwards, as JSON. */
  review(): Promise<Result<string, Refused>> {
    return this.#requests.review()
  }

  /** A picture of what a route wants to show of this table, as a PNG file. */
  draw(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
    return this.#requests.draw(drawing)
  }

  /** The same with its cards, for another table that is to be opened. */
  again(): Result<Omit<Opening, 'code'>, Refused> {
    return this.#requests.again()
  }

  // ---------------------------------------------------------------- asked by the relays

  /**
   * From now on this relay is told: what its watchers hear first, and then all that is new. False and refusals as of `order`.
   * @param heard the latest epoch of this table that the relay has heard of
   * @param ask comes back with the snapshot
   */
  subscribe(
    number: number,
    generation: number,
    region: Region | null,
    heard: number,
    ask: number,
  ): boolean | Refused {
    return this.#requests.attach({ region, number, generation }, heard, ask)
  }

  /** How many watch at a relay now. False if the table does not know it so. */
  reportSpectators(
    number: number,
    generation: number,
    watchers: number,
    region: Region | null,
  ): boolean {
    return this.#requests.report({ region, number }, generation, watchers)
  }

  // ---------------------------------------------------------------- called by the platform

  override fetch(request: Request): Response {
    return this.#lines.open(request)
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    this.#lines.receive(socket, data)
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#lines.end(socket, code)
  }

  override webSocketError(socket: WebSocket): void {
    this.#lines.end(socket, 1011)
  }

  override alarm(): Promise<void> {
    return this.#lines.alarm()
  }
}
