import './offline-parts.css'

import { useEffect } from 'preact/hooks'

import { isLocalCode, localCodeOf } from '../../shared/code.ts'
import { watchNetwork } from '../client/check-network.ts'
import { navigate } from '../client/router.ts'
import type { StoredTable } from '../client/stored-table.ts'
import { Icon } from '../kit/Icon.tsx'
import { chooseLocalGame, type ChosenGame } from '../local/chosen-game.ts'
import { localise } from '../words/index.ts'
import { localWords } from '../words/local.ts'
import { JoinTable } from './JoinTable.tsx'
import { MyTables } from './MyTables.tsx'

// The parts of the landing page while the device is offline. The main button then starts a game
// against bots. Links to tables with other people have a paler background.

export const offlineTexts = () => localise(localWords)

interface NoNetworkProps {
  /** The tables at which this browser has a seat, the latest first. */
  readonly seats: readonly StoredTable[]
}

/** Says that there is no network, and lists the viewer's tables, those against bots first. */
export function NoNetwork({ seats }: NoNetworkProps) {
  const text = offlineTexts()
  useEffect(() => watchNetwork(), [])
  const sorted = seats.toSorted((one, other) => needsNetwork(one) - needsNetwork(other))
  return (
    <>
      <div class="no-network" role="status">
        <Icon name="offline" />
        <span>
          <b>{text.noNetwork}</b> {text.playHere}
        </span>
      </div>
      {seats.length > 0 && <MyTables seats={sorted} waits={text.waits} />}
    </>
  )
}

const needsNetwork = ({ table }: StoredTable): number => Number(!isLocalCode(table.code))

/** The form for the code of a table, which can't be used without a network. */
export const JoinLater = () => (
  <>
    <p class="no-network-needs">
      <Icon name="offline" />
      {offlineTexts().needs}
    </p>
    <div class="no-network-join" inert>
      <JoinTable />
    </div>
  </>
)

/** Opens a table against bots, which runs in this browser. */
export function playOffline(game: string, chosen: ChosenGame): void {
  chooseLocalGame(game, chosen)
  navigate(`/${localCodeOf(game)}`)
}
