import './replay.css'

import { useEffect, useState } from 'preact/hooks'

import type { AnyView } from '../../shared/games/game.ts'
import type { PublicTable } from '../../shared/protocol.ts'
import { gameRecord } from '../api.ts'
import { loadNews } from '../games.ts'
import { useLoaded } from '../parts/loaded.ts'
import { place, readdress } from '../router.ts'
import type { ShownGame } from '../table/shown-game.ts'
import { pageWords, words } from '../words/index.ts'
import { loadGame } from './games-again.ts'
import { hashOf, momentIn } from './moment.ts'
import { Replay } from './replay.ts'
import { ReplayBar } from './ReplayBar.tsx'

interface ReplayingProps {
  readonly table: PublicTable
  readonly game: Pick<ShownGame, 'board' | 'gameWords' | 'clauses'>
  /** Told what is being looked at. */
  readonly looks: (view: AnyView) => void
  /** Whether somebody may take a seat where this is shown. */
  readonly sits: boolean
  readonly close: () => void
  readonly say: (text: string) => void
}

/** A finished table looked at again, under its own address. */
export function Replaying(props: ReplayingProps) {
  const { table, close, say } = props
  const [replay, setReplay] = useState<Replay | null>(null)
  useEffect(() => () => readdress(withoutHash()), [])
  useEffect(() => {
    let latest = true
    loadReplay(table).then(
      (loaded) => latest && setReplay(loaded),
      () => {
        say(words.value.refusals.unavailable)
        close()
      },
    )
    return () => {
      latest = false
    }
  }, [table.code, table.deal])
  if (replay === null) return <p role="status">{words.value.arriving}</p>
  return <Played {...props} replay={replay} />
}

/** The same address also where the table stands inside another page. */
const withoutHash = (): string => place.value.path + place.value.search

async function loadReplay({ code, game }: PublicTable): Promise<Replay> {
  const [rules, record] = await Promise.all([loadGame(game), gameRecord(code)])
  if (!record.ok) throw new Error(record.refused.refusal)
  return new Replay(rules, record.value, momentIn(place.value.hash))
}

interface PlayedProps extends ReplayingProps {
  readonly replay: Replay
}

function Played({ replay, table, game, looks, sits, close, say }: PlayedProps) {
  const { board, gameWords, clauses } = game
  const { options, names } = replay.record
  const [step, viewer, view] = [replay.step.value, replay.viewer.value, replay.view.value]
  const before = replay.before.value
  useEffect(() => {
    readdress(withoutHash() + hashOf({ step, viewer }))
  }, [step, viewer])
  useEffect(() => looks(view), [view])
  const news = useLoaded(loadNews, table.game)
  useRunning(replay)
  useKeys(replay, close)

  return (
    <>
      <main class="stage">
        <h2 class="for-ears">{pageWords.value.replay.title}</h2>
        <div class="stage-board">
          <board.Board
            // Other eyes see other cards in the same places, which did not fly there.
            key={viewer}
            view={view}
            options={options}
            words={gameWords}
            clauses={clauses}
            names={names}
            moves={none}
            signals={none}
            toMove={replay.toMove.value}
            play={nothing}
            give={nothing}
            explain={nothing}
          />
        </div>
      </main>
      <ReplayBar
        replay={replay}
        news={
          before === null ? [] : (news?.(before, view, gameWords, names, options, clauses) ?? [])
        }
        sits={sits}
        close={close}
        say={say}
      />
    </>
  )
}

const none: readonly never[] = []
const nothing = (): void => {}

/** How long a step stays in sight. */
const pace = 900

function useRunning(replay: Replay): void {
  const running = replay.running.value
  useEffect(() => {
    if (!running) return
    const timer = setInterval(replay.tick, pace)
    return () => clearInterval(timer)
  }, [running])
}

function useKeys(replay: Replay, close: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('input, select, dialog')) return
      const deed = deedOf(event.key, replay, close)
      if (deed === null) return
      event.preventDefault()
      event.stopPropagation()
      deed()
    }
    // Before the board, which has keys of its own.
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [replay])
}

function deedOf(key: string, replay: Replay, close: () => void): (() => void) | null {
  const step = replay.step.peek()
  switch (key) {
    case 'ArrowLeft':
      return () => replay.goTo(step - 1)
    case 'ArrowRight':
      return () => replay.goTo(step + 1)
    case 'Home':
      return () => replay.goTo(0)
    case 'End':
      return () => replay.goTo(replay.last)
    case 'Escape':
      return close
    default:
      return null
  }
}
