import { canonical } from '../../shared/canonical.ts'
import { dealKey } from '../../shared/deal/proof.ts'
import { randomFrom } from '../../shared/deal/random.ts'
import type {
  AnyGame,
  AnyMove,
  AnyOptions,
  AnySignal,
  AnyState,
  PreviousGame,
  Outcome,
  Seat,
  Viewer,
} from '../../shared/game/game.ts'
import { gameOf } from '../../shared/games/all.ts'
import type {
  KnownPerson,
  Position,
  PublicSeat,
  PublicTable,
} from '../../shared/protocol/protocol.ts'
import { referenceView } from '../../tests/support/reference-views.ts'
import type { LogEntry, StoredTable } from '../../tests/support/stored-tables.ts'
import { sameDealAt } from '../../worker/table/decisions/table.ts'

/** A table as computed from its log alone, without the service's code for decisions. */
export type ReplayedTable = {
  readonly seq: number
  readonly game: string
  readonly options: AnyOptions
  /** Null if the log does not determine whether everyone has left, which unlocks the table. */
  readonly locked: boolean | null
  readonly autoSubstitute: boolean
  readonly longLived: boolean
  readonly cloth: PublicTable['cloth'] | null
  readonly listed: boolean
  readonly clapping: boolean
  readonly takeBack: boolean
  readonly delay: number
  readonly openHands: number
  readonly phase: 'gathering' | 'playing' | 'over'
  readonly deals: number
  readonly deal: ReplayedDeal | null
  readonly finished: ReplayedGame | null
  readonly seats: ReplayedSeats
}

type ReplayedDeal = {
  readonly number: number
  readonly secret: string
  readonly proof: { readonly commitment: string; readonly nonces: readonly (string | null)[] }
  readonly from: number
  readonly before: PreviousGame | null
  readonly state: AnyState
  readonly turn: number
  /** The moves and signals that led to `state`. `before` is the state before each of them. */
  readonly steps: readonly { readonly before: AnyState; readonly step: Step }[]
  readonly past: readonly Position[]
  /** The open request to take a move back, and whether a player has said no to it. */
  readonly request: { readonly isDeclined: boolean } | null
  /** The data of the spectators' view while hands are open; null while hands are hidden. */
  readonly open: {
    /** The position that spectators saw when the hands were opened. */
    readonly before: Position
    readonly past: readonly Position[]
    /**
     * The position that spectators saw when the host changed their delay. Spectators keep it until
     * `past` contains enough positions for the new delay.
     */
    readonly held: Position | null
  } | null
  /**
   * The ids of the players who have not agreed to show the cards of this deal. Null if the log does
   * not determine the seats of the players.
   */
  readonly refusedBy: readonly string[] | null
}

type ReplayedGame = {
  readonly deal: number
  readonly from: number
  readonly to: number
  readonly options: AnyOptions
  readonly before: PreviousGame | null
  readonly outcome: Outcome
  readonly proof: ReplayedDeal['proof'] & { readonly secret: string }
}

export const initialTable = (game: string, options: AnyOptions): ReplayedTable => ({
  seq: 0,
  game,
  options,
  locked: false,
  autoSubstitute: false,
  longLived: false,
  cloth: null,
  listed: false,
  clapping: true,
  takeBack: true,
  delay: 0,
  openHands: 0,
  phase: 'gathering',
  deals: 0,
  deal: null,
  finished: null,
  seats: [],
})

/**
 * Returns the position that a viewer should see now, without the delay of spectators. It does not
 * use the game's `view`, so that a fault in `view` is found.
 */
export function expectedPosition(
  game: AnyGame,
  { seq, deal }: ReplayedTable,
  viewer: Viewer,
): Position | null {
  if (!deal) return null
  const { state, turn } = deal
  const view = referenceView(game.about.id, state, viewer)
  return { seq, turn, toMove: game.toMove(state), view }
}

/** Returns the position that spectators should see during a game; null before and after it. */
export function expectedSpectatorPosition(game: AnyGame, table: ReplayedTable): Position | null {
  const { deal, delay, openHands, phase } = table
  if (!deal || phase !== 'playing') return null
  const [late] = deal.past
  if (deal.open === null) return late ?? expectedPosition(game, table, 'public')
  const { before, past, held } = deal.open
  if (past.length === Math.max(delay, openHands)) return past[0] ?? null
  if (held) return held
  return late && late.seq <= before.seq ? late : before
}

