import './day.css'

import { useEffect } from 'preact/hooks'

import { dayDeals, type DayDealId } from '../../../shared/deal/day.ts'
import { findGame } from '../../boards/available-games.ts'
import { clothProps } from '../../kit/cloth.ts'
import { createJitter, cut } from '../../kit/woodcut.ts'
import { localise } from '../../words/index.ts'
import { dayWords } from '../../words/day.ts'
import { linoBar } from './lino.ts'
import { OwnPiece } from './Pegs.tsx'
import { betterThan, dealName, tablesOf, type DayResults } from './result-text.ts'

interface DayChartProps {
  readonly deal: DayDealId
  readonly results: DayResults
  /** The viewer's own result. */
  readonly own: number
}

/**
 * Shows the results of all tables that have played a deal, as a bar chart in the style of a
 * linocut. The viewer's piece stands on the bar with the viewer's result.
 */
export function DayChart({ deal, results, own }: DayChartProps) {
  const text = localise(dayWords)
  const { game } = dayDeals[deal]
  const about = findGame(game)
  const played = tablesOf(results)
  const better = betterThan(results, own)
  const groups = groupsOf(deal).map(([from, to, name]) => ({
    name: name ?? text.place(from),
    isOwn: own >= from && own <= to,
    percent:
      (100 * tablesOf(results.filter(({ result }) => result >= from && result <= to))) /
      Math.max(1, played),
  }))
  const unit = game === 'the-game' ? text.chart.left : text.chart.place
  const label = `${dealName(deal)}: ${unit}. ${groups
    .map(({ name, percent }) => `${name}: ${text.perCent(Math.round(percent))}`)
    .join(', ')}`
  return (
    <section class="day-others paper" {...(about && clothProps(about.cloth))}>
      <header>
        <h2>{better === null ? text.first : better === 0 ? text.others : text.better(better)}</h2>
        <p>
          {dealName(deal)}: {unit}. {text.tables(played)}
        </p>
      </header>
      <Bars groups={groups} label={label} />
    </section>
  )
}

type Group = { readonly name: string; readonly isOwn: boolean; readonly percent: number }

const [width, height] = [700, 280]

function Bars({ groups, label }: { readonly groups: readonly Group[]; readonly label: string }) {
  const text = localise(dayWords)
  const hand = createJitter(11)
  const column = width / groups.length
  const most = Math.max(1, ...groups.map(({ percent }) => percent))
  useEffect(() => {
    import('./day-sounds.ts').then(
      ({ playBars }) => playBars(groups.length),
      () => {},
    )
  }, [])
  return (
    <div class="day-chart" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path class="lino-ink" d={cut(hand, 0, height - 44, width, height - 43, 4)} />
        {groups.map(({ name, isOwn, percent }, at) => {
          const tall = Math.max(2, (percent / most) * (height - 122))
          const { bar, chips } = linoBar(
            hand,
            [at * column + column * 0.14, height - 46 - tall, column * 0.72, tall],
            4,
          )
          const middle = at * column + column / 2
          return (
            <g key={name} style={{ '--at': isOwn ? groups.length : at }}>
              <g class="lino-bar">
                <path class={isOwn ? 'lino-own' : 'lino-ink'} d={bar} />
                <path class="lino-paper" d={chips} />
              </g>
              <text class="lino-name" x={middle} y={height - 12}>
                {name}
              </text>
              {isOwn ? (
                <foreignObject x={middle - 30} y={height - 112 - tall} width="60" height="62">
                  <OwnPiece />
                </foreignObject>
              ) : (
                <text class="lino-percent" x={middle} y={height - 56 - tall}>
                  {text.perCent(Math.round(percent))}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}

type Range = readonly [from: number, to: number, name?: string]

/**
 * Returns the groups of results, one for each bar: numbers of cards left in The Game, ranks in
 * other games. A group without a name is a single rank, so the chart shows the rank.
 */
function groupsOf(deal: DayDealId): readonly Range[] {
  const { game, seats } = dayDeals[deal]
  if (game !== 'the-game') return Array.from({ length: seats }, (_, at): Range => [at + 1, at + 1])
  const ranges: readonly Range[] = [
    [1, 4],
    [5, 9],
    [10, 14],
    [15, 19],
    [20, 29],
  ]
  return [
    [0, 0, '0'],
    ...ranges.map(([from, to]): Range => [from, to, `${from}–${to}`]),
    [30, 98, localise(dayWords).andUp(30)],
  ]
}
