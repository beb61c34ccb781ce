import './offline-landing.css'

import { useEffect, useState } from 'preact/hooks'

import { hiddenCode, isLocalCode, localCodeOf, spokenCode } from '../../shared/code.ts'
import type { About } from '../../shared/game/game.ts'
import type { Tempo } from '../../shared/protocol/table-settings.ts'
import { findGame } from '../boards/available-games.ts'
import { watchNetwork } from '../client/check-network.ts'
import { navigate } from '../client/router.ts'
import { settings } from '../client/settings.ts'
import type { StoredTable } from '../client/stored-table.ts'
import { clothProps } from '../kit/cloth.ts'
import { Icon } from '../kit/Icon.tsx'
import { lazy } from '../kit/lazy.tsx'
import { chooseLocalGame } from '../local/chosen-game.ts'
import type { ChosenOptions } from '../parts/rules/option-sentences.ts'
import { Site } from '../parts/Site.tsx'
import { localise, words } from '../words/index.ts'
import { localWords } from '../words/local.ts'
import { GameShelf } from './GameShelf.tsx'
import { JoinTable } from './JoinTable.tsx'
import { MyTables } from './MyTables.tsx'
import { pitchOf } from './pitches.ts'

const OwnRules = lazy(() =>
  import('../parts/rules/CustomRules.tsx').then((part) => part.CustomRules),
)
const ChangeRules = lazy(() =>
  import('../parts/rules/RulesEditor.tsx').then((part) => part.RulesEditor),
)

const DayTicket = lazy(() => import('./DayTicket.tsx').then((part) => part.DayTicket))

interface OfflineLandingProps {
  /** The games in display order. */
  readonly games: readonly About[]
  /** The tables at which this browser has a seat, the latest first. */
  readonly seats: readonly StoredTable[]
}

/**
 * The landing page while the device is offline. The main button starts a game against bots. Links
 * to tables with other people have a paler background.
 */
export function OfflineLanding({ games, seats }: OfflineLandingProps) {
  const text = localise(localWords)
  const [game, setGame] = useState(() => games[0])
  const [options, setOptions] = useState<ChosenOptions>({})
  const [tempo, setTempo] = useState<Tempo>('free')
  const [changing, change] = useState(false)
  useEffect(() => watchNetwork(), [])
  if (game === undefined) return null

  function choose(about: About): void {
    setGame(about)
    setOptions({})
  }

  function play(event: Event): void {
    event.preventDefault()
    if (game === undefined) return
    chooseLocalGame(game.id, { options, tempo })
    navigate(`/${localCodeOf(game.id)}`)
  }

  const local = seats.filter(({ table }) => isLocalCode(table.code))
  return (
    <Site title="">
      <div class="landing" data-offline>
        <div class="landing-hero">
          <h1>{words.value.landing.title}</h1>
          <div class="no-network" role="status">
            <Icon name="offline" />
            <span>
              <b>{text.noNetwork}</b> {text.playHere}
            </span>
          </div>
          <WaitingTables seats={seats.filter((each) => !local.includes(each))} />
          {local.length > 0 && <MyTables seats={local} />}
        </div>
        <form class="landing-open" onSubmit={play}>
          <GameShelf games={games} chosen={game} onChoose={choose} />
          <div class="open-table">
            <p class="open-table-pitch">
              <b>{game.name}.</b> {pitchOf(game.id, settings.language.value)?.sentence}
            </p>
            {Object.keys(options).length > 0 && (
              <div class="open-table-rules paper">
                <OwnRules game={game.id} chosen={options} names={[]} />
              </div>
            )}
            <div class="open-table-actions">
              <button class="button" data-look="main" data-size="big" type="submit">
                {text.play(game.name)}
              </button>
              <button
                class="button"
                data-shape="square"
                type="button"
                aria-label={words.value.changeRules}
                title={words.value.changeRules}
                onClick={() => change(true)}
              >
                <Icon name="sliders" />
              </button>
            </div>
            <p class="no-network-private">{text.private}</p>
            {changing && (
              <ChangeRules
                game={game.id}
                chosen={options}
                onChoose={setOptions}
                tempo={tempo}
                onTempo={setTempo}
                close={() => change(false)}
              />
            )}
          </div>
        </form>
        <div class="landing-day">
          <DayTicket offline={text.waits} />
        </div>
        <div class="landing-join">
          <p class="no-network-needs">
            <Icon name="offline" />
            {text.needs}
          </p>
          <div class="no-network-join" inert>
            <JoinTable />
          </div>
        </div>
      </div>
    </Site>
  )
}

const mostRows = 2

/** Links to the tables with other people, which can be opened again once there is a network. */
const WaitingTables = ({ seats }: Pick<OfflineLandingProps, 'seats'>) => (
  <div class="waiting-tables">
    {seats.slice(0, mostRows).map(({ table }) => {
      const about = findGame(table.game)
      const code = settings.hideCode.value ? hiddenCode : spokenCode(table.code)
      return (
        <a
          class="my-table waiting-table"
          key={table.code}
          href={`/${table.code}`}
          {...(about && clothProps(about.cloth))}
        >
          <strong>{about?.name}</strong>
          <small>
            {code} · {localise(localWords).waits}
          </small>
        </a>
      )
    })}
  </div>
)