/**
 * Returns whether the log determines which players show their hands. While the host offers open
 * hands, that depends on the seats, which the log does not always determine.
 */
export const knowsWhoShows = ({ openHands, seats }: ReplayedTable): boolean =>
  openHands === 0 || seats !== null

/** Returns the table after one more log entry. */
export function applyEntry(code: string, before: ReplayedTable, entry: LogEntry): ReplayedTable {
  const game = gameOf(before.game)
  if (!game) throw new Error(`no game ${before.game}`)
  const after = applyCommand(game, code, before, entry)
  const seats = seatsAfter(before, entry)
  const deal = after.deal && { ...after.deal, refusedBy: refusalsAfter(before, entry, seats) }
  const locked = lockedAfter(after, entry, seats)
  const entire = { ...after, deal, seq: entry.seq, seats, locked }
  const current = after.game === before.game ? game : gameOf(after.game)
  return withOpenHands(current ?? game, withOutcome(game, entire))
}

/** Returns whether the table is locked after an entry: the last player to leave unlocks the table. */
function lockedAfter(
  { locked }: ReplayedTable,
  { what }: LogEntry,
  seats: ReplayedSeats,
): boolean | null {
  if (!locked || (what !== 'leave' && what !== 'remove')) return locked
  return seats && seats.some(({ kind }) => kind === 'human')
}

/**
 * Returns the ids of the players who refused to show the cards of the deal, or left before they
 * agreed.
 */
function refusalsAfter(
  { deal, openHands, phase, seats: before }: ReplayedTable,
  { what, data }: LogEntry,
  seats: ReplayedSeats,
): readonly string[] | null {
  if (!before || !seats) return null
  if (what === 'start' || what === 'rematch')
    return seats.flatMap((one) => (one.kind === 'human' && one.showsHand === false ? [one.id] : []))
  const refused = deal?.refusedBy ?? []
  const one = before[Number(data['seat'])]
  if (phase !== 'playing' || one?.kind !== 'human') return refused
  const others = refused.filter((id) => id !== one.id)
  switch (what) {
    case 'show-hand':
      return data['shows'] === true ? others : [...others, one.id]
    case 'set-open-hands':
      return data['moves'] === 0 ? refused : others
    case 'leave':
    case 'remove':
      return openHands > 0 && one.showsHand !== true ? [...others, one.id] : refused
    default:
      return refused
  }
}

function withOpenHands(game: AnyGame, table: ReplayedTable): ReplayedTable {
  const { deal, openHands, phase, seats } = table
  if (!deal) return table
  const allSayYes =
    deal.refusedBy?.length === 0 &&
    (seats?.every((one) => one.kind !== 'human' || one.showsHand === true) ?? false)
  if (openHands === 0 || phase !== 'playing' || !allSayYes)
    return deal.open ? { ...table, deal: { ...deal, open: null } } : table
  const before = deal.open ? null : expectedPosition(game, table, 'public')
  return before ? { ...table, deal: { ...deal, open: { before, past: [], held: null } } } : table
}

function applyCommand(
  game: AnyGame,
  code: string,
  table: ReplayedTable,
  entry: LogEntry,
): ReplayedTable {
  const { data } = entry
  switch (entry.what) {
    case 'set-options':
      return { ...table, options: data['options'] as AnyOptions }
    case 'choose-game':
      return {
        ...table,
        game: String(data['game']),
        options: data['options'] as AnyOptions,
        phase: 'gathering',
        deal: null,
      }
    case 'set-locked':
      return { ...table, locked: data['locked'] === true }
    case 'set-auto-substitute':
      return { ...table, autoSubstitute: data['autoSubstitute'] === true }
    case 'set-long-lived':
      return { ...table, longLived: data['longLived'] === true }
    case 'set-cloth':
      return { ...table, cloth: data['cloth'] as ReplayedTable['cloth'] }
    case 'set-listed':
      return { ...table, listed: data['listed'] === true }
    case 'set-clapping':
      return { ...table, clapping: data['clapping'] === true }
    case 'set-take-back':
      return { ...table, takeBack: data['takeBack'] === true }
    case 'take-back':
      return 'takeBack' in data
        ? withMoveTakenBack(game, table, Number(data['seat']))
        : withRequest(table, { isDeclined: false })
    case 'answer-take-back':
      return data['agrees'] === true ? table : withRequest(table, { isDeclined: true })
    case 'set-spectator-delay':
      return { ...table, delay: Number(data['moves']) }
    case 'set-open-hands': {
      const { deal } = table
      const open = deal?.open && {
        ...deal.open,
        past: [],
        held: expectedSpectatorPosition(game, table),
      }
      return {
        ...table,
        openHands: Number(data['moves']),
        deal: deal && { ...deal, open: open ?? null },
      }
    }
    case 'gather':
      return { ...table, phase: 'gathering', deal: null }
    case 'start':
    case 'rematch':
      return applyDeal(game, code, table, entry)
    case 'move':
    case 'signal':
      return applyStep(game, table, data as Step)
    default:
      return table
  }
}

