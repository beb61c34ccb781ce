// @ts-self-types="./client.d.ts"
// client/ask.ts
/** What a service has refused. */
var RefusedError = class extends Error {
	status;
	refused;
	constructor(status, refused, what) {
		super(`${what}: ${refused.refusal}`);
		this.status = status;
		this.refused = refused;
	}
	get refusal() {
		return this.refused.refusal;
	}
};
/** How often something is asked where nobody answers, and how long the first pause is; each is twice the one before. */
var tries = 6;
var firstPause = 250;
var pass = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));
/** The answer to a question, once there is one: whoever was too fast waits for as long as they are told to. */
async function ask(address, { token, body, signal, mayRepeat = body === void 0 } = {}) {
	for (let time = 1;; time++) {
		const answer = await fetch(address, {
			method: body ? "POST" : "GET",
			...token !== void 0 && { headers: { Authorization: `Bearer ${token}` } },
			...body && { body: JSON.stringify(body) },
			...signal && { signal }
		}).catch((error) => {
			if (!mayRepeat || time === tries || signal?.aborted) throw error;
			return null;
		});
		if (answer?.ok) return answer;
		const isTooFast = answer?.status === 429;
		const isOut = answer === null || answer.status === 503;
		if (answer && !isTooFast && !(isOut && mayRepeat && time < tries)) throw new RefusedError(answer.status, await refusedIn(answer), address);
		const told = Number(answer?.headers.get("Retry-After") ?? "none");
		await answer?.body?.cancel();
		await pass(Number.isNaN(told) ? firstPause * 2 ** (time - 1) : told * 1e3);
	}
}
/** What stands between may answer something else than the service would. */
async function refusedIn(answer) {
	const told = await answer.json().catch(() => null);
	return told && typeof told === "object" && "refusal" in told ? told : { refusal: "unavailable" };
}

// shared/games/nix/rules/chip-codec.ts
var between = "/";
var decodeRows = (text) => text.split(between).map(decodeChips);
var decodeStock = (text) => text.split(between).map((one) => ({
	plain: Number.parseInt(one, 10),
	super: one.endsWith("+")
}));
var decodeChips = (text) => (text.match(/.\+?/g) ?? []).map(decodeChip);
var decodeChip = (text) => ({
	owner: decodeOwner(text),
	super: text.endsWith("+")
});
var decodeOwner = (chip) => chip.startsWith("e") ? "egon" : Number(chip[0]);

// shared/games/switch/rules/cards.ts
var suits = [
	"clubs",
	"diamonds",
	"spades",
	"hearts"
];
var ranks = [
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"8",
	"9",
	"10",
	"J",
	"Q",
	"K",
	"A"
];
var joker = 52;
var colours = ["red", "black"];
var kinds = [
	"none",
	"joker",
	...ranks,
	...ranks.flatMap((rank) => colours.map((colour) => `${rank}-${colour}`))
];
var suitOf = (card) => suits[Math.floor(card / ranks.length)] ?? null;
var rankOf = (card) => card === 52 ? "joker" : ranks[card % ranks.length] ?? "joker";

// shared/games/switch/rules/card-codec.ts
var first = 35;
var decodeCards = (text) => [...text].map((character) => character.charCodeAt(0) - first);

// shared/games/the-game/rules/seen.ts
var cardsInDigit = 4;
/** Whether a card lies on one of the piles. */
function hasSeen({ seen }, card) {
	const digit = seen.charAt(seen.length - 1 - Math.floor(card / cardsInDigit));
	return (Number.parseInt(digit || "0", 16) >> card % cardsInDigit & 1) === 1;
}

// client/codes.ts
/** Switch: the cards of `discard`, and of each hand in `result`; the top card is the last. */
var cardsIn = decodeCards;
/** Switch: what is printed on a card, by its number. */
var switchCard = (card) => ({
	rank: rankOf(card),
	suit: suitOf(card)
});
/** Nix für ungut!: the chips of each row of `rows` or `scored`, the newest first. */
var chipsInRows = decodeRows;
/** Nix für ungut!: what each player has left to lay, of `stock`. */
var chipsInStock = decodeStock;
/** The Game: the cards that lie, of `seen`. */
var cardsSeen = (seen) => Array.from({ length: 98 }, (_, at) => at + 2).filter((card) => hasSeen({ seen }, card));

// shared/result.ts
var ok = (value) => ({
	ok: true,
	value
});
var refuse = (refused) => ({
	ok: false,
	refused
});

