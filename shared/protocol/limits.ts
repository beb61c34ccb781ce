import { clapRefill } from './clap.ts'
import { pageLimits, pageTimeouts } from './page-limits.ts'

/** Every limit that clients can reach, in one place. */
export const limits = {
  ...pageLimits,
  /** The maximum number of code points in one grapheme cluster of a name. */
  letterPoints: 12,
  /**
   * The maximum number of code points, and of UTF-8 bytes, in a whole name: enough for 24 letters
   * of any script.
   */
  namePoints: 168,
  nameBytes: 600,
  /** The maximum number of chat messages that a table stores. A snapshot contains them. */
  chatMessages: 50,
  /** A token bucket for the chat messages of a seat, with one more token every `chatRefill` milliseconds. */
  chatBurst: 6,
  chatRefill: 2_500,
  /** The maximum number of reactions that a table stores, beside the chat messages. */
  reactions: 50,
  /** The minimum time between two reactions of a seat, and between two reactions `hurry`, in milliseconds. */
  reactionRefill: 3_000,
  hurryRefill: 60_000,
  clapRefill,
  /** The number of early claps (`clapRefill`) after which the server closes a spectator's WebSocket. */
  clapExcess: 20,
  messageBytes: 4_096,
  bodyBytes: 65_536,
  /**
   * The maximum number of requests and streams that a network can have open at the same time:
   * three for each of sixty people behind one router. WebSockets do not count.
   */
  openRequests: 200,
  /** A token bucket for the messages of a WebSocket, with one more token every `messageRefill` milliseconds. */
  messageBurst: 60,
  messageRefill: 100,
  /** After this many messages that were refused as `too-fast`, the server closes the WebSocket. */
  messageExcess: 120,
  /** The maximum number of missed moves and signals that a seat can fetch. The answer leaves out the oldest. */
  missedSteps: 60,
  /** How many moves and signals of a finished deal of the day a seat can fetch. */
  daySteps: 1_000,
  /** A token bucket for fetching missed moves, for each seat. */
  missedBurst: 6,
  missedRefill: 10_000,
  /**
   * The maximum number of table codes that a network can request in `askingPeriod` milliseconds,
   * whether or not the tables exist: enough for a full room behind one router, and too few for
   * guessing one of 34 million codes. `opening`, `reviewing` and `drawing` limit new tables,
   * reviews and pictures in the same way. worker/http/limits/NetworkRateLimiter.ts defines a
   * network, and how the prefix lengths of IPv6 share a limit. `wrangler.toml` contains the same
   * numbers for Cloudflare.
   */
  asking: 100,
  askingPeriod: 10_000,
  opening: 30,
  openingPeriod: 60_000,
  /**
   * The number of tables that a network can open in a day. Cloudflare's own rate limits span at
   * most a minute.
   */
  openings: 100,
  openingsPeriod: 24 * 3_600_000,
  /**
   * Token buckets for opening tables: all networks together, and the visitors of one site that embeds tables. When a bucket
   * is empty, each network can still open `openingsInRush` tables.
   */
  openingsOfAll: 300,
  openingsOfAllRefill: 10_000,
  openingsOfSite: 60,
  openingsOfSiteRefill: 60_000,
  openingsInRush: 3,
  openingsInRushRefill: 3_600_000,
  reviewing: 12,
  reviewingPeriod: 60_000,
  /**
   * A token bucket for everything that a seat does except moves: its commands, and each connection that it opens. It refills
   * every `seatRefill` milliseconds. A new seat starts with only `seatStart` tokens, so that leaving and sitting down again
   * gains nothing. All seats of a table share `tableBurst` and `tableRefill`; the host's decisions do not count there.
   */
  seatStart: 30,
  seatBurst: 60,
  seatRefill: 15_000,
  tableBurst: 200,
  tableRefill: 3_000,
  /**
   * A token bucket for taking seats at a table, for each network. A table counts `sittingNetworks` networks separately. All
   * other networks, and people whose network is unknown, share one more bucket.
   */
  sittingBurst: 20,
  sittingRefill: 120_000,
  sittingNetworks: 32,
  /**
   * A token bucket for the moves at a table, including those of bots. People do not move this fast
   * for hours. A bot waits for the next token.
   */
  moveBurst: 1_200,
  moveRefill: 1_500,
  drawing: 30,
  drawingPeriod: 60_000,
  /**
   * A token bucket for wrong table codes, for each network. People do not mistype more often, and
   * guessing one of ten thousand tables takes more than a day. All networks together share
   * `wrongCodesOfAll`. When this shared bucket is empty, each network can still try
   * `wrongCodesInRush` codes: enough for a typing error, and too few to find tables.
   */
  wrongCodes: 30,
  wrongCodesRefill: 30_000,
  wrongCodesOfAll: 300,
  wrongCodesOfAllRefill: 1_000,
  wrongCodesInRush: 3,
  wrongCodesInRushRefill: 300_000,
  /** The maximum number of join requests that a table can have at the same time: in total, and from one network. */
  askingAtOnce: 6,
  askingFromOne: 2,
  /** The maximum number of removed people that a table stores. It deletes the oldest entries first. */
  removedPeople: 20,
  /**
   * The maximum number of browsers of one seat that receive push messages, and the maximum length
   * of a push endpoint's URL.
   */
  subscriptions: 4,
  endpointLetters: 1_024,
  /** After this many consecutive failures, a push subscription is deleted. */
  pushFailures: 2,
  /** A token bucket for the push messages to any host that is not the push service of a browser vendor. */
  pushesToHost: 20,
  pushesToHostRefill: 10_000,
  spectatorsPerRelay: 5_000,
  /** The maximum number of relays that a table can use in each region of the world. */
  relaysPerRegion: 8,
  /**
   * The maximum number of tables in the public list, in total and from one network, and the
   * maximum number of subscribers to this list.
   */
  lobbyTables: 100,
  listedByOne: 5,
  lobbySubscribers: 5_000,
  /** The length of a table's entry in the public list, as JSON. It has room for the options and six names of full length. */
  listedLetters: 4_096,
  /** The maximum number of earlier results of a repeated deal that a table shows. It drops the oldest first. */
  resultsKept: 5,
  /** The maximum number of results of finished games that a table shows. It drops the oldest first. */
  tableResults: 20,
  /** The maximum number of players in the tally of a table. It drops the players with the fewest wins first. */
  tallyPlayers: 24,
  /** The number of bytes that a stream buffers for a slow reader before the server closes the stream. */
  streamBytes: 1_000_000,
} as const

