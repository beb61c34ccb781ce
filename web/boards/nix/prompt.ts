import { lastRound } from '../../../shared/games/nix/rules/moves.ts'
import type { Options } from '../../../shared/games/nix/options.ts'
import { outcomeOf } from '../../../shared/games/nix/rules/outcome.ts'
import { type View, joker } from '../../../shared/games/nix/rules/state.ts'
import type { Words } from '../../../shared/games/nix/words/en/table.ts'
import { shoveResult } from '../../../shared/games/nix/rules/chips.ts'
import type { Row } from '../../../shared/games/nix/rules/rows.ts'
import { pointsOn } from '../../../shared/games/nix/rules/scoring.ts'
import { egonRemark, lastEgonPlay } from './egon/egons-play.ts'
import type { Scene } from './scene.ts'
import type { Playing } from './use-playing.ts'

/** Returns the prompt above the hand. */
export function prompt(
  view: View,
  _: Options,
  { prompt: says, outcome }: Words,
  names: readonly string[],
): string {
  const ending = outcomeOf(view)
  if (ending) return outcome(ending, names)
  if (view.turn !== view.seat) return says.theirs(names[view.turn ?? -1] ?? '')
  if (view.hand.length === 0) return says.noCard
  if (view.round === lastRound) return says.lastRound
  const isFirst = view.round === 1 && view.turn === view.first
  return isFirst ? says.start(view.deal) : says.mine
}

/** The texts above the hand. */
interface Caption {
  readonly title: string
  readonly why: readonly string[]
  /**
   * The viewer's points after the selected move. The last text in `why` contains them, too. Null if
   * no move is selected.
   */
  readonly next: number | null
}

/**
 * Returns the texts above the hand: what the viewer can do, or what the selected cards would do.
 */
export function captionOf(scene: Scene, playing: Playing): Caption {
  const { view, words } = scene
  const { cards, fitting, move, isMine } = playing
  const title = prompt(view, scene.options, words, scene.names)
  if (view.seat === null) return { title, why: [], next: null }
  if (move) {
    const next = pointsAfter(scene, move.row, move.chip === 'super')
    const does = pushText(scene, move.row)
    const name = capital(scene.rowName(move.row))
    const effects = [
      ...(isMine ? [] : [`${name}.`]),
      ...(does === null ? [] : [words.push.sentence(does)]),
      words.standAt(next),
    ]
    return { title: isMine && cards.length > 0 ? name : title, why: effects, next }
  }
  if (cards.length === 0) return { title, why: [hintFor(scene, isMine)], next: null }
  const said = fitting.length > 0 ? words.ways : nothingFor(scene, playing)
  if (isMine) return { title: said.title, why: [said.why], next: null }
  return { title, why: [`${said.title}. ${said.why}`], next: null }
}

/**
 * Returns the hint while no card is selected: the last remark of EGON, the automatic player, or how
 * to begin.
 */
function hintFor({ view, words, rowName }: Scene, isMine: boolean): string {
  const play = lastEgonPlay(view)
  const remark = view.last?.egon === undefined ? null : egonRemark(view, words.egon.remarks)
  if (play !== null && remark !== null) return words.egon.lays(capital(rowName(play.row)), remark)
  if (!isMine) return words.lay.ahead
  const isJokerAlone = view.round === lastRound && view.hand.includes(joker)
  return isJokerAlone ? words.lay.lastRound : words.lay.choose
}

const nothingFor = ({ words: { lay } }: Scene, { cards }: Playing) => ({
  title: lay.nothing,
  why: lay.nothingWhy(cards),
})

/**
 * Returns a text that names the owners of the chips that a new chip would push along, or off the
 * board. Null if it would push none.
 */
export function pushText({ rows, nameOf, words: { push } }: Scene, row: Row): string | null {
  const { pushed, off } = shoveResult(rows[row] ?? [])
  if (off) return push.off(nameOf(off.owner))
  const moved = [...new Set(pushed.map(({ owner }) => owner))].map(nameOf)
  return moved.length > 0 ? push.on(moved) : null
}

/** Returns the viewer's points after adding a chip to this row. */
export function pointsAfter({ view, rows, holdingsOf }: Scene, row: Row, isSuper: boolean): number {
  if (view.seat === null) return 0
  const mine = { owner: view.seat, super: isSuper }
  const after = rows.map((chips, at) => (at === row ? [mine, ...chips] : chips))
  return holdingsOf(view.seat).total + (pointsOn(after, [view.seat])[0] ?? 0)
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
