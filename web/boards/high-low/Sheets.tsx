import { Drawer } from '../../kit/Drawer.tsx'
import { KeysSheet } from '../../kit/KeysSheet.tsx'
import { Cards } from './Cards.tsx'
import type { OpenSheet, Playing } from './usePlaying.ts'
import type { Scene } from './scene.ts'
import { decodePlays } from '../../../shared/games/high-low/rules/play-codec.ts'
import type { Value } from '../../../shared/games/high-low/rules/state.ts'

/** The sheet of paper that lies over the table. */
export function Sheets(props: {
  readonly scene: Scene
  readonly playing: Playing
  readonly sheet: OpenSheet
}) {
  const { scene, playing, sheet } = props
  const close = (): void => playing.show(null)
  return sheet === 'keys' ? (
    <KeysSheet shortcuts={scene.words.shortcuts} close={close} />
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
  const topFirst = decodePlays(view.pile)
    .flatMap(({ value, count }) => Array<Value>(count).fill(value))
    .toReversed()
  return (
    <Drawer title={words.piles} onClose={close}>
      <Cards title={words.pile(lying)} values={topFirst} />
      <Cards title={words.burnt(view.burnt.length)} values={view.burnt} />
    </Drawer>
  )
}
