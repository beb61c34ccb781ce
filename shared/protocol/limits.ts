import { pageLimits, pagePatience } from './page-limits.ts'

/** Every bound that a stranger can run into, in one place. */
export const limits = {
  ...pageLimits,
  letterPoints: 12,
  /** Of a whole name, in UTF-8: room for 24 letters of any script, and for as many families. */
  namePoints: 168,
  nameBytes: 600,
  /** Chat lines that a table keeps and shows to whoever comes (back). */
  chatKept: 50,
  /** A seat may say this many lines, and gets one more each `chatRefill` milliseconds. */
  chatBurst: 6,
  chatRefill: 2_500,
  messageBytes: 4_096,
  bodyBytes: 65_536,
  /**
   * Requests and streams that a network may have open at once: three for each of sixty people behind one router, who play
   * over WebSockets, which do not count.
   */
  openRequests: 200,
  /** A socket may send this many messages, and gets one more each `messageRefill` milliseconds. */
  messageBurst: 60,
  messageRefill: 100,
  /** Messages refused for their rate before the socket is closed. */
  messageExcess: 120,
  /** Of the moves and signals that somebody has missed they are shown these many, the last ones. */
  missedSteps: 60,
  /** How often a seat may ask for them: so often at once, and once more each so many milliseconds. */
  missedBurst: 6,
  missedRefill: 10_000,
  /**
   * How many tables a network may ask for in `askingPeriod` milliseconds, whether or not they exist: enough for a full
   * room behind one router, little for guessing 34 million codes. The others are how many tables it may open, and how many
   * reviews and pictures it may have made. worker/http/limits/NetworkRateLimiter.ts has what a network is and how each width
   * of an IPv6 one shares in it. `wrangler.toml` tells the platform the same.
   */
  asking: 100,
  askingPeriod: 10_000,
  opening: 30,
  openingPeriod: 60_000,
  /** The same over a longer time, which the platform does not count by: each table may be made to cost for as long. */
  openings: 100,
  openingsPeriod: 24 * 3_600_000,
  /**
   * How many tables all networks may open together, and the visitors of one site that may play. Beyond that each network
   * may still open the third number.
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
   * All that a seat does and that is no move: what it says, and each line that it opens. So much at once, and one more
   * each `seatRefill` milliseconds; whoever sits down begins with `seatStart`, so that sitting down anew is worth
   * nothing. All seats of a table share the second pair, but for what its host decides.
   */
  seatStart: 30,
  seatBurst: 60,
  seatRefill: 15_000,
  tableBurst: 200,
  tableRefill: 3_000,
  /**
   * How often people from one network may sit down at a table: at once, and one more each so many milliseconds. A table
   * counts so many networks; all others, and people whose network is unknown, share one more such number.
   */
  sittingBurst: 20,
  sittingRefill: 120_000,
  sittingNetworks: 32,
  /** Moves at a table, those of bots too: nobody is quicker for hours, and bots wait. */
  moveBurst: 1_200,
  moveRefill: 1_500,
  drawing: 30,
  drawingPeriod: 60_000,
  /**
   * A network may try this many wrong codes at once, and one more each `wrongCodesRefill` milliseconds: nobody mistypes
   * more, and it takes more than a day to find one of ten thousand tables. All networks together may try the second number.
   * Beyond that each network may still try the third: people who mistype get on, and many networks find little.
   */
  wrongCodes: 30,
  wrongCodesRefill: 30_000,
  wrongCodesOfAll: 300,
  wrongCodesOfAllRefill: 1_000,
  wrongCodesInRush: 3,
  wrongCodesInRushRefill: 300_000,
  /** How many may wait for an answer whether they may sit down, and how many of them from one network. */
  askingAtOnce: 6,
  askingFromOne: 2,
  /** How many of those who were removed a table remembers, the last ones. */
  removedKept: 20,
  /** How many browsers of one seat are told of its turns, and how long the address of one may be. */
  subscriptions: 4,
  endpointLetters: 1_024,
  /** After how many failures, one after the other, a subscription is dropped. */
  pushFailures: 2,
  /** How many notices any host gets that is not the push service of a browser's maker: at once, and one more each so often. */
  pushesToHost: 20,
  pushesToHostRefill: 10_000,
  watchersPerRelay: 5_000,
  /** How many relays a table's watchers may fill in each region of the world. */
  relaysPerRegion: 8,
  /** Tables that the list of public ones shows, how many of them one network may have opened, and who may look at it. */
  lobbyTables: 100,
  listedByOne: 5,
  lobbyWatchers: 5_000,
  /** What the list keeps of one table, as JSON: its options, and six names at their longest. */
  listedLetters: 4_096,
  /** How many results of a deal that is played again and again are shown beside each other, the latest ones. */
  resultsKept: 5,
  /** How many games of an evening a table tells of, the last ones. */
  eveningKept: 20,
  /** What a stream holds for somebody who reads too slowly, before it is ended. */
  streamBytes: 1_000_000,
} as const

