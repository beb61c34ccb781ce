import './menu.css'

import { useState } from 'preact/hooks'

import { isLocalCode, spokenCode } from '../../../shared/code.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { settings } from '../../client/settings.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { Icon, type IconName } from '../../kit/Icon.tsx'
import { useSecondPage } from '../../kit/second-page.tsx'
import { SheetAction } from '../../kit/SheetAction.tsx'
import { AppearanceSettings, appearanceSummary } from '../../parts/AppearanceSettings.tsx'
import { betweenGamesWords } from '../../words/between-games.ts'
import { localise, words } from '../../words/index.ts'
import { menuWords } from '../../words/menu.ts'
import { lazy } from '../../kit/lazy.tsx'
import { DeviceSettings } from '../notifications/DeviceSettings.tsx'
import { SoundSettings } from './SoundSettings.tsx'
import { tableSummary, ThisTable } from './ThisTable.tsx'

/** The actions of the menu. An action is null while it is not available. */
export interface MenuActions {
  readonly rules: () => void
  /** Opens the log; null before the first deal. */
  readonly log: (() => void) | null
  readonly chat: () => void
  readonly invite: () => void
  readonly pause: (() => void) | null
  readonly chooseGame: (() => void) | null
  readonly phone: (() => void) | null
  readonly tableRules: () => void
  readonly leave: (() => void) | null
  readonly deleteTable: () => void
}

/** Loaded lazily, because it needs all tablecloths and card backs. */
const DressTable = lazy(() => import('./DressTable.tsx').then((part) => part.DressTable))

interface MenuProps {
  readonly session: TableSession
  readonly table: PublicTable
  /** The number of unread chat messages. */
  readonly unread: number
  readonly actions: MenuActions
  readonly close: () => void
}

/** The menu of a table. Its settings are on further pages of the same drawer. */
export function Menu({ session, table, unread, actions, close }: MenuProps) {
  const text = localise(menuWords)
  const [page, open] = useState<'table' | 'settings' | 'dress' | null>(null)
  const secondPage = useSecondPage(page === null ? null : () => open(null))
  // Other people cannot join a table that runs in this browser, so its menu has no invitation and
  // no chat.
  const isLocal = isLocalCode(table.code)
  const titles = { table: text.thisTable, settings: words.value.looks.title, dress: text.dress }
  return (
    <Drawer
      title={page === null ? words.value.menu.title : titles[page]}
      subtitle={page === 'settings' ? text.settingsMeans : undefined}
      {...secondPage}
      footer={page === null ? <Footer leave={actions.leave} /> : undefined}
      onClose={close}
    >
      {/* Stays mounted while another page of the menu is open. When that page closes, the
          focus returns to the row that opened it. */}
      <div class="menu" hidden={page !== null}>
        <SoundSettings />
        <Tiles {...{ session, unread, actions, isLocal }} />
        <ul class="sheet-list">
          {!isLocal && (
            <SheetAction
              icon="share"
              name={text.invite}
              description={settings.hideCode.value ? undefined : spokenCode(table.code)}
              onClick={actions.invite}
              leadsOn
            />
          )}
          {actions.pause !== null && (
            <SheetAction
              icon="pause"
              name={text.pause}
              description={text.pauseMeans}
              onClick={actions.pause}
            />
          )}
          {actions.chooseGame !== null && (
            <SheetAction
              icon="cards"
              name={localise(betweenGamesWords).chooseGame}
              onClick={actions.chooseGame}
              leadsOn
            />
          )}
          <SheetAction
            icon="sliders"
            name={text.thisTable}
            description={isLocal ? undefined : tableSummary(table)}
            onClick={() => open('table')}
            leadsOn
          />
          <SheetAction
            icon="eye"
            name={titles.settings}
            description={appearanceSummary()}
            onClick={() => open('settings')}
            leadsOn
          />
          <SheetAction
            icon="pencil"
            name={text.dress}
            description={text.dressMeans}
            onClick={() => open('dress')}
            leadsOn
          />
        </ul>
      </div>
      {page === 'table' && (
        <ThisTable
          session={session}
          table={table}
          openTableRules={actions.tableRules}
          deleteTable={actions.deleteTable}
        />
      )}
      {page === 'settings' && (
        <>
          <AppearanceSettings />
          {!isLocal && <DeviceSettings />}
          {actions.phone !== null && !isLocal && (
            <ul class="sheet-list">
              <SheetAction icon="phone" name={text.phone} onClick={actions.phone} leadsOn />
            </ul>
          )}
        </>
      )}
      {page === 'dress' && <DressTable session={session} table={table} />}
    </Drawer>
  )
}

interface TilesProps extends Pick<MenuProps, 'session' | 'unread' | 'actions'> {
  readonly isLocal: boolean
}

function Tiles({ session, unread, actions, isLocal }: TilesProps) {
  const text = localise(menuWords)
  const { chat } = words.value
  const { log } = text
  const moves = session.model.projection.value?.turn ?? 0
  return (
    <div class="menu-tiles">
      <Tile icon="book" name={text.rules} description={text.inPictures} onClick={actions.rules} />
      {actions.log !== null && (
        <Tile
          icon="list"
          name={log.title}
          description={moves === 0 ? undefined : text.moves(moves)}
          onClick={actions.log}
        />
      )}
      {!isLocal && (
        <Tile
          icon="chat"
          name={chat.title}
          description={unread > 0 ? text.unread(unread) : undefined}
          count={unread}
          onClick={actions.chat}
        />
      )}
    </div>
  )
}

interface TileProps {
  readonly icon: IconName
  readonly name: string
  readonly description: string | undefined
  /** A number shown on the icon; none is shown for 0. */
  readonly count?: number
  readonly onClick: () => void
}

const Tile = ({ icon, name, description, count = 0, onClick }: TileProps) => (
  <button class="menu-tile" type="button" onClick={() => onClick()}>
    <span class="menu-tile-icon">
      <Icon name={icon} />
      {count > 0 && <b aria-hidden="true">{Math.min(count, 99)}</b>}
    </span>
    <span>
      {name}
      {description !== undefined && <small>{description}</small>}
    </span>
  </button>
)

const Footer = ({ leave }: Pick<MenuActions, 'leave'>) => (
  <>
    <a class="button" href="/">
      <Icon name="home" />
      {words.value.menu.home}
    </a>
    {leave !== null && (
      <button class="button" data-look="danger" type="button" onClick={leave}>
        <Icon name="door" />
        {localise(menuWords).leave}
      </button>
    )}
  </>
)
