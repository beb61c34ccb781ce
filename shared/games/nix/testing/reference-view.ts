import type { Viewer } from '../../../game/game.ts'
import type { Chips, State, View } from '../rules/state.ts'

/**
 * A second implementation of the view: every viewer gets the board and the numbers of cards, each
 * player also their own cards. Tests compare the real view with it.
 */
export function referenceView(state: State, viewer: Viewer): View {
  const { deal, first, round, turn, discard, scores, hands } = state
  const isOver = turn === null
  const forAll: Partial<View> = {
    ...(round === 1 ? { firstBy: state.firstBy } : {}),
    ...(state.egon === null ? {} : { egon: state.egon }),
    ...(state.last === null ? {} : { last: state.last }),
    ...(state.scored === null ? {} : { scored: board(state.scored) }),
    ...(isOver ? { ending: { places: places(state) } } : {}),
  }
  return {
    ...forAll,
    deal,
    first,
    round,
    turn,
    discard,
    scores,
    ...(typeof viewer === 'number'
      ? { seat: viewer, hand: hands[viewer] ?? [] }
      : { seat: null, hand: [] }),
    hands: hands.map(({ length }) => length),
    rows: board(state.rows),
    stock: state.stock.map((one) => (one.super ? `${one.plain}+` : `${one.plain}`)).join('/'),
    ...(isOver || viewer === 'afterwards' || viewer === 'open-hands' ? { open: hands } : {}),
  }
}

function board(rows: readonly Chips[]): string {
  let text = ''
  for (const [row, chips] of rows.entries()) {
    if (row > 0) text += '/'
    for (const chip of chips) {
      text += chip.owner === 'egon' ? 'e' : chip.owner
      if (chip.super) text += '+'
    }
  }
  return text
}

/** Returns the rank of each player. Equal totals share a rank. */
function places({ hands, options, scores }: State): number[] {
  const players = hands.length + (options.egon ? 1 : 0)
  const points = Array.from({ length: players }, () => 0)
  for (const deal of scores)
    for (const [player, own] of deal.entries()) points[player] = (points[player] ?? 0) + own
  const best = points.toSorted((a, b) => b - a)
  return points.map((own) => best.indexOf(own) + 1)
}
