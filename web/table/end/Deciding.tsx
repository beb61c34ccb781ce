import './deciding.css'

import type { DecidingMove } from '../../../shared/game/end.ts'
import type { Seat } from '../../../shared/game/game.ts'
import type { EndWords, Who } from '../../../shared/game/words.ts'
import { currentUrl, replaceUrl } from '../../client/router.ts'
import { SmallCard } from '../../kit/cards/PlainCards.tsx'
import { Icon, type IconName } from '../../kit/Icon.tsx'
import { formatReplayHash } from '../../replay/replay-position.ts'
import { localise } from '../../words/index.ts'
import { finishWords } from '../../words/end.ts'

interface DecidingProps {
  readonly move: DecidingMove
  readonly words: EndWords
  readonly whoIs: (seat: Seat) => Who
  readonly replay: () => void
}

const links: Readonly<Record<NonNullable<DecidingMove['link']>, IconName>> = {
  on: 'arrow',
  back: 'undo',
  burns: 'flame',
}

/**
 * Shows the move that decided the game: its cards, a sentence, and a button that opens that position
 * in the replay.
 */
export function Deciding({ move, words, whoIs, replay }: DecidingProps) {
  const text = localise(finishWords)
  const { when, text: sentence } = words.decidingMove(move, whoIs)
  const { path, search } = currentUrl.value
  const address = path + search + formatReplayHash({ step: move.step, viewer: 'afterwards' })
  return (
    <div class="deciding">
      {move.cards.length > 0 && (
        <span class="deciding-cards" aria-hidden="true">
          {move.cards.map((card, at) => (
            <>
              {move.link !== undefined && at > 0 && at === move.cards.length - 1 && (
                <Icon name={links[move.link]} />
              )}
              <SmallCard key={at} card={card} index={words.cardIndex?.(card.index) ?? card.index} />
            </>
          ))}
        </span>
      )}
      <p>
        <b>{when}</b> {sentence}
      </p>
      <button
        class="button"
        type="button"
        onClick={() => {
          replaceUrl(address)
          replay()
        }}
      >
        <Icon name="eye" />
        {text.see}
        <span class="visually-hidden">: {text.seeMove}</span>
      </button>
    </div>
  )
}
