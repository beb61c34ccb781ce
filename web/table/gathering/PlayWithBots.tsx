import { Icon } from '../../kit/Icon.tsx'
import { prefersReducedMotion } from '../../kit/motion/animations.ts'
import { durations } from '../../kit/motion/durations.ts'
import type { CommandInput } from '../../client/TableModel.ts'
import { words } from '../../words/index.ts'

interface PlayWithBotsProps {
  /** How many bots are added. */
  readonly bots: number
  /** Whether the viewer has tapped the button, and the bots are being added. */
  readonly areSittingDown: boolean
  readonly play: () => void
}

/** A button for a host who is alone: it adds bots of medium strength, and then deals the cards. */
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

/** The maximum duration in ms of the animation in which bots sit down. Then the cards are dealt. */
const longest = 600
/**
 * How long the animation of one bot takes: its name plate slides in, and its piece drops onto it.
 */
const oneBot = durations.card + durations.quick

/**
 * Adds bots one after the other, and deals the cards once the animations of their arrival have
 * ended. With reduced motion, deals without waiting.
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
