/** What is measured, and what it is measured against: both are talked to in the same way. */
export interface Contestant {
  readonly origin: URL
  /** The process of the bare runtime that runs it, alone. */
  readonly pid: number
  /** A table with everybody seated and connected, and the cards dealt. */
  readonly open: (seats: number) => Promise<OpenTable>
  /** Opens a table for two, sits down, connects and hears how all stands: nothing more, and then it is left. */
  readonly begin: () => Promise<void>
  readonly stop: () => Promise<void>
}

export interface OpenTable {
  /** Where its watchers connect. */
  readonly watchPath: string
  /** What a line has to say now and then, to be taken for alive. */
  readonly heartbeat: string | null
  /** How a message to a watcher begins that tells of a move. */
  readonly tellsOfMove: string
  /** Whoever's turn it is moves; the milliseconds until they saw it done. A new game begins by itself, unmeasured. */
  readonly move: () => Promise<number>
  /** For good: what a table has left to do once people are away would be measured with what comes next. */
  readonly leave: () => void
}

export async function post<Answer>(origin: URL, path: string, body?: object): Promise<Answer> {
  const said = body ? { body: JSON.stringify(body) } : {}
  const answer = await fetch(new URL(path, origin), { method: 'POST', ...said })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}
