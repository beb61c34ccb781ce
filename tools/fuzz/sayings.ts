import { gameOf } from '../../shared/games/all.ts'
import type { AnyGame } from '../../shared/game/game.ts'
import { strengths } from '../../shared/game/strength.ts'
import { limits } from '../../shared/wire/limits.ts'
import { commandSchema, readCommand } from '../../shared/wire/commands.ts'
import { moveRequestSchema } from '../../shared/wire/requests.ts'
import type { PublicTable, Projection } from '../../shared/wire/protocol.ts'
import type { Dice } from '../../tests/support/dice.ts'
import { fitting } from './fitting.ts'
import { brokenText, mutated, encode } from './hostile.ts'
import { names, oddLetters } from './odd.ts'

/** What somebody at a table knows when they say something. */
export type Known = {
  readonly table: PublicTable
  readonly shown: Projection | null
  /** What the others could do, had they looked. */
  readonly others: readonly Projection[]
}

/** How much somebody means what they say: what is `wrong` is hardly ever accepted. */
export type Manner = 'likely' | 'wrong'

/** A text for the line of a seat: from what is expected to what is no JSON at all. */
export function saying(known: Known, manner: Manner, dice: Dice): string {
  if (manner === 'likely') return anySaying(known, dice)
  if (dice.onceIn(3)) return encode(againstRules(known, dice))
  const text = anySaying(known, dice)
  return readCommand(text).ok ? brokenText(text.replace('"type"', '"typ"'), dice) : text
}

function anySaying(known: Known, dice: Dice): string {
  const command = likely(known, dice)
  switch (dice.below(8)) {
    case 0:
    case 1:
      return encode(command)
    case 2:
      return encode(harmless(fitting(commandSchema, dice)))
    case 3:
      return brokenText(encode(command), dice)
    case 4:
      return encode(mutated(mutated(command, dice), dice))
    case 5:
      return dice.onceIn(6) ? tooLong(dice) : encode(mutated(command, dice))
    default:
      return encode(mutated(command, dice))
  }
}

/** There is to be a table left to look at. */
function harmless(command: unknown): unknown {
  const { type } = command as { readonly type: string }
  return type === 'delete-table' ? { ...(command as object), type: 'call-host' } : command
}

/** Where nothing is sent, whoever asks for it. */
const doors = [
  'http://push.example.com/',
  'https://localhost/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://a:b@push.example.com/',
  'https://push.example.com:22/',
  'file:///etc/passwd',
  '',
]
const browserKeys = { p256dh: `B${'A'.repeat(86)}`, auth: 'a'.repeat(22) }

/** Well formed, and refused by the table or the rules all the same. */
function againstRules(known: Known, dice: Dice): Readonly<Record<string, unknown>> {
  const id = `c${dice.below(1e9)}`
  const turn = known.shown?.turn ?? 0
  const game = gameAt(known.table)
  return dice.oneOf([
    { type: 'move', id, turn: turn + 1 + dice.below(9), move: someMove(known, dice) },
    { type: 'move', id, turn, move: fitting(game.moveSchema, dice) },
    { type: 'nonce', id, commitment: 'ab'.repeat(32), nonce: 'cd'.repeat(16) },
    { type: 'chat', id, text: dice.oneOf(['', ' ', '\u0000', 'x'.repeat(limits.chatLetters + 1)]) },
    {
      type: 'rename',
      id,
      name: dice.oneOf(['', '\u200b', '\u202e', 'x'.repeat(limits.nameLetters + 1)]),
    },
    { type: 'piece', id, piece: dice.below(6) },
    { type: 'keep', id, seat: 50 },
    { type: 'subscribe', id, endpoint: dice.oneOf(doors), ...browserKeys },
    { type: 'remove', id, seat: 99 },
    { type: 'bot-strength', id, seat: 99, strength: dice.oneOf(strengths) },
    { type: 'take-back-seat', id },
    { type: 'options', id, options: { [dice.oneOf(names)]: 1 } },
  ])
}

/** The same for the short form of a move over HTTP. */
export function moveSaid(known: Known, dice: Dice): string {
  const said = dice.onceIn(2)
    ? { turn: known.shown?.turn ?? 0, move: someMove(known, dice) }
    : fitting(moveRequestSchema, dice)
  if (dice.onceIn(4)) return encode(said)
  return dice.onceIn(4) ? brokenText(encode(said), dice) : encode(mutated(said, dice))
}

const tooLong = (dice: Dice): string =>
  encode({
    type: 'chat',
    id: 'x',
    text: dice
      .oneOf(['a', '🃏', '\u202e', '\\'])
      .repeat(limits.messageBytes * dice.oneOf([1, 3, 20])),
  })

