import './reaction-buttons.css'

import { useEffect, useRef } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import { reactions, type Reaction } from '../../../shared/game/reaction.ts'
import { pageTimeouts } from '../../../shared/protocol/page-limits.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { Piece } from '../../kit/pieces/Piece.tsx'
import type { VisibleGame } from '../../parts/visible-game.ts'
import { localise } from '../../words/index.ts'
import { reactionWords } from '../../words/reactions.ts'

interface ReactionButtonsProps {
  readonly table: PublicTable
  readonly game: VisibleGame
  readonly mine: Seat
  readonly send: (command: CommandInput) => void
  readonly close: () => void
}

/** How long the buttons stay open after a tap has opened them, in ms. */
const openFor = 4_000

/**
 * Buttons for the reactions (faces) that the viewer's piece can show. They close when the viewer
 * chooses one, presses Escape or taps elsewhere, or after a few seconds. A reaction that is not
 * allowed now has no button.
 */
export function ReactionButtons({ table, game, mine, send, close }: ReactionButtonsProps) {
  const box = useRef<HTMLDivElement>(null)
  const allowed = reactions.filter((reaction) => isAllowed(reaction, table, game, mine))
  const react = (reaction: Reaction): void => {
    send({ type: 'react', reaction })
    close()
  }
  useEffect(() => {
    const opener = document.querySelector<HTMLElement>('.player-panel-piece')
    // If a key has opened the buttons, they stay open until the focus leaves them, because keyboard
    // users may need more time.
    const isByKey = opener?.matches(':focus-visible') === true
    if (isByKey) box.current?.querySelector('button')?.focus()
    const timer = isByKey ? undefined : setTimeout(close, openFor)
    const left = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target) && !opener?.contains(target))
        close()
    }
    const pressed = (event: KeyboardEvent) => {
      const chosen = reactions[Number(event.key) - 1]
      if (event.key === 'Escape') {
        close()
        opener?.focus()
      } else if (chosen !== undefined && allowed.includes(chosen)) react(chosen)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('pointerdown', left)
    document.addEventListener('focusin', left)
    document.addEventListener('keydown', pressed, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', left)
      document.removeEventListener('focusin', left)
      document.removeEventListener('keydown', pressed, true)
    }
  }, [])
  const text = localise(reactionWords)
  return (
    <div class="reaction-buttons" ref={box} role="group" aria-label={text.title}>
      {allowed.map((reaction) => (
        <button key={reaction} type="button" onClick={() => react(reaction)}>
          <Piece of={mine} face={reaction} />
          {text.names[reaction]}
        </button>
      ))}
    </div>
  )
}

/**
 * Returns whether the server would accept the reaction now. `hurry` is allowed only if another
 * player's turn has already lasted a while.
 */
function isAllowed(
  reaction: Reaction,
  { options, pendingTurns = [] }: PublicTable,
  { board, view }: VisibleGame,
  mine: Seat,
): boolean {
  if (board.rules.reactionForbiddenBy?.(view, options, reaction)) return false
  const asked = Date.now() - pageTimeouts.hurryAfter
  return (
    reaction !== 'hurry' || pendingTurns.some(({ seat, since }) => seat !== mine && since <= asked)
  )
}
