import { Numeral } from '../../kit/digits.tsx'
import { OwnerMark } from './ChipMark.tsx'
import type { Scene } from './scene.ts'
import { totalAt } from '../../../shared/games/nix/rules/scoring.ts'
import './score-sheet.css'

const deals = [1, 2, 3, 4]

/** The points of the four deals, as somebody has noted them by hand. */
export function ScoreSheet({ scene }: { readonly scene: Scene }) {
  const { view, owners, words, nameOf } = scene
  const totals = owners.map((_, at) => totalAt(view.scores, at))
  const most = Math.max(...totals)
  return (
    <table class="score-sheet">
      <caption class="for-ears">{words.sheet.title}</caption>
      <thead>
        <tr>
          <td />
          {owners.map((owner) => (
            <th key={owner} scope="col">
              <span>
                <OwnerMark owner={owner} />
                <b>{owner === view.seat ? words.you : nameOf(owner)}</b>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deals.map((deal, at) => (
          <tr key={deal}>
            <th scope="row" aria-label={words.deal(deal)}>
              {deal}
            </th>
            {owners.map((owner, place) => (
              <td key={owner}>
                <Noted points={view.scores[at]?.[place]} tilt={deal + place} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" aria-label={words.sheet.total}>
            Σ
          </th>
          {owners.map((owner, place) => {
            const total = totals[place]
            const leads = view.scores.length > 0 && total === most
            return (
              <td key={owner} data-leads={leads}>
                <Noted
                  points={view.scores.length > 0 ? total : undefined}
                  tilt={place}
                  leads={leads}
                />
              </td>
            )
          })}
        </tr>
      </tfoot>
    </table>
  )
}

/** A number in handwriting, no two quite alike; whoever leads is circled. */
function Noted(props: {
  readonly points: number | undefined
  readonly tilt: number
  readonly leads?: boolean
}) {
  const { points, tilt, leads } = props
  if (points === undefined) return null
  return (
    <>
      <svg
        class="noted"
        viewBox="0 0 64 32"
        aria-hidden="true"
        style={{ '--tilt': ((tilt * 5) % 7) - 3 }}
      >
        {leads && <path class="noted-circle" d={circle} />}
        <Numeral value={points} x={32} y={7} height={18} pen={13} centred />
      </svg>
      <span class="for-ears">{points}</span>
    </>
  )
}

/** Drawn in one go, and not quite closed. */
const circle = 'M44 3.5C28-1 8 4 7 16s16 15 29 14 22-8 21-16S46 2 30 3'