/** A command as somebody might mean it who knows the table; many of them are still against a rule. */
function likely(known: Known, dice: Dice): Readonly<Record<string, unknown>> {
  const id = `c${dice.below(1e9)}`
  const { table, shown } = known
  const seat = dice.below(table.seats.length + 1)
  const switched = dice.onceIn(2)
  const strength = dice.oneOf(strengths)
  switch (dice.below(24)) {
    case 0:
      return { type: 'nonce', id, commitment: table.commitment, nonce: 'ab'.repeat(16) }
    case 1:
      return { type: 'signal', id, signal: someSignal(known, dice) }
    case 2:
      return { type: 'chat', id, text: dice.oneOf(['hello', '47', ' ', dice.oneOf(oddLetters)]) }
    case 3:
      return {
        type: 'rename',
        id,
        name: dice.oneOf(['Ada', 'x'.repeat(25), dice.oneOf(oddLetters)]),
      }
    case 4:
      return { type: dice.oneOf(['pause', 'resume', 'take-back-seat']), id }
    case 5:
      return { type: 'keep', id, seat }
    case 6:
      return { type: 'options', id, options: someOptions(table, dice) }
    case 7:
      // What empties a table or fills it with bots is rare, so that there is somebody left to play.
      return dice.onceIn(8)
        ? dice.oneOf([
            { type: 'leave', id },
            { type: 'add-bot', id },
            { type: 'add-bot', id, strength },
          ])
        : { type: 'remove', id, seat: 99 }
    case 8:
      return dice.onceIn(8) ? { type: 'remove', id, seat } : { type: 'start', id }
    case 9:
      return { type: 'lock', id, locked: dice.onceIn(8) }
    case 10:
      return { type: 'keeper', id, keeper: switched }
    case 11:
      return { type: 'list', id, listed: switched }
    case 12:
      return { type: 'delay', id, moves: dice.oneOf([0, 1, 3, 4, 10, 11]) }
    case 13:
      return { type: dice.oneOf(['rematch', 'gather', 'start']), id }
    case 14:
      return { type: 'bot-strength', id, seat, strength }
    case 15:
      return { type: 'ask', id, ask: switched }
    case 16: {
      const person = 1 + dice.below(12)
      return dice.oneOf([
        { type: 'answer', id, person, yes: switched },
        { type: 'let-back', id, person },
      ])
    }
    case 17:
      return dice.oneOf([
        { type: 'change-chair', id, seat },
        { type: 'swap', id, person: 1 + dice.below(12), yes: switched },
      ])
    case 18:
      return { type: 'lasting', id, lasting: switched }
    case 19:
      return dice.oneOf([
        { type: 'open-hands', id, moves: dice.oneOf([0, 1, 3, 3, 5, 11]) },
        { type: 'show-hand', id, shows: !dice.onceIn(4) },
      ])
    default: {
      const turn = (shown?.turn ?? 0) + dice.oneOf([0, 0, 0, 0, -1, 1])
      return { type: 'move', id, turn, move: someMove(known, dice) }
    }
  }
}

/** One's own, somebody else's, one of the right shape, or one that belongs to another game. */
function someMove(known: Known, dice: Dice): unknown {
  const game = gameAt(known.table)
  const seen = dice.onceIn(3) ? dice.oneOf([known.shown, ...known.others]) : known.shown
  const legal = seen ? game.moves(seen.view, known.table.options) : []
  if (legal.length > 0 && !dice.onceIn(3)) return dice.oneOf(legal)
  return fitting(game.moveSchema, dice)
}

function someSignal({ table, shown }: Known, dice: Dice): unknown {
  const game = gameAt(table)
  const offered = shown ? game.signals(shown.view, table.options) : []
  if (offered.length > 0 && dice.onceIn(2)) return dice.oneOf(offered)
  return game.signalSchema.type === 'never' ? {} : fitting(game.signalSchema, dice)
}

/** Values that there are, of options that there are, whether or not they go together. */
export function someOptions(
  { game }: Pick<PublicTable, 'game'>,
  dice: Dice,
): Record<string, unknown> {
  const { values } = gameAt({ game }).choices
  const chosen = Object.keys(values).filter(() => dice.onceIn(4))
  return Object.fromEntries(chosen.map((option) => [option, dice.oneOf(values[option] ?? [null])]))
}

export function gameAt({ game: id }: Pick<PublicTable, 'game'>): AnyGame {
  const game = gameOf(id)
  if (!game) throw new Error(`there is no game ${id}`)
  return game
}
