import { Icon } from '../../kit/Icon.tsx'
import { words } from '../../words/index.ts'

interface StartButtonProps {
  /** How many more players the game needs before it can start. */
  readonly missing: number
  readonly start: () => void
}

/** The host's button to start the game. If it is disabled, a sentence says why. */
export function StartButton({ missing, start }: StartButtonProps) {
  const text = words.value.seats
  return (
    <div class="gathering-start">
      <button
        class="button"
        data-look="main"
        data-size="big"
        type="button"
        disabled={missing > 0}
        onClick={start}
      >
        <Icon name="cards" />
        {text.start}
      </button>
      {missing > 0 && <p>{text.missing(missing)}</p>}
    </div>
  )
}
