import { words } from '../../words/index.ts'

interface StartProps {
  readonly hosting: boolean
  /** How many more players it takes. */
  readonly missing: number
  readonly start: () => void
}

/** The host deals; while that does not work, it says why. */
export function Start({ hosting, missing, start }: StartProps) {
  const text = words.value.seats
  if (!hosting) return null
  return (
    <>
      <button
        class="button"
        data-look="main"
        data-size="big"
        type="button"
        disabled={missing > 0}
        onClick={start}
      >
        {text.start}
      </button>
      {missing > 0 && <p class="gathering-why">{text.missing(missing)}</p>}
    </>
  )
}