/** Milliseconds that the table counts by. */
export const patience = {
  ...pagePatience,
  /** How long a paused table waits before a bot keeps the chair of whoever is away, where the table wants that. */
  keeper: 60_000,
  /** How long somebody waits for an answer whether they may sit down, or whether somebody swaps chairs with them. */
  asking: 3 * 60_000,
  /** How often whoever is slow may be nudged, and where everybody moves once a day. */
  nudges: 60_000,
  nudgesDaily: 3_600_000,
  /** How long a host who is called stays away before the caller acts as the host, and the same at a daily table. */
  call: 60_000,
  callDaily: 24 * 3_600_000,
  /** How long bots leave a free choice of who moves to others. */
  politeness: 60_000,
  /** How long a bot takes over a move: what the one before it has set flying has come to rest by then. */
  botPaceMin: 800,
  botPaceMax: 1_200,
  /** How long a bot may think about it where many do; then it takes what it sees at first sight. */
  thinking: 1_500,
  /** When it is asked again that was thinking and has not moved: what thought has been taken out of memory. */
  thought: 10_000,
  /** And so much longer over the first one of a deal, which people see being dealt. */
  dealing: 600,
  /** How soon somebody who has no page in sight is told that it is their turn. */
  notice: 5_000,
  /** How long after one notice for a seat the next one is sent, in whichever of its browsers. */
  betweenPushes: 20_000,
  /** When a push service that did not take it is asked again, at the earliest and at the latest. */
  pushAgain: 30_000,
  pushAgainMost: 3_600_000,
  /** How long a push service may take to answer, and how long it keeps what it cannot deliver. */
  pushAnswer: 10_000,
  pushKept: 24 * 3_600_000,
  /** A public table that has said nothing for so long is dropped from the list. */
  listed: 5 * 60_000,
  /** How long networks are told apart by one key, and how long a worker knows it without asking. */
  addressKey: 30 * 24 * 3_600_000,
  addressKeyKnown: 3_600_000,
  /** How long one object, or a worker, waits for the answer of another. */
  objectCall: 10_000,
  /** The same for a review or a picture, which share the processor of an object with all else that it does. */
  objectWork: 60_000,
  /** How long the body of a request may take. */
  body: 10_000,
  /** How long a request counts as open that says nothing: longer than any takes that is answered. */
  openRequest: 60_000,
  /** Between the empty lines of a stream: what carries it may give it up after ten quiet seconds. */
  streamBeat: 7_000,
  /** Between two counts of a table's watchers: each is written down, and whoever comes and goes for ever causes them. */
  counted: 10_000,
  /** How long a worker goes past a relay that was full, before it asks that one again. */
  relayFull: 10_000,
  /** Two pongs missed and a little: the socket is dead. */
  deadSocket: 80_000,
  /** When an object looks again whether its program knows the form of its table by now. */
  newerTable: 60_000,
  untouched: 30 * 24 * 3_600_000,
  untouchedOver: 14 * 24 * 3_600_000,
  /** The same for a table that its host wants to stay. */
  untouchedLasting: 90 * 24 * 3_600_000,
  /** What a table that is due to be forgotten still waits for: the clock may be wrong. */
  evenClock: 3_600_000,
  secondThought: 3 * 24 * 3_600_000,
} as const