type Step = { readonly seat: Seat; readonly move?: AnyMove; readonly signal?: AnySignal }

type DealData = {
  readonly deal: number
  readonly options: AnyOptions
  readonly before: PreviousGame | null
  readonly names: readonly string[]
  readonly secret: string
  readonly commitment: string
  readonly nonces: readonly (string | null)[]
}

function applyDeal(
  game: AnyGame,
  code: string,
  table: ReplayedTable,
  { seq, data }: LogEntry,
): ReplayedTable {
  const { deal, options, before, names, secret, commitment, nonces } = data as DealData
  const key = dealKey(secret, nonces, code, deal)
  return {
    ...table,
    options,
    phase: 'playing',
    deals: table.deals + 1,
    deal: {
      number: deal,
      secret,
      proof: { commitment, nonces },
      from: seq,
      before,
      state: game.setup(names.length, options, randomFrom(key), before),
      turn: 0,
      steps: [],
      past: [],
      request: null,
      open: null,
      refusedBy: [],
    },
  }
}

function applyStep(game: AnyGame, table: ReplayedTable, step: Step): ReplayedTable {
  const { deal } = table
  if (!deal) throw new Error('a step without a deal')
  const steps = [...deal.steps, { before: deal.state, step }]
  const state = stateAfter(game, table.options, deal.state, step)
  if (step.move === undefined) return { ...table, deal: { ...deal, state, steps } }
  return withNextTurn(game, table, { ...deal, state, steps })
}

function stateAfter(
  game: AnyGame,
  options: AnyOptions,
  before: AnyState,
  { seat, move, signal }: Step,
): AnyState {
  if (signal !== undefined) return game.signal(before, seat, signal)
  if (move === undefined) throw new Error('a step that is neither move nor signal')
  return game.apply(before, seat, move, options)
}

const withRequest = (table: ReplayedTable, request: ReplayedDeal['request']): ReplayedTable => ({
  ...table,
  deal: table.deal && { ...table.deal, request },
})

/** Takes the last move of a seat back, and repeats all moves and signals since then. */
function withMoveTakenBack(game: AnyGame, table: ReplayedTable, seat: Seat): ReplayedTable {
  const { deal, options } = table
  const at = deal?.steps.findLastIndex(({ step }) => step.move !== undefined && step.seat === seat)
  const taken = deal?.steps[at ?? -1]
  if (!deal || !taken) throw new Error('a take-back without a move')
  if (deal.request?.isDeclined) throw new Error('a move comes back although a player said no')
  const since = deal.steps.slice((at ?? 0) + 1)
  let state = taken.before
  const steps = deal.steps.slice(0, at)
  for (const { step } of since) {
    steps.push({ before: state, step })
    state = stateAfter(game, options, state, step)
  }
  return withNextTurn(game, table, { ...deal, state, steps })
}

/**
 * Increases the number of the turn, and stores the positions that delayed spectators have not seen
 * yet.
 */
function withNextTurn(game: AnyGame, table: ReplayedTable, deal: ReplayedDeal): ReplayedTable {
  const { delay, openHands } = table
  const now = delay > 0 ? expectedPosition(game, table, 'public') : null
  const past = now ? [...deal.past, now].slice(-delay) : deal.past
  const withHands = deal.open ? expectedPosition(game, table, 'open-hands') : null
  const open = deal.open &&
    withHands && {
      ...deal.open,
      past: [...deal.open.past, withHands].slice(-Math.max(delay, openHands)),
    }
  return { ...table, deal: { ...deal, turn: deal.turn + 1, past, request: null, open } }
}

