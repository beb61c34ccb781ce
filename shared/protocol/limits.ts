import { clapRefill } from './clap.ts'
import { pageLimits, pageTimeouts } from './page-limits.ts'

/**
 * All limits that a client can reach. In pairs of names, `…Burst` is the size of a token bucket,
 * and `…Refill` is the time in milliseconds after which one token is added.
 */
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
  /** A token bucket for the chat messages of a seat. */
  chatBurst: 6,
  chatRefill: 2_500,
  /** The maximum number of reactions that a table stores. They do not count as chat messages. */
  reactions: 50,
  /**
   * The minimum time between two reactions of a seat, in milliseconds. `hurryRefill` applies to the
   * reaction `hurry`.
   */
  reactionRefill: 3_000,
  hurryRefill: 60_000,
  clapRefill,
  /**
   * After this many claps that were sent too early, before `clapRefill` had passed, the server
   * closes the spectator's WebSocket.
   */
  clapExcess: 20,
  messageBytes: 4_096,
  bodyBytes: 65_536,
  /**
   * The maximum number of requests and streams that a network can have open at the same time. This
   * is enough for three by each of sixty people behind one router. WebSockets do not count.
   */
  openRequests: 200,
  /** A token bucket for the messages of a WebSocket. */
  messageBurst: 60,
  messageRefill: 100,
  /** After this many messages that were refused as `too-fast`, the server closes the WebSocket. */
  messageExcess: 120,
  /**
   * The maximum number of missed moves and signals that a seat can fetch with one request. If there
   * are more, the oldest are left out.
   */
  missedSteps: 60,
  /**
   * The maximum number of moves and signals that a seat can fetch of a finished deal of the day.
   * This is enough for the whole deal.
   */
  daySteps: 1_000,
  /** A token bucket for fetching missed moves, for each seat. */
  missedBurst: 6,
  missedRefill: 10_000,
  /**
   * The maximum number of table codes that a network can request in `askingPeriod` milliseconds,
   * whether or not the tables exist. This is enough for many people behind one router, but too few
   * to guess one of 34 million codes. `opening`, `reviewing` and `drawing` limit new tables,
   * reviews and pictures in the same way. `NetworkRateLimiter` defines a network, and how IPv6
   * prefixes of different lengths share a limit. `wrangler.toml` contains the same numbers for
   * Cloudflare.
   */
  asking: 100,
  askingPeriod: 10_000,
  opening: 30,
  openingPeriod: 60_000,
  /**
   * The maximum number of tables that a network can open in a day. The server counts them itself,
   * because Cloudflare's rate limits span at most a minute.
   */
  openings: 100,
  openingsPeriod: 24 * 3_600_000,
  /**
   * Token buckets for opening tables: `openingsOfAll` for all networks together, and
   * `openingsOfSite` for the visitors of one embedding site. When such a bucket is empty, each
   * network can still open `openingsInRush` tables.
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
   * A token bucket for all commands of a seat except moves, and for each connection that it opens.
   * A new seat starts with only `seatStart` tokens, so that leaving and sitting down again gains
   * nothing. `tableBurst` is a second bucket that all seats of a table share. Commands that only
   * the host can send use no tokens of the second bucket.
   */
  seatStart: 30,
  seatBurst: 60,
  seatRefill: 15_000,
  tableBurst: 200,
  tableRefill: 3_000,
  /**
   * A token bucket for taking seats at a table. Up to `sittingNetworks` networks have a bucket of
   * their own at each table. All further networks, and people whose network is unknown, share one
   * more bucket.
   */
  sittingBurst: 20,
  sittingRefill: 120_000,
  sittingNetworks: 32,
  /**
   * A token bucket for the moves at a table, including those of bots. It is larger than people
   * need, even over hours. If it is empty, a bot waits for the next token.
   */
  moveBurst: 1_200,
  moveRefill: 1_500,
  drawing: 30,
  drawingPeriod: 60_000,
  /**
   * A token bucket for wrong table codes, for each network. It allows more typing errors than
   * people make. Guessing the code of one of ten thousand tables would take more than a day. All
   * networks together also share `wrongCodesOfAll`. When this shared bucket is empty, each network
   * can still try `wrongCodesInRush` codes: enough for a typing error, and too few to find tables.
   */
  wrongCodes: 30,
  wrongCodesRefill: 30_000,
  wrongCodesOfAll: 300,
  wrongCodesOfAllRefill: 1_000,
  wrongCodesInRush: 3,
  wrongCodesInRushRefill: 300_000,
  /** The maximum number of pending join requests at a table: in total, and from one network. */
  askingAtOnce: 6,
  askingFromOne: 2,
  /**
   * The maximum number of removed people whom a table remembers. It drops the oldest entries first.
   */
  removedPeople: 20,
  /**
   * The maximum number of browsers and webhooks of one seat that are notified of its turns.
   * `endpointLetters` is the maximum length of the URL of such an endpoint.
   */
  subscriptions: 4,
  endpointLetters: 1_024,
  /**
   * After this many consecutive failures, a push subscription is deleted. In one turn, that is after
   * a retry with each delay from `pushRetryMin` to `pushRetryMax`, of which each is twice as long as
   * the one before.
   */
  pushFailures: 9,
  /**
   * A token bucket for the push messages to one host. The push services of browser vendors are
   * exempt.
   */
  pushesToHost: 20,
  pushesToHostRefill: 10_000,
  spectatorsPerRelay: 5_000,
  /** The maximum number of relays that a table can use in each region of the world. */
  relaysPerRegion: 8,
  /**
   * The maximum number of tables in the public list. `listedByOne` is the maximum from one network.
   * `lobbySubscribers` is the maximum number of subscribers to the list.
   */
  lobbyTables: 100,
  listedByOne: 5,
  lobbySubscribers: 5_000,
  /**
   * The maximum length of a table's entry in the public list, as JSON. This is enough for the
   * options and six names of full length.
   */
  listedLetters: 4_096,
  /** The maximum number of earlier results of a repeated deal that a table shows. It drops the oldest first. */
  resultsKept: 5,
  /** The maximum number of results of finished games that a table shows. It drops the oldest first. */
  tableResults: 20,
  /** The maximum number of players in the tally of a table. It drops the players with the fewest wins first. */
  tallyPlayers: 24,
  /**
   * The maximum number of bytes that the server buffers for a slow reader of a stream. Beyond that,
   * the server closes the stream.
   */
  streamBytes: 1_000_000,
} as const