/** Timeouts of the server, in milliseconds. */
export const timeouts = {
  ...pageTimeouts,
  /** How long a paused table waits before a bot automatically substitutes for an absent player, if `autoSubstitute` is set. */
  autoSubstitution: 60_000,
  /** When an unanswered join request or swap request expires. */
  pendingRequest: 3 * 60_000,
  /** The shortest interval between two nudges of the same player. `nudgesDaily` applies to a `daily` table. */
  nudges: 60_000,
  nudgesDaily: 3_600_000,
  /** How long players can answer whether a move may be taken back. No answer is a no. */
  takeBack: 20_000,
  /** The pause between the last vote for the next game and the deal, so that a vote can be taken back. */
  agreed: 1_500,
  /** After this time without a connection, the next game does not wait for the vote of a player. */
  absentVoter: 60_000,
  /**
   * How long the host can ignore a call before the caller acts as the host. `callDaily` applies to
   * a `daily` table.
   */
  call: 60_000,
  callDaily: 24 * 3_600_000,
  /** If several seats may move, how long bots wait for a human to move first. */
  humansFirst: 60_000,
  /** The shortest and longest pause before a bot's move. It leaves time for the animation of the previous move. */
  botPaceMin: 800,
  botPaceMax: 1_200,
  /** How long a bot can compute while many bots compute. Then it chooses a move without looking ahead. */
  botComputation: 1_500,
  /**
   * How long the table waits for the move of a bot before it asks again: Cloudflare may have
   * evicted the object that computed the move.
   */
  botAnswer: 10_000,
  /** The additional pause before the first move of a deal, for the animation of the dealing. */
  dealAnimation: 600,
  /** The delay before the server sends a push message about the turn to a player without a visible page. */
  pushDelay: 5_000,
  /** The shortest interval between two push messages for one seat, across all of its browsers. */
  betweenPushes: 20_000,
  /** The shortest and longest delay before a failed push message is sent again. */
  pushRetryMin: 30_000,
  pushRetryMax: 3_600_000,
  /** The timeout of a request to a push service, and how long the push service stores a message that it cannot deliver (TTL). */
  pushRequest: 10_000,
  pushTtl: 24 * 3_600_000,
  /** After this time without an update, a table is dropped from the public list. */
  listing: 5 * 60_000,
  /**
   * How long the lobby uses one key to hash the addresses of networks, and how long a Worker caches
   * this key.
   */
  addressKey: 30 * 24 * 3_600_000,
  addressKeyCache: 3_600_000,
  /** The timeout of a call to a Durable Object. */
  objectCall: 10_000,
  /**
   * The timeout of a call for a review or a picture, which compete with other work in the same
   * Durable Object.
   */
  objectComputation: 60_000,
  /** How long a client can take to send the body of a request. */
  body: 10_000,
  /**
   * After this time without activity, a request no longer counts as open. No request takes longer.
   */
  openRequest: 60_000,
  /** The interval of empty lines in a stream: some proxies close a connection after ten idle seconds. */
  streamBeat: 7_000,
  /** The interval between two counts of a table's spectators. Each count is a storage write, which any visitor can cause. */
  spectatorCount: 10_000,
  /** How long a table still counts a television after its connection has closed. */
  televisionReload: 20_000,
  /** The shortest and longest interval between two `claps` messages (worker/spectators/ClapBatch.ts). */
  clapsMin: 1_000,
  clapsMax: 5_000,
  /** How long a Worker skips a relay that was full. */
  relayFull: 10_000,
  /** After about three heartbeats without a message, a WebSocket counts as dead. */
  deadSocket: 80_000,
  /**
   * How long an object waits before it tries again to load a table that a newer build has stored.
   */
  newerTable: 60_000,
  /**
   * How long after its last activity an unused table expires, and how long after the end of a game.
   */
  unusedTable: 30 * 24 * 3_600_000,
  finishedTable: 14 * 24 * 3_600_000,
  /** How long after the end of a day the result of one of its tables still counts, and how long the results of a day are stored. */
  lateDay: 24 * 3_600_000,
  dayResults: 400 * 24 * 3_600_000,
  /** How long after its last activity a table expires whose host has set `longLived`. */
  longLivedTable: 90 * 24 * 3_600_000,
  /**
   * An expired table checks for this long that its clock runs evenly, before and after
   * `expiryGrace` (worker/table/decisions/expiry.ts).
   */
  clockCheck: 3_600_000,
  /** How long an expired table waits before it deletes itself, in case the clock is wrong. */
  expiryGrace: 3 * 24 * 3_600_000,
} as const
