import { gameOf } from '../../../../shared/games/all.ts'
import type { AnyOptions } from '../../../../shared/game/game.ts'
import { defaultsOf } from '../../../../shared/game/options.ts'
import { heartbeat, subprotocol, tokenProtocol } from '../../../../shared/wire/socket.ts'
import type { Projection } from '../../../../shared/wire/protocol.ts'
import { openTable, sit } from '../../../../tests/support/seat-client.ts'
import { nearestCard } from '../choices.ts'
import { Player, starts } from '../player.ts'

/** A person, the first to sit down, and two of the best bots, who play until they leave. */
export type TableOfBots = {
  /** After how many milliseconds each move of a bot came, since the one before it. */
  readonly waits: readonly number[]
  readonly leave: () => void
}

/** The one whose best bots think the longest. */
const thoughtful = 'the-game'
const bots = 2
/** The person hardly lets the bots wait. */
const pause = 50

/** The client is to cost next to nothing, since many of them play in one thread: of most messages it reads the beginning. */
export async function openTableOfBots(origin: string): Promise<TableOfBots> {
  const game = gameOf(thoughtful)
  if (!game) throw new Error(`no game ${thoughtful}`)
  const options = defaultsOf(game.choices.values) as AnyOptions
  const code = await openTable(origin, thoughtful, {})
  const { token } = await sit(origin, code, 'Ada')
  const waits: number[] = []
  let said = 0
  let last = { turn: 0, at: 0, mover: 0 }
  /** A move is said once, however long its answer takes. */
  let saidIn = -1

  const ada = new Player({
    path: `/api/tables/${code}/seat`,
    protocols: `${subprotocol}, ${tokenProtocol(token)}`,
    shows: view,
    heartbeat: heartbeat.ping,
    alsoReceive: (message) => {
      if (!starts(message, view)) return
      const begins = message.toString('latin1', 0, 160)
      const turn = Number(/"turn":(\d+)/.exec(begins)?.[1])
      const [, mover] = /"toMove":\[(\d*)/.exec(begins) ?? []
      const at = performance.now()
      if (turn === last.turn + 1 && last.mover > 0) waits.push(at - last.at)
      // What is signalled meanwhile is no move.
      if (turn !== last.turn) last = { turn, at, mover: Number(mover) }
      if (turn === saidIn || (mover !== '' && mover !== '0')) return
      saidIn = turn
      setTimeout(goOn, pause)
    },
  })
  const say = (command: object) => ada.say({ ...command, id: `said-${(said += 1)}` })
  const goOn = (): void => {
    const { turn, toMove, view: seen } = ada.newest<Projection>()
    if (toMove.length === 0) return say({ type: 'rematch' })
    if (toMove.includes(0)) say({ type: 'move', turn, move: nearestCard(game, seen, options) })
  }

  await ada.connect(new URL(origin))
  for (let bot = 0; bot < bots; bot++) say({ type: 'add-bot', strength: 'best' })
  say({ type: 'start' })
  return { waits, leave: () => ada.leave() }
}

const view = '{"type":"view"'
