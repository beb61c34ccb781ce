import { computed, effect, signal, untracked, batch } from '@preact/signals'

import type { PublicState, Refused, Position } from '../../../shared/protocol/protocol.ts'
import { requestSeat } from '../../client/api.ts'
import { persistTable } from '../../client/persist-table.ts'
import { removeValue } from '../../client/storage.ts'
import { removeSeat, storedTable, seatToken, storeSeatToken } from '../../client/stored-table.ts'
import type { TerminalCloseReason } from '../../client/TableConnection.ts'
import { sharedPhoneChanges, TableSession } from '../../client/TableSession.ts'
import { alertPlayer } from '../notifications/alert-player.ts'
import { recapOf, nextSeatToMove } from './hand-over.ts'
import { storePhone, storedPhone } from './stored-phone.ts'

/** Fetches the public state of a table; null if the server refuses or can't be reached. */
export async function publicState(code: string): Promise<PublicState | null> {
  try {
    const answer = await fetch(`/api/tables/${code}`)
    return answer.ok ? ((await answer.json()) as PublicState) : null
  } catch {
    return null
  }
}

/** The players on this phone at one table, each with a session. */
export class PhonePlayers {
  readonly #code: string
  readonly #tab = crypto.getRandomValues(new Uint32Array(2)).join('-')
  readonly #follows = new Map<TableSession, () => void>()
  /** All players, in the order in which they took their seats. */
  readonly all = signal<readonly TableSession[]>([])
  /** The sessions whose seat is not open in another tab. */
  readonly present = computed(() => this.all.value.filter((one) => one.closeReason.value === null))

  constructor(code: string) {
    this.#code = code
    const kept = storedPhone(code)?.tokens ?? []
    const own = seatToken(code)
    // The browser's own seat may be missing from the stored tokens, after it has returned from
    // another device.
    const tokens = own === null || kept.includes(own) ? kept : [...kept, own]
    this.#keep(tokens)
    // Creates the active player's session first, because the connection that the inline script
    // opens early is for this player.
    for (const token of tokens.toSorted((a, b) => Number(b === own) - Number(a === own)))
      this.#bring(token)
    this.all.value = tokens.flatMap(
      (token) => this.all.peek().find((one) => one.token.peek() === token) ?? [],
    )
  }

