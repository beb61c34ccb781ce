import './room.css'

import { useEffect, useState } from 'preact/hooks'

import { spokenCode } from '../../shared/code.ts'
import type { PublicTable } from '../../shared/wire/protocol.ts'
import { aboutOf, loadBoard } from '../games.ts'
import { accentOf } from '../parts/accent.ts'
import { useClauses, useGameWords } from '../parts/game-words.ts'
import { useLoaded } from '../parts/loaded.ts'
import { settings } from '../settings.ts'
import { words } from '../words/index.ts'
import {
  CatchingUp,
  Ending,
  Gathering,
  Paused,
  Replaying,
  RoomDrawers,
  Talk,
} from './model/later.ts'
import { useLookingBack } from './model/looking-back.ts'
import type { OpenDrawer } from './RoomDrawers.tsx'
import { RoomTop } from './RoomTop.tsx'
import { talkStateOf, type ShownGame } from './model/shown-game.ts'
import { Stage } from './Stage.tsx'
import { useTab } from './model/tab.ts'
import { useTeller } from './model/teller.ts'
import { Toast } from './Toast.tsx'
import { useToast } from './model/toast.ts'
import { useUnread } from './model/unread.ts'
import type { Visit } from './model/visit.ts'
import { useWide } from './wide.ts'

interface RoomProps {
  readonly visit: Visit
  readonly table: PublicTable
}

/** A table from inside: what is to be done, the game or its gathering, and what is said. */
export function Room({ visit, table }: RoomProps) {
  const told = words.value
  const { model, log } = visit
  const about = aboutOf(table.game)
  const board = useLoaded(loadBoard, table.game)
  const gameWords = useGameWords(table.game)
  const clauses = useClauses(table.game)
  const wide = useWide()
  const [open, show] = useState<OpenDrawer | null>(null)
  const toast = useToast(model, clauses)
  const looking = useLookingBack(table)
  const { back, looks, close } = looking
  useTeller(log, table, gameWords, clauses)
  useLaterSoon()

  const code = settings.codeHidden.value ? [] : [spokenCode(table.code)]
  const title = [about?.name[settings.language.value] ?? 'Tischlein', ...code].join(' · ')
  useTab(title, model.myTurn.value ? told.yourTurn : null)

  const entries = log.entries.value
  const unread = useUnread(entries, wide || open?.drawer === 'talk')
  const shown = table.phase === 'gathering' ? null : model.shown.value
  const seated = model.seat.value !== null
  const game: ShownGame | null = board &&
    gameWords &&
    shown && { board, gameWords, clauses, view: shown.view }

  const say = (text: string): void => toast.say({ text })
  const talk = (
    <Talk
      entries={entries}
      state={talkStateOf(game, table, seated, told)}
      unsaid={model.unsaid.value}
      say={(text) => model.send({ type: 'chat', text })}
    />
  )
  const answer = (
    <Toast
      toast={toast.current}
      openRule={(clause) => {
        toast.say(null)
        show({ drawer: 'rules', clause })
      }}
      close={() => toast.say(null)}
    />
  )
  const answersInDrawer = open?.drawer === 'talk' || open?.drawer === 'invite'

  return (
    <div class="room" style={accentOf(about)} data-wide={wide}>
      <RoomTop
        visit={visit}
        table={table}
        game={game}
        looking={looking}
        title={title}
        unread={wide ? null : unread}
        show={show}
      />
      {table.phase === 'gathering' && about && (
        <Gathering
          visit={visit}
          table={table}
          about={about}
          say={say}
          openRules={() => show({ drawer: 'rules', clause: null })}
        />
      )}
      {game && shown && !back && (
        <Stage model={model} table={table} game={game} explain={toast.explain} />
      )}
      {table.phase === 'over' && !back && (
        <Ending
          table={table}
          seated={seated}
          hosting={model.hosting.value}
          send={model.send}
          replay={looking.replay}
          sits
          say={say}
        />
      )}
      {game && back?.to === 'replay' && (
        <Replaying
          table={table}
          game={game}
          missed={back.missed && { ...back.missed, seat: model.seat.value }}
          looks={looks}
          sits
          close={close}
          say={say}
        />
      )}
      {game && back?.to === 'missed' && (
        <CatchingUp
          visit={visit}
          table={table}
          game={game}
          since={back.missed.since}
          looks={looks}
          close={close}
          say={say}
        />
      )}
      {wide && <aside class="room-side">{talk}</aside>}
      <p class="for-ears" role="log">
        {log.latestNews.value.join(' ')}
      </p>
      <p class="for-ears" role="status">
        {model.myTurn.value ? told.yourTurn : ''}
      </p>
      {!answersInDrawer && answer}
      <RoomDrawers
        open={open}
        show={show}
        visit={visit}
        table={table}
        talk={talk}
        answer={answer}
        say={say}
      />
    </div>
  )
}

/** Not needed to begin with, but at once when somebody taps. */
function useLaterSoon(): void {
  useEffect(() => {
    const fetch = (): void => {
      for (const part of [RoomDrawers, Talk, Ending, Paused]) part.fetch().catch(() => {})
    }
    const later = setTimeout(fetch, 1_500)
    return () => clearTimeout(later)
  }, [])
}
