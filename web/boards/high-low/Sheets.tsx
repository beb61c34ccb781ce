import { Drawer } from '../../kit/Drawer.tsx'
import { Cards } from './Cards.tsx'
import type { OpenSheet, Playing } from './playing.tsx'
import type { Scene } from './scene.ts'
import { playsOn } from '../../../shared/games/high-low/rules/plays.ts'
import type { Value } from '../../../shared/games/high-low/rules/state.ts'
import type { Words } from '../../../shared/games/high-low/words/en/board.ts'
import './sheets.css'

/** The sheet of paper that lies over the table. */
export function Sheets(props: {
  readonly scene: Scene
  readonly playing: Playing
  readonly sheet: OpenSheet
}) {
  const { scene, playing, sheet } = props
  const close = (): void => playing.show(null)
  return sheet === 'keys' ? (
    <Keys words={scene.words} close={close} />
  ) : (
    <Piles scene={scene} close={close} />
  )
}

/** All cards of the pile, and all that have left the game: everybody has seen them. */
function Piles({
  scene: { view, words, lying },
  close,
}: {
  readonly scene: Scene
  readonly close: () => void
}) {
  const topFirst = playsOn(view.pile)
    .flatMap(({ value, count }) => Array<Value>(count).fill(value))
    .toReversed()
  return (
    <Drawer title={words.piles} onClose={close}>
      <Cards told={words.pile(lying)} values={topFirst} />
      <Cards told={words.burnt(view.burnt.length)} values={view.burnt} />
    </Drawer>
  )
}

const Keys = ({ words, close }: { readonly words: Words; readonly close: () => void }) => (
  <Drawer title={words.shortcuts.title} onClose={close}>
    <dl class="hl-shortcuts">
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
