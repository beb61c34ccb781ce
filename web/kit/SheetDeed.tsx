import { Icon, type IconName } from './Icon.tsx'

interface SheetDeedProps {
  readonly icon: IconName
  readonly name: string
  /** What comes of it, where the name alone does not say it. */
  readonly means?: string | undefined
  readonly act: () => void
  readonly danger?: boolean
  readonly pressed?: boolean | undefined
}

/** One line of a `.sheet-list`: what can be done. */
export const SheetDeed = ({ icon, name, means, act, danger = false, pressed }: SheetDeedProps) => (
  <li>
    <button type="button" data-danger={danger} aria-pressed={pressed} onClick={() => act()}>
      <Icon name={icon} />
      <span>
        {name}
        {means !== undefined && <small>{means}</small>}
      </span>
    </button>
  </li>
)
