/** What each game has of its own. */
export type Games = {
  readonly 'high-low': {
    readonly options: HighLowOptions
    readonly view: HighLowView
    readonly move: HighLowMove
    readonly signal: never
  }
  readonly nix: {
    readonly options: NixOptions
    readonly view: NixView
    readonly move: NixMove
    readonly signal: never
  }
  readonly switch: {
    readonly options: SwitchOptions
    readonly view: SwitchView
    readonly move: SwitchMove
    readonly signal: never
  }
  readonly 'the-game': {
    readonly options: TheGameOptions
    readonly view: TheGameView
    readonly move: TheGameMove
    readonly signal: TheGameSignal
  }
}

/** What a seat sees; `game` tells whose view and moves they are. */
export type Shown = {
  readonly seq: number
  readonly turn: number
  readonly toMove: readonly number[]
  readonly game: 'high-low'
  readonly view: HighLowView
  readonly moves: readonly HighLowMove[]
  readonly signals: readonly never[]
} | {
  readonly seq: number
  readonly turn: number
  readonly toMove: readonly number[]
  readonly game: 'nix'
  readonly view: NixView
  readonly moves: readonly NixMove[]
  readonly signals: readonly never[]
} | {
  readonly seq: number
  readonly turn: number
  readonly toMove: readonly number[]
  readonly game: 'switch'
  readonly view: SwitchView
  readonly moves: readonly SwitchMove[]
  readonly signals: readonly never[]
} | {
  readonly seq: number
  readonly turn: number
  readonly toMove: readonly number[]
  readonly game: 'the-game'
  readonly view: TheGameView
  readonly moves: readonly TheGameMove[]
  readonly signals: readonly TheGameSignal[]
}

export type AnyMove = NixMove | { readonly do: 'exchange'; readonly hand: number; readonly open: number } | { readonly do: 'ready' } | { readonly do: 'lay'; readonly value: number; readonly count: number } | { readonly do: 'try'; readonly value: number } | { readonly do: 'flip'; readonly at: HighLowSpot } | { readonly do: 'take' } | {
  readonly do: 'lay'
  readonly cards: readonly number[]
  readonly wish?: SwitchWish
  readonly call?: true
} | { readonly do: 'draw' } | { readonly do: 'keep' } | { readonly do: 'pass' } | { readonly do: 'name'; readonly wish: SwitchWish } | { readonly do: 'pass-left'; readonly card: number } | {
  readonly do: 'play'
  readonly card: number
  readonly pile: TheGamePile
  readonly loses?: true
} | { readonly do: 'end' } | { readonly do: 'take-back' }

/** How a table is opened. */
export type Opening = {
  readonly game: 'high-low'
  readonly options?: { readonly finish?: 'first' | 'places' }
  readonly tempo?: Tempo
} | {
  readonly game: 'nix'
  readonly options?: { readonly egon?: boolean; readonly begins?: 'lot' | 1 | 2 | 3 | 4 | 5 }
  readonly tempo?: Tempo
} | {
  readonly game: 'switch'
  readonly options?: {
    readonly hand?: 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
    readonly pack?: 32 | 36 | 52
    readonly jokers?: 0 | 1 | 2 | 3 | 4
    readonly suitWish?: SwitchKind
    readonly rankWish?: SwitchKind
    readonly wishOnWish?: boolean
    readonly draw?: SwitchKind
    readonly drawCount?: number
    readonly drawPassed?: boolean
    readonly draw2?: SwitchKind
    readonly draw2Count?: number
    readonly draw2Passed?: boolean
    readonly drawCancel?: SwitchKind
    readonly skip?: SwitchKind
    readonly reverse?: SwitchKind
    readonly follow?: SwitchKind
    readonly handSwap?: SwitchKind
    readonly passLeft?: SwitchKind
    readonly multiPlay?: boolean
    readonly playDrawn?: boolean
    readonly drawUntil?: boolean
    readonly specialLast?: boolean
    readonly lastCall?: 0 | 1 | 2 | 3 | 4 | 5
    readonly scoring?: 'cards' | 'wins'
    readonly targetWins?: number
    readonly targetCards?: number
  }
  readonly tempo?: Tempo
} | {
  readonly game: 'the-game'
  readonly options?: {
    readonly edition?: 'extreme' | 'original'
    readonly layout?: 'fixed' | 'shuffled'
    readonly expert?: boolean
    readonly smallHand?: boolean
    readonly takeback?: boolean
    readonly talk?: 'open' | 'signals' | 'silent'
  }
  readonly tempo?: Tempo
} | { readonly again: string }

