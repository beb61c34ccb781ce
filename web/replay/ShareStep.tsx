import { isLocalCode } from '../../shared/code.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import type { LoadedEnd } from '../boards/load-end.ts'
import { useEnd } from '../parts/end/use-end.ts'
import type { LoadedGame } from '../boards/load-game.ts'
import { Drawer } from '../kit/Drawer.tsx'
import { Icon } from '../kit/Icon.tsx'
import { copyLink } from '../parts/copy-text.ts'
import { SharePicture } from '../parts/picture/SharePicture.tsx'
import { clothAt } from '../parts/visible-game.ts'
import { localise, words } from '../words/index.ts'
import { reviewWords } from '../words/review.ts'
import { sharingWords } from '../words/sharing.ts'
import type { Replay } from './replay.ts'
import type { TableActions } from './ReplayBar.tsx'
import { clipPictures, lastMoves, stepPicture } from './step-picture.ts'

interface ShareStepProps {
  readonly replay: Replay
  readonly table: PublicTable
  readonly game: LoadedGame
  /** The actions for the table. Null for a saved game, which has no table and no links. */
  readonly atTable: Pick<TableActions, 'say'> | null
  readonly close: () => void
}

/** The drawer for sharing the current step: as a picture, and as a link. */
export function ShareStep({ replay, table, game, atTable, close }: ShareStepProps) {
  const loaded = useEnd(replay.record.game)
  return (
    <Drawer title={localise(reviewWords).share} onClose={close}>
      {loaded !== null && <StepPicture {...{ replay, table, game, loaded }} />}
      {atTable !== null && !isLocalCode(table.code) && (
        <ul class="sheet-list">
          <li>
            <button
              type="button"
              onClick={() => void copyLink(linkTo(replay), atTable.say).then(close)}
            >
              <Icon name="link" />
              {words.value.replay.link}
            </button>
          </li>
        </ul>
      )}
    </Drawer>
  )
}

function StepPicture({
  replay,
  table,
  game,
  loaded,
}: Pick<ShareStepProps, 'replay' | 'table' | 'game'> & { readonly loaded: LoadedEnd }) {
  const step = replay.step.value
  const shown = {
    replay,
    step,
    game,
    end: loaded.end,
    pieces: table.seats.map(({ piece }, seat) => piece ?? seat),
    text: localise(sharingWords),
    dealt: words.value.replay.dealt,
  }
  const hasMoves = lastMoves(replay.record, step).length > 0
  return (
    <SharePicture
      picture={stepPicture(shown)}
      clip={hasMoves ? () => clipPictures(shown, { address: location.host }) : null}
      game={{
        cloth: clothAt(table, game),
        options: replay.record.options,
        words: game.gameWords,
        Face: loaded.parts.Face,
      }}
      name={`tischlein-${replay.record.game}`}
    />
  )
}

/**
 * Returns a link to the current step on the table's own page, even if this page is in an iframe.
 */
const linkTo = ({ record }: Replay): string => `${location.origin}/${record.code}${location.hash}`