  /** Seats one more player on this phone. */
  readonly add = async (name: string): Promise<Refused | null> => {
    const came = await requestSeat(this.#code, { name })
    if (!came.ok) return came.refused
    // A table with join approval leaves the request pending. The player has to make that request
    // from their own phone.
    if (!('seat' in came.value)) return { refusal: 'join-pending' }
    this.#bring(came.value.token)
    this.#keep(this.#tokens())
    return null
  }

  /** Takes all seats back after a newer tab has taken them. */
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

/** The token of a seat, and the deal in which its player has uncovered the cards. */
interface UncoveredDeal {
  readonly token: string
  readonly deal: number
}

/**
 * Several players at one table on one phone. Each has a seat and a connection of their own, so the
 * server treats them as separate players who are all connected. One of them is active, and their
 * cards are shown after they confirm that they hold the phone.
 */
export class SharedPhone {
  readonly code: string
  readonly players: PhonePlayers
  readonly #frontToken = signal('')
  readonly #uncovered = signal<UncoveredDeal | null>(null)
  /** The player who has asked to see their cards, even if it is another player's turn. */
  readonly #picked = signal<TableSession | null>(null)
  readonly #together = signal<{ readonly deal: number; readonly projection: Position } | null>(null)
  /** For each token: the key of the last log entry that its player has seen. */
  readonly #read = new Map<string, number>()
  readonly #stops: (() => void)[] = []

  /** The player who acts now. Their cards are shown once they have uncovered them. */
  readonly active = computed<TableSession | null>(
    () =>
      this.players.all.value.find(({ token }) => token.value === this.#frontToken.value) ??
      this.players.all.value[0] ??
      null,
  )
  /**
   * The session whose table the page shows: the active session, or a connected session while the
   * active session is disconnected.
   */
  readonly #listener = computed(() => {
    const front = this.active.value
    return front !== null && isConnected(front)
      ? front
      : (this.players.all.value.find(isConnected) ?? front)
  })
  readonly table = computed(() => this.#listener.value?.model.table.value ?? null)

  /**
   * Why all connections of the phone are closed for good; null while at least one is open or
   * reconnects.
   */
  readonly closeReason = computed<TerminalCloseReason | null>(() =>
    this.players.present.value.length > 0 ? null : (this.active.value?.closeReason.value ?? null),
  )

  readonly toMove = computed(() => this.#listener.value?.model.projection.value?.toMove ?? [])

  /** The player on this phone whose turn it is: the active one first, then in seat order. */
  readonly next = computed<TableSession | null>(() => {
    const table = this.table.value
    if (table === null || table.phase !== 'playing' || table.paused !== null) return null
    const able = this.players.present.value.filter(
      (one) => one.model.me.value?.substituted === false,
    )
    const seats = able.flatMap((one) => one.model.seat.value ?? [])
    const seat = nextSeatToMove(
      seats,
      this.toMove.value,
      this.active.value?.model.seat.value ?? null,
    )
    return able.find((one) => one.model.seat.value === seat) ?? null
  })

  /**
   * The public view of a finished game, which all players on this phone see; null during a game.
   */
  readonly sharedProjection = computed<Position | null>(() => {
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
   * What the page renders: the cover, the active player's view (`own`), or the public view after a
   * game (`together`). After the deal, `own` needs a player who has confirmed that they hold the
   * phone.
   */
  readonly showing = computed<'cover' | 'own' | 'together'>(() => {
    const table = this.table.value
    if (table === null) return 'cover'
    if (table.phase === 'gathering') return 'own'
    if (this.sharedProjection.value !== null) return 'together'
    return this.#isUncovered.value ? 'own' : 'cover'
  })

  /**
   * The player whom the cover names: the player who asked, otherwise the player who is to move.
   * Null if any player may take the phone.
   */
  readonly requested = computed<TableSession | null>(() => {
    const picked = this.#picked.value
    return picked !== null && this.players.present.value.includes(picked) ? picked : this.next.value
  })

  /**
   * The player who should get the phone next, while another player's cards are shown; otherwise
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

  /** Covers the cards. Each player can then uncover their own cards. */
  readonly cover = (): void =>
    batch(() => {
      const front = this.active.value
      const last = front?.log.all.value.at(-1)?.key
      if (front !== null && this.#isUncovered.value && last !== undefined)
        this.#read.set(front.token.value ?? '', last)
      this.#uncovered.value = null
      this.#picked.value = null
    })

  /** Puts a player's name on the cover, so that this player can uncover their cards. */
  readonly request = (one: TableSession): void => {
    this.#picked.value = one
  }

  /** Makes a player active and shows their cards. */
  readonly uncover = (one: TableSession): void =>
    batch(() => {
      const token = one.token.value ?? ''
      this.#frontToken.value = token
      this.#uncovered.value = { token, deal: this.table.value?.deal ?? 0 }
      this.#picked.value = null
    })

  /** Returns the news since this player last had the phone. */
  recapFor(one: TableSession): string {
    return recapOf(one.log.all.value, this.#read.get(one.token.value ?? '') ?? -1)
  }

  close(): void {
    for (const stop of this.#stops) stop()
    this.players.close()
  }

  /**
   * Stores the active player's seat token and state of the table whenever they change. Returns a
   * function that stops it.
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
    return effect(() => {
      const table = this.table.value
      if (table?.phase === 'over' && this.#together.peek()?.deal !== table.deal)
        void this.#fetchTogether(table.deal)
    })
  }

  /**
   * Fetches the public view after a game, and makes the host active if they are on this phone: only
   * the host can continue.
   */
  async #fetchTogether(deal: number): Promise<void> {
    const found = await publicState(this.code)
    if (found === null || found.position === null || found.table.deal !== deal) return
    const projection = found.position
    const host = this.players.all.value.find((one) => one.model.isHost.value)
    batch(() => {
      this.#together.value = { deal, projection }
      if (host !== undefined) this.#frontToken.value = host.token.value ?? ''
    })
  }

  /**
   * Returns an alert source for all players on this phone. `myTurn` is the token of the player who
   * is to move, so that each turn alerts once.
   */
  #everybody() {
    const listener = this.#listener
    return {
      table: this.table,
      myTurn: computed(() => this.next.value?.token.value ?? false),
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