/** A seat as it stands: what its line has said so far, put together. */
export type Moment = {
  readonly seat: number | null
  readonly table: PublicTable
  readonly shown: Shown | null
}

/** A command without its id, which is given by whoever sends it. */
export type Saying = {
  readonly type: 'nonce'
  readonly after?: string | null
  readonly commitment: string
  readonly nonce: string
} | {
  readonly type: 'move'
  readonly after?: string | null
  readonly turn: number
  readonly move: { readonly [key: string]: unknown }
} | {
  readonly type: 'signal'
  readonly after?: string | null
  readonly signal: { readonly [key: string]: unknown }
} | { readonly type: 'chat'; readonly after?: string | null; readonly text: string } | { readonly type: 'rename'; readonly after?: string | null; readonly name: string } | { readonly type: 'piece'; readonly after?: string | null; readonly piece: number } | { readonly type: 'leave'; readonly after?: string | null } | { readonly type: 'pause'; readonly after?: string | null } | { readonly type: 'resume'; readonly after?: string | null } | { readonly type: 'take-back-seat'; readonly after?: string | null } | { readonly type: 'keep'; readonly after?: string | null; readonly seat: number } | { readonly type: 'nudge'; readonly after?: string | null; readonly seat: number } | {
  readonly type: 'subscribe'
  readonly after?: string | null
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
} | {
  readonly type: 'unsubscribe'
  readonly after?: string | null
  readonly endpoint: string
} | { readonly type: 'sight'; readonly after?: string | null; readonly inSight: boolean } | {
  readonly type: 'options'
  readonly after?: string | null
  readonly options: { readonly [key: string]: unknown }
} | {
  readonly type: 'choose-game'
  readonly after?: string | null
  readonly game: string
  readonly options?: { readonly [key: string]: unknown }
} | { readonly type: 'change-chair'; readonly after?: string | null; readonly seat: number } | {
  readonly type: 'swap'
  readonly after?: string | null
  readonly person: number
  readonly yes: boolean
} | {
  readonly type: 'add-bot'
  readonly after?: string | null
  readonly strength?: 'best' | 'even' | 'learning'
} | {
  readonly type: 'bot-strength'
  readonly after?: string | null
  readonly seat: number
  readonly strength: 'best' | 'even' | 'learning'
} | { readonly type: 'remove'; readonly after?: string | null; readonly seat: number } | { readonly type: 'lock'; readonly after?: string | null; readonly locked: boolean } | { readonly type: 'keeper'; readonly after?: string | null; readonly keeper: boolean } | { readonly type: 'ask'; readonly after?: string | null; readonly ask: boolean } | {
  readonly type: 'answer'
  readonly after?: string | null
  readonly person: number
  readonly yes: boolean
} | { readonly type: 'let-back'; readonly after?: string | null; readonly person: number } | { readonly type: 'list'; readonly after?: string | null; readonly listed: boolean } | { readonly type: 'lasting'; readonly after?: string | null; readonly lasting: boolean } | { readonly type: 'delay'; readonly after?: string | null; readonly moves: WatchDelay } | {
  readonly type: 'open-hands'
  readonly after?: string | null
  readonly moves: OpenHandsDelay
} | { readonly type: 'show-hand'; readonly after?: string | null; readonly shows: boolean } | { readonly type: 'call-host'; readonly after?: string | null } | { readonly type: 'tempo'; readonly after?: string | null; readonly tempo: Tempo } | { readonly type: 'delete-table'; readonly after?: string | null } | { readonly type: 'start'; readonly after?: string | null } | { readonly type: 'rematch'; readonly after?: string | null } | { readonly type: 'gather'; readonly after?: string | null }

