import { isLocalCode } from '../../../shared/code.ts'
import { Drawer, DrawerTool } from '../../kit/Drawer.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { lazy } from '../../kit/lazy.tsx'
import { localise, words } from '../../words/index.ts'
import { menuWords } from '../../words/menu.ts'
import { hasNews } from '../../client/Log.ts'
import { LogList, type LogListProps } from '../../replay/LogList.tsx'

// Loaded lazily, because only a page that was opened after the game needs this component.
const PlayedLog = lazy(() => import('./FinishedGameLog.tsx').then((part) => part.FinishedGameLog))

interface LogDrawerProps extends LogListProps {
  /** Opens the replay; null before the game is over. */
  readonly replay: (() => void) | null
  readonly openChat: () => void
  readonly close: () => void
}

/** Shows the log of the game. A tap on an entry opens the position at that time. */
export function LogDrawer(props: LogDrawerProps) {
  const { table, mine, entries, recall, replay, openChat, close } = props
  const text = words.value
  const replayHere = replay && (() => (close(), replay()))
  return (
    <Drawer
      title={localise(menuWords).log.title}
      subtitle={recall ? localise(menuWords).log.about : undefined}
      tools={
        !isLocalCode(table.code) && (
          <DrawerTool icon="chat" name={text.chat.title} onClick={openChat} />
        )
      }
      onClose={close}
    >
      {replayHere !== null && !hasNews(entries) ? (
        <PlayedLog table={table} mine={mine} replay={replayHere} />
      ) : (
        <LogList
          table={table}
          mine={mine}
          entries={entries}
          recall={recall && ((seen) => (close(), recall(seen)))}
        />
      )}
      {replayHere !== null && (
        <button class="button" type="button" onClick={replayHere}>
          <Icon name="play" />
          {text.over.replay}
        </button>
      )}
    </Drawer>
  )
}
