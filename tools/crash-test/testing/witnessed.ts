import type { AnyOptions, Seat } from '../../../shared/game/game.ts'
import { atOnce } from '../../../shared/work.ts'
import { gameRecord } from '../../../worker/table/decisions/records.ts'
import { publicTable, projectionFor } from '../../../worker/table/decisions/views.ts'
import { Script, type Saying } from '../../../worker/testing/script.ts'
import { gameNamed } from '../../../worker/table/games.ts'
import type { Stored } from '../../../tests/support/stored-tables.ts'
import { printOf, type SentCommand, type Testimony } from '../testimony.ts'

const viewers = [0, 1, 'public'] as const

/** Two play with a bot, to the end or for so many moves; all is seen and remembered as the table's own code shows it. */
export function witnessed(
  game = 'the-game',
  most = Infinity,
  showsHands = false,
): { testimony: Testimony; stored: Stored } {
  const script = new Script(gameNamed(game))
  const options: AnyOptions = script.table.options
  const [ada, bo] = [script.sits('Ada'), script.sits('Bo')]
  const commands: SentCommand[] = []
  const views: Testimony['views'][number][] = []
  const after: (number | null)[] = [null, null]
  const look = () => {
    for (const viewer of viewers) {
      const seen = projectionFor(script.game, script.table, viewer)
      if (!seen) continue
      const print = printOf(seen)
      if (viewer === 'public') views.push({ seq: seen.seq, seat: null, print, after: null })
      else if (seen.seq !== after[viewer]) {
        views.push({ seq: seen.seq, seat: viewer, print, after: after[viewer] ?? null })
        after[viewer] = seen.seq
      }
    }
  }
  const says = (human: string, saying: Saying) => {
    const id = `c${commands.length}`
    const refused = script.says(human, { ...saying, id })
    const { type } = saying
    const text = saying.type === 'chat' ? { text: saying.text } : {}
    commands.push({ id, type, ...text, sent: 1, done: refused ? 0 : 1, refused: refused ? 1 : 0 })
    look()
  }
  says(ada, { type: 'delay', moves: 3 })
  if (showsHands) says(ada, { type: 'open-hands', moves: 5 })
  says(ada, { type: 'add-bot' })
  says(ada, { type: 'bot-strength', seat: 2, strength: 'learning' })
  says(bo, { type: 'start' })
  says(ada, { type: 'start' })
  says(bo, { type: 'chat', text: 'hello' })
  if (showsHands) says(bo, { type: 'show-hand', shows: true })
  while (script.table.phase.name === 'playing' && script.turn() < most) {
    const [seat = 0] = script.projection(ada).toMove
    const mover = [ada, bo][seat]
    if (mover !== undefined) says(mover, script.moveOf(mover))
    else {
      script.passes(100)
      look()
    }
  }
  const { finished } = script.table
  const lastSeen = [0, 1, null].map((seat: Seat | null) => ({
    who: `seat ${seat}`,
    seat,
    shown: projectionFor(script.game, script.table, seat ?? 'public'),
    table: publicTable(script.table, 1),
  }))
  return {
    testimony: {
      code: script.table.code,
      game: script.table.game,
      options,
      tempo: 'free',
      isGone: false,
      commands,
      sat: ['Ada', 'Bo'].map((name) => ({ name, seated: true })),
      views,
      lastSeen,
      records: finished ? [atOnce(gameRecord(script.table, finished, script.steps()))] : [],
      complaints: [],
    },
    stored: {
      table: script.table,
      log: script.log.map(({ what, data, commandId }, at) => ({
        seq: at + 1,
        what,
        data,
        said: commandId,
      })),
      chat: script.chat,
      chatSaid: script.chat.length,
    },
  }
}