/** Switch: the cards of `discard`, and of each hand in `result`; the top card is the last. */
export declare const cardsIn: (text: string) => readonly number[]

/** Switch: what is printed on a card, by its number. */
export declare const switchCard: (card: number) => {
  readonly rank: '10' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'A' | 'J' | 'K' | 'Q' | 'joker'
  readonly suit: SwitchSuit | null
}

/** Nix für ungut!: the chips of each row of `rows` or `scored`, the newest first. */
export declare const chipsInRows: (text: string) => readonly NixChips[]

/** Nix für ungut!: what each player has left to lay, of `stock`. */
export declare const chipsInStock: (text: string) => readonly NixStock[]

/** The Game: the cards that lie, of `seen`. */
export declare const cardsSeen: (seen: string) => readonly number[]

/** What a service has refused. */
export declare class RefusedError extends Error {
  readonly status: number
  readonly refused: Refused
  readonly refusal: Refusal
  constructor(status: number, refused: Refused, what: string)
}

/** Somebody's seat at a table: whoever has its token has the seat. */
export declare class Place {
  readonly code: string
  readonly token: string
  /** How it stands now. */
  look(): Promise<Moment>
  /** Every line that the seat hears. While somebody listens, the seat counts as one whose player is here. */
  lines(): AsyncGenerator<SeatLine, void, undefined>
  /** How it stands, now and after each change. It ends where the seat is gone. */
  moments(): AsyncGenerator<Moment, void, undefined>
  /** Says something, once, however often it has to be sent. What the table refuses is an answer, too. */
  say(saying: Saying, id?: string): Promise<{ readonly ok: true; readonly value: Done } | { readonly ok: false; readonly refused: Refused }>
  move(turn: number, move: AnyMove, id?: string): Promise<{ readonly ok: true; readonly value: Done } | { readonly ok: false; readonly refused: Refused }>
  /** Of a host: gives a bot that has offered itself a free chair. */
  callBot(bot: string): Promise<{ readonly ok: true; readonly value: BotCalled } | { readonly ok: false; readonly refused: Refused }>
  constructor(origin: string, code: string, token: string)
}

/** A Tischlein, by its address, for programs: on node, Deno, Bun, and in pages of its own. */
export declare class Tischlein {
  readonly origin: string
  games(): Promise<readonly OfferedGame[]>
  /** The code of a new table. */
  open(opening: Opening): Promise<string>
  look(code: string): Promise<PublicState>
  /** The last game that was finished there. */
  record(code: string): Promise<GameRecord>
  /** Sits down. Where somebody is asked first, the place is refused as `unanswered` until they say yes. */
  sit(code: string, name: string): Promise<Place>
  /** A seat that was taken before. */
  at(code: string, token: string): Place
  /** Every line that watchers hear. */
  watch(code: string): AsyncGenerator<PublicLine, void, undefined>
  /** Offers a bot for tables, for as long as somebody reads this: `offered` says by which letters hosts call it, and each
   * `called` brings the place that one of them has given it. */
  offerBot(secret: string, wanted: { readonly name: string; readonly games?: readonly string[] }): AsyncGenerator<BotLine, void, undefined>
  constructor(origin: string)
}

export type HighLowOptions = { readonly finish: 'first' | 'places' }

/** What a viewer is shown. Short, since it is sent at every move; the options are known already. */
export type HighLowView = {
  readonly seat: number | null
  readonly phase: 'exchange' | 'over' | 'play'
  readonly hand: readonly number[]
  readonly hands: readonly number[]
  readonly open: readonly (readonly number[])[]
  readonly hidden: readonly (readonly HighLowSpot[])[]
  readonly draw: number
  readonly pile: readonly HighLowEncodedPlay[]
  readonly burnt: readonly number[]
  readonly ready?: readonly boolean[]
  readonly turn: number | null
  readonly out: readonly number[]
  readonly last: HighLowLast | null
  readonly ending?: HighLowEnding
  readonly shown?: {
    readonly hands: readonly (readonly number[])[]
    readonly hidden?: readonly (readonly (number | null)[])[]
    readonly draw?: readonly number[]
  }
}

