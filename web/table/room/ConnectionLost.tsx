import './connection-lost.css'

import { useState } from 'preact/hooks'

import { localCodeOf } from '../../../shared/code.ts'
import type { Seat } from '../../../shared/game/game.ts'
import { checkNetwork } from '../../client/check-network.ts'
import { isOffline } from '../../client/network.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Piece } from '../../kit/pieces/Piece.tsx'
import { chooseLocalGame } from '../../local/chosen-game.ts'
import { Notice } from '../../parts/Notice.tsx'
import { localWords } from '../../words/local.ts'
import { localise, words } from '../../words/index.ts'

interface ConnectionLostProps {
  readonly game: string
  /** The viewer's seat; null for a spectator. */
  readonly mine: Seat | null
  readonly isMoveKept: boolean
}

/**
 * The notice that the connection is lost. The viewer can close it, and make a move that is sent
 * after the reconnect. If the device is offline, the notice offers a game against bots, which needs
 * no network.
 */
export function ConnectionLost({ game, mine, isMoveKept }: ConnectionLostProps) {
  const text = words.value.notes
  const [isRead, read] = useState(false)
  if (isRead && !isMoveKept) return null
  if (isOffline.value && !isRead)
    return <NoNetwork {...{ game, mine, isMoveKept }} close={() => read(true)} />
  return (
    <div class="notices-late">
      <Notice icon="offline" title={text.lostTitle} onClose={() => read(true)}>
        {isMoveKept ? text.lostMoving : text.lost}
      </Notice>
    </div>
  )
}

function NoNetwork({
  game,
  mine,
  isMoveKept,
  close,
}: ConnectionLostProps & { readonly close: () => void }) {
  const text = localise(localWords)
  return (
    <section class="connection-lost paper" aria-labelledby="connection-lost">
      <button
        class="icon-button"
        type="button"
        aria-label={words.value.close}
        onClick={() => close()}
      >
        <Icon name="close" />
      </button>
      <Piece of={mine ?? 0} face="sleep" />
      <h2 id="connection-lost">{words.value.notes.lostTitle}</h2>
      <p role="status">{isMoveKept ? words.value.notes.lostMoving : words.value.notes.lost}</p>
      <a
        class="button"
        data-look="main"
        data-size="big"
        href={`/${localCodeOf(game)}`}
        onClick={() => chooseLocalGame(game, { options: {}, tempo: 'free' })}
      >
        <Icon name="bot" />
        {text.meanwhile}
      </a>
      <button class="button" type="button" onClick={() => void checkNetwork()}>
        <Icon name="again" />
        {text.retry}
      </button>
    </section>
  )
}
