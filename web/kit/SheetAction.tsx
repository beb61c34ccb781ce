import { Icon, type IconName } from './Icon.tsx'

interface SheetActionProps {
  readonly icon: IconName
  readonly name: string
  /** A sentence that explains the action, if its name does not explain it. */
  readonly description?: string | undefined
  readonly onClick: () => void
  readonly danger?: boolean
  /** Whether the action opens another page or sheet. If so, an arrow is shown. */
  readonly leadsOn?: boolean
}

/** An action, as one row of a `.sheet-list`. */
export const SheetAction = ({
  icon,
  name,
  description,
  onClick,
  danger = false,
  leadsOn = false,
}: SheetActionProps) => (
  <li>
    <button type="button" data-danger={danger} onClick={() => onClick()}>
      <Icon name={icon} />
      <span>
        {name}
        {description !== undefined && <small>{description}</small>}
      </span>
      {leadsOn && <Icon name="next" />}
    </button>
  </li>
)
