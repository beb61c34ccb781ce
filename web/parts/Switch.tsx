import './switch.css'

interface SwitchProps {
  readonly name: string
  /** A sentence that explains the setting, if its name does not explain it. */
  readonly means?: string | undefined
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
}

/** An on/off setting, rendered as an item of a list that has the class `switches`. */
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
