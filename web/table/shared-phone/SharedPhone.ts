import { computed, effect, signal, untracked, batch } from '@preact/signals'

import type { Seat } from '../../../shared/game/game.ts'
import type { GamePosition, Refused } from '../../../shared/protocol/protocol.ts'
import { fetchPublicState, requestSeat } from '../../client/api.ts'
import { persistTable } from '../../client/persist-table.ts'
import { removeValue } from '../../client/storage.ts'
import { removeSeat, storedTable, seatToken, storeSeatToken } from '../../client/stored-table.ts'
import type { TerminalCloseReason } from '../../client/TableConnection.ts'
import { sharedPhoneChanges, TableSession } from '../../client/TableSession.ts'
import { loadWithRetries } from '../../client/load-with-retries.ts'
import { prefersReducedMotion } from '../../kit/motion/animations.ts'
import { loadCuePlayer } from '../../kit/motion/load-cue-player.ts'
import { alertPlayer } from '../notifications/alert-player.ts'
import { recapOf, nextSeatToMove } from './hand-over.ts'
import { storePhone, storedPhone } from './stored-phone.ts'

/** The players at one table who share this phone. Each has a session of their own. */
class PhonePlayers {
  readonly #code: string
  readonly #tab = crypto.getRandomValues(new Uint32Array(2)).join('-')
  readonly #follows = new Map<TableSession, () => void>()
  /** All players, in the order in which they took their seats. */
  readonly all = signal<readonly TableSession[]>([])
  /**
   * The sessions that are connected or reconnecting. If another tab takes a seat over, the seat's
   * session in this tab is closed for good.
   */
  readonly present = computed(() => this.all.value.filter((one) => one.closeReason.value === null))

  constructor(code: string) {
    this.#code = code
    const kept = storedPhone(code)?.tokens ?? []
    const own = seatToken(code)
    // This browser's own seat may be missing from the stored list. That happens if the seat was
    // handed to another device and has come back.
    const tokens = own === null || kept.includes(own) ? kept : [...kept, own]
    this.#keep(tokens)
    // Creates the active player's session first. The early script (web/early/) has already opened a
    // connection for this player, and the first session uses that connection.
    for (const token of tokens.toSorted((a, b) => Number(b === own) - Number(a === own)))
      this.#bring(token)
    this.all.value = tokens.flatMap(
      (token) => this.all.peek().find((one) => one.token.peek() === token) ?? [],
    )
  }

