import '../table/room/band.css'

import { spokenCode } from '../../shared/code.ts'
import type { PublicTable } from '../../shared/wire/protocol.ts'
import { aboutOf } from '../games.ts'
import { accentOf } from '../parts/accent.ts'
import { Icon } from '../kit/Icon.tsx'
import { Wordmark } from '../parts/Logo.tsx'
import { Ending, Replaying } from '../table/lazy-parts.ts'
import { useLookingBack } from '../table/model/use-looking-back.ts'
import { promptOf } from '../table/model/game-at-table.ts'
import { Stage } from '../table/room/Stage.tsx'
import { useTab } from '../table/model/use-tab.ts'
import { Toast } from '../table/room/Toast.tsx'
import { useToast } from '../table/model/use-toast.ts'
import { words } from '../words/index.ts'
import { BeforeDeal } from './BeforeDeal.tsx'
import { Chairs } from './Chairs.tsx'
import { EndedLine } from './EndedLine.tsx'
import { type Look, useLook } from './look.ts'
import { Note } from './Note.tsx'
import { useNews } from './page-around.ts'
import { useVisibleGame } from './use-visible-game.ts'
import { frameWords } from './frame-words.ts'

/** A table looked at from another page: nobody sits down here. */
export function Watching({ code }: { readonly code: string }) {
  const look = useLook(code)
  useNews(look.model)
  const ending = look.ending.value
  const table = look.model.table.value
  if (ending !== null) return <EndedLine ending={ending} comeBack={look.again} />
  if (table === null) return <Note why={words.value.arriving} />
  return <Watched look={look} table={table} />
}

interface WatchedProps {
  readonly look: Look
  readonly table: PublicTable
}

function Watched({ look, table }: WatchedProps) {
  const { model, log } = look
  const about = aboutOf(table.game)
  const game = useVisibleGame(look, table)
  const toast = useToast(model, game?.clauses ?? {})
  const { back, past, looks, replay, close } = useLookingBack(table)
  const name = about?.name ?? 'Tischlein'
  useTab(`${name} · ${spokenCode(table.code)}`, null)

  const projection = model.projection.value
  const toMove = table.phase === 'playing' ? (projection?.toMove ?? []) : []
  const say = (text: string): void => toast.say({ text })

  return (
    <div class="frame" style={accentOf(about)}>
      <header class="frame-top">
        <h1 class="for-ears">{name}</h1>
        <Line prompt={lineOf(table, game && promptOf(game, table))} watchers={table.watchers} />
        <Chairs
          table={table}
          toMove={toMove}
          held={game?.board.rules.held(past?.view ?? game.view) ?? []}
        />
      </header>
      {table.phase === 'gathering' && <BeforeDeal name={name} table={table} />}
      {game && projection && !back && (
        <Stage model={model} table={table} game={game} explain={() => {}} />
      )}
      {table.phase === 'over' && !back && (
        <Ending
          table={table}
          seated={false}
          hosting={false}
          send={model.send}
          replay={replay}
          sits={false}
          say={say}
        />
      )}
      {game && back && (
        <Replaying
          table={table}
          game={game}
          missed={null}
          looks={looks}
          sits={false}
          close={close}
          say={say}
        />
      )}
      <footer class="frame-foot">
        <a class="frame-home" href="/">
          <Wordmark />
        </a>
        <a href={`/${table.code}`}>{frameWords.value.toTable}</a>
      </footer>
      <p class="for-ears" role="log">
        {log.latestNews.value.join(' ')}
      </p>
      <Toast toast={toast.current} openRule={() => {}} close={() => toast.say(null)} />
    </div>
  )
}

function lineOf({ phase, paused }: PublicTable, prompt: string | null): string {
  if (phase === 'gathering') return frameWords.value.before
  if (phase === 'over') return words.value.over.title
  return paused === null ? (prompt ?? '') : words.value.isPaused
}

function Line({ prompt, watchers }: { readonly prompt: string; readonly watchers: number }) {
  const text = words.value.strip.watchers(watchers)
  return (
    <div class="band" data-mood="quiet">
      <p class="band-prompt">{prompt}</p>
      <p class="frame-eyes" title={text}>
        <Icon name="eye" />
        <span aria-hidden="true">{watchers}</span>
        <span class="for-ears">{text}</span>
      </p>
    </div>
  )
}
