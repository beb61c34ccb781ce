import { Icon, type IconName } from './Icon.tsx'

interface SheetActionProps {
  readonly icon: IconName
  readonly name: string
  /** Explains the action if its name is not enough. */
  readonly description?: string | undefined
  readonly onClick: () => void
  readonly danger?: boolean
  readonly pressed?: boolean | undefined
  /** Whether the action opens another page or sheet, which an arrow shows. */
  readonly leadsOn?: boolean
}

/** One action in a `.sheet-list`. */
export const SheetAction = ({
  icon,
  name,
  description,
  onClick,
  danger = false,
  pressed,
  leadsOn = false,
}: SheetActionProps) => (
  <li>
    <button type="button" data-danger={danger} aria-pressed={pressed} onClick={() => onClick()}>
      <Icon name={icon} />
      <span>
        {name}
        {description !== undefined && <small>{description}</small>}
      </span>
      {leadsOn && <Icon name="next" />}
    </button>
  </li>
)