export type HighLowMove = { readonly do: 'exchange'; readonly hand: number; readonly open: number } | { readonly do: 'ready' } | { readonly do: 'lay'; readonly value: number; readonly count: number } | { readonly do: 'try'; readonly value: number } | { readonly do: 'flip'; readonly at: HighLowSpot } | { readonly do: 'take' }

export type NixOptions = { readonly egon: boolean; readonly begins: 'lot' | 1 | 2 | 3 | 4 | 5 }

/** What a viewer is shown, as short as it can be, since each move tells of all: chips are text, as chip-codec.ts encodes
 * them, and what there is nothing of is left out. */
export type NixView = {
  readonly deal: number
  readonly first: number
  readonly round: number
  readonly turn: number | null
  readonly discard: NixCombination | null
  readonly scores: readonly (readonly number[])[]
  readonly seat: number | null
  readonly hand: readonly number[]
  readonly hands: readonly number[]
  readonly rows: string
  readonly stock: string
  readonly scored?: string
  readonly firstBy?: NixFirstBy
  readonly egon?: NixTurned
  readonly last?: NixLast
  readonly open?: readonly (readonly number[])[]
  readonly ending?: { readonly places: readonly number[] }
}

export type NixMove = {
  readonly row: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
  readonly cards: readonly number[]
  readonly chip: 'plain' | 'super'
}

export type SwitchOptions = {
  readonly hand: 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
  readonly pack: 32 | 36 | 52
  readonly jokers: 0 | 1 | 2 | 3 | 4
  readonly suitWish: SwitchKind
  readonly rankWish: SwitchKind
  readonly wishOnWish: boolean
  readonly draw: SwitchKind
  readonly drawCount: number
  readonly drawPassed: boolean
  readonly draw2: SwitchKind
  readonly draw2Count: number
  readonly draw2Passed: boolean
  readonly drawCancel: SwitchKind
  readonly skip: SwitchKind
  readonly reverse: SwitchKind
  readonly follow: SwitchKind
  readonly handSwap: SwitchKind
  readonly passLeft: SwitchKind
  readonly multiPlay: boolean
  readonly playDrawn: boolean
  readonly drawUntil: boolean
  readonly specialLast: boolean
  readonly lastCall: 0 | 1 | 2 | 3 | 4 | 5
  readonly scoring: 'cards' | 'wins'
  readonly targetWins: number
  readonly targetCards: number
}

/** What a viewer is shown. Short, since it is sent at every move; the options are known already. */
export type SwitchView = {
  readonly seat: number | null
  readonly hand: readonly number[]
  readonly hands: readonly number[]
  readonly discard: string
  readonly draw: number
  readonly shuffles?: number
  readonly direction: SwitchDirection
  readonly turn: number
  readonly step?: SwitchStepView
  readonly demand?: SwitchDemand
  readonly wish?: SwitchWish
  readonly round: number
  readonly dealer: number
  readonly points: readonly number[]
  readonly last: readonly SwitchHappened[]
  readonly result?: SwitchResultShown
  readonly open?: { readonly hands: readonly (readonly number[])[]; readonly draw?: readonly number[] }
}

export type SwitchMove = {
  readonly do: 'lay'
  readonly cards: readonly number[]
  readonly wish?: SwitchWish
  readonly call?: true
} | { readonly do: 'draw' } | { readonly do: 'keep' } | { readonly do: 'pass' } | { readonly do: 'name'; readonly wish: SwitchWish } | { readonly do: 'pass-left'; readonly card: number }

export type TheGameOptions = {
  readonly edition: 'extreme' | 'original'
  readonly layout: 'fixed' | 'shuffled'
  readonly expert: boolean
  readonly smallHand: boolean
  readonly takeback: boolean
  readonly talk: 'open' | 'signals' | 'silent'
}

/** What a viewer is shown. Short, since it is sent at every move; the options are known already. */
export type TheGameView = {
  readonly seat: number | null
  readonly hand: readonly number[]
  readonly hands: readonly number[]
  readonly draw: number
  readonly tops: readonly number[]
  readonly seen: string
  readonly turn: number | null
  readonly laid: readonly (readonly [number, TheGamePile, number])[]
  readonly standing: readonly TheGameStanding[]
  readonly fell?: readonly TheGameStanding[]
  readonly layout?: TheGameLayout
  readonly ending?: TheGameEnding
  readonly open?: { readonly hands: readonly (readonly number[])[]; readonly draw?: readonly number[] }
}

