import './switch.css'

interface SwitchProps {
  readonly name: string
  /** Explains the setting if its name is not enough. */
  readonly means?: string | undefined
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
}

/** A setting that is on or off, as an item of a list with the class `switches`. */
export const Switch = ({ name, means, isOn, turn }: SwitchProps) => (
  <li>
    <label class="switches-line">
      <span>
        {name}
        {means !== undefined && <small>{means}</small>}
      </span>
      <input
        type="checkbox"
        aria-label={name}
        checked={isOn}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
    </label>
  </li>
)
