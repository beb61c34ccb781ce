import { Drawer } from '../../kit/Drawer.tsx'
import { ShortcutsSheet } from '../../kit/ShortcutsSheet.tsx'
import { Cards } from './cards/Cards.tsx'
import { cardsOf } from './cards/LeftCards.tsx'
import type { OpenSheet, Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import { decodePlays } from '../../../shared/games/high-low/rules/play-codec.ts'
import type { Value } from '../../../shared/games/high-low/rules/state.ts'

/**
 * The open drawer: the keyboard shortcuts, the cards of both piles, or the cards left at the end of
 * the game.
 */
export function Sheets(props: {
  readonly scene: Scene
  readonly playing: Playing
  readonly sheet: OpenSheet
}) {
  const { scene, playing, sheet } = props
  const close = (): void => playing.show(null)
  switch (sheet) {
    case 'keys':
      return <ShortcutsSheet shortcuts={scene.words.shortcuts} close={close} />
    case 'piles':
      return <Piles scene={scene} close={close} />
    case 'hands':
      return <HandsAtEnd scene={scene} close={close} />
  }
}

interface SheetProps {
  readonly scene: Scene
  readonly close: () => void
}

/**
 * Lists the cards of the pile and the burnt cards (those removed from the game). Both are public.
 */
function Piles({ scene: { view, words, pileCount }, close }: SheetProps) {
  const topFirst = decodePlays(view.pile)
    .flatMap(({ value, count }) => Array<Value>(count).fill(value))
    .toReversed()
  return (
    <Drawer title={words.piles} onClose={close}>
      <Cards title={words.pile(pileCount)} values={topFirst} />
      <Cards title={words.burnt(view.burnt.length)} values={view.burnt} />
    </Drawer>
  )
}

/**
 * Lists the cards that each player had left at the end of the game, including the face-down cards.
 */
function HandsAtEnd({ scene, close }: SheetProps) {
  const { view, words, names } = scene
  return (
    <Drawer title={words.handsAtEnd} onClose={close}>
      {names.map((name, seat) => {
        const { inHand, wasOpen, wasHidden } = cardsOf(seat, scene)
        const isEmpty = [inHand, wasOpen, wasHidden].every(({ length }) => length === 0)
        return (
          <section key={seat} class="cards-of">
            <h3>{seat === view.seat ? words.you : name}</h3>
            {isEmpty && <p class="soft">{words.nothingLeft}</p>}
            <Cards title={words.inHand} values={inHand} />
            <Cards title={words.wasOpen} values={wasOpen} />
            <Cards title={words.wasHidden} values={wasHidden} />
          </section>
        )
      })}
      <Cards title={words.leftToDraw} values={view.shown?.draw?.toReversed() ?? []} />
    </Drawer>
  )
}