export type TheGameMove = {
  readonly do: 'play'
  readonly card: number
  readonly pile: TheGamePile
  readonly loses?: true
} | { readonly do: 'end' } | { readonly do: 'take-back' }

/** What a seat says about a pile, or about beginning; `says: null` takes it back (TG-12). */
export type TheGameSignal = { readonly about: TheGamePile; readonly says: TheGamePileSaying | null } | { readonly about: 'begin'; readonly says: TheGameBeginSaying | null }

/** Where a hidden card lies before its player. */
export type HighLowSpot = 0 | 1 | 2

/** What a wish card demands of those who follow. */
export type SwitchWish = { readonly suit: SwitchSuit } | { readonly rank: SwitchRank }

/** 0 and 1 ascend from 1, 2 and 3 descend from 100. */
export type TheGamePile = 0 | 1 | 2 | 3

export type Tempo = 'brisk' | 'daily' | 'free'

/** Which cards a setting of the rules means: a rank, one of its colours alone, the jokers, or none. */
export type SwitchKind = '10' | '10-black' | '10-red' | '2' | '2-black' | '2-red' | '3' | '3-black' | '3-red' | '4' | '4-black' | '4-red' | '5' | '5-black' | '5-red' | '6' | '6-black' | '6-red' | '7' | '7-black' | '7-red' | '8' | '8-black' | '8-red' | '9' | '9-black' | '9-red' | 'A' | 'A-black' | 'A-red' | 'J' | 'J-black' | 'J-red' | 'K' | 'K-black' | 'K-red' | 'Q' | 'Q-black' | 'Q-red' | 'joker' | 'none'

/** All table matters that anybody may know. Sent when they change. */
export type PublicTable = {
  readonly code: string
  readonly game: string
  readonly options: { readonly [key: string]: string | number | boolean }
  readonly phase: 'gathering' | 'over' | 'playing'
  readonly deal: number
  readonly seats: readonly PublicSeat[]
  readonly host: number | null
  readonly call?: { readonly by: number; readonly since: number }
  readonly locked: boolean
  readonly keeper: boolean
  readonly ask: boolean
  readonly asking?: readonly KnownPerson[]
  readonly removed?: readonly KnownPerson[]
  readonly swaps?: readonly { readonly by: number; readonly with: number }[]
  readonly lasting?: true
  readonly listed: boolean
  readonly tempo?: Tempo
  readonly closed?: true
  readonly delay: WatchDelay
  readonly openHands?: { readonly moves: OpenHandsDelay; readonly open: boolean }
  readonly paused: { readonly why: 'asked' | 'away'; readonly seat: number } | null
  readonly thinking?: readonly Thinking[]
  readonly commitment: string | null
  readonly proof: Proof | null
  readonly outcome: Outcome | null
  readonly evening?: readonly GamePlayed[]
  readonly same?: SameDeal
  readonly watchers: number
}

export type WatchDelay = 0 | 1 | 3 | 5 | 10

export type OpenHandsDelay = 0 | 3 | 5 | 10

export type SwitchSuit = 'clubs' | 'diamonds' | 'hearts' | 'spades'

/** The chips of a row in this deal, the newest first. The first three lie on its three fields, from left to right; whatever
 * follows has been pushed off and lies beside the row (NU-08). A chip's place counted from the end never changes. */
export type NixChips = readonly NixChip[]

/** The chips that a player still has to lay. */
export type NixStock = { readonly plain: number; readonly super: boolean }

/** A refusal with what it is about: the clause of the rules, the option that is not known, or what contradicts. */
export type Refused = {
  readonly refusal: Refusal
  readonly clause?: string
  readonly option?: string
  readonly contradiction?: { readonly option: string; readonly reason: string; readonly with?: string }
}

