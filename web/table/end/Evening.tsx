import './evening.css'

import { useState } from 'preact/hooks'

import type { Face } from '../../kit/motion/face-of.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import { useGameWords } from '../../parts/use-game.ts'
import { words } from '../../words/index.ts'
import { type Played, winsIn } from '../model/evening.ts'

interface EveningProps {
  /** More than one, the oldest first. */
  readonly played: readonly Played[]
}

/** The way to how the evening stands. */
export function Evening({ played }: EveningProps) {
  const text = words.value.evening
  const [open, show] = useState(false)
  return (
    <>
      <button class="button" data-look="soft" type="button" onClick={() => show(true)}>
        <Icon name="crown" />
        {text.games(played.length)}
      </button>
      {open && (
        <Drawer title={text.title} about={text.games(played.length)} onClose={() => show(false)}>
          <Podium played={played} />
          <Book played={played} />
        </Drawer>
      )}
    </>
  )
}

/** How whoever stands on each step looks. */
const faces: readonly Face[] = ['won', 'great', 'ouch']

/** Who won the most: three steps of wood, where games are won by one. */
function Podium({ played }: EveningProps) {
  const best = winsIn(played).slice(0, faces.length)
  if (best.length < 2) return null
  const seatOf = (name: string): number =>
    Math.max(0, played.findLast(({ names }) => names.includes(name))?.names.indexOf(name) ?? 0)
  return (
    <ol class="evening-podium">
      {best.map(({ name, wins }, at) => (
        <li key={name} data-step={at + 1}>
          <Piece of={seatOf(name)} face={faces[at] ?? null} />
          <span>
            <b>{wins}</b> <small>{words.value.evening.wins(wins)}</small> {name}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Each game with how it ended, the latest first. */
const Book = ({ played }: EveningProps) => (
  <ol class="sheet-list">
    {played.toReversed().map((one) => (
      <li key={one.deal}>
        <Page {...one} />
      </li>
    ))}
  </ol>
)

function Page({ deal, game, names, outcome }: Played) {
  const gameWords = useGameWords(game)
  return (
    <div class="sheet-line">
      <span class="evening-page">
        {words.value.talk.deal(deal)}
        <small>{gameWords?.outcome(outcome, names)}</small>
      </span>
      {outcome.kind === 'places' &&
        names.map(
          (name, seat) =>
            outcome.places[seat] === 1 && (
              <Piece key={seat} of={seat}>
                {initialOf(name)}
              </Piece>
            ),
        )}
    </div>
  )
}
