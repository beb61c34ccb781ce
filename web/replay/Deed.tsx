import { Icon, type IconName } from '../parts/Icon.tsx'

interface DeedProps {
  readonly icon: IconName
  readonly name: string
  readonly act: () => void
}

/** A picture to press, which says what it does. */
export const Deed = ({ icon, name, act }: DeedProps) => (
  <button class="icon-button" type="button" aria-label={name} title={name} onClick={() => act()}>
    <Icon name={icon} />
  </button>
)
