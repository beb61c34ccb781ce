import { Drawer } from '../../kit/Drawer.tsx'
import { Icon } from './Icon.tsx'
import { LayoutSheet } from './LayoutSheet.tsx'
import type { OpenSheet, Play, Playing } from './usePlaying.ts'
import type { Scene } from './scene.ts'
import { pileSayings, type Pile } from '../../../shared/games/the-game/rules/state.ts'
import type { Words } from '../../../shared/games/the-game/words/en/board.ts'
import './sheets.css'

interface SheetsProps {
  readonly scene: Scene
  readonly playing: Playing
}

/** The sheet of paper that lies over the table. */
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
      return <Keys words={props.scene.words} close={close} />
  }
}

/** Before a play after which the turn cannot end (TG-15). */
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

/** The four sayings about a pile, and what the others say. */
function Sayings({
  scene: { view, words, names },
  playing,
  pile,
  close,
}: SheetsProps & { readonly pile: Pile; readonly close: () => void }) {
  const here = view.standing.filter(({ about }) => about === pile)
  const mine = here.find(({ seat }) => seat === view.seat)
  const others = here.filter((one) => one !== mine)
  return (
    <Drawer title={words.signal(pile)} onClose={close}>
      {others.length > 0 && (
        <ul class="said">
          {others.map(({ seat, says }) => (
            <li key={seat}>{words.said(names[seat] ?? '', words.sayings[says])}</li>
          ))}
        </ul>
      )}
      <div class="sayings">
        {pileSayings.map((says) => (
          <button
            key={says}
            type="button"
            class="button"
            aria-pressed={mine?.says === says}
            onClick={() => playing.give({ about: pile, says: mine?.says === says ? null : says })}
          >
            <Icon of={says} />
            {words.sayings[says]}
          </button>
        ))}
        {mine && (
          <button
            type="button"
            class="button"
            data-look="danger"
            onClick={() => playing.give({ about: pile, says: null })}
          >
            {words.unsay}
          </button>
        )}
      </div>
    </Drawer>
  )
}

const Keys = ({ words, close }: { readonly words: Words; readonly close: () => void }) => (
  <Drawer title={words.shortcuts.title} onClose={close}>
    <dl class="shortcuts">
      {words.shortcuts.keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Drawer>
)