function withOutcome(game: AnyGame, table: ReplayedTable): ReplayedTable {
  const { deal, seq, options } = table
  const outcome = deal && table.phase === 'playing' ? game.outcome(deal.state) : null
  if (!deal || outcome === null) return table
  const { number, from, before, secret } = deal
  const proof = { ...deal.proof, secret }
  const finished = { deal: number, from, to: seq, options, before, outcome, proof }
  return { ...table, phase: 'over', finished }
}

/**
 * The seats. Null if the log does not determine them, because bots can take seats without a
 * command.
 */
type ReplayedSeats = readonly ReplayedSeat[] | null
type ReplayedSeat =
  | {
      readonly kind: 'human'
      readonly id: string
      readonly name: string
      readonly showsHand: boolean | null
    }
  | { readonly kind: 'bot'; readonly strength: unknown }
  | { readonly kind: 'open' }

type SeatedTable = {
  readonly game: string
  readonly phase: string
  readonly seats: ReplayedSeats
}

/** Returns the seats after one more log entry, and which players show their hands. */
function seatsAfter(table: SeatedTable, { what, data }: LogEntry): ReplayedSeats {
  const { seats, phase } = table
  if (!seats) return null
  const seat = Number(data['seat'])
  const one = seats[seat]
  switch (what) {
    case 'answer-join':
      return data['yes'] === true ? seats.toSpliced(seat, 1, newPlayer(data)) : seats
    case 'sit':
      return seats.toSpliced(seat, 1, newPlayer(data))
    case 'rename':
      return one?.kind === 'human' ? seats.with(seat, { ...one, name: String(data['name']) }) : null
    case 'set-open-hands':
      return seats.map((other, at) =>
        withAnswer(other, at === seat && data['moves'] !== 0 ? true : null),
      )
    case 'show-hand':
      return one ? seats.with(seat, withAnswer(one, data['shows'] === true)) : null
    case 'add-bot':
      return [...seats, { kind: 'bot', strength: data['strength'] }]
    case 'set-bot-strength':
      return seats.with(seat, { kind: 'bot', strength: data['strength'] })
    case 'leave':
    case 'remove':
      return phase === 'gathering' ? seats.toSpliced(seat, 1) : seats.with(seat, { kind: 'open' })
    case 'substitute': {
      const target = Number(data['target'])
      return seats[target]?.kind === 'open' ? seats.with(target, replacement) : seats
    }
    case 'change-seat':
      return data['asks'] === true ? seats : withSeatsSwapped(seats, seat, Number(data['target']))
    case 'answer-swap':
      return data['yes'] === true ? withSeatsSwapped(seats, seat, Number(data['target'])) : seats
    case 'choose-game': {
      const staying = withoutOpenSeats(seats, null)
      return data['game'] === table.game
        ? staying
        : (staying?.map((other) => withAnswer(other, null)) ?? null)
    }
    case 'gather':
    case 'rematch':
      return withoutOpenSeats(
        seats,
        what === 'rematch' ? (data['names'] as readonly string[]).length : null,
      )
    default:
      return seats
  }
}

const withAnswer = (one: ReplayedSeat, showsHand: boolean | null): ReplayedSeat =>
  one.kind === 'human' ? { ...one, showsHand } : one

/**
 * Returns the seats after two players have swapped seats. If `target` is beyond the last seat,
 * moves the player to the end instead.
 */
function withSeatsSwapped(seats: readonly ReplayedSeat[], seat: Seat, target: Seat): ReplayedSeats {
  const [one, other] = [seats[seat], seats[target]]
  if (!one) return null
  return other ? seats.with(seat, other).with(target, one) : [...seats.toSpliced(seat, 1), one]
}

const newPlayer = (data: LogEntry['data']): ReplayedSeat => ({
  kind: 'human',
  id: String(data['id']),
  name: String(data['name']),
  showsHand: null,
})

/** The bot that takes the seat of a player who has left. */
const replacement: ReplayedSeat = { kind: 'bot', strength: 'medium' }

