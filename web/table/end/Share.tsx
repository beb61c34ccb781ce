import { useContext } from 'preact/hooks'

import { isLocalCode } from '../../../shared/code.ts'
import type { AnyView } from '../../../shared/game/game.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { LoadedEnd } from '../../boards/load-end.ts'
import { fetchGameRecord, gameRecordAddress } from '../../client/api.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { SheetAction } from '../../kit/SheetAction.tsx'
import { useTableContext } from '../../kit/table/table-context.ts'
import { copyLink } from '../../parts/copy-text.ts'
import type { Picture } from '../../parts/picture/picture.ts'
import { SharePicture } from '../../parts/picture/SharePicture.tsx'
import { useRepeatDeal } from '../../parts/same-deal.ts'
import { useGame } from '../../parts/use-game.ts'
import { clothAt } from '../../parts/visible-game.ts'
import type { Replay } from '../../replay/replay.ts'
import { clipPictures } from '../../replay/step-picture.ts'
import { finishWords } from '../../words/end.ts'
import { localise, words } from '../../words/index.ts'
import { sharingWords } from '../../words/sharing.ts'
import { endPicture } from './end-picture.ts'
import { FreshTableContext } from './fresh-table-context.ts'
import type { Result } from './result.ts'
import type { Highlights } from './use-history.ts'

interface ShareProps {
  readonly table: PublicTable
  readonly result: Result
  readonly loaded: LoadedEnd
  readonly highlights: Highlights | null
  readonly view: AnyView | null
  /** Whether visitors can take a seat here. In some embedded tables they can only watch. */
  readonly canSit: boolean
  readonly say: (text: string) => void
  readonly close: () => void
}

/**
 * The drawer for sharing a finished game, as a picture or as a link to the replay. The viewer can
 * also play the same deal again, verify or save the game, or open a new table.
 */
export function Share({ canSit, say, close, ...ended }: ShareProps) {
  const text = localise(finishWords).share
  const { table } = ended
  const FreshTable = useContext(FreshTableContext)
  const link = `${location.origin}/${table.code}#step=0`
  return (
    <Drawer title={text.more} onClose={close}>
      <EndPicture {...ended} />
      {isLocalCode(table.code) ? (
        <SaveLocalGame code={table.code} />
      ) : (
        <ul class="sheet-list">
          <li>
            <button type="button" onClick={() => void copyLink(link, say).then(close)}>
              <Icon name="link" />
              {localise(finishWords).copyReplay}
            </button>
          </li>
          <li>
            <DealAgain code={table.code} canSit={canSit} say={say} />
          </li>
          <li>
            <a href={`/verify?code=${table.code}`}>
              <Icon name="check" />
              {text.verify}
            </a>
          </li>
          <li>
            <a href={gameRecordAddress(table.code)} download={`tischlein-${table.code}.json`}>
              <Icon name="save" />
              {text.save}
            </a>
          </li>
          <li>
            {FreshTable === null ? (
              <a href="/">
                <Icon name="plus" />
                {text.newTable}
              </a>
            ) : (
              <FreshTable game={table.game} options={table.options} look="line" say={say} />
            )}
          </li>
        </ul>
      )}
    </Drawer>
  )
}

/**
 * A game at a table that runs in this browser has no URL to share, so the page offers its record as
 * a file.
 */
function SaveLocalGame({ code }: Pick<PublicTable, 'code'>) {
  const save = async (): Promise<void> => {
    const record = await fetchGameRecord(code)
    if (record.ok)
      saveFile(JSON.stringify(record.value), `tischlein-${code.replace('/', '-')}.json`)
  }
  return (
    <ul class="sheet-list">
      <SheetAction
        icon="save"
        name={localise(finishWords).share.save}
        onClick={() => void save()}
      />
    </ul>
  )
}

function saveFile(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

function EndPicture({
  table,
  result,
  loaded,
  highlights,
  view,
}: Omit<ShareProps, 'canSit' | 'say' | 'close'>) {
  const { people } = useTableContext()
  const game = useGame(table.game)
  const { outcome, options } = table
  if (outcome === null || game === null) return null
  const text = localise(sharingWords)
  const picture = endPicture({ table, outcome, result, loaded, highlights, people, view, text })
  const replay = highlights?.replay
  const clip = (played: Replay): readonly Picture[] =>
    clipPictures(
      {
        replay: played,
        step: played.last,
        game,
        end: loaded.end,
        pieces: table.seats.map(({ piece }, seat) => piece ?? seat),
        text,
        dealt: words.value.replay.dealt,
      },
      { address: location.host, end: picture },
    )
  return (
    <SharePicture
      picture={picture}
      clip={replay === undefined ? null : () => clip(replay)}
      game={{
        cloth: clothAt(table, game),
        options,
        words: game.gameWords,
        Face: loaded.parts.Face,
      }}
      name={`tischlein-${table.game}`}
    />
  )
}

function DealAgain({
  code,
  canSit,
  say,
}: Pick<ShareProps, 'canSit' | 'say'> & { readonly code: string }) {
  const { busy, open } = useRepeatDeal(code, say)
  const name = (
    <>
      <Icon name="cards" />
      {words.value.sameDeal.deed}
    </>
  )
  if (!canSit) return <a href={`/${code}`}>{name}</a>
  return (
    <button type="button" disabled={busy} onClick={open}>
      {name}
    </button>
  )
}
