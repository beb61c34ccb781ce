import { Drawer } from '../../kit/Drawer.tsx'
import { drawings } from './cards/drawings.ts'
import { Icon } from '../../kit/Icon.tsx'
import { ShortcutsSheet } from '../../kit/ShortcutsSheet.tsx'
import { LayoutSheet } from './LayoutSheet.tsx'
import type { OpenSheet, Play, Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import { pileSignals, type Pile } from '../../../shared/games/the-game/rules/state.ts'
import './sheets.css'

interface SheetsProps {
  readonly scene: Scene
  readonly playing: Playing
}

export function Sheets(props: SheetsProps & { readonly open: OpenSheet }) {
  const { open, playing } = props
  const close = (): void => playing.show(null)
  switch (open.sheet) {
    case 'losing':
      return <Losing {...props} play={open.play} close={close} />
    case 'sayings':
      return <Sayings {...props} pile={open.pile} close={close} />
    case 'layout':
      return <LayoutSheet scene={props.scene} close={close} />
    case 'keys':
      return <ShortcutsSheet shortcuts={props.scene.words.shortcuts} close={close} />
  }
}

/**
 * Asks the viewer to confirm a move after which the turn cannot be completed, so that all players
 * lose (TG-15).
 */
function Losing({
  scene: { words },
  playing,
  play,
  close,
}: SheetsProps & { readonly play: Play; readonly close: () => void }) {
  return (
    <Drawer title={words.losing.title} onClose={close}>
      <p>{words.losing.question(play.card)}</p>
      <div class="choices">
        <button type="button" class="button" data-look="main" onClick={close}>
          {words.losing.keep}
        </button>
        <button
          type="button"
          class="button"
          data-look="danger"
          onClick={() => playing.confirm(play)}
        >
          {words.losing.play}
        </button>
      </div>
    </Drawer>
  )
}

/**
 * Offers the four signals (ready-made remarks) about a pile, and lists those of the other players.
 */
function Sayings({
  scene: { view, words, names },
  playing,
  pile,
  close,
}: SheetsProps & { readonly pile: Pile; readonly close: () => void }) {
  const here = view.activeSignals.filter(({ about }) => about === pile)
  const mine = here.find(({ seat }) => seat === view.seat)
  const others = here.filter((one) => one !== mine)
  return (
    <Drawer title={words.signal(pile)} onClose={close}>
      {others.length > 0 && (
        <ul class="other-sayings">
          {others.map(({ seat, says }) => (
            <li key={seat}>{words.said(names[seat] ?? '', words.sayings[says])}</li>
          ))}
        </ul>
      )}
      <p class="soft">{words.signalStays}</p>
      <div class="sayings">
        {pileSignals.map((says) => (
          <button
            key={says}
            type="button"
            class="button"
            aria-pressed={mine?.says === says}
            onClick={() =>
              playing.sendSignal({ about: pile, says: mine?.says === says ? null : says })
            }
          >
            <Icon path={drawings[says]} />
            {words.sayings[says]}
          </button>
        ))}
      </div>
    </Drawer>
  )
}
