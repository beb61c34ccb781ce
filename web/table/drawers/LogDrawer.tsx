import { Drawer, DrawerTool } from '../../kit/Drawer.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { lazy } from '../../kit/lazy.tsx'
import { words } from '../../words/index.ts'
import { hasNews } from '../../client/Log.ts'
import { LogList, type LogListProps } from '../../replay/LogList.tsx'

// A game that this page has seen being played, it can tell by itself.
const PlayedLog = lazy(() => import('./FinishedGameLog.tsx').then((part) => part.FinishedGameLog))

interface LogDrawerProps extends LogListProps {
  /** Looks back at the whole game; null before it is over. */
  readonly replay: (() => void) | null
  readonly openChat: () => void
  readonly close: () => void
}

/** What happened, with the ways to look at it again. */
export function LogDrawer(props: LogDrawerProps) {
  const { table, mine, entries, recall, replay, openChat, close } = props
  const text = words.value
  const replayHere = replay && (() => (close(), replay()))
  return (
    <Drawer
      title={text.log.title}
      subtitle={recall ? text.log.about : undefined}
      tools={<DrawerTool icon="chat" name={text.talk.title} onClick={openChat} />}
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
