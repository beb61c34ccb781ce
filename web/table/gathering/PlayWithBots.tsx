import { Icon } from '../../kit/Icon.tsx'
import type { CommandInput } from '../../client/TableModel.ts'
import { words } from '../../words/index.ts'

interface PlayWithBotsProps {
  /** The number of bots to add. */
  readonly bots: number
  readonly send: (command: CommandInput) => void
}

/** Shows a host who is alone one button that adds bots of medium strength and deals the cards. */
export function PlayWithBots({ bots, send }: PlayWithBotsProps) {
  const text = words.value.seats.alone
  const play = (): void => {
    for (let added = 0; added < bots; added++) send({ type: 'add-bot' })
    send({ type: 'start' })
  }
  return (
    <div class="gathering-start">
      <button
        class="button play-with-bots"
        data-look="main"
        data-size="big"
        type="button"
        onClick={play}
      >
        <Icon name="bot" />
        <span>
          {text.play} <small>{text.playMeans(bots)}</small>
        </span>
      </button>
    </div>
  )
}
