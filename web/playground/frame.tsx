import '../styles/index.css'
import '../parts/stage.css'
import '../table/room/toast.css'
import '../table/room/top-bar.css'
import './frame.css'

import { render } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'

import { aboutOf } from '../../shared/define-game/about.ts'
import { gameOf } from '../../shared/define-game/game.ts'
import type { AnyDefinition } from '../../shared/define-game/layout.ts'
import { tableWordsOf } from '../../shared/define-game/words.ts'
import type { Viewer } from '../../shared/game/game.ts'
import { createBoard } from '../boards/one-file/create-board.tsx'
import { applyAppearance, override, settings } from '../client/settings.ts'
import { Icon } from '../kit/Icon.tsx'
import { startFirstPaint } from '../kit/after-first-paint.ts'
import { Motion } from '../kit/motion/Motion.tsx'
import { TableContext, type Person } from '../kit/table/table-context.ts'
import { TableTop } from '../kit/table/TableTop.tsx'
import { Logo } from '../parts/Logo.tsx'
import { learnLanguage, words } from '../words/index.ts'
import type { FrameUpdate } from './frame-host.ts'

// The page inside an iframe of the playground. It shows the real board of the game to one viewer,
// and gets its data from the parent page instead of a server.

const asked = new URLSearchParams(location.search).get('viewer') ?? 'public'
const viewer = (/^\d$/.test(asked) ? Number(asked) : asked) as Viewer
const host = window.parent.playground

function Frame() {
  const [update, setUpdate] = useState<FrameUpdate | null>(null)
  const [game, setGame] = useState<{ version: number; definition: AnyDefinition } | null>(null)
  useEffect(
    // Copies the data into objects of this page, because objects of the parent page have other
    // prototypes.
    () => host?.subscribe(viewer, (next) => setUpdate(structuredClone(next))),
    [],
  )
  useEffect(() => {
    if (!update) return
    const { version } = update
    void import(/* @vite-ignore */ `/playground-game-${version}.js`).then(
      ({ default: definition }) => setGame({ version, definition }),
    )
  }, [update?.version])
  useEffect(() => {
    if (!update) return
    override(settings.language, update.language)
    override(settings.theme, update.theme)
  }, [update?.language, update?.theme])
  if (!update || game?.version !== update.version) return null
  return <Table definition={game.definition} {...update} />
}

function Table(props: FrameUpdate & { readonly definition: AnyDefinition }) {
  const { definition, view, options, names, seat, isLarge, language } = props
  const { Board } = useMemo(() => createBoard(definition), [definition])
  const [refusal, refuse] = useState<string | null>(null)
  useEffect(() => refuse(null), [view])
  const { words: gameWords, clauses } = tableWordsOf(definition, language)
  const moves = seat === null ? [] : gameOf(definition).moves(view, options)
  const people = names.map((name, at): Person => ({
    seat: at,
    name,
    piece: at,
    isMe: at === seat,
    state: 'here',
    isHost: false,
    isToMove: view.turn.some((one) => one === at),
    speech: null,
    face: null,
    describe: (held) => (held === undefined ? '' : words.value.strip.facts(factsOf(held))),
  }))
  const answer = refusal !== null && (
    <div class="answer" data-refuses="true">
      <div class="answer-text">
        <p>{refusal}</p>
      </div>
      <button class="icon-button" type="button" aria-label="Close" onClick={() => refuse(null)}>
        <Icon name="close" />
      </button>
    </div>
  )
  const spectatorPanel = (
    <p class="frame-watching">
      <Icon name="eye" />
      {viewer === 'public' ? 'You are watching. Hands stay hidden.' : 'All cards are open.'}
    </p>
  )
  return (
    <TableContext.Provider
      value={{ people, openPlayerMenu: null, answer: answer || null, spectatorPanel }}
    >
      <TableTop game={definition.id} cloth={aboutOf(definition).cloth}>
        <header class="top">
          <span class="top-home">
            <Logo />
            <span class="top-name">
              {seat === null ? (viewer === 'public' ? 'watching' : 'open') : `seat ${seat + 1}`}
            </span>
          </span>
        </header>
        <main class="stage">
          <Motion class="stage" view={view} deal="playground" isDealt={false}>
            <Board
              // At the end of a deal, the board shows the result until a click. Only the large
              // iframe can be clicked, so in all other iframes a new key replaces the board at each
              // deal.
              key={isLarge ? 'large' : view.deals}
              view={view}
              options={options}
              words={gameWords}
              clauses={clauses}
              names={names}
              moves={moves}
              signals={[]}
              play={(move) => seat !== null && host?.play(seat, move)}
              sendSignal={() => {}}
              explain={(clause) => refuse(clauses[clause] ?? clause)}
            />
          </Motion>
        </main>
      </TableTop>
    </TableContext.Provider>
  )
}

const factsOf = (held: number) => ({ moves: false, host: false, held, state: '' })

applyAppearance()
const room = document.querySelector('[data-app]')
if (room)
  void learnLanguage().then(() => {
    startFirstPaint()
    render(<Frame />, room)
  })