/**
 * Removes open seats at the end of a game, unless bots have taken them. Whether bots have taken
 * them follows only from `number`, the number of seats in the next deal. Returns null if this
 * number is unknown.
 */
function withoutOpenSeats(seats: readonly ReplayedSeat[], number: number | null): ReplayedSeats {
  const taken = seats.filter(({ kind }) => kind !== 'open')
  if (taken.length === seats.length || number === taken.length) return taken
  return number === seats.length
    ? seats.map((one) => (one.kind === 'open' ? replacement : one))
    : null
}

/**
 * Returns the public table as computed from the log. Fields that the log does not determine come
 * from the stored table.
 */
export function expectedTable(
  {
    options,
    phase,
    deals,
    locked,
    autoSubstitute,
    longLived,
    cloth,
    listed,
    clapping,
    takeBack,
    delay,
    deal,
    finished,
  }: ReplayedTable,
  stored: StoredTable['table'],
  { spectators, televisions }: Pick<PublicTable, 'spectators' | 'televisions'>,
): PublicTable {
  const { joinRequests: asking, removed, host, absentHost, hostCall: call } = stored
  const sitsAt = seatWith(stored, host)
  const same = sameDealAt(stored)
  return {
    code: stored.code,
    game: stored.game,
    options,
    phase,
    deal: deals,
    locked: locked ?? stored.locked,
    autoSubstitute,
    joinApproval: stored.joinApproval,
    ...(stored.swapRequests.length === 0
      ? {}
      : { swapRequests: stored.swapRequests.map(expectedSwap) }),
    ...(longLived ? { longLived } : {}),
    listed,
    ...(clapping ? {} : { clapping: false }),
    ...(takeBack ? {} : { takeBack: false }),
    ...expectedTakeBack(stored),
    ...(cloth ? { cloth } : {}),
    ...(stored.closed ? { closed: true } : {}),
    spectatorDelay: delay as PublicTable['spectatorDelay'],
    ...expectedOpenHands(stored),
    seats: stored.seats.map((one, seat) => expectedSeat(stored, one, seat)),
    host: host === null ? null : sitsAt,
    ...(absentHost === null ? {} : { absentHost: seatWith(stored, absentHost) }),
    ...(call ? { hostCall: { by: seatWith(stored, call.by), since: call.since } } : {}),
    ...(asking.length === 0 ? {} : { joinRequests: asking.map(knownPerson) }),
    ...(removed.length === 0 ? {} : { removed: removed.map(knownPerson) }),
    ...expectedTime(stored),
    commitment: commitmentIn(stored.phase),
    proof: phase === 'playing' ? (deal?.proof ?? null) : (finished?.proof ?? null),
    outcome: phase === 'over' ? (finished?.outcome ?? null) : null,
    ...expectedVoting(stored),
    ...(stored.results.length === 0 ? {} : { results: stored.results }),
    ...(stored.tally === null ? {} : { tally: stored.tally }),
    ...(same === undefined ? {} : { sameDeal: same }),
    spectators,
    ...(televisions === undefined ? {} : { televisions }),
  }
}

/**
 * Returns the request to take a move back, and the last decision about one. Both come from the
 * stored table, because a request can expire, and the log contains no times.
 */
function expectedTakeBack(
  stored: StoredTable['table'],
): Pick<PublicTable, 'takeBackRequest' | 'lastTakeBack'> {
  const { phase } = stored
  if (phase.name !== 'playing') return {}
  const { takeBack: request, lastTakeBack } = phase
  const seats = (ids: readonly string[]) =>
    ids.map((id) => seatWith(stored, id)).filter((seat) => seat >= 0)
  const seat = request ? seatWith(stored, request.id) : -1
  return {
    ...(request &&
      seat >= 0 && {
        takeBackRequest: {
          seat,
          until: request.until,
          asked: seats(request.asked),
          agreed: seats(request.agreed),
        },
      }),
    ...(lastTakeBack && { lastTakeBack }),
  }
}

