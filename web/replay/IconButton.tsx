import { Icon, type IconName } from '../kit/Icon.tsx'

interface IconButtonProps {
  readonly icon: IconName
  readonly name: string
  readonly act: () => void
  readonly busy?: boolean
}

/** A picture to press, which says what it does. */
export const IconButton = ({ icon, name, act, busy = false }: IconButtonProps) => (
  <button
    class="icon-button"
    type="button"
    aria-label={name}
    title={name}
    disabled={busy}
    onClick={() => act()}
  >
    <Icon name={icon} />
  </button>
)
