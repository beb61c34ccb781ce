import { Icon } from '../../kit/Icon.tsx'
import { prefersReducedMotion } from '../../kit/motion/animations.ts'
import { durations } from '../../kit/motion/durations.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { words } from '../../words/index.ts'

interface PlayWithBotsProps {
  /** The number of bots to add. */
  readonly bots: number
  /** Whether the bots are sitting down after a tap. */
  readonly areSittingDown: boolean
  readonly play: () => void
}

/** Shows a host who is alone one button that adds bots of medium strength and deals the cards. */
export function PlayWithBots({ bots, areSittingDown, play }: PlayWithBotsProps) {
  const text = words.value.seats.alone
  return (
    <div class="gathering-start">
      <button
        class="button play-with-bots"
        data-look="main"
        data-size="big"
        type="button"
        aria-disabled={areSittingDown}
        onClick={() => !areSittingDown && play()}
      >
        <Icon name="bot" />
        <span>
          {text.play} <small>{text.playMeans(bots)}</small>
        </span>
      </button>
    </div>
  )
}

/** The longest time that bots take to sit down before the cards are dealt, in ms. */
const longest = 600
/** How long one bot takes: its plate slides in, and its piece drops. */
const oneBot = durations.card + durations.quick

/**
 * Adds bots one after the other, and deals the cards once all of them are seen to sit. With reduced motion nothing
 * is waited for.
 * @param ended called after the cards are dealt
 */
export function playWithBots(
  bots: number,
  send: (command: CommandInput) => void,
  ended: () => void,
): void {
  const start = (): void => {
    send({ type: 'start' })
    ended()
  }
  const isStill = prefersReducedMotion()
  const apart = Math.min(120, (longest - oneBot) / Math.max(1, bots - 1))
  send({ type: 'add-bot' })
  for (let added = 1; added < bots; added++) {
    if (isStill) send({ type: 'add-bot' })
    else setTimeout(() => send({ type: 'add-bot' }), added * apart)
  }
  if (isStill) start()
  else setTimeout(start, (bots - 1) * apart + oneBot)
}