export type Refusal = 'against-the-rules' | 'bad-endpoint' | 'bad-name' | 'barred' | 'bot-declines' | 'closed' | 'contradicting-options' | 'game-not-over' | 'kept-by-bot' | 'malformed' | 'malformed-code' | 'names-a-number' | 'no-push' | 'no-reason' | 'no-review' | 'no-such-bot' | 'no-such-game' | 'no-such-option' | 'no-such-page' | 'no-such-seat' | 'no-such-table' | 'not-host' | 'not-now' | 'not-your-turn' | 'nudged-already' | 'older-rules' | 'paused' | 'piece-taken' | 'removed' | 'same-deal' | 'stale' | 'table-full' | 'table-locked' | 'table-started' | 'talk-closed' | 'too-fast' | 'too-few-players' | 'too-large' | 'too-many-bots' | 'too-many-players' | 'too-many-watchers' | 'unanswered' | 'unavailable' | 'wrong-method' | 'wrong-nonce' | 'wrong-origin' | 'wrong-token'

export type SeatLine = Closed | { readonly type: 'table'; readonly seat: number | null; readonly table: PublicTable } | { readonly type: 'chat'; readonly line: ChatLine } | { readonly type: 'watchers'; readonly watchers: number } | SeatState | {
  readonly type: 'view'
  readonly seq: number
  readonly turn: number
  readonly toMove: readonly number[]
  readonly view: AnyView
  readonly game: string
  readonly moves: readonly object[]
  readonly signals: readonly AnySignal[]
  readonly due?: number
}

export type Done = { readonly id: string; readonly unchanged?: true }

export type BotCalled = { readonly name: string }

export type OfferedGame = {
  readonly id: string
  readonly name: { readonly de: string; readonly en: string; readonly fr: string }
  readonly seats: { readonly min: number; readonly max: number }
  readonly together: boolean
  readonly options: { readonly [key: string]: readonly (string | number | boolean)[] }
  readonly presets: {
    readonly [key: string]: { readonly [key: string]: string | number | boolean | undefined }
  }
}

export type PublicState = { readonly table: PublicTable; readonly shown: GameProjection | null }

export type GameRecord = {
  readonly format: 'tischlein.game.1'
  readonly code: string
  readonly deal: number
  readonly game: string
  readonly gameVersion?: number
  readonly options: { readonly [key: string]: string | number | boolean }
  readonly same?: FirstDealt
  readonly before: Outcome | null
  readonly names: readonly string[]
  readonly pieces?: readonly number[]
  readonly proof: {
    readonly commitment: string
    readonly nonces: readonly (string | null)[]
    readonly secret: string
  }
  readonly steps: readonly GameStep[]
  readonly checks: readonly string[]
  readonly outcome: Outcome
}

export type PublicLine = Closed | {
  readonly type: 'snapshot'
  readonly table: PublicTable
  readonly chat: readonly ChatLine[]
  readonly missed: number
  readonly seat: null
  readonly shown: GameProjection | null
} | { readonly type: 'table'; readonly seat: number | null; readonly table: PublicTable } | {
  readonly type: 'view'
  readonly seq: number
  readonly turn: number
  readonly toMove: readonly number[]
  readonly view: AnyView
  readonly game: string
} | { readonly type: 'chat'; readonly line: ChatLine } | { readonly type: 'watchers'; readonly watchers: number }

export type BotLine = {
  readonly type: 'offered'
  readonly name: string
  readonly games: readonly string[]
  readonly bot: string
} | {
  readonly type: 'called'
  readonly table: string
  readonly game: string
  readonly token: string
} | { readonly type: 'closed'; readonly why: 'replaced' }

export type HighLowEncodedPlay = readonly [number, number, number]

/** What the last move did. All of it is public. */
export type HighLowLast = {
  readonly seat: number
  readonly did: 'exchange'
  readonly up: number
  readonly down: number
  readonly drew?: { readonly seat: number; readonly cards: number }
} | {
  readonly seat: number
  readonly did: 'ready'
  readonly drew?: { readonly seat: number; readonly cards: number }
} | {
  readonly seat: number
  readonly did: 'lay'
  readonly value: number
  readonly count: number
  readonly from: HighLowSource
  readonly at?: HighLowSpot
  readonly burnt?: { readonly by: 'bomb' | 'four'; readonly cards: number }
  readonly drew?: { readonly seat: number; readonly cards: number }
} | {
  readonly seat: number
  readonly did: 'take'
  readonly cards: number
  readonly tried?: { readonly value: number; readonly from: 'hidden' | 'open'; readonly at?: HighLowSpot }
  readonly drew?: { readonly seat: number; readonly cards: number }
}

