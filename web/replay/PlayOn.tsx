import './play-on.css'

import { useState } from 'preact/hooks'

import type { Seat } from '../../shared/game/game.ts'
import type { Strength } from '../../shared/game/strength.ts'
import { Drawer } from '../kit/Drawer.tsx'
import { Icon } from '../kit/Icon.tsx'
import { initialOf, Piece } from '../kit/pieces/Piece.tsx'
import { Choice } from '../parts/Choice.tsx'
import { usePlayOn, type TableOpener } from '../parts/same-deal.ts'
import { strengthChoices } from '../parts/strengths.ts'
import { localise, words } from '../words/index.ts'
import { playOnWords } from '../words/play-on.ts'
import type { NewsBetween } from '../client/Log.ts'
import { realMoveAt, type Replay } from './replay.ts'

interface PlayOnProps {
  readonly replay: Replay
  /** The viewer's own seat; null for spectators. */
  readonly mine: Seat | null
  readonly newsBetween: NewsBetween
  /** Opens a table that plays the same deal again from the start. */
  readonly sameDeal: TableOpener
  readonly say: (text: string) => void
}

/** The button that continues the game from the shown step, and the drawer that it opens. */
export function PlayOn(props: PlayOnProps) {
  const { replay } = props
  const [opened, open] = useState(false)
  const text = localise(playOnWords)
  return (
    <>
      <button
        class="button play-on"
        data-look="main"
        type="button"
        title={text.action}
        onClick={() => {
          // Stops the playback, so that the step stays the one that the viewer has chosen.
          replay.goTo(replay.step.peek())
          open(true)
        }}
      >
        <Fork />
        <span>
          {text.action}
          <small>{text.means}</small>
        </span>
      </button>
      {opened && <PlayOnDrawer {...props} close={() => open(false)} />}
    </>
  )
}

function PlayOnDrawer({
  replay,
  mine,
  newsBetween,
  sameDeal,
  say,
  close,
}: PlayOnProps & { readonly close: () => void }) {
  const { record } = replay
  const text = localise(playOnWords)
  const step = replay.step.value
  const realMove = realMoveAt(replay, newsBetween, step)
  const [seat, chooseSeat] = useState(mine ?? record.steps[step]?.seat ?? 0)
  const [strength, chooseStrength] = useState<Strength>('medium')
  const isTurn = record.steps[step]?.seat === seat
  const playOn = usePlayOn(
    { table: record.code, step, seat, strength },
    isTurn ? realMove : null,
    say,
  )
  return (
    <Drawer
      title={text.title}
      subtitle={[text.from(step + 1), ...(realMove ? [realMove.text] : [])].join('. ')}
      onClose={close}
      footer={
        <button
          class="button play-on-start"
          data-look="main"
          type="button"
          aria-busy={playOn.busy}
          onClick={playOn.open}
        >
          <Fork />
          {text.start}
        </button>
      }
    >
      <div class="play-on-choices">
        <fieldset class="play-on-seats">
          <legend>{text.whose}</legend>
          {record.names.map((name, at) => (
            <label key={at}>
              <input
                class="visually-hidden"
                type="radio"
                name="play-on-seat"
                checked={at === seat}
                onChange={() => chooseSeat(at)}
              />
              <span>
                <Piece of={at}>{initialOf(name)}</Piece>
                {name}
              </span>
            </label>
          ))}
        </fieldset>
        <Choice
          title={text.strength}
          chosen={strength}
          values={strengthChoices()}
          onChoose={chooseStrength}
        />
        <p class="soft">{text.alone}</p>
        <ul class="sheet-list">
          <li>
            <button type="button" aria-busy={sameDeal.busy} onClick={sameDeal.open}>
              <Icon name="deal" />
              {words.value.sameDeal.deed}
            </button>
          </li>
        </ul>
      </div>
    </Drawer>
  )
}

/**
 * The icon of the button: a road that forks, because the game takes another course from here. It is
 * not in Icon.tsx, because every page loads that file.
 */
const Fork = () => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M12 21v-7c0-3-4-4-6-8M12 14c0-3 4-4 6-8M6 11V6h5M18 11V6h-5"
      fill="none"
      stroke="currentColor"
      stroke-width="2.4"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
)
