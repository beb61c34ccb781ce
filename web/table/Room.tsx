import './room.css'

import { useEffect, useState } from 'preact/hooks'

import { spokenCode } from '../../shared/code.ts'
import type { PublicTable } from '../../shared/protocol.ts'
import { aboutOf } from '../games.ts'
import { lazily } from '../lazy.tsx'
import { accentOf } from '../parts/accent.ts'
import { useGameWords } from '../parts/game-words.ts'
import { settings } from '../settings.ts'
import { words } from '../words/index.ts'
import { Band } from './Band.tsx'
import { bandOf } from './band-of.ts'
import { useBoard } from './board-of.ts'
import { Gathering } from './Gathering.tsx'
import { Notices } from './Notices.tsx'
import { Ending } from './Ending.tsx'
import type { OpenDrawer } from './RoomDrawers.tsx'
import { Stage } from './Stage.tsx'
import { Strip } from './Strip.tsx'
import { useTab } from './tab.ts'
import { Talk, type TalkState } from './Talk.tsx'
import { useTeller } from './teller.ts'
import { Toast } from './Toast.tsx'
import { useToast } from './toast.ts'
import { useUnread } from './unread.ts'
import type { Visit } from './visit.ts'
import { useWide } from './wide.ts'

const RoomDrawers = lazily(() => import('./RoomDrawers.tsx').then((part) => part.RoomDrawers))

interface RoomProps {
  readonly visit: Visit
  readonly table: PublicTable
}

/** A table from inside: the band, the seats, the game or its gathering, and what is said. */
export function Room({ visit, table }: RoomProps) {
  const told = words.value
  const { model, log } = visit
  const about = aboutOf(table.game)
  const board = useBoard(table.game)
  const gameWords = useGameWords(table.game)
  const wide = useWide()
  const [open, show] = useState<OpenDrawer | null>(null)
  const toast = useToast(model, gameWords)
  useTeller(log, table, board, gameWords)
  useEffect(() => {
    // Not needed to begin with, but at once when somebody taps.
    const later = setTimeout(() => void RoomDrawers.fetch().catch(() => {}), 1_500)
    return () => clearTimeout(later)
  }, [])

  const mine = model.seat.value
  const shown = table.phase === 'gathering' ? null : model.shown.value
  const game = board && gameWords && shown && { board, gameWords, view: shown.view }
  const names = table.seats.map(({ name }) => name)
  const band = bandOf(
    model,
    table,
    game && (() => game.board.prompt(game.view, table.options, game.gameWords, names)),
    told,
  )

  const entries = log.entries.value
  const unread = useUnread(entries, wide || open?.drawer === 'talk')
  const code = settings.codeHidden.value ? [] : [spokenCode(table.code)]
  const title = [about?.name[settings.language.value] ?? 'Tischlein', ...code].join(' · ')
  useTab(title, model.myTurn.value ? told.yourTurn : null)

  function talkState(): TalkState {
    if (mine === null) return { open: false, why: told.talk.watchersListen }
    const playing = table.phase === 'playing'
    const clause = game && playing ? game.board.chatClosedBy(game.view, table.options) : null
    return clause === null
      ? { open: true }
      : { open: false, why: gameWords?.clauses[clause] ?? clause }
  }
  const talk = (
    <Talk
      entries={entries}
      state={talkState()}
      say={(text) => model.send({ type: 'chat', text })}
    />
  )

  const toastPaper = (
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
      <header class="room-top">
        <h1 class="for-ears">{title}</h1>
        <Band
          mood={band.mood}
          prompt={band.prompt}
          chat={wide ? null : { unread, open: () => show({ drawer: 'talk' }) }}
          openMenu={() => show({ drawer: 'menu' })}
        />
        {shown !== null && (
          <Strip
            table={table}
            mine={mine}
            toMove={table.phase === 'playing' ? shown.toMove : []}
            held={game ? game.board.held(game.view) : []}
            openSeat={(seat) => show({ drawer: 'seat', seat })}
          />
        )}
        <Notices visit={visit} table={table} openTalk={() => !wide && show({ drawer: 'talk' })} />
      </header>
      {table.phase === 'gathering' && about !== undefined && gameWords !== null && (
        <Gathering
          visit={visit}
          table={table}
          about={about}
          gameWords={gameWords}
          say={(text) => toast.say({ text })}
          openRules={() => show({ drawer: 'rules', clause: null })}
        />
      )}
      {game && shown && (
        <Stage
          model={model}
          table={table}
          shown={shown}
          board={game.board}
          gameWords={game.gameWords}
          explain={toast.explain}
        />
      )}
      {table.phase === 'over' && (
        <Ending
          table={table}
          seated={mine !== null}
          hosting={model.hosting.value}
          send={model.send}
        />
      )}
      {wide && <aside class="room-side">{talk}</aside>}
      <p class="for-ears" role="log">
        {log.latestNews.value.join(' ')}
      </p>
      <p class="for-ears" role="status">
        {model.myTurn.value ? told.yourTurn : ''}
      </p>
      {!answersInDrawer && toastPaper}
      <RoomDrawers
        open={open}
        show={show}
        visit={visit}
        table={table}
        gameWords={gameWords}
        talk={talk}
        toast={toastPaper}
        say={(text) => toast.say({ text })}
      />
    </div>
  )
}
