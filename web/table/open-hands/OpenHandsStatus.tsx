import { useState } from 'preact/hooks'

import type { PublicSeat, PublicTable } from '../../../shared/protocol/protocol.ts'
import { Drawer } from '../../kit/Drawer.tsx'
import { Icon } from '../../kit/Icon.tsx'
import type { CommandInput } from '../../client/TableModel.ts'
import { localise } from '../../words/index.ts'
import { openHandsWords } from '../../words/open-hands.ts'

interface OpenHandsStatusProps {
  readonly table: PublicTable
  /** The viewer's seat; null for a spectator. */
  readonly me: PublicSeat | null
  readonly send: (command: CommandInput) => void
}

/** Shows a player whether spectators see their hand, and lets the player change the answer. */
export function OpenHandsStatus({ table, me, send }: OpenHandsStatusProps) {
  const [isAsked, ask] = useState(false)
  if (table.openHands === undefined || me?.showsHand === undefined) return null
  const text = localise(openHandsWords)
  const { moves, open, closedUntilNextDeal: untilNextDeal } = table.openHands
  const shows = me.showsHand
  const waits = untilNextDeal ? text.untilNextDeal : text.waits(moves)
  return (
    <>
      <button
        class="icon-button hand-sign"
        type="button"
        data-open={open}
        aria-label={open ? text.open(moves) : text.sign}
        onClick={() => ask(true)}
      >
        <Icon name={shows ? 'hand' : 'hidden'} />
      </button>
      {isAsked && (
        <Drawer title={text.sign} onClose={() => ask(false)}>
          <p>{open ? text.open(moves) : shows ? waits : text.closed}</p>
          {shows && <p class="soft">{text.before}</p>}
          <button
            class="button"
            data-look={shows ? 'ink' : 'main'}
            type="button"
            onClick={() => {
              send({ type: 'show-hand', shows: !shows })
              ask(false)
            }}
          >
            {shows ? text.takeBack : text.agree}
          </button>
        </Drawer>
      )}
    </>
  )
}