/** HL-18: the cards are gone; HL-19: the same position came for the third time. */
export type HighLowEnding = { readonly clause: 'HL-18' | 'HL-19' }

/** A combination that lies on the discard pile. */
export type NixCombination = {
  readonly owner: NixOwner
  readonly row: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
  readonly cards: readonly number[]
}

/** Why the first player of a deal is the first: named by the host, ahead in points, or by lot (NU-02, NU-12). */
export type NixFirstBy = 'lead' | 'lot' | 'named'

/** What EGON turned over in a round, and which of those cards he laid (NU-15). */
export type NixTurned = {
  readonly round: number
  readonly turned: readonly number[]
  readonly row: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
  readonly cards: readonly number[]
}

/** Everything that the last move brought about, in this order. */
export type NixLast = {
  readonly laid: NixShove
  readonly egon?: {
    readonly row: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
    readonly cards: readonly number[]
    readonly chip: string
    readonly off?: string
    readonly round: number
    readonly turned: readonly number[]
  }
  readonly ended?: { readonly deal: number; readonly points: readonly number[] }
}

/** 1 is clockwise, from each seat to the one at its left. */
export type SwitchDirection = -1 | 1

export type SwitchStepView = { readonly now: 'drawn'; readonly card: number | null } | { readonly now: 'naming' } | {
  readonly now: 'passing'
  readonly chosen: readonly boolean[]
  readonly mine: number | null
} | { readonly now: 'over' }

/** An open demand: which setting's cards asked, and how many cards are to be drawn by now. */
export type SwitchDemand = { readonly by: 'draw' | 'draw2'; readonly owed: number }

/** One thing that a move did. */
export type SwitchHappened = { readonly what: 'dealt'; readonly dealer: number; readonly first: number } | { readonly what: 'laid'; readonly seat: number; readonly cards: readonly number[] } | { readonly what: 'wished'; readonly seat: number; readonly wish: SwitchWish } | { readonly what: 'called'; readonly seat: number } | { readonly what: 'forgot-call'; readonly seat: number; readonly drawn: number } | { readonly what: 'special-last'; readonly seat: number; readonly drawn: number } | {
  readonly what: 'asked'
  readonly seat: number
  readonly by: 'draw' | 'draw2'
  readonly owed: number
} | { readonly what: 'cancelled'; readonly seat: number; readonly owed: number } | { readonly what: 'skipped'; readonly seat: number } | { readonly what: 'turned'; readonly direction: SwitchDirection } | { readonly what: 'swapped'; readonly seat: number; readonly with: number } | { readonly what: 'follows'; readonly seat: number } | { readonly what: 'passing' } | { readonly what: 'chose'; readonly seat: number } | { readonly what: 'passed-left' } | { readonly what: 'drew'; readonly seat: number; readonly drawn: number } | {
  readonly what: 'paid'
  readonly seat: number
  readonly owed: number
  readonly drawn: number
} | { readonly what: 'kept'; readonly seat: number } | { readonly what: 'passed'; readonly seat: number } | { readonly what: 'shuffled'; readonly cards: number } | { readonly what: 'called-off' } | { readonly what: 'round-won'; readonly seat: number; readonly points: number } | { readonly what: 'game-won'; readonly seat: number }

/** Each hand is written like the discards. */
export type SwitchResultShown = { readonly winner: number; readonly points: number; readonly hands: readonly string[] }

/** A signal that stands, and who gave it. */
export type TheGameStanding = { readonly seat: number; readonly about: TheGamePile; readonly says: TheGamePileSaying } | { readonly seat: number; readonly about: 'begin'; readonly says: TheGameBeginSaying }

/** The cards that carry commands, four of each kind, in the order of `commands`; empty in the original edition. */
export type TheGameLayout = readonly number[]