/** Timeouts of the server, in milliseconds. */
export const timeouts = {
  ...pageTimeouts,
  /**
   * How long a table waits for an absent player before a bot automatically substitutes, if
   * `autoSubstitute` is set.
   */
  autoSubstitution: 60_000,
  /** How long a join request or swap request can stay unanswered before it expires. */
  pendingRequest: 3 * 60_000,
  /**
   * The shortest interval between two nudges of the same player. `nudgesDaily` applies if turns may
   * take an hour or more.
   */
  nudges: 60_000,
  nudgesDaily: 3_600_000,
  /**
   * How long the other players can answer a request to take a move back. Each yes restarts this
   * time. Without an answer, the request is declined.
   */
  takeBack: 20_000,
  /**
   * The pause between the last vote for the next game and the deal. Until then, players can still
   * change their votes.
   */
  agreed: 1_500,
  /**
   * After a player has been without a connection for this time, the next game does not wait for
   * this player's vote.
   */
  absentVoter: 60_000,
  /**
   * A player can call an absent host. If the host does not return within this time, the caller
   * becomes the acting host. `callDaily` applies if turns may take an hour or more.
   */
  call: 60_000,
  callDaily: 24 * 3_600_000,
  /** If several seats may move, how long bots wait for a human to move first. */
  humansFirst: 60_000,
  /**
   * The shortest and longest pause before a bot's move. During the pause, the page animates the
   * previous move.
   */
  botPaceMin: 800,
  botPaceMax: 1_200,
  /**
   * The time limit of the search for a bot's move. If the search takes longer, for example because
   * many bots compute at the same time, the bot plays at medium strength, which is fast.
   */
  botComputation: 1_500,
  /**
   * How long the table waits for the move of a bot before it requests the move again. Cloudflare
   * may have evicted the object that computed it.
   */
  botAnswer: 10_000,
  /** The additional pause before the first move of a deal, for the animation of the dealing. */
  dealAnimation: 600,
  /** The delay before the server sends a push message about the turn to a player without a visible page. */
  pushDelay: 5_000,
  /**
   * The shortest interval between two notifications of one seat, to all its browsers and webhooks.
   */
  betweenPushes: 20_000,
  /** The shortest and longest delay before a failed push message is sent again. */
  pushRetryMin: 30_000,
  pushRetryMax: 3_600_000,
  /**
   * The timeout of a request to a push service or webhook. `pushTtl` is how long the push service
   * stores a message that it cannot deliver yet.
   */
  pushRequest: 10_000,
  pushTtl: 24 * 3_600_000,
  /** After this time without an update, a table is dropped from the public list. */
  listing: 5 * 60_000,
  /**
   * How long the lobby uses the same key to hash the addresses of networks. `addressKeyCache` is
   * how long a Worker caches this key.
   */
  addressKey: 30 * 24 * 3_600_000,
  addressKeyCache: 3_600_000,
  /** The timeout of a call to a Durable Object. */
  objectCall: 10_000,
  /**
   * The timeout of a call that computes a review or a picture. It is longer, because the
   * computation shares a Durable Object with other work.
   */
  objectComputation: 60_000,
  /** How long a client can take to send the body of a request. */
  body: 10_000,
  /**
   * After this time, a request no longer counts for `openRequests`. No request takes longer except
   * a stream, which is renewed with each empty line (`streamBeat`).
   */
  openRequest: 60_000,
  /**
   * The interval at which the server sends an empty line in a stream. Some proxies close a
   * connection after ten idle seconds.
   */
  streamBeat: 7_000,
  /**
   * The interval between two counts of a table's spectators. It limits storage writes, since any
   * visitor can cause a count, and each count is written.
   */
  spectatorCount: 10_000,
  /**
   * How long a table still counts a television after its connection has closed. So a reload of its
   * page changes nothing.
   */
  televisionReload: 20_000,
  /** The shortest and longest interval between two `claps` messages (worker/spectators/ClapBatch.ts). */
  clapsMin: 1_000,
  clapsMax: 5_000,
  /** How long a Worker sends no spectators to a relay that was full. */
  relayFull: 10_000,
  /**
   * A WebSocket counts as dead after this time without a message, which is about three heartbeats.
   */
  deadSocket: 80_000,
  /**
   * How long a Durable Object waits before it tries again to load a table that a newer version of
   * the service has stored.
   */
  newerTable: 60_000,
  /**
   * How long after its last activity a table expires. `finishedTable` applies to a table whose game
   * is over.
   */
  unusedTable: 30 * 24 * 3_600_000,
  finishedTable: 14 * 24 * 3_600_000,
  /**
   * How long after the end of a day the results of its deals still count. `dayResults` is how long
   * they are stored.
   */
  lateDay: 24 * 3_600_000,
  dayResults: 400 * 24 * 3_600_000,
  /**
   * How long after its last activity a table expires if the host has made it long-lived
   * (`longLived`).
   */
  longLivedTable: 90 * 24 * 3_600_000,
  /**
   * An expired table checks for this time that its clock runs evenly. It does so twice: before and
   * after `expiryGrace` (worker/table/decisions/expiry.ts).
   */
  clockCheck: 3_600_000,
  /**
   * An expired table checks the clock twice, because the clock could be wrong. This is the time
   * between both checks. The table deletes itself only after the second one.
   */
  expiryGrace: 3 * 24 * 3_600_000,
} as const