  /** Takes a seat for one more player on this phone. */
  readonly add = async (name: string): Promise<Refused | null> => {
    const came = await requestSeat(this.#code, { name })
    if (!came.ok) return came.refused
    // If the players must approve who joins, the request only becomes pending. A shared phone does
    // not support that, so the player has to ask from their own phone.
    if (!('seat' in came.value)) return { refusal: 'join-pending' }
    this.#bring(came.value.token)
    this.#keep(this.#tokens())
    return null
  }

  /** Takes all seats back after another tab has taken them. */
  readonly reconnect = (): void => {
    this.#keep(this.#tokens())
    for (const one of this.all.value) if (one.closeReason.value !== null) one.reconnect()
  }

  close(): void {
    for (const stop of this.#follows.values()) stop()
    for (const one of this.all.value) one.close()
  }

  #bring(token: string): void {
    const kept = token === seatToken(this.#code) ? storedTable(this.#code) : null
    const one = new TableSession(this.#code, { token, cachedTable: kept, addPlayer: this.add })
    this.all.value = [...this.all.peek(), one]
    this.#follows.set(
      one,
      effect(() => {
        const ending = one.closeReason.value
        const isTakenAlong = ending === 'replaced' && storedPhone(this.#code)?.tab === this.#tab
        if (isTakenAlong || ending === 'unseated' || ending === 'wrongToken')
          untracked(() => this.#drop(one))
      }),
    )
  }

  /** Removes a player who has left, was removed, or moved to another device. */
  #drop(one: TableSession): void {
    this.all.value = this.all.value.filter((other) => other !== one)
    this.#follows.get(one)?.()
    this.#follows.delete(one)
    one.close()
    removeValue(`nonce.${this.#code}.${one.token.peek()}`)
    this.#keep(this.#tokens())
    if (this.all.value.length > 0) return
    removeSeat(this.#code)
    sharedPhoneChanges.value++
  }

  #tokens(): readonly string[] {
    return this.all.peek().flatMap(({ token }) => token.peek() ?? [])
  }

  #keep(tokens: readonly string[]): void {
    storePhone(this.#code, { tokens, tab: this.#tab })
  }
}

/**
 * The token of a seat, and the number of the deal in which its player has chosen to see the cards.
 */
interface UncoveredDeal {
  readonly token: string
  readonly deal: number
}

/**
 * Lets several players at one table share one phone. Each has a seat and a connection, so the
 * server treats them as separate players. One of them is active. The active player's cards are
 * shown once this player has confirmed holding the phone.
 */
export class SharedPhone {
  readonly code: string
  readonly players: PhonePlayers
  readonly #frontToken = signal('')
  readonly #uncovered = signal<UncoveredDeal | null>(null)
  /** The player who has asked to see their cards, although it may be another player's turn. */
  readonly #picked = signal<TableSession | null>(null)
  readonly #together = signal<{ readonly deal: number; readonly projection: GamePosition } | null>(
    null,
  )
  /**
   * The key of the last log entry that each player has seen. The map's keys are the players'
   * tokens.
   */
  readonly #read = new Map<string, number>()
  readonly #stops: (() => void)[] = []
  #playedDeal = 0

  /** The player who has the phone now. The cards are shown once this player has confirmed that. */
  readonly active = computed<TableSession | null>(
    () =>
      this.players.all.value.find(({ token }) => token.value === this.#frontToken.value) ??
      this.players.all.value[0] ??
      null,
  )
  /**
   * The session whose table the page shows: the active one, or another one while the active one is
   * disconnected.
   */
  readonly #listener = computed(() => {
    const front = this.active.value
    return front !== null && isConnected(front)
      ? front
      : (this.players.all.value.find(isConnected) ?? front)
  })
  readonly table = computed(() => this.#listener.value?.model.table.value ?? null)

  /**
   * Why all connections of the phone have closed for good. Null while at least one is open or
   * reconnects.
   */
  readonly closeReason = computed<TerminalCloseReason | null>(() =>
    this.players.present.value.length > 0 ? null : (this.active.value?.closeReason.value ?? null),
  )

  readonly toMove = computed(() => this.#listener.value?.model.projection.value?.toMove ?? [])

  /** The player on this phone who is to move. */
  readonly onTurn = computed(() => this.#firstOf(this.toMove.value))

  /**
   * The player who should get the phone: the one who is to move, or during a request for a take-back
   * the one who still has to agree.
   */
  readonly next = computed(() => {
    const { asked, agreed = [] } = this.table.value?.takeBackRequest ?? {}
    return this.#firstOf(asked?.filter((one) => !agreed.includes(one)) ?? this.toMove.value)
  })

  /**
   * The public view of a finished game, which all players on this phone see. Null during a game.
   */
  readonly sharedProjection = computed<GamePosition | null>(() => {
    const [table, together] = [this.table.value, this.#together.value]
    if (table?.phase !== 'over' || together?.deal !== table.deal) return null
    return together.projection
  })

  readonly #isUncovered = computed(() => {
    const [table, front, uncovered] = [this.table.value, this.active.value, this.#uncovered.value]
    if (table === null || front === null || front.closeReason.value !== null) return false
    return uncovered?.token === front.token.value && uncovered.deal === table.deal
  })

  /**
   * The screen that the page shows: `cover` hides all cards, `own` is the active player's view, and
   * `together` is the public view after a game. After the deal, `own` requires that the player has
   * confirmed holding the phone.
   */
  readonly showing = computed<'cover' | 'own' | 'together'>(() => {
    const table = this.table.value
    if (table === null) return 'cover'
    if (table.phase === 'gathering') return 'own'
    if (this.sharedProjection.value !== null) return 'together'
    return this.#isUncovered.value ? 'own' : 'cover'
  })

  /**
   * The player whom the cover names: the one who has asked for the phone, else `next`. Null if any
   * player may take the phone.
   */
  readonly requested = computed<TableSession | null>(() => {
    const picked = this.#picked.value
    return picked !== null && this.players.present.value.includes(picked) ? picked : this.next.value
  })

  /**
   * The player who should get the phone next, while another player's cards are shown. Otherwise
   * null.
   */
  readonly handOverTo = computed<TableSession | null>(() => {
    const next = this.next.value
    return this.showing.value === 'own' && next !== this.active.value ? next : null
  })

  constructor(code: string) {
    this.code = code
    this.#frontToken.value = seatToken(code) ?? ''
    this.players = new PhonePlayers(code)
    this.#stops.push(
      this.#keepFront(),
      this.#followGames(),
      alertPlayer(this.#everybody(), {
        isShown: (line) => this.active.peek()?.log.isShown(line) ?? true,
      }),
      coverWhenHidden(() => this.cover()),
    )
  }

  /** The last deal that was played while the page was open. */
  get playedDeal(): number {
    return this.#playedDeal
  }

  /** Hides the cards. Each player can then choose to see their own. */
  readonly cover = (): void =>
    batch(() => {
      const front = this.active.value
      const last = front?.log.all.value.at(-1)?.key
      if (front !== null && this.#isUncovered.value && last !== undefined)
        this.#read.set(front.token.value ?? '', last)
      this.#uncovered.value = null
      this.#picked.value = null
    })

  /** Names a player on the cover. This player can then choose to see their cards. */
  readonly request = (one: TableSession): void => {
    this.#picked.value = one
  }

  /** Makes a player the active one, and shows this player's cards. */
  readonly uncover = (one: TableSession): void =>
    batch(() => {
      const token = one.token.value ?? ''
      this.#frontToken.value = token
      this.#uncovered.value = { token, deal: this.table.value?.deal ?? 0 }
      this.#picked.value = null
    })

  /** Returns sentences about the events since this player last had the phone. */
  recapFor(one: TableSession): string {
    return recapOf(one.log.all.value, this.#read.get(one.token.value ?? '') ?? -1)
  }

  close(): void {
    for (const stop of this.#stops) stop()
    this.players.close()
  }

  /**
   * Stores the active player's token and table state in the browser whenever they change. Returns a
   * function that stops this.
   */
  #keepFront(): () => void {
    return effect(() => {
      const front = this.active.value
      if (front === null) return
      return untracked(() => {
        storeSeatToken(this.code, front.token.value ?? '')
        return persistTable(this.code, front.model, front.log)
      })
    })
  }

  #followGames(): () => void {
    const finishedDeal = computed(() =>
      this.table.value?.phase === 'over' ? this.table.value.deal : null,
    )
    const stops = [
      effect(() => {
        const table = this.table.value
        if (table?.phase === 'playing') this.#playedDeal = table.deal
      }),
      effect(() => {
        const deal = finishedDeal.value
        if (deal === null || this.#together.peek()?.deal === deal) return
        // The celebration has its own sound. It begins only after the public view has arrived.
        if (deal === this.#playedDeal && !prefersReducedMotion())
          loadCuePlayer().then(
            (player) => player.cancelResultSound(),
            () => {},
          )
        return untracked(() => this.#loadTogether(deal))
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }

  /**
   * Loads the public view after a game, and retries if that fails. Makes the host active if the host
   * is on this phone, because only the host can start the next game. Returns a function that stops
   * this.
   */
  #loadTogether(deal: number): () => void {
    const load = async () => {
      const found = await fetchPublicState(this.code)
      if (!found.ok) throw new Error(found.refused.refusal)
      return found.value
    }
    return loadWithRetries(load, (found) => {
      const projection = found?.position ?? null
      if (projection === null || found?.table.deal !== deal) return
      const host = this.players.all.value.find((one) => one.model.isHost.value)
      batch(() => {
        this.#together.value = { deal, projection }
        if (host !== undefined) this.#frontToken.value = host.token.value ?? ''
      })
    })
  }

  /**
   * Returns the player on this phone who has one of these seats. If there are several: the active
   * one, else the first after the active one in seat order. Players for whom a bot plays are left
   * out.
   */
  #firstOf(awaited: readonly Seat[]): TableSession | null {
    const table = this.table.value
    if (table === null || table.phase !== 'playing' || table.paused !== null) return null
    const able = this.players.present.value.filter(
      (one) => one.model.me.value?.substituted === false,
    )
    const seats = able.flatMap((one) => one.model.seat.value ?? [])
    const seat = nextSeatToMove(seats, awaited, this.active.value?.model.seat.value ?? null)
    return able.find((one) => one.model.seat.value === seat) ?? null
  }

  /**
   * Returns the data for alerts, for all players on this phone together. `myTurn` is the token of
   * the player who is to move, so each turn causes one alert.
   */
  #everybody() {
    const listener = this.#listener
    return {
      table: this.table,
      myTurn: computed(() => this.onTurn.value?.token.value ?? false),
      chat: computed(() => listener.value?.model.chat.value ?? []),
      seat: computed(() => this.active.value?.model.seat.value ?? null),
    }
  }
}

const isConnected = ({ connection }: TableSession): boolean => connection.status.value === 'open'

function coverWhenHidden(cover: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === 'hidden') cover()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
