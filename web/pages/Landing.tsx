import './landing.css'

import { useEffect, useState } from 'preact/hooks'

import type { About } from '../../shared/game/game.ts'
import { availableGames } from '../boards/available-games.ts'
import { Icon } from '../kit/Icon.tsx'
import { lazy } from '../kit/lazy.tsx'
import { loadWithRetries } from '../client/load-with-retries.ts'
import { chooseLocalGame } from '../local/chosen-game.ts'
import type { ChosenOptions } from '../parts/rules/option-sentences.ts'
import { Site } from '../parts/Site.tsx'
import { isOffline } from '../client/network.ts'
import { leftSeats } from '../client/left-seats.ts'
import { myTables } from '../client/stored-table.ts'
import { localise, words } from '../words/index.ts'
import { shelfWords } from '../words/shelf.ts'
import { GameShelf } from './GameShelf.tsx'
import { JoinTable } from './JoinTable.tsx'
import { MyTables } from './MyTables.tsx'
import { OpenTable } from './OpenTable.tsx'
import { useOpenTable } from './use-open-table.ts'

const lazyPages = () => import('./lazy-pages.ts')

// Loaded lazily, because few visitors share a phone.
const OpenShared = lazy(() =>
  lazyPages()
    .then((pages) => pages.loadOpenShared())
    .then((part) => part.OpenSharedTable),
)

const LeftSeats = lazy(() =>
  lazyPages()
    .then((pages) => pages.loadLeftSeats())
    .then((part) => part.LeftSeats),
)

const DayTicket = lazy(() =>
  lazyPages()
    .then((pages) => pages.loadDayTicket())
    .then((part) => part.DayTicket),
)

/** The landing page, on which visitors open a table or join one. */
export function Landing() {
  const text = words.value
  const [seats] = useState(myTables)
  const [left] = useState(() => leftSeats(Date.now()))
  const [games] = useState(() => shelfOf(seats[0]?.table.game))
  const [game, setGame] = useState(() => firstOf(games))
  const [options, setOptions] = useState<ChosenOptions>({})
  const [sharing, share] = useState(false)
  const opening = useOpenTable(game.id, options)
  const offline = useOfflineParts()

  function choose(about: About): void {
    setGame(about)
    setOptions({})
    opening.setProblem(null)
  }

  function open(event: Event): void {
    if (offline === null) return opening.open(event)
    event.preventDefault()
    offline.playOffline(game.id, { options, tempo: opening.tempo })
  }

  return (
    <Site title="">
      <div class="landing" data-offline={offline === null ? undefined : ''}>
        <div class="landing-hero">
          <h1>{text.landing.title}</h1>
          {offline === null ? (
            <>
              {left.length > 0 && <LeftSeats codes={left} />}
              {seats.length === 0 ? <p>{text.landing.pitch}</p> : <MyTables seats={seats} />}
            </>
          ) : (
            <offline.NoNetwork seats={seats} />
          )}
        </div>
        <form class="landing-open" onSubmit={open}>
          <GameShelf games={games} chosen={game} onChoose={choose} />
          <OpenTable
            about={game}
            options={options}
            onOptions={setOptions}
            opening={opening}
            offline={offline && offline.offlineTexts()}
          />
        </form>
        <div class="landing-day">
          <DayTicket offline={offline?.offlineTexts().waits} />
        </div>
        <div class="landing-join">
          {offline === null ? <JoinTable /> : <offline.JoinLater />}
          {offline === null && (
            <div class="landing-more">
              <a class="site-link" href="/tables">
                <Icon name="eye" />
                {text.lobby.title}
              </a>
              <a
                class="site-link"
                href={`/bots/${game.id}`}
                onClick={() => chooseLocalGame(game.id, { options, tempo: opening.tempo })}
              >
                <Icon name="bot" />
                {localise(shelfWords).againstBots}
              </a>
              <a class="site-link landing-television" href={`/tv?game=${game.id}`}>
                <Icon path="M3 5h18v12H3zM8 21h8" />
                {localise(shelfWords).television}
              </a>
              <button class="site-link" type="button" onClick={() => share(true)}>
                <Icon name="phone" />
                {text.landing.sharePhone}
              </button>
            </div>
          )}
        </div>
        {sharing && <OpenShared about={game} options={options} close={() => share(false)} />}
      </div>
    </Site>
  )
}

type OfflineParts = typeof import('./offline-parts.tsx')

const loadOfflineParts = (): Promise<OfflineParts> =>
  lazyPages().then((pages) => pages.loadOfflineParts())

/**
 * Returns the parts of this page for a device without a network. Null with a network, and until the
 * parts have loaded. What the viewer has chosen stays the same.
 */
function useOfflineParts(): OfflineParts | null {
  const [parts, setParts] = useState<OfflineParts | null>(null)
  const isWanted = isOffline.value
  useEffect(() => (isWanted ? loadWithRetries(loadOfflineParts, setParts) : undefined), [isWanted])
  return isWanted ? parts : null
}

/**
 * Returns the games in display order: the one played last, then cooperative games, which are the
 * easiest to start with, then the others.
 */
const shelfOf = (last: string | undefined): readonly About[] => {
  const rank = ({ id, cooperative: together }: About): number =>
    id === last ? 2 : Number(together)
  return availableGames.toSorted((one, other) => rank(other) - rank(one))
}

function firstOf([first]: readonly About[]): About {
  if (first === undefined) throw new Error('there is no game to play')
  return first
}