export type TheGameEnding = { readonly won: true; readonly clause: 'TG-14' } | { readonly won: false; readonly clause: string }

export type TheGamePileSaying = 'great' | 'please-not' | 'please-please-not' | 'tiny-step'

export type TheGameBeginSaying = 'begin' | 'rather-not'

export type SwitchRank = '10' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'A' | 'J' | 'K' | 'Q'

export type PublicSeat = {
  readonly name: string
  readonly kind: 'bot' | 'human' | 'open'
  readonly here: boolean
  readonly kept: boolean
  readonly person?: number
  readonly overdue?: number
  readonly standIn?: true
  readonly showsHand?: boolean
  readonly piece?: number
  readonly strength?: 'best' | 'even' | 'learning'
}

/** Somebody without a seat whom the table knows. */
export type KnownPerson = { readonly person: number; readonly name: string }

/** Somebody whose turn it is. */
export type Thinking = {
  readonly seat: number
  readonly since: number
  readonly nudge?: { readonly by: number; readonly at: number }
}

export type Proof = {
  readonly commitment: string
  readonly nonces: readonly (string | null)[]
  readonly secret?: string
}

/** How a game ended: everybody together, or seat by seat (`places[seat]`, 1 is best, equal places are shared). */
export type Outcome = {
  readonly kind: 'together'
  readonly won: boolean
  readonly clause: string
  readonly score: number
} | {
  readonly kind: 'places'
  readonly places: readonly number[]
  readonly points: readonly number[]
  readonly guest?: { readonly place: number; readonly points: number }
}

/** How a game of the evening ended. */
export type GamePlayed = {
  readonly deal: number
  readonly game: string
  readonly names: readonly string[]
  readonly people: readonly (number | null)[]
  readonly pieces: readonly number[]
  readonly outcome: Outcome
}

/** A deal that was played before, elsewhere, and is played again card for card. */
export type SameDeal = {
  readonly first: FirstDealt
  readonly seats: number
  readonly results: readonly DealResult[]
}

/** A super-chip that was turned over is a plain one (NU-10). */
export type NixChip = { readonly owner: NixOwner; readonly super: boolean }

export type Closed = { readonly type: 'closed'; readonly why: 'no-such-table' | 'replaced' | 'unseated' }

export type ChatLine = {
  readonly at: number
  readonly name: string
  readonly seat: number
  readonly person?: number
  readonly text: string
}

export type SeatState = {
  readonly type: 'snapshot'
  readonly table: PublicTable
  readonly chat: readonly ChatLine[]
  readonly missed: number
  readonly seat: number
  readonly shown: SeatProjection | null
  readonly due?: number
  readonly accepted?: string
}

export type AnyView = object

export type AnySignal = object

/** For programs, which have no page around them that knows the game: with its name. */
export type GameProjection = {
  readonly seq: number
  readonly turn: number
  readonly toMove: readonly number[]
  readonly view: AnyView
  readonly game: string
}

export type FirstDealt = { readonly code: string; readonly deal: number }

export type GameStep = { readonly seat: number; readonly by: 'bot' | 'human'; readonly move: object } | { readonly seat: number; readonly by: 'bot' | 'human'; readonly signal: AnySignal }

export type HighLowSource = 'hand' | 'hidden' | 'open'

/** EGON lays chips like a player, but has no seat (NU-14). */
export type NixOwner = number | 'egon'

/** A chip that came into a row, and the one that it pushed off, if it did; both as chip-codec.ts encodes them. */
export type NixShove = {
  readonly row: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
  readonly cards: readonly number[]
  readonly chip: string
  readonly off?: string
}

/** How somebody has fared with a deal. */
export type DealResult = {
  readonly code: string
  readonly deal: number
  readonly names: readonly string[]
  readonly outcome: Outcome
}

/** For programs that know no rules: with all that may be done. */
export type SeatProjection = {
  readonly seq: number
  readonly turn: number
  readonly toMove: readonly number[]
  readonly view: AnyView
  readonly game: string
  readonly moves: readonly object[]
  readonly signals: readonly AnySignal[]
}
