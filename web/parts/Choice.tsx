import './choice.css'

import { useId } from 'preact/hooks'

interface ChoiceProps<Value extends string | number> {
  readonly title: string
  readonly chosen: Value
  readonly values: readonly {
    readonly value: Value
    readonly name: string
    readonly lang?: string
  }[]
  readonly onChoose: (value: Value) => void
}

/** A group of radio buttons that are all visible, unlike a drop-down list. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const group = useId()
  return (
    <fieldset class="choice">
      <legend>{props.title}</legend>
      <div class="choice-values">
        {props.values.map(({ value, name, lang }) => (
          <label key={value} lang={lang}>
            <input
              class="visually-hidden"
              type="radio"
              name={group}
              checked={value === props.chosen}
              onChange={() => props.onChoose(value)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
