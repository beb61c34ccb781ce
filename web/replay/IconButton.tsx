import { Icon, type IconName } from '../kit/Icon.tsx'

interface IconButtonProps {
  readonly icon: IconName
  readonly name: string
  readonly onClick: () => void
  readonly busy?: boolean
}

/** An icon button with an accessible name and a tooltip. */
export const IconButton = ({ icon, name, onClick, busy = false }: IconButtonProps) => (
  <button
    class="icon-button"
    type="button"
    aria-label={name}
    title={name}
    disabled={busy}
    onClick={() => onClick()}
  >
    <Icon name={icon} />
  </button>
)
