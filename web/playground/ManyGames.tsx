import { useEffect, useRef, useState } from 'preact/hooks'

import { Icon } from '../kit/Icon.tsx'
import { initialOf, Piece } from '../kit/pieces/Piece.tsx'
import { pieceColour } from '../kit/pieces/shapes.tsx'
import type { Playground } from './Playground.ts'
import type { GamesOrder, GamesReport } from './games-worker.ts'
import type { FinishedGame, Players, Summary } from './many-games.ts'

const count = 1_000

/**
 * Lets bots or random players play 1,000 games. Shows how many moves the games have, how often each
 * seat wins, and how many games are stuck.
 */
export function ManyGames({ playground }: { readonly playground: Playground }) {
  const [players, choose] = useState<Players>('random')
  const [report, setReport] = useState<(GamesReport & { readonly seconds: number }) | null>(null)
  const thread = useRef<Worker | null>(null)
  const stop = (): void => {
    thread.current?.terminate()
    thread.current = null
  }
  useEffect(() => stop, [])
  // Removes the statistics when the file, the number of players or an option changes, because the
  // statistics belong to the earlier setup.
  const { seats, options } = playground.setup.value
  const subject = JSON.stringify([playground.working.value?.version, seats, options])
  useEffect(() => {
    stop()
    setReport(null)
  }, [subject])

  function start(): void {
    stop()
    const version = playground.working.peek()?.version
    if (version === undefined) return
    const begun = performance.now()
    const worker = new Worker(new URL('./games-worker.ts', import.meta.url), { type: 'module' })
    thread.current = worker
    worker.addEventListener('message', ({ data }: MessageEvent<GamesReport>) => {
      setReport({ ...data, seconds: (performance.now() - begun) / 1_000 })
      if (data.isDone) stop()
      const { broken } = data.summary
      if (broken) show(broken)
    })
    const order: GamesOrder = { version, seats, options, players, count }
    worker.postMessage(order)
    setReport(null)
  }
  const show = ({ seed, log }: FinishedGame): void => playground.deal({ seed }, log)

  const isRunning = report !== null && !report.isDone && thread.current !== null
  return (
    <section class="many-games">
      <header>
        <Piece of="automatic" face="egon" />
        <div>
          <h2>{titleOf(report)}</h2>
          <p>
            <label>
              Played by{' '}
              <select
                value={players}
                onChange={({ currentTarget }) => choose(currentTarget.value as Players)}
              >
                <option value="random">random moves</option>
                <option value="easy">easy bots</option>
                <option value="medium">medium bots</option>
              </select>
            </label>
          </p>
        </div>
        <button
          class="button"
          type="button"
          onClick={() => {
            if (!isRunning) return start()
            stop()
            setReport(report && { ...report, isDone: true })
          }}
        >
          <Icon name={isRunning ? 'pause' : 'again'} />{' '}
          {isRunning ? 'Stop' : report ? 'Again' : 'Let bots play 1,000'}
        </button>
      </header>
      {report && <Figures summary={report.summary} names={playground.names.value} show={show} />}
    </section>
  )
}

function titleOf(report: (GamesReport & { readonly seconds: number }) | null): string {
  if (!report) return '1,000 games'
  const { games, broken } = report.summary
  if (broken) return `Stopped in game ${games}`
  return `${games.toLocaleString('en')} games in ${report.seconds.toFixed(1)} s`
}

function Figures(props: {
  readonly summary: Summary
  readonly names: readonly string[]
  readonly show: (game: FinishedGame) => void
}) {
  const { summary, names, show } = props
  const highest = Math.max(1, ...summary.bars)
  const [stuck] = summary.stuck
  if (summary.broken)
    return (
      <p class="many-games-note">
        Seed <b>{summary.broken.seed}</b> is loaded, up to the move with the mistake.
      </p>
    )
  return (
    <>
      <div class="many-games-charts">
        <figure>
          <svg
            viewBox={`0 0 ${summary.bars.length * 10} 64`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {summary.bars.map((games, at) => (
              <rect
                key={at}
                x={at * 10}
                y={62 - (games / highest) * 60}
                width="8.6"
                height={(games / highest) * 60}
                data-most={games === highest}
              />
            ))}
          </svg>
          <figcaption>
            {summary.shortest === summary.longest ? (
              <>
                every game has <b>{summary.middle}</b> moves
              </>
            ) : (
              <>
                {summary.shortest} to {summary.longest} moves, mostly around <b>{summary.middle}</b>
              </>
            )}
          </figcaption>
        </figure>
        <ul>
          {summary.wins.map((share, seat) => (
            <li key={seat}>
              <Piece of={seat}>{initialOf(names[seat] ?? '')}</Piece>
              <span style={{ '--share': `${share * 100}%`, ...pieceColour(seat) }} />
              <b>{(share * 100).toFixed(1)} %</b>
            </li>
          ))}
        </ul>
      </div>
      <p class="many-games-note" data-good={!stuck}>
        <Icon name={stuck ? 'cross' : 'check'} />
        {stuck ? (
          <>
            {summary.stuck.length} of {summary.games} games are stuck.{' '}
            <button type="button" onClick={() => show(stuck)}>
              Show seed {stuck.seed}
            </button>
          </>
        ) : (
          'Every game ended. No card was lost or doubled.'
        )}
      </p>
    </>
  )
}