/** Returns the public state of open hands. Only human players are asked to agree. */
function expectedOpenHands({
  openHands: moves,
  phase,
  seats,
}: StoredTable['table']): Pick<PublicTable, 'openHands'> {
  if (moves === 0) return {}
  const isMissing = seats.some((one) => one.kind === 'human' && one.showsHand !== true)
  const refusedBy = phase.name === 'playing' ? phase.deal.refusedBy : []
  const isOpen = phase.name === 'playing' && !isMissing && refusedBy.length === 0
  const hasLeft = refusedBy.some(
    (id) => !seats.some((one) => one.kind === 'human' && one.id === id),
  )
  return { openHands: { moves, open: isOpen, ...(hasLeft ? { closedUntilNextDeal: true } : {}) } }
}

/**
 * Returns the votes from the stored table. They can end because people are away, which the log does
 * not contain.
 */
function expectedVoting(stored: StoredTable['table']): Pick<PublicTable, 'voting'> {
  const { phase } = stored
  if (phase.name !== 'over' || phase.voting === null) return {}
  const { votes, missing, dealsAt } = phase.voting
  return {
    voting: {
      votes: votes.map(({ id, game }) => ({ seat: seatWith(stored, id), game })),
      missing: missing.map((id) => seatWith(stored, id)),
      ...(dealsAt === null ? {} : { dealsAt }),
    },
  }
}

/**
 * Returns the commitment for the next deal. Null during a game, and if the next deal repeats
 * another table's cards, because their secret is public.
 */
function commitmentIn(phase: StoredTable['table']['phase']): string | null {
  if (phase.name === 'playing' || 'same' in phase.nextDeal) return null
  return phase.nextDeal.commitment
}

const seatWith = ({ seats }: StoredTable['table'], id: string | null): number =>
  seats.findIndex((one) => one.kind === 'human' && one.id === id)

/**
 * Returns the values that depend on durations. They come from the stored table, because the log
 * contains no times.
 */
function expectedTime({
  phase,
  tempo,
}: StoredTable['table']): Pick<PublicTable, 'paused' | 'pendingTurns' | 'tempo'> {
  const chosen = tempo === 'free' ? {} : { tempo }
  if (phase.name !== 'playing') return { ...chosen, paused: null }
  if (phase.paused)
    return { ...chosen, paused: { reason: phase.paused.reason, seat: phase.paused.seat } }
  const thinking = phase.pendingTurns
    .filter((one) => one.isSlow || tempo !== 'free')
    .map(({ seat, since, nudge }) => (nudge ? { seat, since, nudge } : { seat, since }))
  return thinking.length > 0
    ? { ...chosen, paused: null, pendingTurns: thinking }
    : { ...chosen, paused: null }
}

function expectedSeat(
  { phase }: StoredTable['table'],
  one: StoredTable['table']['seats'][number],
  seat: number,
): PublicSeat {
  const { name, kind } = one
  const piece = one.piece === seat ? {} : { piece: one.piece }
  if (kind === 'open') return { name, kind, connected: false, substituted: false, ...piece }
  if (kind === 'bot')
    return { name, kind, connected: false, substituted: false, strength: one.strength, ...piece }
  return {
    name,
    kind,
    connected: one.connected,
    substituted: one.substituted,
    ...(one.timedOutTurns === 0 ? {} : { timedOutTurns: one.timedOutTurns }),
    ...(one.showsHand === null ? {} : { showsHand: one.showsHand }),
    ...(phase.name === 'playing' && phase.substitutedThisTurn.includes(seat)
      ? { substitutedThisTurn: true }
      : {}),
    ...knownNumber(one.id),
    ...(one.program ? { program: true } : {}),
    ...piece,
  }
}

/**
 * Returns the public number of a person. The id of a person is a letter followed by this number.
 */
const knownNumber = (id: string): { readonly person: number } => ({
  person: Number(id.replace(/^\D/, '')),
})

/**
 * Returns a swap request from the stored table, because such requests expire without a log entry.
 */
const expectedSwap = ({ from: by, to: asked }: StoredTable['table']['swapRequests'][number]) => ({
  from: knownNumber(by).person,
  to: knownNumber(asked).person,
})

const knownPerson = ({
  id,
  name,
  program,
}: {
  readonly id: string
  readonly name: string
  readonly program?: true
}): KnownPerson => ({
  ...knownNumber(id),
  name,
  ...(program && { program }),
})

/**
 * Returns the cards of a position as text, without `seq`, because an entry that does not concern
 * the cards changes only `seq`.
 */
export const cards = ({ turn, toMove, view }: Position): string => canonical({ turn, toMove, view })