// client/stream.ts
/** A stream says something every seven seconds. One that has been silent for so long is dead. */
var silence = 25e3;
var shortestPause = 250;
var longestPause = 1e4;
/**
* The lines of a stream, for as long as it is said to go on: one that breaks off is opened again, and one that says why
* it is `closed` ends. Whoever breaks out of the loop closes it.
* @param address where it is opened; asked each time, since it may say what was seen last
*/
async function* streamed(address, token) {
	let pause = shortestPause;
	for (;;) {
		const ending = new AbortController();
		let begun = Infinity;
		try {
			const answer = await ask(address(), {
				...token !== void 0 && { token },
				signal: ending.signal
			});
			begun = performance.now();
			for await (const line of linesOf(answer, ending)) {
				yield line;
				if (line.type === "closed") return;
			}
		} catch (error) {
			if (error instanceof RefusedError && error.status !== 503) throw error;
		} finally {
			ending.abort();
		}
		if (performance.now() - begun > longestPause) pause = shortestPause;
		await pass(pause);
		pause = Math.min(pause * 2, longestPause);
	}
}
async function* linesOf(answer, ending) {
	const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
	if (!reader) return;
	let begun = "";
	for (;;) {
		const alarm = setTimeout(() => ending.abort(), silence);
		const { done, value } = await reader.read().finally(() => clearTimeout(alarm));
		if (done) return;
		const whole = (begun + value).split("\n");
		begun = whole.pop() ?? "";
		for (const line of whole) if (line !== "") yield JSON.parse(line);
	}
}

// client/Place.ts
/** Somebody's seat at a table: whoever has its token has the seat. */
var Place = class {
	code;
	token;
	#address;
	constructor(origin, code, token) {
		this.code = code;
		this.token = token;
		this.#address = `${origin}/api/tables/${code}/seat`;
	}
	/** How it stands now. */
	async look() {
		return await (await ask(this.#address, { token: this.token })).json();
	}
	/** Every line that the seat hears. While somebody listens, the seat counts as one whose player is here. */
	async *lines() {
		let seen = null;
		const address = () => `${this.#address}/stream${seen === null ? "" : `?seen=${seen}`}`;
		for await (const line of streamed(address, this.token)) {
			if (line.type === "view") seen = line.seq;
			if (line.type === "snapshot") seen = line.shown?.seq ?? seen;
			yield line;
		}
	}
	/** How it stands, now and after each change. It ends where the seat is gone. */
	async *moments() {
		let now = null;
		for await (const line of this.lines()) {
			const next = momentAfter(now, line);
			if (next && next !== now) yield next;
			now = next;
		}
	}
	/** Says something, once, however often it has to be sent. What the table refuses is an answer, too. */
	say(saying, id = freshId()) {
		return this.#send("commands", {
			...saying,
			id
		});
	}
	move(turn, move, id = freshId()) {
		return this.#send("moves", {
			turn,
			move,
			id
		});
	}
	/** Of a host: gives a bot that has offered itself a free chair. */
	callBot(bot) {
		return this.#send("bots", { bot }, false);
	}
	async #send(what, body, mayRepeat = true) {
		try {
			const question = {
				token: this.token,
				body,
				mayRepeat
			};
			const answer = await ask(`${this.#address}/${what}`, question);
			return ok(await answer.json());
		} catch (error) {
			if (error instanceof RefusedError && !isOver(error)) return refuse(error.refused);
			throw error;
		}
	}
};
function momentAfter(now, line) {
	switch (line.type) {
		case "snapshot": return {
			seat: line.seat,
			table: line.table,
			shown: line.shown && typed(line.shown)
		};
		case "table": return now && {
			...now,
			seat: line.seat,
			table: line.table
		};
		case "view": return now && {
			...now,
			shown: typed(line)
		};
		default: return now;
	}
}
/** What the service says is as its schemas say, game by game. */
var typed = (shown) => shown;
/** The seat or the table is gone, or nobody answers: nothing that whoever said it can do otherwise. */
var isOver = ({ status, refusal }) => status === 401 || status === 503 || refusal === "no-such-table";
var freshId = () => crypto.randomUUID().slice(0, 18);

// client/Tischlein.ts
/** A Tischlein, by its address, for programs: on node, Deno, Bun, and in pages of its own. */
var Tischlein = class {
	origin;
	constructor(origin) {
		this.origin = new URL(origin).origin;
	}
	async games() {
		return (await this.#ask("/games")).games;
	}
	/** The code of a new table. */
	async open(opening) {
		return (await this.#ask("/tables", opening)).code;
	}
	look(code) {
		return this.#ask(`/tables/${code}`);
	}
	/** The last game that was finished there. */
	record(code) {
		return this.#ask(`/tables/${code}/game`);
	}
	/** Sits down. Where somebody is asked first, the place is refused as `unanswered` until they say yes. */
	async sit(code, name) {
		const { token } = await this.#ask(`/tables/${code}/seats`, { name });
		return this.at(code, token);
	}
	/** A seat that was taken before. */
	at(code, token) {
		return new Place(this.origin, code, token);
	}
	/** Every line that watchers hear. */
	watch(code) {
		return streamed(() => `${this.origin}/api/tables/${code}/stream`);
	}
	/**
	* Offers a bot for tables, for as long as somebody reads this: `offered` says by which letters hosts call it, and each
	* `called` brings the place that one of them has given it.
	* @param secret of its own, 22 letters at least: by it the bot has the same letters again
	*/
	offerBot(secret, { name, games }) {
		const query = new URLSearchParams({
			name,
			...games && { games: games.join() }
		});
		return streamed(() => `${this.origin}/api/bots/stream?${query}`, secret);
	}
	async #ask(path, body) {
		return await (await ask(`${this.origin}/api${path}`, body && { body })).json();
	}
};

export { Place, RefusedError, Tischlein, cardsIn, cardsSeen, chipsInRows, chipsInStock, switchCard };