import './score-pad.css'

import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { countsLives, gainOf, pointsText, standingOf, type Scene } from './scene.ts'
import { SeatStrip } from './SeatStrip.tsx'

/** The screen after a deal: the points of each player in this deal, and in total. */
export function DealEnd({ scene }: { readonly scene: Scene }) {
  const { view, words, names } = scene
  return (
    <section class="score-slip" aria-label={words.kit.dealOver(view.deals - 1)}>
      <h2>{words.great(view, names) ?? words.kit.dealOver(view.deals - 1)}</h2>
      <ScorePad scene={scene} />
    </section>
  )
}

/** The score sheet: a column for each deal, and a row for each player, sorted by rank. */
export function ScorePad({ scene }: { readonly scene: Scene }) {
  const { view, names } = scene
  const isByLives = countsLives(scene)
  const order = names
    .map((_, seat) => seat)
    .toSorted((one, other) => standingOf(scene, one).place - standingOf(scene, other).place)
  const deals = isByLives ? [] : view.sheet
  const first = Math.max(0, deals.length - mostDeals)
  return (
    <div class="score-pad">
      <table>
        {deals.length > 0 && (
          <thead>
            <tr>
              <td />
              {deals.slice(first).map((_, at) => (
                <th key={at} scope="col">
                  {first + at + 1}
                </th>
              ))}
              <th scope="col">Σ</th>
            </tr>
          </thead>
        )}
        <tbody>
          {order.map((seat) => (
            <tr key={seat} data-mine={seat === view.seat}>
              <th scope="row">
                <Piece of={seat}>{initialOf(names[seat] ?? '')}</Piece>
                <span>{names[seat]}</span>
              </th>
              {deals.slice(first).map((deal, at) => (
                <td
                  key={at}
                  data-new={first + at === deals.length - 1}
                  data-great={deal.great === seat}
                >
                  <span>{pointsText(gainOf(view, first + at, seat))}</span>
                  {deal.bids?.[seat] && <BidCell pair={deal.bids[seat]} />}
                </td>
              ))}
              <td class="score-sum">
                {isByLives ? (
                  <SeatStrip seat={seat} scene={scene} />
                ) : (
                  pointsText(standingOf(scene, seat).sum)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The tricks and the bid below the points of a deal, such as “1/2”. A missed bid is struck out. */
function BidCell({
  pair: [bid, tricks],
}: {
  readonly pair: readonly [bid: number, tricks: number]
}) {
  const Text = bid === tricks ? 'small' : 's'
  return (
    <Text>
      {tricks}/{bid}
    </Text>
  )
}

/**
 * The score sheet shows at most this many deals, because more would not fit on the narrowest
 * screen. The totals include all deals.
 */
const mostDeals = 7
